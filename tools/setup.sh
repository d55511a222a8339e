# shellcheck shell=bash
# What ./lawan and ./test share: installing packages, configuring, building.
# They set $root, the root of the repository, and then source this file.
#
# LAWAN_BUILD_DIR  where to build, instead of build/ in the repository
# LAWAN_JOBS       how many compilers run at once, instead of one for each core

build_root=${LAWAN_BUILD_DIR:-$root/build}
[[ $build_root == /* ]] || build_root=$PWD/$build_root
state=$build_root/.setup
os_release=${LAWAN_OS_RELEASE:-/etc/os-release}
package_list=${LAWAN_PACKAGE_LIST:-$root/tools/packages}
cpu_info=${LAWAN_CPU_INFO:-/proc/cpuinfo}

say() { printf 'lawan: %s\n' "$*" >&2; }

make_state() {
    mkdir -p "$state" 2>/dev/null && [[ -w $state ]] && return
    say "cannot write to $build_root; set LAWAN_BUILD_DIR to a folder of your own and start again."
    return 1
}

# Runs a command while nobody else holds the lock of that name.
with_lock() { # NAME COMMAND...
    local name=$1
    shift
    make_state || return
    if ! command -v flock >/dev/null; then
        "$@"
        return
    fi
    (
        exec 9>"$state/$name.lock"
        if ! flock -n 9; then
            say "waiting for another lawan that is setting up or building"
            flock 9
        fi
        "$@"
    )
}

# ---- packages

# Prints the names by which package lists may call this system: ubuntu-24.04 ubuntu debian
system_names() {
    [[ -r $os_release ]] || return 0
    # shellcheck disable=SC1090
    (. "$os_release" && printf '%s ' "${ID-}-${VERSION_ID-}" "${ID-}" "${ID_LIKE-}")
}

# Prints "PROBE PACKAGE" for every line of the given sets, with the names of this system.
packages_of() { # SET...
    local set probe name others other system names
    read -ra names < <(system_names; echo)
    while read -r set probe name others; do
        [[ " $* " == *" $set "* ]] || continue
        for system in "${names[@]}"; do
            for other in $others; do
                [[ $other == "$system="* ]] && name=${other#*=} && break 2
            done
        done
        [[ $name == - ]] || echo "$probe $name"
    done < <(grep -v '^#' "$package_list")
}

has() { # PROBE
    case $1 in
        -) return 1 ;;
        '<'*) printf '#include %s\n' "$1" | ${CXX:-c++} -std=c++20 -fsyntax-only -x c++ - 2>/dev/null ;;
        python3:*) python3 -c "import ${1#*:}" 2>/dev/null ;;
        c++) command -v "${CXX:-c++}" >/dev/null ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# Prints the packages of the given sets that are not there, one a line.
missing_packages() { # SET...
    local probe name installed=''
    if command -v dpkg-query >/dev/null; then
        # shellcheck disable=SC2016
        installed=$(packages_of "$@" | cut -d' ' -f2 |
            xargs -r dpkg-query -W -f='${Package} ${db:Status-Status}\n' 2>/dev/null || true)
    fi
    while read -r probe name; do
        [[ $installed == *"$name installed"* ]] || has "$probe" || echo "$name"
    done < <(packages_of "$@")
}

install_packages() { # NAME...
    local by_hand="apt-get install $*" as_root=() log=$state/install.log
    if ! command -v apt-get >/dev/null; then
        say "these are missing and can only be installed by hand on this system (Debian's names): $*."
        return 1
    fi
    if ((EUID != 0)); then
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 && -t 2 ]]; }; then
            as_root=(sudo)
        else
            say "these packages are missing and only root can install them: run \"$by_hand\" as root and start again."
            return 1
        fi
    fi

    say "installing $*"
    apt() {
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -q -y -o DPkg::Lock::Timeout=300 "$@" >>"$log" 2>&1 </dev/null
    }
    install_extras() { # whether it works or not
        local extras
        mapfile -t extras < <(missing_packages extra)
        ((${#extras[@]} == 0)) || apt install --no-install-recommends "${extras[@]}" ||
            say "going on without ${extras[*]}"
    }
    : >"$log"
    if compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null &&
        apt install --no-install-recommends "$@"; then
        install_extras
        return
    fi
    if apt update && apt install --no-install-recommends "$@"; then
        install_extras
        return
    fi
    say "these packages are missing and could not be installed (is there a network? see $log): run \"$by_hand\" as root and start again."
    return 1
}

setup_stamp() { # SET...
    local IFS=-
    printf '%s/packages-%s-%s' "$state" "$*" "$(cat "$package_list" "$os_release" 2>/dev/null | cksum | tr -d ' ')"
}

install_what_is_missing() { # SET...
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]})); then install_packages "${missing[@]}" || return; fi
    touch "$(setup_stamp "$@")"
}

# Makes sure that the packages of the given sets are there. Looks only once, and again when the list
# of packages changes.
require_packages() { # SET...
    [[ -f $(setup_stamp "$@") ]] || with_lock setup install_what_is_missing "$@"
}

# After something failed: was it because a package has gone? Then it is back now.
packages_were_missing() { # SET...
    [[ -n $(missing_packages "$@") ]] || return 1
    rm -f "$(setup_stamp "$@")"
    require_packages "$@"
}

# ---- configuring and building

# Prints the path of the first of these compilers that is there and understands this system's C++
# library.
first_working_compiler() { # NAME...
    local name
    for name; do
        command -v "$name" >/dev/null || continue
        printf '#include <chrono>\n#include <string>\nint main() {}\n' |
            "$name" -std=c++20 -fsyntax-only -x c++ - 2>/dev/null || continue
        command -v "$name"
        return
    done
    return 1
}

jobs() {
    local cores memory
    cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    # The largest units take 1.5 GB each.
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1600000) }' /proc/meminfo 2>/dev/null || true)
    [[ -n $memory ]] && ((memory < cores)) && cores=$((memory > 1 ? memory : 1))
    echo "${LAWAN_JOBS:-$cores}"
}

# Are these -DNAME=VALUE what the build folder was configured with?
configured_with() { # FOLDER -DNAME=VALUE...
    local cache=$1/CMakeCache.txt setting
    for setting in "${@:2}"; do
        setting=${setting#-D}
        grep -q "^${setting%%=*}:[A-Z]*=${setting#*=}\$" "$cache" || return 1
    done
}

# Can this processor run what the folder is for? A folder may be shared by several machines, or have been copied.
runs_here() { # FOLDER
    local needs=() has each
    [[ -f $1/processor ]] && read -ra needs <"$1/processor"
    ((${#needs[@]})) || return 0
    has=$(grep -m 1 '^flags' "$cpu_info")
    for each in "${needs[@]}"; do
        [[ " ${has#*:} " == *" $each "* ]] || return 1
    done
}

configure() { # PRESET -DNAME=VALUE...
    local preset=$1 folder=$build_root/$1 log=$state/$1.log
    shift
    # A build folder that came along with a copied or moved tree would build the old tree, and one of another
    # machine may be for another processor.
    if [[ -f $folder/CMakeCache.txt ]] &&
        { ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt" || ! runs_here "$folder"; }; then
        rm -rf "$folder"
    fi
    if [[ -f $folder/build.ninja && ! $root/CMakePresets.json -nt $folder/build.ninja ]] &&
        configured_with "$folder" "$@"; then
        return
    fi
    local command=(cmake --preset "$preset" -B "$folder" "$@") setting
    # A folder that was configured with another compiler: CMake would take it, and forget what the preset sets.
    for setting in "$@"; do
        if [[ $setting == -DCMAKE_CXX_COMPILER=* && -f $folder/CMakeCache.txt ]] &&
            ! configured_with "$folder" "$setting"; then
            command+=(--fresh)
        fi
    done
    (cd "$root" && "${command[@]}") >"$log" 2>&1 && return
    # Perhaps the compiler or a library has changed under an old build folder.
    (cd "$root" && "${command[@]}" --fresh) >"$log" 2>&1 && return
    say "could not configure the build:"
    grep -v '^--' "$log" >&2
    return 1
}

# How long it will take, from the part that is done and how long that took: nothing while that is too little
# to tell.
time_left() { # DONE ALL SECONDS
    (($1 * 20 >= $2 && $3 >= 5)) || return 0
    local left=$(($3 * ($2 - $1) / $1))
    if ((left < 50)); then
        echo ", less than a minute left"
    else
        echo ", about $(((left + 30) / 60)) min left"
    fi
}

bar() { # DONE ALL
    local width=24 full i
    full=$((width * $1 / $2))
    for ((i = 0; i < width; ++i)); do printf '%s' "$( ((i < full)) && echo '#' || echo '.')"; done
}

# Copies the build's output into the log. Shows how far it is: as a bar that is drawn again and again on a
# terminal, elsewhere as a line now and then.
show_progress() { # LOG WHAT
    local line said=0 next=0 start=$SECONDS finished all
    while IFS= read -r line; do
        printf '%s\n' "$line"
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking) ]] || continue
        finished=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
        if [[ -t 2 ]]; then
            printf '\r\033[Klawan: building %s [%s] %d %%%s' "$2" "$(bar "$finished" "$all")" \
                $((100 * finished / all)) "$(time_left "$finished" "$all" $((SECONDS - start)))" >&2
            said=1
        elif ((SECONDS >= next)); then
            say "building $2: $((100 * finished / all)) %$(time_left "$finished" "$all" $((SECONDS - start)))"
            next=$((SECONDS + 60))
        fi
    done >"$1"
    ((!said)) || printf '\r\033[K' >&2
}

build() { # PRESET TARGET...
    local preset=$1 log=$state/$1.log
    shift
    # A browser beside it must not wait for the compilers.
    local politely=()
    [[ -n ${beside-} ]] && politely=(nice)
    NINJA_STATUS='[%f/%t] ' "${politely[@]}" cmake --build "$build_root/$preset" --parallel "$(jobs)" --target "$@" 2>&1 |
        show_progress "$log" "$preset"
    return "${PIPESTATUS[0]}"
}

# ---- the Python module

python_folder() { echo "$build_root/release/python"; }

# The interpreter that the module was built for.
python_of_module() {
    sed -n 's/^Python3_EXECUTABLE:[A-Z]*=//p' "$build_root/release/CMakeCache.txt"
}

# The errors of the last build, without the commands that led to them.
show_errors() { # PRESET
    local log=$state/$1.log
    if grep -q '^FAILED:' "$log"; then
        awk '/^FAILED:/ { failed = 1; getline; next } /^\[[0-9]+\/[0-9]+\]/ { next } failed' "$log"
    else
        tail -n 60 "$log"
    fi >&2
}

# ---- the page

page_is_built() {
    local web=$root/web
    [[ -f $web/dist/index.html ]] &&
        [[ -z $(find "$web"/{src,public,index.html,package-lock.json,vite.config.ts,svelte.config.js} \
            -newer "$web/dist/index.html" -print -quit) ]]
}

# Makes web/dist out of web/src, and installs first what that needs.
make_page() {
    local web=$root/web log=$state/page.log modules=$root/web/node_modules
    page_is_built && return # somebody else has done it while we waited
    if [[ ! -f $modules/.package-lock.json || $web/package-lock.json -nt $modules/.package-lock.json ]]; then
        say "installing what the page is made with"
        # Not npm ci: newer ones refuse a lock file that lacks the optional packages of other systems, which
        # not every registry has. This keeps to the lock file and leaves it as it is.
        (cd "$web" && npm install --no-save --no-audit --no-fund) >"$log" 2>&1 || {
            tail -n 20 "$log" >&2
            say "the packages of the page could not be installed (is there a network? see $log)."
            return 1
        }
        touch "$modules/.package-lock.json"
    fi
    say "building the page"
    (cd "$web" && npm run --silent build) >>"$log" 2>&1 && return
    tail -n 40 "$log" >&2
    say "the page could not be built; see $log."
    return 1
}

build_page() {
    page_is_built || { require_packages page && with_lock page make_page; }
}
