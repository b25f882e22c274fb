#!/bin/sh
# Compares what is promised of core and print with a release, for ./build api: api.sh RELEASE [BASE] [OPTIONS OF MAVEN].
#
# BASE is the folder of the release's Maven repository, as ./build artifacts makes it and a release has it in
# tilewright-maven-RELEASE.tar.gz, or a commit, whose artifacts are made. Without it, the tag vRELEASE, if there is one; else
# Maven Central. Exit: 1 when a promise is broken, 2 when there is no such base.
set -eu
cd "$(dirname "$0")/.."
release=$1
shift
base=
case ${1:-} in
'' | -*) ;;
*)
    base=$1
    shift
    ;;
esac
say() {
    echo "tilewright: api: $*" >&2
    exit 2
}
# Maven would compare what is built with itself.
! grep -q "<revision>$release</revision>" pom.xml || say "this is $release; a release is compared with an earlier one."

if [ -z "$base" ] && git rev-parse --quiet --verify "refs/tags/v$release" >/dev/null 2>&1; then
    base=v$release
fi
repository=
if [ -d "$base" ]; then
    repository=$(cd "$base" && pwd)
elif [ -n "$base" ]; then
    commit=$(git rev-parse --quiet --verify "$base^{commit}" 2>/dev/null) ||
        say "$base is neither a folder nor a commit; name the folder of artifacts of $release, or its commit."
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    trap 'exit 1' HUP INT TERM
    git archive "$commit" -- . ':!docs' ':!e2e/src/test/look' | tar -x -m -C "$work"
    "$work/build" artifacts "-Drevision=$release" >&2
    repository=$work/target/artifacts
fi
if [ -n "$repository" ]; then
    [ -f "$repository/io/github/tilewright/tilewright-core/$release/tilewright-core-$release.jar" ] ||
        say "there is no tilewright-core $release in $repository."
    # Read where it lies: a copy in the user's repository would be taken for the release ever after.
    set -- "-Dmaven.repo.local.tail=$repository" "$@"
fi
# A release is in no list of checksums.
./mvnw -q -pl core,print -am -Dmaven.test.skip=true package "-Dapi.release=$release" \
    -Daether.artifactResolver.postProcessor.trustedChecksums.failIfMissing=false "$@"
