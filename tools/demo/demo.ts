import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPulumi } from "@org/pulumi-cli";
import { type LocalStack, localStack } from "@org/pulumi-run";
import { startStreamprovSimulator } from "@org/simulator-streamprov";
import { buildPackage } from "./build.ts";
import { heading, note, took } from "./say.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const example = join(root, "examples/streamprov-quickstart/index.ts");

heading("Prepare", "build the package, find the Pulumi CLI, start a simulated platform");
await buildPackage(root, "@org/streamprov");
const pulumi = await findPulumi();
note(`Pulumi ${pulumi.version}: ${pulumi.pulumi}`);
const platform = await startStreamprovSimulator({
  latencyMs: 20,
  provisionMs: { kafkaCluster: 3000, schemaRegistryCluster: 2000 },
  deprovisionMs: { kafkaCluster: 1000 },
  schemaRegistryAppearMs: 1000,
  apiKeyReadyMs: 3000,
  visibilityLagMs: 300,
});
note(`platform simulator: ${platform.url} (a cluster takes 3 s, a key 3 s, reads lag behind writes by 0.3 s)`);

const stack = await localStack({
  project: "streamprov-quickstart",
  program: quickstart(),
  plugins: { streamprov: join(root, "packages/streamprov") },
  config: { "streamprov:endpoint": platform.url },
  secrets: {
    "streamprov:cloudApiKey": platform.credentials.cloudApiKey,
    "streamprov:cloudApiSecret": platform.credentials.cloudApiSecret,
  },
  onOutput: (text) => process.stdout.write(text),
});

let failed = false;
try {
  await run(stack);
} catch (error) {
  failed = true;
  process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await stack.remove();
  await platform.close();
}
process.exit(failed ? 1 : 0);

async function run(stack: LocalStack): Promise<void> {
  const before = objectCounts();
  const done = took();
  heading("pulumi up", "an environment, a cluster, keys, topics, an ACL, a role binding, a schema");
  const first = await stack.up();
  done("up");
  note(`bootstrap endpoint: ${String(first.outputs["bootstrapEndpoint"]?.value)}`);

  heading("pulumi up again", "nothing has changed, so nothing happens");
  expectOnly(await stack.up({ program: quickstart() }), ["same"]);
  done("up without changes");

  heading("pulumi config set retentionDays 14; pulumi up", "the topics change in place");
  await stack.setConfig("retentionDays", "14");
  expectOnly(await stack.up({ program: quickstart() }), ["same", "update"]);
  done("update");

  heading("pulumi refresh", "the state agrees with the platform");
  await stack.refresh({ expectNoChanges: true });
  done("refresh");

  heading("pulumi destroy", "everything is taken down");
  await stack.destroy();
  done("destroy");

  const left = objectCounts();
  for (const kind of Object.keys(left)) {
    if (left[kind] !== before[kind]) throw new Error(`there were ${before[kind]} ${kind}, now there are ${left[kind]}`);
  }
  const { violations } = platform.journal;
  if (violations.length > 0) throw new Error(`the platform found ${violations.length} malformed requests`);
  note(`the platform is as it was before; it saw ${platform.journal.requests} requests`);
}

/** How many objects of each kind the platform holds. It is not empty at first: an organization has an owner. */
function objectCounts(): Record<string, number> {
  return Object.fromEntries(Object.entries(platform.state).map(([kind, objects]) => [kind, objects.list().length]));
}

/** The example's program, evaluated afresh: modules are cached by their URL. */
function quickstart() {
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
