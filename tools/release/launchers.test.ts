import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { launcherFor } from "./launchers.ts";

const launched = { provider: "sample", node: "22.19", script: "plugin.mjs" };

describe("the launcher for Linux and macOS", () => {
  it("is an executable of the name that the engine looks for", () => {
    for (const os of ["linux", "darwin"] as const) {
      expect(launcherFor({ os, arch: "arm64" }, launched)).toMatchObject({
        path: "pulumi-resource-sample",
        executable: true,
      });
    }
  });

  it("becomes the Node on PATH with the script beside it, its arguments as they are, its exit code", async () => {
    const { launcher, pathWithNode } = await installed(
      "console.log(JSON.stringify([process.pid, ...process.argv.slice(2)])); process.exitCode = 7;",
    );

    const { pid, status, stdout } = spawnSync(launcher, ["--a b", "$HOME"], {
      env: { PATH: pathWithNode },
      encoding: "utf8",
    });

    // The engine ends the process that it started: Node must be that process and no child of it.
    expect(JSON.parse(stdout)).toEqual([pid, "--a b", "$HOME"]);
    expect(status).toBe(7);
  });

  it("says what to install when there is no Node on PATH", async () => {
    const { launcher } = await installed("");

    const { status, stdout, stderr } = spawnSync(launcher, { env: { PATH: "/nowhere" }, encoding: "utf8" });

    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      "The sample plugin runs on Node, but there is no node on PATH. Install Node 22.19 or later from https://nodejs.org and see that it is on PATH.\n",
    );
  });
});

describe("the launcher for Windows", () => {
  const launcher = launcherFor({ os: "windows", arch: "amd64" }, launched);
  const text = Buffer.from(launcher.content).toString();

  it("is a command file of the name that the engine looks for, in the lines of Windows", () => {
    expect(launcher.path).toBe("pulumi-resource-sample.cmd");
    expect(text.split("\r\n").join("")).not.toMatch(/[\r\n]/);
  });

  it("hands its arguments to the script beside it, whose exit code is its own, being the last command", () => {
    expect(text.trimEnd().split("\r\n").at(-1)).toBe('node "%~dp0plugin.mjs" %*');
  });

  it("says what to install when there is no Node on PATH, in words that the command interpreter lets be", () => {
    const [, sentence] = /^echo (.*) 1>&2\r$/m.exec(text) ?? [];

    expect(sentence).toContain("Install Node 22.19 or later");
    expect(sentence).not.toMatch(/[&|<>^%()!"]/);
  });
});

/** The launcher in a folder whose path has a blank, beside a script; and a PATH with nothing but Node. */
async function installed(script: string): Promise<{ launcher: string; pathWithNode: string }> {
  const folder = await mkdtemp(join(tmpdir(), "plug in-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { path, content } = launcherFor({ os: "linux", arch: "amd64" }, launched);
  const launcher = join(folder, path);
  await writeFile(launcher, content, { mode: 0o755 });
  await writeFile(join(folder, launched.script), script);
  const pathWithNode = join(folder, "bin");
  await mkdir(pathWithNode);
  await symlink(process.execPath, join(pathWithNode, "node"));
  execFileSync("sh", ["-n", launcher]);
  return { launcher, pathWithNode };
}
