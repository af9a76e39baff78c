# The site as one image: the build and the one native package that it loads, run by a user who can only write to /app/data.
#
#   docker build --tag dayfive .
#   docker build --tag dayfive --build-arg PREVIOUS_IMAGE=dayfive:before .    # an upgrade; see PREVIOUS_IMAGE below
#   docker run --init --publish 3000:3000 --volume dayfive:/app/data --stop-timeout 15 dayfive
#   docker exec CONTAINER node build/leads.js list
#   scripts/check-image.sh dayfive          # whether it keeps its promises
#
# A stop waits up to 10 s for requests in flight, which is also Docker's default before it kills; hence --stop-timeout. As PID 1
# node would miss a signal that comes before it has its handlers; hence --init.

# By tag, so that it also builds offline on a base that was loaded by hand; compose.yaml and the workflow pin the digest, which this
# command reads anew (a test holds the places together):
#
#   docker buildx imagetools inspect node:24-bookworm-slim --format '{{.Manifest.Digest}}'
ARG NODE_IMAGE=node:24-bookworm-slim
# The image in use before an upgrade: the new one keeps those of its assets that pages opened before may still ask for. The base
# has none.
ARG PREVIOUS_IMAGE

FROM ${PREVIOUS_IMAGE:-$NODE_IMAGE} AS previous

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# Copied before the sources so that the layer with the packages stays cached.
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Readable by the server's user, regardless of the umask of the checkout. The binary of libsql for musl is never loaded here.
# The commit: --build-arg REVISION=$(git rev-parse HEAD).
ARG REVISION=unknown
RUN --mount=type=bind,from=previous,target=/previous \
  npm run build -- --previous=/previous/app/build \
  && rm -rf node_modules/@libsql/*-musl \
  && chmod -R go=rX build node_modules/@libsql package.json

FROM ${NODE_IMAGE}
# Temporary files of the journal contain what visitors wrote, so keep them on the same volume.
ENV NODE_ENV=production SQLITE_TMPDIR=/app/data
WORKDIR /app
# Remove every tool but node, and every place that its user could write to: home, Yarn, /tmp and so on.
RUN rm -rf /opt/yarn* /usr/local/lib/node_modules \
    /usr/local/bin/corepack /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && find / -xdev \( -user node -o -group node \) -exec chown --no-dereference root:root {} + \
  && find / -xdev -type d -perm -o=w -exec chmod o-w {} + \
  && install --directory --owner=node --group=node --mode=700 data
# Least frequently changed layers first. Everything else is in the build, with its licences in build/licences.txt.
COPY --from=build /app/node_modules/@libsql node_modules/@libsql
COPY --from=build /app/package.json ./
COPY --from=build /app/build build

ARG REVISION=unknown
LABEL org.opencontainers.image.title="Dayfive" \
  org.opencontainers.image.description="The website of Dayfive, an agency that puts AI-enhanced websites live by day five" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.licenses="MIT"

USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "require('node:http').get({ host: '127.0.0.1', port: process.env.PORT || 3000, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# No shell or npm in between, so that node receives the signals.
CMD ["node", "build/server.js"]
