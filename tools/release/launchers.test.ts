import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { selfContainedLauncher, slimLauncher } from "./launchers.ts";
import { platformHere } from "./platforms.ts";
import type { ArchivedFile } from "./tar.ts";

const launched = { provider: "sample", node: "22.19", script: "plugin.mjs" };

describe("the slim launcher for Linux and macOS", () => {
  it("is an executable with the name that the engine searches for", () => {
    for (const os of ["linux", "darwin"] as const) {
      expect(slimLauncher({ os, arch: "arm64" }, launched)).toMatchObject({
        path: "pulumi-resource-sample",
        executable: true,
      });
    }
  });

  it("replaces itself with the Node on PATH, and keeps the arguments and the exit code", async () => {
    const { launcher, pathWithNode } = await installed(
      "console.log(JSON.stringify([process.pid, ...process.argv.slice(2)])); process.exitCode = 7;",
    );

    const { pid, status, stdout } = spawnSync(launcher, ["--a b", "$HOME"], {
      env: { PATH: pathWithNode },
      encoding: "utf8",
    });

    // The engine ends the process that it started, so Node must be that process and not its child.
    expect(JSON.parse(stdout)).toEqual([pid, "--a b", "$HOME"]);
    expect(status).toBe(7);
  });

  it("prints what to install when there is no Node on PATH", async () => {
    const { launcher } = await installed("");

    const { status, stdout, stderr } = spawnSync(launcher, { env: { PATH: "/nowhere" }, encoding: "utf8" });

    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      "The sample plugin runs on Node, but there is no node on PATH. Install Node 22.19 or later from https://nodejs.org and see that it is on PATH.\n",
    );
  });
});

describe("the slim launcher for Windows", () => {
  const launcher = slimLauncher({ os: "windows", arch: "amd64" }, launched);
  const text = Buffer.from(launcher.content).toString();

  it("is a command file with the name that the engine searches for, and with CRLF", () => {
    expect(launcher.path).toBe("pulumi-resource-sample.cmd");
    expect(text.split("\r\n").join("")).not.toMatch(/[\r\n]/);
  });

  it("passes its arguments to the script, and ends with its exit code", () => {
    expect(text.trimEnd().split("\r\n").at(-1)).toBe('node "%~dp0plugin.mjs" %*');
  });

  it("prints what to install when there is no Node on PATH, without special characters of the command interpreter", () => {
    const [, sentence] = /^echo (.*) 1>&2\r$/m.exec(text) ?? [];

    expect(sentence).toContain("Install Node 22.19 or later");
    expect(sentence).not.toMatch(/[&|<>^%()!"]/);
  });
});

describe("the self-contained launcher", () => {
  it("replaces itself with the Node beside it, without a PATH and in a folder whose path has a space", async () => {
    const folder = await folderWith(selfContainedLauncher(platformHere, launched));
    await symlink(process.execPath, join(folder, "node"));
    await writeFile(
      join(folder, launched.script),
      "console.log(JSON.stringify([process.pid, ...process.argv.slice(2)])); process.exitCode = 7;",
    );

    const { pid, status, stdout } = spawnSync(join(folder, "pulumi-resource-sample"), ["--a b", "$HOME"], {
      env: { PATH: "/nowhere" },
      encoding: "utf8",
    });

    expect(JSON.parse(stdout)).toEqual([pid, "--a b", "$HOME"]);
    expect(status).toBe(7);
  });

  it.runIf(platformHere.os === "linux")("lets glibc return freed memory", async () => {
    const folder = await folderWith(selfContainedLauncher(platformHere, launched));
    await symlink(process.execPath, join(folder, "node"));
    await writeFile(join(folder, launched.script), "console.log(process.env.MALLOC_TRIM_THRESHOLD_);");

    const { stdout } = spawnSync(join(folder, "pulumi-resource-sample"), { env: {}, encoding: "utf8" });

    expect(stdout.trim()).toBe("131072");
  });

  it("prints which archive to install when it is for another platform", async () => {
    const os = process.platform === "darwin" ? "linux" : "darwin";
    const folder = await folderWith(selfContainedLauncher({ os, arch: "amd64" }, launched));
    const title = os === "linux" ? "linux-amd64 with glibc" : "darwin-amd64";

    const { status, stdout, stderr } = spawnSync(join(folder, "pulumi-resource-sample"), { encoding: "utf8" });

    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      `This archive of the sample plugin is for ${title} and does not run on this machine. Install the archive for this machine, or the slim archive, which needs Node 22.19 or later on PATH.\n`,
    );
  });

  it.each(["amd64", "arm64"] as const)("starts node.exe on Windows on %s, with quoted paths and CRLF", (arch) => {
    const { path, content } = selfContainedLauncher({ os: "windows", arch }, launched);

    expect(path).toBe("pulumi-resource-sample.cmd");
    expect(content.toString()).toBe('@echo off\r\n"%~dp0node.exe" "%~dp0plugin.mjs" %*\r\n');
  });
});

/** A folder with a launcher. Its path has a space. */
async function folderWith({ path, content }: ArchivedFile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plug in-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, path), content, { mode: 0o755 });
  execFileSync("sh", ["-n", join(folder, path)]);
  return folder;
}

/** The slim launcher in a folder whose path has a space, beside a script; and a PATH with nothing but Node. */
async function installed(script: string): Promise<{ launcher: string; pathWithNode: string }> {
  const slim = slimLauncher({ os: "linux", arch: "amd64" }, launched);
  const folder = await folderWith(slim);
  const launcher = join(folder, slim.path);
  await writeFile(join(folder, launched.script), script);
  const pathWithNode = join(folder, "bin");
  await mkdir(pathWithNode);
  await symlink(process.execPath, join(pathWithNode, "node"));
  return { launcher, pathWithNode };
}
