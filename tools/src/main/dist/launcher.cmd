@echo off
rem Starts Tilewright @version@ with the Java that lies beside it.
rem
rem   TILEWRIGHT_JAVA_OPTIONS   further options of that Java
rem   TILEWRIGHT_CACHE          folder of what makes starts faster, instead of %LOCALAPPDATA%\Tilewright; off: there is none
rem
rem Exit: that of the program; 3 when there is no Java.
setlocal EnableExtensions DisableDelayedExpansion
for %%f in ("%~dp0..\lib") do set "made=%%~ff"
set "java=%made%\runtime\bin\java.exe"
if not exist "%java%" (
    echo tilewright: there is no "%java%"; unpack the whole archive again>&2
    exit /b 3
)

rem What the JVM has learnt of the program is made once, beside the first command, and used as long as the files that it was made
rem from have the same lengths and dates: with another jar, a JVM may run old classes from it.
set "caches=%TILEWRIGHT_CACHE%"
if not defined caches if defined LOCALAPPDATA set "caches=%LOCALAPPDATA%\Tilewright"
set "cache=-XX:AOTMode=auto"
if not defined caches goto start
if /i "%caches%"=="off" goto start
set "folder=%caches%\@hash@"
for %%f in ("%made%\tilewright.jar") do set "now=%%~zf %%~tf"
for %%f in ("%made%\tilewright.options") do set "now=%now%; %%~zf %%~tf"
for %%f in ("%made%\runtime\lib\modules") do set "now=%now%; %%~zf %%~tf"
if defined TILEWRIGHT_MAKING goto make
set "seen="
if exist "%folder%\made-from.txt" set /p seen=<"%folder%\made-from.txt"
if "%seen%"=="%now%" (
    if exist "%folder%\tilewright.aot" set "cache=-XX:AOTCache=%folder%\tilewright.aot"
    goto start
)
if exist "%folder%\making" goto start
set "TILEWRIGHT_MAKING=1"
start "" /b /belownormal "%ComSpec%" /d /c call "%~f0" <nul >nul 2>nul
set "TILEWRIGHT_MAKING="

:start
rem The program reads and writes UTF-8.
for /f "tokens=2 delims=:." %%p in ('chcp') do set /a "page=%%p" 2>nul
chcp 65001 >nul 2>nul
set "serving="
if "%~1"=="serve" set "serving=-Xms128m -Xmn64m"
"%java%" @"%made%\tilewright.options" "%cache%" %serving% "-XX:ErrorFile=%made%\crash-%%p.log" %TILEWRIGHT_JAVA_OPTIONS% -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -cp "%made%\tilewright.jar" tilewright.cli.Main %*
set "result=%errorlevel%"
if defined page chcp %page% >nul 2>nul
exit /b %result%

rem Makes the cache. The folder "making" is there until it ends. When it cannot be made, it is not tried again.
:make
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
if not exist "%folder%" mkdir "%folder%"
if exist "%folder%\making" exit /b 1
mkdir "%folder%\making"
del /q "%folder%\made-from.txt" "%folder%\tilewright.aot" "%folder%\new.aot"
"%java%" @"%made%\tilewright.options" "-XX:AOTCacheOutput=%folder%\new.aot" -Dtilewright.training=true -cp "%made%\tilewright.jar" tilewright.cli.Main
if not errorlevel 1 if exist "%folder%\new.aot" move /y "%folder%\new.aot" "%folder%\tilewright.aot"
>"%folder%\made-from.txt" echo %now%
rmdir "%folder%\making"
exit /b 0
