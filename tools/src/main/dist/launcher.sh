#!/bin/sh
# Starts Tilewright with the Java that lies beside it.
#
#   TILEWRIGHT_JAVA_OPTIONS   further options of that Java
#   TILEWRIGHT_CACHE          folder of what makes starts faster, instead of ~/.cache/tilewright; off: there is none
#
# Exit: that of the program; 3 when it cannot be started.
set -eu

@streams@
if [ -L "$0" ]; then self=$(readlink -f "$0"); else self=$0; fi
case $self in */*) root=$(CDPATH='' cd -- "${self%/*}/.." && pwd -P) ;; *) root=$(cd .. && pwd -P) ;; esac
made=$root/lib # tilewright.jar, .options, and .jsa: classes of that jar as the JVM wants them, for the runtime beside them
JAVA_HOME=$made/runtime

# The JVM refuses this archive with another jar or another runtime, by their lengths and dates: then it starts slowly.
cache=-XX:SharedArchiveFile=$made/tilewright.jsa

# One that starts faster still, with what the JVM has learnt of the program, belongs to this machine and takes seconds to make.
# It is made once, beside the first command, in a folder that the user owns and that is named by the SHA-256 of what it is made
# from. A JVM may take old classes from the cache of another jar, so all this is looked at each time, by what "stat" tells, and
# read again when that has changed or the machine has been started anew.
caches=${TILEWRIGHT_CACHE:-${XDG_CACHE_HOME:-${HOME:-}/.cache}/tilewright}
case $caches in off | /.cache/tilewright) caches= ;; esac
known=$caches/known-@version@

# Sets "now": what the JVM would load, and the cache with this name.
look() {
    for file in jar options; do set -- "$@" "$made/tilewright.$file"; done
    for file in release lib/modules lib/server/libjvm.so; do set -- "$@" "$JAVA_HOME/$file"; done
    # shellcheck disable=SC2046
    set -- $(TZ=UTC0 stat -c '%d %i %s %y %z' "$caches/$name/tilewright.aot" "$caches/$name/single.jsa" "$@" 2>/dev/null)
    [ $# -gt 0 ] || return 1
    { IFS= read -r now </proc/sys/kernel/random/boot_id; } 2>/dev/null || now=
    now="$now $*"
}

# Prints the name.
hash() (
    cd "$made" &&
        sha256sum tilewright.jar tilewright.options runtime/release runtime/lib/modules runtime/lib/server/libjvm.so |
        sha256sum
)

# Runs the JVM with these options, and the program or none.
run() {
    nice -n 10 "$JAVA_HOME/bin/java" @"$made/tilewright.options" -cp "$made/tilewright.jar" "$@"
}

# Makes the caches. The folder "making" is there until it ends.
make() {
    trap 'rmdir "$caches/making"' EXIT
    trap '' HUP INT
    unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS
    mkdir -p "$caches/$name" && cd "$caches/$name" &&
        run -XX:AOTCacheOutput=new.$$ -Dtilewright.training=true tilewright.cli.Main && mv new.$$ tilewright.aot || {
        : >failed
        return 0
    }
    run -XX:DumpLoadedClassList=classes -Dtilewright.training=single tilewright.cli.Main &&
        run -XX:+AOTClassLinking -XX:SharedClassListFile=classes -XX:SharedArchiveFile=new.$$ -Xshare:dump &&
        mv new.$$ single.jsa || : >single.jsa
    rm -f classes
    sha256sum tilewright.aot single.jsa >tilewright.aot.sum
}

# Sets "cache" to the one in the user's folder where there is one, and else has it made. All that fails is left as it is.
faster() {
    # Who may write there decides what runs.
    [ -d "$caches" ] || mkdir -p "$caches" || return 0
    [ -O "$caches" ] && [ -w "$caches" ] || return 0
    { read -r name && IFS= read -r seen; } <"$known" || name=none seen=
    look || return 0
    if [ "$seen" != "$now" ]; then
        if [ -d "$caches/making" ]; then # for an hour nobody makes it again
            [ -z "$(find "$caches/making" -mmin +60)" ] || rmdir "$caches/making" || :
            return 0
        fi
        name=$(hash) && name=${name%% *} || return 0
        [ -f "$caches/$name/failed" ] || (cd "$caches/$name" && sha256sum -c tilewright.aot.sum) || {
            [ "$(ulimit -v)" = unlimited ] && mkdir "$caches/making" || return 0
            rm -rf "${caches:?}/$name"
            (make 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&- &)
            return 0
        }
        look && printf '%s\n' "$name" "$now" >"$known.$$" && mv "$known.$$" "$known" || return 0
    fi
    [ ! -f "$caches/$name/tilewright.aot" ] || cache=-XX:AOTCache=$caches/$name/tilewright.aot
    if [ "$quick" ] && [ -s "$caches/$name/single.jsa" ]; then
        cache=-XX:SharedArchiveFile=$caches/$name/single.jsa
    fi
}
single "$@" || quick=
[ -z "$caches" ] || faster </dev/null >/dev/null 2>&1
case $cache in *single.jsa) ;; *) quick= ;; esac

@start@
