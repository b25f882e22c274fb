# Finds what builds and tests the page, or brings it; sourced by build. POSIX sh. Each says in one sentence what to install, and
# exits 3, when it can do neither.

find_node() {
    version=$(node --version 2>/dev/null) || version=
    case $version in
    v20.19.* | v20.[2-9][0-9].* | v2[1-9].* | v[3-9][0-9].*) command -v npm >/dev/null && return ;;
    v[0-9]*) ;;
    *) version=none ;;
    esac
    . scripts/bring.sh
    if bring npm && npm=$brought && bring node; then
        for command in npm npx; do
            ln -sf "$npm/bin/$command-cli.js" "$brought/bin/$command"
        done
        PATH=$brought/bin:$PATH
        export PATH
        node --version >/dev/null 2>&1 && npm --version >/dev/null 2>&1 && return
    fi
    echo "tilewright: needs Node 20.19 or newer with npm to build the page, and found $version:" \
        "install them (Debian, Ubuntu: apt install nodejs npm, or a newer one from https://nodejs.org;" \
        "macOS: brew install node; Windows: use WSL as Debian or Ubuntu)." >&2
    exit 3
}

# Installs Chromium where it may.
find_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome chrome; do
        command -v "$name" >/dev/null && return
    done
    . scripts/bring.sh
    # Where there is one, the shell without windows: it takes half of the processor time. Its sandbox is a package of its own.
    set -- chromium-sandbox fonts-liberation
    apt_install chromium-headless-shell "$@" || apt_install chromium "$@" && return
    echo "tilewright: the page's tests need Chromium or Chrome on PATH:" \
        "install it (Debian, Ubuntu: apt install chromium; macOS: brew install chromium)." >&2
    exit 3
}
