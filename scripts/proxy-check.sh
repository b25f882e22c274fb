#!/bin/sh
# Starts nginx with the configuration in docs/guide/own-server.md before a server of its own, and shows what
# 'tilewright serve --check' says: all well, and then one setting after the other left out; and the same of Caddy, with
# nothing left out, if there is one. Needs nginx, openssl, and curl.
# TILEWRIGHT names another command than ./tilewright.
set -eu
cd "$(dirname "$0")/.."
tilewright=${TILEWRIGHT:-./tilewright}
work=$(mktemp -d)
server=
proxy=
end() {
    [ -z "$proxy" ] || kill "$proxy" 2>/dev/null || true
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
# documented KIND: the first configuration of that kind
documented() {
    awk -v begin="\`\`\`$1" '$0 == begin && !done { inside = 1; next } /^```/ { if (inside) done = 1; inside = 0 } inside' \
        docs/guide/own-server.md
}
documented nginx |
    sed "s|/etc/letsencrypt/live/tiles.example/fullchain.pem|$work/cert.pem|
        s|/etc/letsencrypt/live/tiles.example/privkey.pem|$work/key.pem|
        s|listen 443|listen 18443|; s|127.0.0.1:8080|127.0.0.1:18080|" >"$work/documented.conf"

# ask QUICK: what is said of the proxy that runs
ask() {
    # shellcheck disable=SC2086
    JAVA_TOOL_OPTIONS="-Djdk.net.hosts.file=$work/hosts -Djavax.net.ssl.trustStore=$work/trust -Djavax.net.ssl.trustStorePassword=changeit" \
        $tilewright serve --check https://tiles.example:18443/ $1 2>/dev/null || echo "exit $?"
}

# strict: whether browsers are told to come by https only
strict() {
    curl --silent --head --cacert "$work/cert.pem" --resolve "tiles.example:18443:$address" https://tiles.example:18443/ |
        grep -i '^strict-transport-security' || echo "failed: no Strict-Transport-Security"
}

stop() {
    kill "$proxy"
    wait "$proxy" || true
    proxy=
}

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
    proxy=$!
    until [ -s "$work/nginx.pid" ]; do sleep 0.1; done
    [ -n "$2" ] || strict
    ask "$2"
    stop
}

if command -v caddy >/dev/null; then
    echo "== Caddy as documented"
    {
        echo '{ admin off' && echo 'auto_https disable_redirects' && echo '}'
        documented caddy | sed "s|^tiles.example {|tiles.example:18443 {\ntls $work/cert.pem $work/key.pem|
            s|127.0.0.1:8080|127.0.0.1:18080|"
    } >"$work/Caddyfile"
    HOME=$work caddy run --config "$work/Caddyfile" --adapter caddyfile 2>"$work/caddy.log" &
    proxy=$!
    until curl --silent --output "$work/page" --insecure --resolve "tiles.example:18443:$address" \
        https://tiles.example:18443/; do sleep 0.2; done
    strict
    ask ""
    stop
fi

check "as documented" ""
check "without proxy_read_timeout" "" '/proxy_read_timeout/d'
check "without the Upgrade" --quick '/proxy_set_header Upgrade/d'
check "without the Host" --quick '/proxy_set_header Host/d'
check "without X-Forwarded-For" --quick '/X-Forwarded-For/d'
check "with what clients say of themselves" --quick 's/\$proxy_add_x_forwarded_for/$http_x_forwarded_for/'
check "without the Origin" --quick 's/proxy_buffering off;/proxy_set_header Origin "";/'
