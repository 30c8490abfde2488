# The app of one operator: built, configured, and served by Caddy. Build it from the repository's root:
#   docker build -f deploy/app.Dockerfile --build-arg OPERATOR=deploy/operator.json -t kislap-app .
FROM node:22-slim AS build
WORKDIR /src
COPY . .
RUN npm ci
RUN npx nx run-many -t build -p @kislap/player-web @kislap/configure
ARG OPERATOR=deploy/operator.json
RUN npx kislap-configure apps/player-web/dist "$OPERATOR"

FROM caddy:2-alpine
COPY --from=build /src/apps/player-web/dist /srv/app
COPY deploy/Caddyfile /etc/caddy/Caddyfile
EXPOSE 8080 80 443
HEALTHCHECK --interval=10s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8079/builds/latest.json
