import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPulumi } from "@org/pulumi-cli";
import { type LocalStack, localStack } from "@org/pulumi-run";
import { buildPackage } from "./build.ts";
import type { Demo, DemoPlatform } from "./demo-platform.ts";
import { demos } from "./demos.ts";
import { heading, note, took } from "./say.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const [name = "streamprov"] = process.argv.slice(2);
const demo = demos[name];
if (demo === undefined) {
  process.stderr.write(`There is no demo of "${name}". There are: ${Object.keys(demos).join(", ")}.\n`);
  process.exit(1);
}
process.exit((await show(name, demo)) ? 0 : 1);

/** Shows a package's quickstart from its beginning to its end. False when something went wrong, which is said. */
async function show(provider: string, demo: Demo): Promise<boolean> {
  heading("Prepare", "build the package, find the Pulumi CLI, start a simulated platform");
  await buildPackage(root, `@org/${provider}`);
  const pulumi = await findPulumi();
  note(`Pulumi ${pulumi.version}: ${pulumi.pulumi}`);
  const platform = await demo.start();
  note(`platform simulator: ${platform.simulator.url} (${platform.pace})`);
  const program = programOf(join(root, "examples", demo.example, "index.ts"));
  const stack = await localStack({
    project: demo.example,
    program,
    plugins: { [provider]: join(root, "packages", provider) },
    ...platform.connection,
    onOutput: (text) => process.stdout.write(text),
  });
  try {
    await walkThrough(demo, platform, { stack, program });
    return true;
  } catch (error) {
    process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  } finally {
    await stack.remove();
    await platform.simulator.close();
  }
}

interface Run {
  readonly stack: LocalStack;
  readonly program: Program;
}

async function walkThrough(demo: Demo, { simulator, history }: DemoPlatform, { stack, program }: Run): Promise<void> {
  const objects = () => objectCounts(simulator.state, history);
  const before = objects();
  const done = took();
  heading("pulumi up", demo.makes);
  const first = await stack.up();
  done("up");
  note(`${demo.tells.title}: ${String(first.outputs[demo.tells.output]?.value)}`);

  heading("pulumi up again", "nothing has changed, so nothing happens");
  expectOnly(await stack.up({ program }), ["same"]);
  done("up without changes");

  const { key, value, says } = demo.change;
  heading(`pulumi config set ${key} ${value}; pulumi up`, says);
  await stack.setConfig(key, value);
  expectOnly(await stack.up({ program }), ["same", "update"]);
  done("update");

  heading("pulumi refresh", "the state agrees with the platform");
  await stack.refresh({ expectNoChanges: true });
  done("refresh");

  heading("pulumi destroy", "all objects are deleted");
  await stack.destroy();
  done("destroy");

  const left = objects();
  for (const kind of Object.keys(left)) {
    if (left[kind] !== before[kind]) throw new Error(`there were ${before[kind]} ${kind}, now there are ${left[kind]}`);
  }
  const { violations, requests } = simulator.journal;
  if (violations.length > 0) throw new Error(`the platform found ${violations.length} malformed requests`);
  note(`the platform has the same objects as before the demo; it received ${requests} requests`);
}

/** How many objects of each kind a platform holds. It is not empty at first: an organization has an owner. */
function objectCounts(state: DemoPlatform["simulator"]["state"], history: readonly string[]): Record<string, number> {
  const kinds = Object.entries(state).filter(([kind]) => !history.includes(kind));
  return Object.fromEntries(kinds.map(([kind, objects]) => [kind, objects.list().length]));
}

type Program = () => Promise<Record<string, unknown>>;

/** An example's program. The query makes Node evaluate it again in each run, because modules are cached by URL. */
function programOf(example: string): Program {
  return async () => ({ ...((await import(`file://${example}?run=${Math.random()}`)) as Record<string, unknown>) });
}

function expectOnly(
  result: { summary: { resourceChanges?: Partial<Record<string, number>> } },
  allowed: readonly string[],
): void {
  const changes = Object.entries(result.summary.resourceChanges ?? {}).filter(([kind]) => !allowed.includes(kind));
  if (changes.length > 0)
    throw new Error(`expected only ${allowed.join(" and ")}, got ${JSON.stringify(Object.fromEntries(changes))}`);
}
