#!/bin/sh
# Runs a test class, or one method of it, for ./build one: one-test.sh CLASS[#METHOD], at the root, with JAVA_HOME.
# Or the main method of a class beside the tests: one-test.sh CLASS#main ARGUMENTS.
set -eu
class=${1%%#*} method=
[ "$class" = "$1" ] || method=${1#*#}
shift
# All with this name, of which the last packages may be given.
files=$(find ./*/src/test/java -path "*/$(echo "$class" | tr . /).java")
if [ -z "$files" ] || [ -z "$class" ]; then
    echo "tilewright: one: there is no test class '$class'; name one as in ./build one GridTest, or a method behind #." >&2
    exit 2
fi
if [ "$(echo "$files" | wc -l)" -gt 1 ]; then
    echo "tilewright: one: several test classes are called '$class'; put the last packages before it:" >&2
    echo "$files" >&2
    exit 2
fi
module=${files#./} module=${module%%/*}
[ -e "$module/target/test.options" ] && [ -n "$(find tools/target -name "tilewright-tools-*.jar" 2>/dev/null)" ] ||
    ./mvnw -q -pl "tools,$module" -am -Dmaven.test.skip=true package
options=$(sed -n 1p "$module/target/test.options")
path=$(sed -n 2p "$module/target/test.options")
for tests in ./*/src/test; do
    mkdir -p "${tests%src/test}target/test-classes" # a folder that is missing when the JVM starts is never looked at again
done
stale= written=
for catalogs in words/en/*/tilewright; do
    name=${catalogs#words/en/} name=${name%/tilewright}
    factories=$name/target/generated-sources/messages
    if [ ! -d "$factories" ] || [ -n "$(find words -newer "$factories")" ]; then
        stale="$stale $name $factories $name/target/classes" written="$written $factories"
    fi
done
if [ -n "$stale" ]; then
    "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 words/build/Words.java words $stale
    touch $written
fi
tools=$(find "$PWD/tools/target" -name 'tilewright-tools-*.jar' | head -n 1) # a jar, for tests that look at all folders of classes
cd "$module"
# A test is seldom long enough for the optimizing compiler. The options may have quotes.
[ "$method" = main ] && compiler=-XX:TieredStopAtLevel=4 || compiler=-XX:TieredStopAtLevel=1
eval "exec \"\$JAVA_HOME/bin/java\" $options $compiler -cp \"\$path:\$tools\"" \
    "tilewright.tools.OneTest \"../\$files\" \"\$method\" \"\$@\""
