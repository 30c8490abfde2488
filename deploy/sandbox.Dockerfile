# The operator with play money, on a PostgreSQL of its own. Build it from the repository's root:
#   docker build -f deploy/sandbox.Dockerfile --build-arg OPERATOR=deploy/operator.json -t kislap-sandbox .
FROM node:22-slim AS build
WORKDIR /src
COPY . .
RUN npm ci
RUN npx nx run-many -t build -p @kislap/player-web @kislap/sandbox
# Everything but the drivers of the databases is in the build itself.
RUN npm ci --omit=dev --workspace @kislap/sandbox

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /srv/kislap/apps/sandbox
COPY --from=build /src/node_modules /srv/kislap/node_modules
COPY --from=build /src/apps/sandbox/package.json ./
COPY --from=build /src/apps/sandbox/public ./public
COPY --from=build /src/apps/sandbox/dist ./dist
COPY --from=build /src/apps/player-web/dist /srv/kislap/apps/player-web/dist
# The mode and the protection of the app in front of it: it holds to the same.
ARG OPERATOR=deploy/operator.json
COPY --from=build /src/$OPERATOR ./operator.json
ENV SANDBOX_OPERATOR=/srv/kislap/apps/sandbox/operator.json
RUN mkdir -p /var/lib/kislap && chown node /var/lib/kislap
USER node
VOLUME /var/lib/kislap
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD node -e "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/main.js"]
