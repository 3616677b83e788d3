# The site for production. NODE_IMAGE names its base by digest, so that two builds of one commit have
# the same: any image of Debian's kind with Node 24, npm and bash will do. docs/operations.md says
# how to look the digest up: --build-arg NODE_IMAGE=node@sha256:...
ARG NODE_IMAGE

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

# The source maps alone, which no server serves: docker build --target maps --output maps .
FROM scratch AS maps
COPY --from=build /app/dist/maps /

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
# Bash asks by itself: a Node for each question would cost more than the answer.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["node", "--max-semi-space-size=128", "dist/server/server.js"]
