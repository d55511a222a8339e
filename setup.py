"""pip install . --no-build-isolation: builds the extension with CMake, offline.

It builds in the folder of ./lawan (build/release, or below $LAWAN_BUILD_DIR) and takes what is there already.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent


def version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"VERSION (\d+\.\d+\.\d+)", text).group(1)


def refuse_one_kind_of_processor(build):
    """A wheel goes to machines that may have another one."""
    cache = build / "CMakeCache.txt"
    text = cache.read_text(encoding="utf-8") if cache.exists() else ""
    for setting, usual in ("LAWAN_PROCESSOR", "ANY"), ("LAWAN_NATIVE", "OFF"):
        found = re.search(rf"^{setting}:\w+=(.+)$", text, re.MULTILINE)
        value = found.group(1) if found else usual
        if value != usual and not (usual == "OFF" and value.upper() in ("0", "NO", "N", "FALSE")):
            sys.exit(f"lawan: {build} is configured with {setting}={value}, which not all machines can run: "
                     f"run 'cmake --preset release -B {build} -D{setting}={usual}' first")


class BuildWithCMake(build_ext):
    def build_extension(self, ext):
        build = Path(os.environ.get("LAWAN_BUILD_DIR") or ROOT / "build") / "release"
        refuse_one_kind_of_processor(build)
        jobs = os.environ.get("LAWAN_JOBS") or str(os.cpu_count() or 1)
        subprocess.run(
            ["cmake", "--preset", "release", "-B", build, "-DLAWAN_PYTHON=ON", f"-DPython3_EXECUTABLE={sys.executable}"],
            cwd=ROOT,
            check=True,
        )
        subprocess.run(["cmake", "--build", build, "--target", "lawan_python", "--parallel", jobs], check=True)
        wanted = Path(self.get_ext_fullpath(ext.name)).resolve()
        wanted.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(build / "python" / "lawan" / wanted.name, wanted)
        shutil.copytree(ROOT / "data", wanted.parent / "data", dirs_exist_ok=True)


setup(
    version=version(),
    packages=["lawan"],
    package_dir={"lawan": "python/lawan"},
    package_data={"lawan": ["*.pyi", "py.typed"]},
    ext_modules=[Extension("lawan._lawan", sources=[])],
    cmdclass={"build_ext": BuildWithCMake},
    zip_safe=False,
)
