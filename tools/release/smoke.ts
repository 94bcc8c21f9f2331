import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { filesOfTarball } from "@org/checks/tarball";
import { executableOn } from "./node-runtime.ts";
import { platformHere } from "./platforms.ts";

/** The provider and version that an archive must contain. */
export interface Expected {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  readonly version: string;
}

const isWindows = platformHere.os === "windows";

/**
 * Checks that a self-contained archive for this platform works on a machine without Node: in a folder whose path is long
 * and has spaces, its launcher prints the version and serves the engine's protocol. V8 accepts the compiled code, and the
 * system accepts the signature of Node.
 *
 * @param archive Path of the archive.
 * @throws {Error} with the check that failed.
 */
export async function smokeTest(archive: string, { provider, version }: Expected): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "smoke-"));
  try {
    const folder = join(root, `a folder with spaces and a long name ${"x".repeat(80)}`);
    await unpack(archive, folder);
    const launcher = join(folder, `pulumi-resource-${provider}${isWindows ? ".cmd" : ""}`);
    expectEqual("--version", await outputOf(start(launcher, ["--version"])), version);
    expectEqual("the plugin's protocol", await servedVersion(launcher), version);
    expectEqual("compiled code", await acceptsCompiledCode(folder), "accepted");
    await checkSignature(join(folder, executableOn(platformHere)));
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  for (const { path, content, executable } of filesOfTarball(await readFile(archive))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, { mode: executable ? 0o755 : 0o644 });
  }
}

/** Starts a launcher without Node on PATH. Windows starts command files only through its command interpreter. */
function start(launcher: string, args: readonly string[]): ChildProcess {
  const { SystemRoot = "", TEMP = "" } = process.env;
  const env = isWindows ? { SystemRoot, TEMP, PATH: "" } : { PATH: "/nowhere" };
  const stdio = ["ignore", "pipe", "inherit"] as const;
  return isWindows
    ? spawn([`"${launcher}"`, ...args].join(" "), { env, stdio: [...stdio], shell: true })
    : spawn(launcher, args, { env, stdio: [...stdio] });
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  return output.trim();
}

/** The version that a started plugin reports. */
async function servedVersion(launcher: string): Promise<string> {
  const child = start(launcher, []);
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout?.setEncoding("utf8").once("data", resolve);
      child.once("close", (code) => reject(new Error(`The plugin ended with ${code} before it printed its port.`)));
    });
    return await pluginInfo(Number(port));
  } finally {
    const ended = once(child, "close");
    // The command interpreter does not pass a signal to Node.
    if (isWindows) await promisify(execFile)("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
    else child.kill("SIGINT");
    await ended;
  }
}

/** Calls `GetPluginInfo`. The message of the response has one field, the version. */
async function pluginInfo(port: number): Promise<string> {
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    const stream = session.request({
      ":method": "POST",
      ":path": "/pulumirpc.ResourceProvider/GetPluginInfo",
      "content-type": "application/grpc",
      te: "trailers",
    });
    // A message begins with a byte for its compression and four for its length: this one is empty.
    stream.end(Buffer.alloc(5));
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const message = Buffer.concat(chunks).subarray(5);
    return message.subarray(2, 2 + (message[1] ?? 0)).toString("utf8");
  } finally {
    session.close();
  }
}

async function acceptsCompiledCode(folder: string): Promise<string> {
  const script = `
    const { readFileSync } = require("node:fs");
    const { cachedDataRejected } = require("./start.cjs").compile("dist/plugin.cjs", readFileSync("dist/plugin.code-cache"));
    console.log(cachedDataRejected ? "rejected" : "accepted");
  `;
  const node = join(folder, executableOn(platformHere));
  const { stdout } = await promisify(execFile)(node, ["--input-type=commonjs", "--eval", script], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return stdout.trim();
}

/** Binaries for Linux have no signature; their checksum is that of the pinned npm package. */
async function checkSignature(node: string): Promise<void> {
  if (platformHere.os === "darwin") await promisify(execFile)("codesign", ["--verify", "--strict", node]);
  if (!isWindows) return;
  const command = `(Get-AuthenticodeSignature -LiteralPath '${node}').Status`;
  const { stdout } = await promisify(execFile)("powershell", ["-NoProfile", "-Command", command]);
  expectEqual("the signature of node.exe", stdout.trim(), "Valid");
}

function expectEqual(what: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${what}: expected "${expected}", but it was "${actual}".`);
}
