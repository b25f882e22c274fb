# Brings what a build needs and the machine lacks into the user's cache; sourced by find-jdk.sh and find-tools.sh. POSIX sh.
#
#   bring NAME            sets brought to its folder, which is unpacked there the first time; 1 when it is not to be had
#   apt_install NAME...   installs packages of Debian; 1 where it may not
#
#   TILEWRIGHT_BRING=no      brings and installs nothing
#   TILEWRIGHT_BRING=TABLE   takes what is in another table than brought.csv, as one with addresses within a house

# Sets platform, as the table names it.
find_platform() {
    platform=unknown
    case $(uname -sm) in
    'Linux x86_64') platform=linux-x64 ;;
    'Linux aarch64') platform=linux-arm64 ;;
    'Darwin arm64') platform=macos-arm64 ;;
    esac
    for musl in /lib/ld-musl-*; do # what is brought needs the GNU library
        [ ! -e "$musl" ] || platform=unknown
    done
}

bring() {
    table=${root:-.}/scripts/brought.csv
    case ${TILEWRIGHT_BRING:-} in
    '') ;;
    no) return 1 ;;
    *) table=$TILEWRIGHT_BRING ;;
    esac
    cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
    [ "$cache" ] && find_platform || return 1
    address=
    while IFS=, read -r name where title size inside sum address; do
        case $name,$where in "$1,$platform" | "$1,any") break ;; esac
        address=
    done <"$table"
    [ "$address" ] || return 1
    brought=$cache/tilewright/$1-$(printf %.12s "$sum")
    [ -d "$brought" ] || fetch || return 1
    [ "$inside" = . ] || brought=$brought/$inside
}

# Downloads and unpacks what bring has found in the table. All is whole, or nothing is there.
fetch() (
    umask 022
    maker=${address#*://}
    echo "tilewright: brings $title (about $size MB, from ${maker%%/*}) into $brought ..." >&2
    mkdir -p "${brought%/*}" && made=$(mktemp -d "${brought%/*}/bringing.XXXXXX") || exit 1
    trap 'rm -rf "$made"' EXIT
    trap 'exit 1' HUP INT TERM
    command -v curl >/dev/null || command -v wget >/dev/null || apt_install curl ca-certificates || {
        echo "tilewright: has neither curl nor wget to bring $title: install one of them, and run this again." >&2
        exit 1
    }
    if command -v curl >/dev/null; then
        curl -fsSL --retry 3 -o "$made/archive" "$address"
    else
        wget -q -O "$made/archive" "$address"
    fi || {
        echo "tilewright: cannot bring $title from $address." >&2
        exit 1
    }
    if command -v sha256sum >/dev/null; then found=$(sha256sum "$made/archive"); else found=$(shasum -a 256 "$made/archive"); fi
    [ "${found%% *}" = "$sum" ] || {
        echo "tilewright: $address is not what it was: its SHA-256 is ${found%% *}, and should be $sum." >&2
        exit 1
    }
    mkdir "$made/unpacked"
    tar -xzf "$made/archive" -C "$made/unpacked" --strip-components 1 || exit 1
    # Another process may have been faster: then this one would be moved into it.
    [ -d "$brought" ] || mv "$made/unpacked" "$brought"
    rm -rf "$brought/unpacked"
)

apt_install() {
    [ "${TILEWRIGHT_BRING:-}" != no ] && command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        return 1
    fi
    echo "tilewright: installs $* with apt-get ..." >&2
    # What packages recommend would be a printer's setup, a daemon of notices, and half a desktop.
    log=$(mktemp)
    {
        $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    } >"$log" 2>&1 && result=0 || result=1
    [ $result = 0 ] || tail -n 3 "$log" >&2
    rm -f "$log"
    return $result
}
