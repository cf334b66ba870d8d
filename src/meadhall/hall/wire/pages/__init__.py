"""Pages: what pages beside a table ask and are told: lessons, rules, replays and statistics."""
