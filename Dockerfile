# A bot alone, without the demo. docs/hosting.md has the commands, and compose.yaml a complete example.
# `make pin` renews the digests, which keep the image the same until then.

FROM python:3.13-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285 AS build
WORKDIR /source
COPY . .
RUN sh tools/install-bot.sh /opt/unobot

FROM python:3.13-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285
# The number lets a volume of the host belong to the bot: chown 10001 FOLDER
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin unobot \
    && install --directory --owner unobot --group unobot --mode 700 /data
COPY --from=build /opt/unobot /opt/unobot
ENV PATH=/opt/unobot/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    UNOBOT_DATA_DIR=/data \
    UNOBOT_WATCH_PORT=9120
WORKDIR /data
VOLUME /data
USER 10001:10001
# A first start waits for Discord and the database for UNOBOT_START_SECONDS, and answers meanwhile.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["sh", "-c", "[ -z \"$UNOBOT_WATCH_PORT\" ] || exec unobot health"]
ENTRYPOINT ["unobot"]
CMD ["bot"]
