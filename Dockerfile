# syntax=docker/dockerfile:1

# Stepwell in a container: docs/operations.md, "In a container".

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
# Built pages name them, so another address is another image.
ARG APP_URL=http://localhost:3000
ARG EMAIL_FROM
RUN APP_URL="$APP_URL" EMAIL_FROM="$EMAIL_FROM" node scripts/image/make.ts /image

FROM node:24-trixie-slim
ARG APP_URL=http://localhost:3000
ARG EMAIL_FROM
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PORT=3000 \
    APP_URL=$APP_URL \
    EMAIL_FROM=$EMAIL_FROM
WORKDIR /app
# Owned by root, so that the process can't change its own code.
COPY --from=build /image ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
