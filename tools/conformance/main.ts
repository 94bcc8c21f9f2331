import { join } from "node:path";
import { type CloudprovSimulator, startSimulator } from "@org/cloudprov-simulator";
import { onPlatform as onApplicationPlatform } from "./appprov/platform.ts";
import { callByNode, signerOf } from "./cloudprov/by-node.ts";
import { callByPython } from "./cloudprov/by-python.ts";
import { seed, steps } from "./cloudprov/scenario.ts";
import { compareSignatures } from "./cloudprov/signatures.ts";
import { installSdks } from "./install.ts";
import { runPython } from "./run-python.ts";
import { callByNode as callRegistryByNode } from "./streamprov/by-node.ts";
import { onRegistry } from "./streamprov/registry.ts";

/** How many requests both signers sign. */
const requests = 10_000;

const sdks = await installSdks();
const called = new Set(steps.map(({ service, action }) => `${service}:${action}`));

const calls = `${steps.length} calls of ${called.size} actions`;

const results = new Map<string, readonly string[]>();
results.set(
  `${calls} by the SDK for Node.js`,
  await onPlatform((platform, values) => callByNode(platform, sdks.node, steps, values)),
);
results.set(
  "a Schema Registry by the client for Node.js",
  await onRegistry((registry) => callRegistryByNode(registry, sdks.node)),
);
const { python } = sdks;
if (python === undefined) console.log("skipped the Python clients: this machine has no python3 with pip");
else {
  results.set(
    `${calls} by the SDK for Python, compared with its models`,
    await onPlatform((platform, values) => callByPython(platform, python, steps, values)),
  );
  results.set(
    "an application platform by the client for Python, which follows every link",
    await onApplicationPlatform((given) => runPython(join(import.meta.dirname, "appprov/by_python.py"), python, given)),
  );
  results.set(
    "a Schema Registry by the client for Python",
    await onRegistry((registry) => runPython(join(import.meta.dirname, "streamprov/by_python.py"), python, registry)),
  );
}
results.set(`${requests} signatures as the SDK makes them`, compareSignatures(signerOf(sdks.node), requests));

for (const [what, problems] of results) {
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${what}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
if ([...results.values()].some((problems) => problems.length > 0)) process.exitCode = 1;

/** Runs the steps on a new platform. The steps must cover each of its actions. */
async function onPlatform(
  run: (platform: CloudprovSimulator, values: Readonly<Record<string, unknown>>) => Promise<string[]>,
): Promise<string[]> {
  const platform = await startSimulator({ visibilityLagMs: 0, callsPerSecond: { default: 1000 } });
  try {
    const problems = await run(platform, await seed(platform));
    const missing = platform.actions.filter((action) => !called.has(action));
    return [...problems, ...missing.map((action) => `${action}: it is not called`)];
  } finally {
    await platform.close();
  }
}
