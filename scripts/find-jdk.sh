# Finds a JDK 25 or newer without starting one; sourced by build and tilewright. POSIX sh.
#
#   find_jdk    exports JAVA_HOME, and brings a JDK where there is none; or says in one sentence what to install, and exits 3

# True when the folder $1 holds a whole JDK, 25 or newer, by its file "release".
is_new_jdk() {
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS='=' read -r key value; do
        [ "$key" = JAVA_VERSION ] || continue
        value=${value#\"}
        value=${value%%[!0-9]*}
        [ "${value:-0}" -ge 25 ] && return 0
        return 1
    done <"$1/release"
    return 1
}

find_jdk() {
    if [ -n "${TILEWRIGHT_JAVA_HOME:-}" ]; then
        is_new_jdk "$TILEWRIGHT_JAVA_HOME" || {
            echo "tilewright: TILEWRIGHT_JAVA_HOME ($TILEWRIGHT_JAVA_HOME) is not the folder of a JDK 25 or newer." >&2
            exit 3
        }
        JAVA_HOME=$TILEWRIGHT_JAVA_HOME
        export JAVA_HOME
        return
    fi
    if is_new_jdk "${JAVA_HOME:-}"; then
        export JAVA_HOME
        return
    fi
    on_path=$(command -v java) || on_path=
    for home in /usr/lib/jvm/*; do # where it mostly is: readlink would be a process
        if [ "$home/bin/java" -ef "$on_path" ]; then
            on_path=$home/bin/java
            break
        fi
    done
    case $on_path in
    '' | /usr/lib/jvm/*) ;;
    *) on_path=$(readlink -f "$on_path" 2>/dev/null) || on_path= ;;
    esac
    folder=${HOME:-}
    for home in "${on_path%/bin/java}" \
        /usr/lib/jvm/* /usr/java/* /opt/java/* \
        "$folder"/.sdkman/candidates/java/* "$folder"/.jdks/* \
        "$folder"/.local/share/mise/installs/java/* "$folder"/.asdf/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "$folder"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        if is_new_jdk "$home"; then
            JAVA_HOME=$home
            export JAVA_HOME
            return
        fi
    done
    . "${root:-.}/scripts/bring.sh"
    if bring jdk && is_new_jdk "$brought"; then
        JAVA_HOME=$brought
        export JAVA_HOME
        return
    fi
    echo "tilewright: needs a JDK 25 or newer and found none:" \
        "install one (Ubuntu: apt install openjdk-25-jdk; Debian 12, which has none: temurin-25-jdk from https://adoptium.net;" \
        "macOS: brew install openjdk@25; Windows: use WSL as Debian or Ubuntu)," \
        "or name its folder in TILEWRIGHT_JAVA_HOME." >&2
    exit 3
}
