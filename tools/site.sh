# shellcheck shell=bash
# `./lawan site`: the page as a folder of files that needs no server. Sourced by ./lawan and ./test after
# tools/setup.sh, which sets the names that are not set here.
# shellcheck disable=SC2154

site_engine=$build_root/wasm/bin

site_usage() {
    cat <<END
./lawan site DIR            writes the page as a folder that needs no server
./lawan site --serve [DIR]  looks at it on 127.0.0.1 (DIR: $build_root/site)
END
}

build_engine() {
    configure wasm && build wasm lawan_engine
}

write_site() { # DIR
    require_packages build wasm page || return
    build_page || return
    [[ -f $site_engine/engine.wasm ]] ||
        say "building the engine for browsers: many minutes the first time, and it will say how many are left."
    if ! with_lock wasm build_engine; then
        [[ -f $build_root/wasm/build.ninja ]] && show_errors wasm
        say "the engine could not be built; all of its output is in $state/wasm.log."
        return 1
    fi
    node "$root/web/tools/site.mjs" write "$site_engine" "$1"
}

site_command() { # ARGUMENT...
    local serve='' folder=''
    while (($#)); do
        case $1 in
            --help | -h) site_usage && return ;;
            --serve) serve=1 ;;
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
    make_state && write_site "$folder" || return
    if [[ -z $serve ]]; then
        say "$folder is the page: put it on any web space, or look at it with ./lawan site --serve \"$folder\"."
        return
    fi
    exec node "$root/web/tools/site.mjs" serve "$folder" "${LAWAN_SITE_PORT:-8018}"
}
