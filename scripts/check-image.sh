#!/usr/bin/env bash
# Checks what the container image promises, confined as an operator would run it:
#
#   scripts/check-image.sh dayfive
set -euo pipefail
image=${1:-dayfive}
name=check-image-$$
trap 'docker rm --force --volumes $name >/dev/null 2>&1' EXIT

fail() {
  docker logs $name 2>&1 | tail -20 || true
  echo "$image: $1" >&2
  exit 1
}

# Neither sources nor packages, save the binary of libsql, and nothing writable but the data. The licences are there.
docker run --rm --entrypoint=node "$image" -e '
  const { accessSync, constants, existsSync, readdirSync } = require("node:fs")
  const isWritable = (path) => { try { return accessSync(path, constants.W_OK) ?? true } catch { return false } }
  require("node:assert/strict").deepEqual({
    isRoot: process.getuid() === 0,
    files: readdirSync(".").sort(),
    maps: readdirSync("build", { recursive: true }).filter((file) => file.endsWith(".map")),
    packages: [...readdirSync("node_modules"), ...readdirSync("node_modules/@libsql")].map((each) => each.replace(/(x64|arm64)/, "CPU")),
    hasLicences: existsSync("build/licences.txt"),
    tools: ["gcc", "make", "python3", "npm", "yarn"].filter((each) => existsSync("/usr/bin/" + each) || existsSync("/usr/local/bin/" + each)),
    writable: ["/", "/app", "/app/build", "/app/node_modules", "/app/data", "/tmp", "/home/node"].filter(isWritable),
  }, {
    isRoot: false,
    files: ["build", "data", "node_modules", "package.json"],
    maps: [],
    packages: ["@libsql", "linux-CPU-gnu"],
    hasLicences: true,
    tools: [],
    writable: ["/app/data"],
  })' || fail 'holds what it should not'

docker run --detach --name=$name --publish=127.0.0.1::3000 --health-interval=1s --stop-timeout=15 \
  --read-only --cap-drop=ALL --security-opt=no-new-privileges "$image" >/dev/null
for _ in {1..60}; do
  health=$(docker inspect --format '{{.State.Health.Status}}' $name)
  [ "$health" = healthy ] && break
  sleep 1
done
[ "$health" = healthy ] || fail "is $health after a minute"

status=$(curl --silent --show-error --output /dev/null --write-out '%{http_code}' \
  --data-urlencode 'name=Ada Bell' --data-urlencode 'email=ada@example.com' --data-urlencode 'message=A bakery' \
  "http://$(docker port $name 3000/tcp)/consultation")
[ "$status" = 303 ] || fail "answers a form with $status"
docker exec $name node build/leads.js list --json | grep --quiet ada@example.com || fail 'has no lead of the form'
{ docker exec $name node build/doctor.js || true; } | grep '^ok *journal' >/dev/null || fail 'has no sound journal'
[ -z "$(docker diff $name)" ] || fail 'writes outside its volume'

docker stop $name >/dev/null
code=$(docker inspect --format '{{.State.ExitCode}}' $name)
[ "$code" = 0 ] || fail "stops with $code"
echo "$image: keeps its promises"
