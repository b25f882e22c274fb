# Finds the commit that a build is made from; sourced by build. POSIX sh.

# Sets commit: twelve hexadecimal digits, a + where files have changed since, a slash, and the date of the commit; "unknown"
# without git. An archive of the sources, which git has made, has them in commit.txt.
find_commit() {
    commit= changed=
    if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ]; then
        commit=$(git log -1 --format='%H/%cs' 2>/dev/null)
        git diff --quiet HEAD -- 2>/dev/null || changed=+
    elif [ -f scripts/commit.txt ]; then
        IFS= read -r commit <scripts/commit.txt || :
    fi
    case $commit in
    [0-9a-f]*/*) commit=$(printf '%.12s' "$commit")$changed/${commit#*/} ;;
    *) commit=unknown ;;
    esac
}
