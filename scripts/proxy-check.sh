#!/bin/sh
# Starts nginx with the configuration in docs/guide/own-server.md before a server of its own, and shows what
# 'tilewright serve --check' says: all well, and then one setting after the other left out. Needs nginx and openssl.
# TILEWRIGHT names another command than ./tilewright.
set -eu
cd "$(dirname "$0")/.."
tilewright=${TILEWRIGHT:-./tilewright}
work=$(mktemp -d)
server=
nginx=
end() {
    [ -z "$nginx" ] || kill "$nginx" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT INT TERM
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tiles.example -addext subjectAltName=DNS:tiles.example \
    -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
JAVA=${JAVA_HOME:+$JAVA_HOME/bin/}
"${JAVA}keytool" -importcert -noprompt -storepass changeit -file "$work/cert.pem" -keystore "$work/trust" 2>/dev/null
address=$(hostname -I | awk '{print $1}')
echo "$address tiles.example" >"$work/hosts"
# shellcheck disable=SC2086
$tilewright serve --port 18080 --data "$work/rooms" --public-url https://tiles.example:18443/ \
    --trusted-proxy 127.0.0.1 >"$work/server.out" 2>"$work/server.log" &
server=$!
until grep -q . "$work/server.out"; do sleep 0.2; done
awk '/^```nginx/ && !done { inside = 1; next } /^```/ { if (inside) done = 1; inside = 0 } inside' docs/guide/own-server.md |
    sed "s|/etc/letsencrypt/live/tiles.example/fullchain.pem|$work/cert.pem|
        s|/etc/letsencrypt/live/tiles.example/privkey.pem|$work/key.pem|
        s|listen 443|listen 18443|; s|127.0.0.1:8080|127.0.0.1:18080|" >"$work/documented.conf"

# check NAME QUICK [SED]: the configuration, changed
check() {
    echo "== $1"
    sed "${3:-}" "$work/documented.conf" >"$work/site.conf"
    cat >"$work/nginx.conf" <<EOF
daemon off; pid $work/nginx.pid; error_log $work/error.log; worker_processes 1;
events { worker_connections 512; }
http { access_log off; client_body_temp_path $work; proxy_temp_path $work; fastcgi_temp_path $work; uwsgi_temp_path $work;
scgi_temp_path $work; include $work/site.conf; }
EOF
    nginx -c "$work/nginx.conf" &
    nginx=$!
    until [ -s "$work/nginx.pid" ]; do sleep 0.1; done
    # shellcheck disable=SC2086
    JAVA_TOOL_OPTIONS="-Djdk.net.hosts.file=$work/hosts -Djavax.net.ssl.trustStore=$work/trust -Djavax.net.ssl.trustStorePassword=changeit" \
        $tilewright serve --check https://tiles.example:18443/ $2 2>/dev/null || echo "exit $?"
    kill "$nginx"
    wait "$nginx" || true
}

check "as documented" ""
check "without proxy_read_timeout" "" '/proxy_read_timeout/d'
check "without the Upgrade" --quick '/proxy_set_header Upgrade/d'
check "without the Host" --quick '/proxy_set_header Host/d'
check "without X-Forwarded-For" --quick '/X-Forwarded-For/d'
check "with what clients say of themselves" --quick 's/\$proxy_add_x_forwarded_for/$http_x_forwarded_for/'
check "without the Origin" --quick 's/proxy_buffering off;/proxy_set_header Origin "";/'
