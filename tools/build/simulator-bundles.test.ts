import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { simulatorBundle } from "./bundle.ts";
import { bundledIn } from "./bundled-packages.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "../..");
const megabyte = 1024 ** 2;

describe.each([
  { name: "streamprov", packages: [], line: "export CONFLUENT_CLOUD_ENDPOINT='http://127.0.0.1:" },
  { name: "appprov", packages: [], line: "http://127.0.0.1:" },
  { name: "cloudprov", packages: ["yaml"], line: "http://127.0.0.1:" },
])("the bundle of the simulator of $name", ({ name, packages, line }) => {
  const folder = join(workspace, "tools/simulators", name);
  let outside: string;

  beforeAll(async () => {
    await run(process.execPath, [join(workspace, "node_modules/tsup/dist/cli-default.js"), "--silent"], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: "--conditions=@org/source" },
    });
    outside = await mkdtemp(join(tmpdir(), "simulator-"));
    await cp(join(folder, "dist/simulator.cjs"), join(outside, "simulator.cjs"));
  });
  afterAll(() => rm(outside, { recursive: true, force: true }));

  it("contains the simulator and no code of a provider", async () => {
    const bundled = await bundledIn(simulatorBundle, folder);

    expect(bundled.map((each) => each.name).sort()).toEqual(
      ["@org/simulator", `@org/simulator-${name}`, ...packages].sort(),
    );
  });

  it("is smaller than 1 MB", async () => {
    expect((await stat(join(outside, "simulator.cjs"))).size).toBeLessThan(megabyte);
  });

  it("starts outside the workspace, prints the lines for a stack, and stops when it is terminated", async () => {
    const child = spawn(process.execPath, ["simulator.cjs"], { cwd: outside, stdio: ["ignore", "pipe", "inherit"] });
    try {
      const [printed] = await once(child.stdout, "data");
      expect(String(printed)).toContain(line);
      expect(String(printed)).toMatch(/^export [A-Z_]+='/m);
    } finally {
      const ended = once(child, "exit");
      child.kill();
      expect(await ended).toEqual([0, null]);
    }
  });
});
