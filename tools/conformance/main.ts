import { type CloudprovSimulator, startCloudprovSimulator } from "@org/simulator-cloudprov";
import { callByNode, signerOf } from "./by-node.ts";
import { callByPython } from "./by-python.ts";
import { installSdks } from "./install.ts";
import { seed, steps } from "./scenario.ts";
import { compareSignatures } from "./signatures.ts";

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
const { python } = sdks;
if (python === undefined) console.log("left out: the SDK for Python, as there is no python3 with pip on this machine");
else {
  results.set(
    `${calls} by the SDK for Python, compared with its models`,
    await onPlatform((platform, values) => callByPython(platform, python, steps, values)),
  );
}
results.set(`${requests} signatures as the SDK makes them`, compareSignatures(signerOf(sdks.node), requests));

for (const [what, problems] of results) {
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${what}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
if ([...results.values()].some((problems) => problems.length > 0)) process.exitCode = 1;

/** Runs the steps on a platform of their own; each of its actions must be among them. */
async function onPlatform(
  run: (platform: CloudprovSimulator, values: Readonly<Record<string, unknown>>) => Promise<string[]>,
): Promise<string[]> {
  const platform = await startCloudprovSimulator({ visibilityLagMs: 0, callsPerSecond: { default: 1000 } });
  try {
    const problems = await run(platform, await seed(platform));
    const missing = platform.actions.filter((action) => !called.has(action));
    return [...problems, ...missing.map((action) => `${action}: it is not called`)];
  } finally {
    await platform.close();
  }
}
