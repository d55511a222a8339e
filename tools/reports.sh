# shellcheck shell=bash
# What ./test reads in the reports of ctest and GoogleTest.

# Prints how many tests there were, how many of them failed and how many were skipped. A part that ended badly
# without a test that failed (a crash, a leak) counts as one more test that failed.
count_tests() { # REPORT-OF-CTEST FOLDER-OF-THE-PARTS
    awk -v parts="$2" '
        function attribute(line, name) {
            return match(line, " " name "=\"[^\"]*\"") ? substr(line, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : ""
        }
        function count_part(file, ended_well,    line, found, bad_here) {
            while ((getline line < file) > 0) {
                if (line ~ /^<testsuites /) {
                    found = 1
                    total += attribute(line, "tests")
                    idle += attribute(line, "disabled")
                    bad_here = attribute(line, "failures") + attribute(line, "errors")
                } else if (line ~ /^ *<testsuite /) idle += attribute(line, "skipped")
            }
            close(file)
            if (!found) ++total
            if (!bad_here && (!ended_well || !found)) bad_here = 1
            bad += bad_here
        }
        /^\t*<testcase name=/ {
            name = attribute($0, "name")
            status = attribute($0, "status")
            if (name ~ /^part\./) {
                count_part(parts "/" name ".xml", status == "run")
                next
            }
            ++total
            if (status == "fail") ++bad
            else if (status != "run") ++idle
        }
        END { print total + 0, bad + 0, idle + 0 }' "$1"
}

# What a log of ctest says about the tests that failed.
show_failures() { # LOG
    awk '
        /^ *Start +[0-9]+: / || / Passed +[0-9.]+ sec *$/ || /^Label Time/ || /sec\*proc/ { next }
        /^\[ RUN      \]/ { printf "%s", held; held = ""; holding = 1 }
        /^\[       OK \]|^\[  SKIPPED \]/ && holding { held = ""; holding = 0; next }
        /^\[  FAILED  \]/ { printf "%s", held; held = ""; holding = 0 }
        holding { held = held $0 "\n"; next }
        { print }
        END { printf "%s", held }' "$1"
}

# Names the tests that failed once and passed when ctest tried them again.
second_tries() { # LOG
    awk '
        match($0, /Test +#[0-9]+: [^ ]+/) {
            name = substr($0, RSTART, RLENGTH)
            sub(/^.*: /, "", name)
            if (/ Passed +[0-9.]+ sec *$/) { if (failed[name]) print name }
            else failed[name] = 1
        }' "$1"
}

# How many tests a log of Python's unittest counts, how many of them failed and how many were skipped.
count_unittests() { # LOG
    awk '
        function number(name) { return match($0, name "=[0-9]+") ? substr($0, RSTART + length(name) + 1, RLENGTH - length(name) - 1) : 0 }
        /^Ran [0-9]+ tests? in / { total = $2 }
        /^(OK|FAILED)( \(.*\))?$/ { bad = number("failures") + number("errors"); idle = number("skipped") }
        END { print total + 0, bad + 0, idle + 0 }' "$1"
}
