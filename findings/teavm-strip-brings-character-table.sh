#!/usr/bin/env bash
# Guess, before it was run: in a program compiled to WebAssembly by TeaVM, String.strip() costs about as much as
# String.trim(), some hundred bytes, for both look at the ends of a text.
#
# What happens (TeaVM 0.15.0, target WebAssembly GC, optimization ADVANCED): trim() costs nothing to speak of, and strip()
# makes the module 9 KB larger, nearly twice as large, as does one Character.isWhitespace(c): white space is found by the
# general category of the character, so that the table of the categories of all of Unicode comes along. It hardly
# compresses: 4 KB of it are left after Brotli. isBlank() looks for the same white space and costs nothing.
#
# Needs a JDK 21 or newer, Maven, and Node. Fails when a program that strips is less than 6 KB larger than one that trims, or one
# that asks whether a text is blank is 1 KB larger.
set -euo pipefail
maven=$(command -v mvn || echo "$(cd "$(dirname "$0")/.." && pwd)/mvnw")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'XML'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>finding</groupId><artifactId>finding</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-tooling</artifactId><version>0.15.0</version></dependency>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-classlib</artifactId><version>0.15.0</version></dependency>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-jso</artifactId><version>0.15.0</version></dependency>
  </dependencies>
</project>
XML
"$maven" -q -f pom.xml org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory=lib >maven.log 2>&1 ||
    { tail -5 maven.log; exit 2; }
cat >Compile.java <<'JAVA'
import java.io.File;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

class Compile {
    public static void main(String[] names) throws Exception {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(names[0]);
        tool.setTargetDirectory(new File("."));
        tool.setTargetFileName(names[0] + ".wasm");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setClassLoader(Compile.class.getClassLoader());
        tool.generate();
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) throw new IllegalStateException("TeaVM has problems");
    }
}
JAVA
size() {
    cat >"$1.java" <<JAVA
import org.teavm.interop.Export;
import org.teavm.jso.core.JSString;

public class $1 {
    public static void main(String[] words) {}

    @Export(name = "answer")
    public static JSString answer(JSString asked) {
        String text = asked.stringValue();
        return JSString.valueOf($2);
    }
}
JAVA
    javac -nowarn -cp "lib/*:." "$1.java" Compile.java 2>/dev/null
    java -cp "lib/*:." Compile "$1" >/dev/null 2>&1
    node -e 'const bytes = require("fs").readFileSync(process.argv[1]); console.log(bytes.length, require("zlib").brotliCompressSync(bytes).length)' "$1.wasm"
}
read -r trim trimPacked < <(size Trim 'text.trim()')
read -r strip stripPacked < <(size Strip 'text.strip()')
read -r space spacePacked < <(size Space 'Character.isWhitespace(text.charAt(0)) ? "" : text')
read -r blank blankPacked < <(size Blank 'text.isBlank() ? "" : text')
echo "TeaVM 0.15.0, bytes of the module, and packed by Brotli:"
printf '%-14s %7d %6d\n' 'trim()' "$trim" "$trimPacked" 'strip()' "$strip" "$stripPacked" 'isWhitespace()' "$space" "$spacePacked" 'isBlank()' "$blank" "$blankPacked"
((strip - trim > 6000 && space - trim > 6000 && blank - trim < 1000)) || { echo "changed"; exit 1; }
