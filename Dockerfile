# The site as one image: the build and its production dependencies, run by a user who may write to /app/data alone.
#
#   docker build --tag dayfive .
#   docker run --publish 3000:3000 --volume dayfive:/app/data --stop-timeout 15 dayfive
#   docker exec CONTAINER node build/leads.js list
#   node scripts/check-image.js dayfive     # whether it keeps its promises
#
# A stop waits up to 10 s for the answers under way, which is also when Docker kills by default; hence --stop-timeout.

# By tag, so that it builds on whatever base was loaded; compose.yaml and the workflow pin it by digest.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# The packages before the sources, so that an edit of the sources does not install them anew.
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Readable whatever the umask of the checkout was: the server is neither the owner nor in its group.
RUN npm run build && chmod -R go=rX build package.json

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# npm keeps a development dependency that a production one names as an optional peer (the TypeScript compiler, types), and
# libsql's binary for musl beside the one for glibc. Types, source maps and the packages' own tests are never run.
RUN npm ci --omit=dev \
  && cd node_modules \
  && rm -rf .bin typescript @types csstype @libsql/*-musl \
  && find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.[cm]ts' -o -name '*.spec.*' -o -path '*/test/*' \) -delete

FROM ${NODE_IMAGE}
# Temporary files of the journal hold what visitors wrote, so they belong beside it.
ENV NODE_ENV=production SQLITE_TMPDIR=/app/data
WORKDIR /app
# Of the base's tools only node is needed, and of what its user may write to nothing is: home, Yarn, /tmp and the like.
RUN rm -rf /opt/yarn* /usr/local/lib/node_modules \
    /usr/local/bin/corepack /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && find / -xdev \( -user node -o -group node \) -exec chown --no-dereference root:root {} + \
  && find / -xdev -type d -perm -o=w -exec chmod o-w {} + \
  && install --directory --owner=node --group=node --mode=700 data
# What changes least comes first.
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/build build

# The commit that the image was made from, by --build-arg REVISION=$(git rev-parse HEAD).
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Dayfive" \
  org.opencontainers.image.description="The website of Dayfive, an agency that puts AI-enhanced websites live by day five" \
  org.opencontainers.image.version="1.0.0" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.licenses="MIT"

USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "require('node:http').get({ host: '127.0.0.1', port: process.env.PORT || 3000, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# No shell and no npm in between, so that node itself gets the signals.
CMD ["node", "build/server.js"]
