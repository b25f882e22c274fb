# Finds what builds and tests the page; sourced by build. POSIX sh. Each says in one sentence what to install, and exits 3.

find_node() {
    case $(node --version 2>/dev/null) in
    v20.19.* | v20.[2-9][0-9].* | v2[1-9].* | v[3-9][0-9].*) command -v npm >/dev/null && return ;;
    esac
    echo "tilewright: needs Node 20.19 or newer with npm to build the page, and found $(node --version 2>/dev/null || echo none):" \
        "install them (Debian, Ubuntu: apt install nodejs npm, or a newer one from https://nodejs.org;" \
        "macOS: brew install node; Windows: use WSL as Debian or Ubuntu)." >&2
    exit 3
}

# Installs Chromium where it may.
find_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome chrome; do
        command -v "$name" >/dev/null && return
    done
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v apt-get >/dev/null && sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        echo "tilewright: the page's tests need Chromium or Chrome on PATH:" \
            "install it (Debian, Ubuntu: apt install chromium; macOS: brew install chromium)." >&2
        exit 3
    fi
    echo "tilewright: installing Chromium for the page's tests ..." >&2
    $as_root apt-get update -qq
    # Where there is one, the shell without windows: it takes half of the processor time.
    for package in chromium-headless-shell chromium; do
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" && return
    done
    exit 3
}
