# The production image: the standalone server, the migrations and the script that applies them.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN BUILD_STANDALONE=1 npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 KEEP_ALIVE_TIMEOUT=75000
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/scripts ./scripts
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Needs DATABASE_URL and APP_SECRET; .env.example lists the other settings. Several copies may start at once: the
# migrations take a lock. Give it 30 seconds to stop, so that requests and job steps under way can finish.
CMD ["sh", "-c", "node scripts/migrate.mjs && exec node --max-semi-space-size=64 server.js"]
