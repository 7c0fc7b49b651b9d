FROM node:24-bookworm-slim AS build
# Fonts for scripts that those of link previews do not have; Node without its symbols, a seventh of the file.
RUN apt-get update && apt-get install -y --no-install-recommends binutils fonts-dejavu-core && rm -rf /var/lib/apt/lists/* \
  && strip -o /stripped-node /usr/local/bin/node
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Nothing here needs to be compiled: SQLite is Node's.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/image.mjs /image && mkdir /data

# What Node is linked to, and nothing more: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12
WORKDIR /app
ENV NODE_ENV=production \
    TILTYARD_DB=sqlite:/data/tiltyard.db \
    TILTYARD_BACKUP_TO=/data/backups \
    TILTYARD_LOG_LEVEL=info
COPY --from=build /stripped-node /usr/local/bin/node
COPY --from=build /usr/share/fonts/truetype/dejavu /usr/share/fonts/truetype/dejavu
COPY --from=build /image ./
# Its own number instead of a name, so that a cluster sees that it is nobody powerful. It writes here alone.
COPY --from=build --chown=65532:65532 /data /data
VOLUME /data
USER 65532:65532
EXPOSE 4170
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.TILTYARD_PORT ?? 4170}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve"]
