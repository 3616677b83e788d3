# The site for production. Any image with Node 24 and npm on glibc will do; name one's own with
# --build-arg NODE_IMAGE=registry.example.com/node:24
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY .ci/check-node.mjs .ci/check-node.mjs
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY .ci/check-node.mjs .ci/check-node.mjs
# The optional ones are a Node and bindings of tools; the image has a Node, and no tool runs here.
RUN npm ci --omit=dev --omit=optional

FROM ${NODE_IMAGE}
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist/client dist/client
COPY --from=build /app/dist/server dist/server
# Nothing of it belongs to the user that runs it, so nothing of it can be changed from within.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=128", "dist/server/server.js"]
