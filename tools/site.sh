# shellcheck shell=bash
# `./lawan site`: the page as a folder of files that needs no server. Sourced by ./lawan and ./test after
# tools/setup.sh, which sets the names that are not set here.
# shellcheck disable=SC2154

site_usage() {
    cat <<END
./lawan site DIR            writes the page as a folder that needs no server
./lawan site --serve [DIR]  looks at it on 127.0.0.1 (DIR: $build_root/site)
        --no-threads        leaves out the second engine, which analyses on up to four cores
        --no-light          leaves out the third engine, which plays in old browsers, and the fourth
        --no-script         leaves out the fourth engine, which plays in browsers without WebAssembly
END
}

build_engine() { # PRESET TARGET...
    configure "$1" && build "$@"
}

make_engine() { # PRESET [TARGET]
    [[ -d $build_root/$1/bin ]] ||
        say "building the engine for browsers ($1): many minutes the first time, and it will say how many are left."
    with_lock "$1" build_engine "$1" "${2:-lawan_engine}" && return
    [[ -f $build_root/$1/build.ninja ]] && show_errors "$1"
    say "the engine could not be built; all of its output is in $state/$1.log."
    return 1
}

# One engine is for every browser; one more, with threads, for pages that may have them; a light one for old browsers; and
# the same as a script for those that have no WebAssembly.
write_site() { # DIR [no-threads [no-light [no-script]]]
    local engines=("$build_root/wasm/bin")
    require_packages build wasm page || return
    build_page && make_engine wasm || return
    if [[ -z ${2-} ]]; then
        if require_packages threads; then
            make_engine wasm-threads || return
            engines+=("$build_root/wasm-threads/bin")
        else
            say "going on without the second engine: analyses have one thread."
        fi
    fi
    if [[ -z ${3-} ]]; then
        make_engine wasm-light || return
        engines+=("$build_root/wasm-light/bin")
        if [[ -z ${4-} ]]; then
            make_engine wasm-light lawan_engine_script || return
            engines+=("$build_root/wasm-light/bin/script")
        fi
    fi
    node "$root/web/tools/site.mjs" write "$1" "${engines[@]}"
}

site_command() { # ARGUMENT...
    local serve='' folder='' no_threads='' no_light='' no_script=''
    while (($#)); do
        case $1 in
            --help | -h) site_usage && return ;;
            --serve) serve=1 ;;
            --no-threads) no_threads=1 ;;
            --no-light) no_light=1 ;;
            --no-script) no_script=1 ;;
            -*) say "site has no option \"$1\"; ./lawan site --help names them." && return 2 ;;
            *)
                [[ -z $folder ]] || { say "site writes one folder, not also \"$1\"." && return 2; }
                folder=$1
                ;;
        esac
        shift
    done
    if [[ -z $folder && -z $serve ]]; then
        site_usage >&2
        return 2
    fi
    folder=${folder:-$build_root/site}
    make_state && write_site "$folder" "$no_threads" "$no_light" "$no_script" || return
    if [[ -z $serve ]]; then
        say "$folder is the page: put it on any web space, or look at it with ./lawan site --serve \"$folder\"."
        return
    fi
    exec node "$root/web/tools/site.mjs" serve "$folder" "${LAWAN_SITE_PORT:-8018}"
}
