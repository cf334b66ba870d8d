game-summary = Die Runen: schnitze drei, bevor es andere tun
