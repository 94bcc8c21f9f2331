import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { simulatorBundle } from "./bundle.ts";
import { bundledIn } from "./bundled-packages.ts";
import { carryOut } from "./container-steps.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "../..");
const megabyte = 1024 ** 2;
/** On a busy machine, a fresh clone builds for several minutes. */
const tenMinutes = 600_000;

const simulators = [
  { name: "streamprov", packages: [], variable: "CONFLUENT_CLOUD_ENDPOINT" },
  { name: "appprov", packages: [], variable: "APTIBLE_API_ROOT_URL" },
  { name: "cloudprov", packages: ["anynum", "fast-xml-parser", "strnum", "yaml"], variable: "CLOUDPROV_DOMAIN" },
] as const;

// nx does nothing when nothing has changed.
beforeAll(async () => {
  const projects = simulators.map(({ name }) => `@org/${name}-simulator`);
  await run("nx", ["run-many", "--target=build", `--projects=${projects.join(",")}`], { cwd: workspace });
}, tenMinutes);

describe.each(simulators)("the bundle of the simulator of $name", ({ name, packages, variable }) => {
  const folder = join(workspace, "tools/simulators", name);
  let outside: string;
  let launcher: string;

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), "simulator-"));
    const installed = join(outside, "node_modules/@org", `${name}-simulator`);
    await cp(join(folder, "dist"), join(installed, "dist"), { recursive: true });
    for (const file of ["package.json", `${name}-simulator`]) await cp(join(folder, file), join(installed, file));
    launcher = join(installed, `${name}-simulator`);
  });
  afterAll(() => rm(outside, { recursive: true, force: true }));

  it("contains the simulator and no code of a provider", async () => {
    const bundled = await bundledIn(simulatorBundle, folder);

    expect(bundled.map((each) => each.name).sort()).toEqual(
      ["@org/simulator", `@org/${name}-simulator`, ...packages].sort(),
    );
  });

  it("is smaller than 1 MB", async () => {
    expect((await stat(join(folder, "dist/simulator.cjs"))).size).toBeLessThan(megabyte);
  });

  it("starts outside the workspace, prints the lines for a stack, and stops when it is terminated", async () => {
    const printed = await startedOnce([]);
    expect(printed).toMatch(new RegExp(`^export ${variable}='[a-z0-9.:/]+'$`, "m"));
  });

  it("continues from the file of an earlier start, with the same addresses and keys", async () => {
    const state = ["--state", join(outside, "world.json")];
    expect(await startedOnce(state)).toBe(await startedOnce(state));
  });

  it("starts as in its container, where control requests need the token", async () => {
    const root = join(outside, "container");
    const text = await readFile(join(workspace, "tools/simulators/Dockerfile"), "utf8");
    const container = await carryOut(text, join(workspace, "tools/simulators"), root, { SIMULATOR: name });
    const [command = "", ...args] = container.entrypoint;
    expect([command, container.user, container.ports]).toEqual(["node", "node", ["8080-8099"]]);
    expect(args.slice(-2)).toEqual(["--port", "8080"]);

    const token = "0123456789abcdef";
    const options = [...args, "--port", "0", "--token", token];
    const answers = await whileStarted(options, container.folder, async (printed) => {
      const [, page = ""] = /^# web page +(\S+)$/m.exec(printed) ?? [];
      const statusOf = async (path: string, headers = {}) => (await fetch(page + path, { headers })).status;
      return [
        await statusOf(""),
        await statusOf("__sim/page"),
        await statusOf("__sim/page", { Authorization: `Bearer ${token}` }),
      ];
    });
    expect(answers).toEqual([200, 401, 200]);
  });

  it.each(["import { startSimulator } from", "const { startSimulator } = require("])(
    "serves tests by `%s`",
    async (statement) => {
      const isModule = statement.startsWith("import");
      const script = `${statement}"@org/${name}-simulator"${isModule ? "" : ")"};
        startSimulator().then(async (simulator) => {
          await simulator.restore(simulator.snapshot());
          console.log(JSON.stringify(simulator.environment()));
          await simulator.close();
        });`;
      const type = `--input-type=${isModule ? "module" : "commonjs"}`;
      const { stdout } = await run(process.execPath, [type, "--eval", script], { cwd: outside });
      expect(Object.keys(JSON.parse(stdout))).toContain(variable);
    },
  );

  /** What it prints when it is started and then terminated. */
  function startedOnce(options: readonly string[]): Promise<string> {
    return whileStarted([launcher, ...options], outside, async (printed) => printed);
  }

  /** Starts it, acts with what it prints, and terminates it. */
  async function whileStarted<T>(
    args: readonly string[],
    cwd: string,
    act: (printed: string) => Promise<T>,
  ): Promise<T> {
    // As a person starts it: in the tests of this workspace, simulators get other ports.
    const env = { ...process.env, VITEST_POOL_ID: undefined };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    try {
      for await (const text of child.stdout.setEncoding("utf8")) {
        printed += text;
        if (printed.includes("Ctrl+C")) break;
      }
      return await act(printed);
    } finally {
      const ended = once(child, "exit");
      child.kill();
      expect(await ended).toEqual([0, null]);
    }
  }
});
