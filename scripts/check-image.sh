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
docker run --rm --entrypoint=sh "$image" -eux -c '
  test "$(id -u)" != 0
  test "$(echo *)" = "build data node_modules package.json"
  test "$(cd node_modules && echo * @libsql/*)" = "@libsql @libsql/linux-$(node -p process.arch)-gnu"
  test -z "$(find build -name "*.map")"
  test -z "$(which gcc make python3 npm yarn)"
  test -f build/licences.txt
  for path in / /app /app/build /app/node_modules /tmp /home/node; do test ! -w $path; done
  test -w /app/data' || fail 'holds what it should not'

docker run --detach --name=$name --publish=127.0.0.1::3000 --health-interval=1s --stop-timeout=15 \
  --read-only --cap-drop=ALL --security-opt=no-new-privileges "$image" >/dev/null
state() { docker inspect --format "{{.State.$1}}" $name; }
for _ in {1..60}; do [ "$(state Health.Status)" = healthy ] || sleep 1; done
[ "$(state Health.Status)" = healthy ] || fail "is $(state Health.Status) after a minute"

status=$(curl --silent --show-error --output /dev/null --write-out '%{http_code}' \
  --data-urlencode 'name=Ada Bell' --data-urlencode 'email=ada@example.com' --data-urlencode 'message=A bakery' \
  "http://$(docker port $name 3000/tcp)/consultation")
[ "$status" = 303 ] || fail "answers a form with $status"
docker exec $name node build/leads.js list --json | grep --quiet ada@example.com || fail 'has no lead of the form'
{ docker exec $name node build/doctor.js || true; } | grep '^ok *journal' >/dev/null || fail 'has no sound journal'
[ -z "$(docker diff $name)" ] || fail 'writes outside its volume'

docker stop $name >/dev/null
[ "$(state ExitCode)" = 0 ] || fail "stops with $(state ExitCode)"
echo "$image: keeps its promises"
