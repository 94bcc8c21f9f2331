import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillCache, inCache } from "./cache.ts";
import type { Attempt } from "./decide.ts";
import { executableName } from "./executable-name.ts";
import { isOnPath } from "./path-search.ts";
import { showProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import type { Tool } from "./tool.ts";

const thirtyMinutes = 30 * 60_000;

/**
 * Builds a tool from its Go module and puts it into the cache. The modules come from the Go proxy that `go env
 * GOPROXY` names, checked against Go's checksum database.
 */
export async function buildWithGo(tool: Tool, folder: string): Promise<Attempt> {
  if (!(await isOnPath("go", process.env))) return { missing: "no `go` on PATH" };
  try {
    await showProgress(`building the ${tool.title} with Go, ${tool.source.takes}, once`, () =>
      fillCache(folder, (emptyFolder) => build(tool, emptyFolder)),
    );
  } catch (error) {
    if (error instanceof GoError) return { missing: error.message };
    throw error;
  }
  return inCache(tool, folder);
}

class GoError extends Error {}

/** `go install <main>@<version>` would be shorter, but it refuses a module that replaces one of its dependencies. */
async function build(tool: Tool, outputFolder: string): Promise<void> {
  const { module, version, main, versionVariable, replace } = tool.source;
  const work = await mkdtemp(join(tmpdir(), "pulumi-go-build-"));
  try {
    await go(["mod", "init", "build"], work);
    await go(["mod", "edit", `-require=${module}@v${version}`, ...replace.map((rule) => `-replace=${rule}`)], work);
    const linkerFlags = `-s -w -X ${versionVariable}=${version}`;
    const output = join(outputFolder, executableName(tool.executable));
    await go(["build", "-mod=mod", "-ldflags", linkerFlags, "-o", output, main], work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function go(args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, GOWORK: "off" };
  const { exitCode, reason } = await runCommand("go", args, { cwd, env, timeoutMs: thirtyMinutes });
  if (exitCode !== 0) throw new GoError(`\`go ${args.slice(0, 2).join(" ")}\` failed: ${reason}`);
}
