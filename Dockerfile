# syntax=docker/dockerfile:1

# The page. Node comes as a wheel, in the version that constraints.txt pins.
FROM python:3.13-slim AS page
WORKDIR /meadhall
COPY constraints.txt LICENSE ./
COPY tools/page.py tools/
COPY web web
COPY src/meadhall/games src/meadhall/games
RUN --mount=type=cache,target=/cache \
    PIP_CACHE_DIR=/cache/pip npm_config_cache=/cache/npm python tools/page.py build

# The compiled engine with the page, and all it needs, as wheels.
FROM python:3.13-slim AS wheels
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /meadhall
COPY requirements requirements
RUN --mount=type=cache,target=/cache \
    PIP_CACHE_DIR=/cache/pip pip wheel --require-hashes --wheel-dir /wheels \
    --requirement requirements/server.txt --requirement requirements/postgres.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=page /meadhall/web/dist web/dist
RUN --mount=type=cache,target=/cache \
    PIP_CACHE_DIR=/cache/pip MEADHALL_BUILD=release pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Meadhall" \
      org.opencontainers.image.description="A hall to play tabletop games in, exactly by their rules" \
      org.opencontainers.image.licenses="Apache-2.0"
# A build whose compiler failed would go on in pure Python: here that is an error.
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "meadhall[hall,postgres]" \
    && python -c "from meadhall import purity; assert purity.is_compiled(), purity.engine()"
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin meadhall \
    && install --directory --owner=meadhall --group=meadhall --mode=0700 /data
USER 10001
VOLUME /data
EXPOSE 8765
HEALTHCHECK --start-period=30s --timeout=5s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
ENTRYPOINT ["meadhall"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
