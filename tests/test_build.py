"""How the engine is compiled: without a compiler it runs interpreted, with one every failure is an error."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOOK = """
import build_engine
build_data = {"artifacts": []}
object.__new__(build_engine.EngineBuildHook).initialize("1", build_data)
print(build_data)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one compiled module that uses the C types of another."""
    for name in ("build_engine.py", "build_constants.py"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "small"
    package.mkdir(parents=True)
    for name in ("__init__.py", "__init__.pxd"):
        (package / name).touch()
    (package / "constants.py").write_text("NAMES = ('a', 'b')\nSIZES = [1, 2]\n")
    piece = "class Piece:\n    def __init__(self):\n        self.size = SIZES[0]\n"
    (package / "piece.py").write_text(f"from small.constants import NAMES, SIZES\n\n\n{piece}")
    (package / "piece.pxd").write_text("cdef class Piece:\n    cdef public int size\n")
    (package / "board.py").write_text("from small.piece import Piece\n\n\ndef size(piece):\n    return piece.size\n")
    (package / "board.pxd").write_text("from small.piece cimport Piece\n\ncpdef int size(Piece piece)\n")
    return tmp_path


def run(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the project."""
    names = {"CASTLEWRIGHT_NO_CLIENT": "1", **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=project, env={**os.environ, **names}, capture_output=True, text=True, check=False
    )


def compiled(project: Path) -> dict[str, int]:
    """The compiled modules, and when each was made."""
    return {path.name.partition(".")[0]: path.stat().st_mtime_ns for path in (project / "src" / "small").glob("*.so")}


def test_what_compiles_is_compiled_and_again_only_with_the_types_that_it_uses(project: Path) -> None:
    done = run(project, "build_engine.py")
    assert done.returncode == 0, done.stderr
    first = compiled(project)
    assert set(first) == {"piece", "board"}
    assert run(project, "build_engine.py").returncode == 0
    assert compiled(project) == first
    later = max(first.values()) + 10**9
    (project / "src/small/piece.pxd").write_text("cdef class Piece:\n    cdef int[8] room\n    cdef public int size\n")
    os.utime(project / "src/small/piece.pxd", ns=(later, later))
    assert run(project, "build_engine.py").returncode == 0
    second = compiled(project)
    assert all(second[name] > first[name] for name in ("piece", "board"))
    script = "import sys; sys.path.insert(0, 'src'); from small import board, piece; print(board.size(piece.Piece()))"
    assert run(project, "-c", script).stdout == "1\n"


@pytest.mark.parametrize("command", [["build_engine.py"], ["-c", HOOK]], ids=["by hand", "by pip"])
def test_a_bad_line_of_types_is_an_error_with_its_text(project: Path, command: list[str]) -> None:
    (project / "src/small/piece.pxd").write_text("cdef class Piece:\n    cdef public nonsense size\n")
    done = run(project, *command)
    assert done.returncode != 0
    assert "nonsense" in done.stderr + done.stdout
    assert "No C compiler" not in done.stderr


@pytest.mark.parametrize("command", [["build_engine.py"], ["-c", HOOK]], ids=["by hand", "by pip"])
def test_a_compiler_that_fails_is_an_error(project: Path, command: list[str]) -> None:
    broken = project / "broken_cc"
    broken.write_text("#!/bin/sh\n[ \"$1\" = --version ] || { echo 'no room on disk' >&2; exit 1; }\n")
    broken.chmod(0o755)
    done = run(project, *command, CC=str(broken))
    assert done.returncode != 0
    assert "no room on disk" in done.stderr + done.stdout


@pytest.mark.parametrize("command", [["build_engine.py"], ["-c", HOOK]], ids=["by hand", "by pip"])
def test_without_a_compiler_it_goes_on_and_says_so(project: Path, command: list[str]) -> None:
    done = run(project, *command, CC="/nowhere/cc")
    assert done.returncode == 0
    assert "No C compiler: the engine runs interpreted" in done.stderr
    assert compiled(project) == {}


def test_whole_numbers_have_64_bits_wherever_their_type_is_inferred(project: Path) -> None:
    counting = "def count(piece):\n    size = 0\n    while size < piece.size:\n        size += 1\n    return size\n"
    (project / "src/small/board.py").write_text(f"from small.piece import Piece\n\n\n{counting}")
    (project / "src/small/board.pxd").write_text("from small.piece cimport Piece\n\ncpdef int count(Piece piece)\n")
    done = run(project, "build_engine.py")
    assert done.returncode == 0, done.stderr
    generated = (project / "build/engine/small/board.c").read_text("utf-8")
    assert "  PY_LONG_LONG __pyx_v_size;" in generated


@pytest.mark.parametrize("width", ["long", "unsigned long"])
def test_a_number_whose_width_depends_on_the_machine_is_an_error(project: Path, width: str) -> None:
    (project / "src/small/piece.pxd").write_text(f"cdef class Piece:\n    cdef public {width} size\n")
    done = run(project, "build_engine.py")
    assert done.returncode != 0
    assert "a C long has 32 bits on some machines" in done.stderr
    (project / "src/small/piece.pxd").write_text(f"cdef class Piece:\n    cdef public {width} long size\n")
    assert run(project, "build_engine.py").returncode == 0


def test_a_narrow_build_has_32_bits_for_every_c_long(project: Path) -> None:
    """In code, that is: texts keep their words, and what is wide by its declared type stays wide."""
    piece = (
        "class Piece:\n    def __init__(self):\n        self.size = 1 << 40\n        self.word = 'a long \"wall\"'\n"
    )
    (project / "src/small/piece.py").write_text(piece)
    (project / "src/small/piece.pxd").write_text(
        "cdef class Piece:\n    cdef public long long size\n    cdef public object word\n"
    )
    done = run(project, "build_engine.py", "--narrow")
    assert done.returncode == 0, done.stderr
    script = "import sys; sys.path.insert(0, 'src'); from small.piece import Piece; print(Piece().size, Piece().word)"
    assert run(project, "-c", script).stdout == f'{1 << 40} a long "wall"\n'
    build_engine = import_module("build_engine")
    generated = (project / "build/narrow/small/piece.c").read_text("utf-8")
    assert "long" not in build_engine.C_PART.findall(generated)
    assert "long" in build_engine.C_PART.findall("  long __pyx_t_1 = ((long)x);")


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_all_records_replay_where_a_c_long_has_32_bits(tmp_path: Path) -> None:
    """As on Windows and in WebAssembly: the same digests after every action, the same ranking at the end."""
    for name in ("build_engine.py", "build_constants.py"):
        shutil.copy(ROOT / name, tmp_path)
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    done = run(tmp_path, "build_engine.py", "--narrow")
    assert done.returncode == 0, done.stderr
    tried = run(
        tmp_path,
        str(ROOT / "tests/installed.py"),
        str(ROOT / "tests/records"),
        "--all",
        PYTHONPATH=str(tmp_path / "src"),
    )
    assert tried.returncode == 0, tried.stderr
    assert str(tmp_path) in tried.stdout
    assert tried.stdout.count(": as recorded") == len(list((ROOT / "tests/records").glob("*/*.json")))


PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "small"
version = "1"
requires-python = ">=3.11"
"""


def packaged(project: Path, kind: str, **environment: str) -> tuple[str, set[str]]:
    """Build a wheel or an sdist of the project: its file name, and the names of what is in it."""
    done = run(project, "-m", "hatchling", "build", "-t", kind, "-d", str(project / "dist"), **environment)
    assert done.returncode == 0, done.stderr
    (path,) = (project / "dist").iterdir()
    if kind == "wheel":
        return path.name, set(zipfile.ZipFile(path).namelist())
    with tarfile.open(path) as archive:
        return path.name, {name.partition("/")[2] for name in archive.getnames()}


def with_our_settings(project: Path) -> None:
    """Give the small project this project's own settings for packages, and a binary of another Python."""
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    ours = settings[settings.index("[tool.hatch.build]") : settings.index("[tool.cibuildwheel]")]
    (project / "pyproject.toml").write_text(PYPROJECT + ours.replace("castlewright", "small"))
    (project / "src/small/piece.cpython-39-x86_64-linux-gnu.so").touch()
    shutil.copy(ROOT / ".gitignore", project)


def test_a_wheel_holds_the_binaries_of_its_own_python_only(project: Path) -> None:
    with_our_settings(project)
    name, files = packaged(project, "wheel")
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    assert {file for file in files if file.endswith(".so")} == {f"small/{one}{ending}" for one in ("board", "piece")}
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert name.startswith(f"small-1-{python}-{python}-")


def test_a_wheel_without_compiler_holds_no_binaries(project: Path) -> None:
    with_our_settings(project)
    name, files = packaged(project, "wheel", CASTLEWRIGHT_NO_COMPILE="1")
    assert name == "small-1-py3-none-any.whl"
    assert "small/piece.py" in files
    assert not [file for file in files if file.endswith(".so")]


def test_the_sdist_holds_sources_and_documents_and_nothing_that_was_built(tmp_path: Path) -> None:
    done = run(ROOT, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.iterdir()
    with tarfile.open(path) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    documents = {file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").rglob("*.md")}
    assert documents | {"LICENSE", "NOTICE", "README.md", "build_engine.py", "web/package.json"} <= files
    assert [file for file in files if file.endswith((".so", ".pyd", ".pyc")) or "node_modules" in file] == []
    assert [file for file in files if file.startswith(("src/castlewright/server/client/", "build/", ".venv"))] == []


def metadata_of_sdist(path: Path, **environment: str) -> list[str]:
    done = run(ROOT, "-m", "hatchling", "build", "-t", "sdist", "-d", str(path), **environment)
    assert done.returncode == 0, done.stderr
    (sdist,) = path.iterdir()
    with tarfile.open(sdist) as archive:
        (name,) = (name for name in archive.getnames() if name.count("/") == 1 and name.endswith("PKG-INFO"))
        found = archive.extractfile(name)
        assert found
        return found.read().decode().splitlines()


def test_a_package_names_the_address_of_who_publishes_it_and_none_of_its_own(tmp_path: Path) -> None:
    own = metadata_of_sdist(tmp_path / "own", CASTLEWRIGHT_ADDRESS="")
    assert [line for line in own if line.startswith("Project-URL")] == []
    named = metadata_of_sdist(tmp_path / "named", CASTLEWRIGHT_ADDRESS="https://code.example/castlewright/")
    assert "Project-URL: Homepage, https://code.example/castlewright" in named
    assert "Project-URL: Issues, https://code.example/castlewright/issues" in named


@pytest.mark.parametrize("address", ["code.example", "http://code.example", "https://", "file:///etc"])
def test_what_is_no_public_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="an address that begins with https:// is needed"):
        import_module("build_urls").urls(address)


def test_wheels_are_built_for_all_pythons_that_are_supported() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["project"]["requires-python"] == ">=3.11,<3.14"
    assert settings["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in (11, 12, 13)]
    script = settings["tool"]["cibuildwheel"]["test-command"].split()[1]
    assert (ROOT / script.removeprefix("{project}/")).exists()


@pytest.mark.parametrize(
    ("platform", "archs", "machines"),
    [
        ("linux", "x86_64,i686,aarch64", {"manylinux_x86_64", "manylinux_aarch64"}),
        ("macos", "x86_64,arm64", {"macosx_x86_64", "macosx_arm64"}),
        ("windows", "AMD64,x86", {"win_amd64"}),
    ],
)
def test_cibuildwheel_reads_the_settings_as_they_are_meant(platform: str, archs: str, machines: set[str]) -> None:
    pytest.importorskip("cibuildwheel", reason="cibuildwheel is not installed: pip install cibuildwheel")
    done = run(ROOT, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", platform, "--archs", archs)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {f"cp3{minor}-{machine}" for minor in (11, 12, 13) for machine in machines}


def test_windows_asks_for_its_own_compiler_with_its_own_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build_engine = import_module("build_engine")
    monkeypatch.setattr(sys, "platform", "win32")
    assert not build_engine.has_compiler()  # as Windows without Visual Studio
    assert "No C compiler: the engine runs interpreted" in capsys.readouterr().err
    assert build_engine.quick_flags() == ["/O2", "/w"]


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("python", ["python3.11", "python3.12", "python3.13"])
def test_the_sdist_installs_in_a_clean_environment_and_plays(python: str, tmp_path: Path) -> None:
    if subprocess.run([python, "--version"], capture_output=True, check=False).returncode:
        pytest.skip(f"{python} is not on this machine")
    assert run(ROOT, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)).returncode == 0
    (sdist,) = tmp_path.iterdir()
    subprocess.run([python, "-m", "venv", tmp_path / "clean"], check=True)
    clean = tmp_path / "clean" / "bin" / "python"
    environment = {**os.environ, "CASTLEWRIGHT_NO_CLIENT": "1"}
    install = ["-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), str(sdist)]
    subprocess.run([clean, *install], env=environment, cwd=tmp_path, check=True)
    subprocess.run([clean, ROOT / "tests/installed.py", ROOT / "tests/records"], cwd=tmp_path, check=True)
    site = next((tmp_path / "clean" / "lib").glob("python*/site-packages/castlewright"))
    endings = {path.name.partition(".")[2] for path in site.rglob("*.so")}
    assert len(endings) == 1


C_FUNCTION = re.compile(r"^static [^\n;]*? (__pyx_f_\w+)\([^\n]*\) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
OBJECT_NAME = re.compile(r"^  PyObject \*__pyx_v_(\w+)", re.MULTILINE)


def test_no_name_in_the_compiled_engine_is_a_python_object_by_accident() -> None:
    """A truth value in arithmetic makes one of a name, and nothing but the speed tells; `@cython.locals` types it."""
    sources = sorted((ROOT / "build" / "engine" / "castlewright").rglob("*.c"))
    if not sources:
        pytest.skip("the engine was not compiled here")
    for source in sources:
        for function, body in C_FUNCTION.findall(source.read_text("utf-8")):
            assert "unpickle" in function or not OBJECT_NAME.findall(body), f"{source.stem}: {function}"


def test_a_small_function_becomes_part_of_a_module_whose_types_name_it() -> None:
    build_constants = import_module("build_constants")
    text = (ROOT / "src/castlewright/core/chance.py").read_text("utf-8")
    copied, constants = build_constants.with_constants(text, "castlewright.core.chance", ROOT / "src")
    assert "import draw_below" in text.replace("MIX_1, STEP, WORD, ", "")
    assert copied.count("def draw_below(chance, bound):") == copied.count("def next_word(chance):") == 1
    assert "castlewright.core.drawing import" not in copied
    assert {constant.name for constant in constants} >= {"HALF", "STEP", "MIX_2"}
    assert copied.splitlines()[: len(text.splitlines())][-1] == text.splitlines()[-1]
