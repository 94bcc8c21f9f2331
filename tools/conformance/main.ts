import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CloudprovSimulator, startSimulator } from "@org/cloudprov-simulator";
import { onPlatform as onApplicationPlatform } from "./appprov/platform.ts";
import {
  type CalledOperations,
  type Calls,
  operationsIn,
  readCalledOperations,
  writeCalledOperations,
} from "./called-operations.ts";
import { callByNode, signerOf } from "./cloudprov/by-node.ts";
import { callByPython } from "./cloudprov/by-python.ts";
import { callStorageByNode } from "./cloudprov/cos-by-node.ts";
import { seed, steps } from "./cloudprov/scenario.ts";
import { compareSignatures } from "./cloudprov/signatures.ts";
import { installSdks } from "./install.ts";
import { runPython } from "./run-python.ts";
import { callByNode as callRegistryByNode } from "./streamprov/by-node.ts";
import { onRegistry } from "./streamprov/registry.ts";

/** How many requests both signers sign. */
const requests = 10_000;

const help = `Runs public clients of the platforms against the simulators. They are installed once, into the cache.

  npx -y pnpm@12 run conformance            fails if a client fails, or calls other operations than before
  npx -y pnpm@12 run conformance --write    also notes the operations that the clients call, in called-operations.json

See tools/conformance/README.md.
`;

const { values: options } = parseArgs({
  options: { write: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}
const sdks = await installSdks();
const called = new Set(steps.map(({ service, action }) => `${service}:${action}`));

const calls = `${steps.length} calls of ${called.size} actions`;

/** A client, which calls a new simulator of its platform. */
interface Client {
  readonly platform: "appprov" | "cloudprov" | "streamprov";
  /** The name of its package. */
  readonly name: string;
  readonly what: string;
  call(): Promise<Calls>;
}

const clients: Client[] = [
  {
    platform: "cloudprov",
    name: "tencentcloud-sdk-nodejs (npm)",
    what: `${calls} by the SDK for Node.js`,
    call: () => onPlatform((platform, values) => callByNode(platform, sdks.node, steps, values)),
  },
  {
    platform: "cloudprov",
    name: "cos-nodejs-sdk-v5 (npm)",
    what: "object storage by its SDK for Node.js",
    call: () => onObjectStorage((platform) => callStorageByNode(platform, sdks.node)),
  },
  {
    platform: "streamprov",
    name: "@kafkajs/confluent-schema-registry (npm)",
    what: "a Schema Registry by the client for Node.js",
    call: () => onRegistry((registry) => callRegistryByNode(registry, sdks.node)),
  },
];
const { python } = sdks;
if (python === undefined) console.log("skipped the Python clients: this machine has no python3 with pip");
else {
  clients.push(
    {
      platform: "cloudprov",
      name: "tencentcloud-sdk-python (PyPI)",
      what: `${calls} by the SDK for Python, compared with its models`,
      call: () => onPlatform((platform, values) => callByPython(platform, python, steps, values)),
    },
    {
      platform: "appprov",
      name: "aptible-api (PyPI)",
      what: "an application platform by the client for Python, which follows every link",
      call: () =>
        onApplicationPlatform((given) => runPython(join(import.meta.dirname, "appprov/by_python.py"), python, given)),
    },
    {
      platform: "streamprov",
      name: "confluent-kafka (PyPI)",
      what: "a Schema Registry by the client for Python",
      call: () =>
        onRegistry((registry) => runPython(join(import.meta.dirname, "streamprov/by_python.py"), python, registry)),
    },
  );
}

const results = new Map<string, readonly string[]>();
const operations: Record<string, Record<string, readonly string[]>> = { appprov: {}, cloudprov: {}, streamprov: {} };
for (const { platform, name, what, call } of clients) {
  const made = await call();
  results.set(what, made.problems);
  operations[platform] = { ...operations[platform], [name]: made.operations };
}
results.set(`${requests} signatures as the SDK makes them`, compareSignatures(signerOf(sdks.node), requests));
if (options.write && python !== undefined && [...results.values()].every((problems) => problems.length === 0)) {
  await writeCalledOperations(operations);
}
results.set(
  `${Object.values(operations).flatMap(Object.values).flat().length} operations as in called-operations.json`,
  changes(await readCalledOperations(), operations),
);

for (const [what, problems] of results) {
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${what}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
if ([...results.values()].some((problems) => problems.length > 0)) process.exitCode = 1;

/** How the operations of the clients that ran differ from the committed ones. */
function changes(committed: CalledOperations, current: CalledOperations): string[] {
  const remedy = "run: npx -y pnpm@12 run conformance --write, then npx -y pnpm@12 run verified and run generate";
  return Object.entries(current).flatMap(([platform, byClient]) =>
    Object.entries(byClient).flatMap(([client, after]) => {
      const before = committed[platform]?.[client] ?? [];
      return [
        ...after.filter((one) => !before.includes(one)).map((one) => `${client} also calls ${one}; ${remedy}`),
        ...before.filter((one) => !after.includes(one)).map((one) => `${client} no longer calls ${one}; ${remedy}`),
      ];
    }),
  );
}

/** Runs the steps on a new platform. The steps must cover each of its actions. */
async function onPlatform(
  run: (platform: CloudprovSimulator, values: Readonly<Record<string, unknown>>) => Promise<string[]>,
): Promise<Calls> {
  const platform = await startSimulator({ visibilityLagMs: 0, callsPerSecond: { default: 1000 } });
  try {
    const problems = await run(platform, await seed(platform));
    const missing = platform.actions.filter((action) => !action.startsWith("cos:") && !called.has(action));
    return {
      problems: [...problems, ...missing.map((action) => `${action}: it is not called`)],
      operations: operationsIn(platform.journal),
    };
  } finally {
    await platform.close();
  }
}

/** Runs the steps of object storage on a new platform. They must cover each of its operations. */
async function onObjectStorage(run: (platform: CloudprovSimulator) => Promise<string[]>): Promise<Calls> {
  const platform = await startSimulator({ visibilityLagMs: 0 });
  try {
    const problems = await run(platform);
    const done = new Set(platform.calls({ service: "cos" }).map(({ action }) => `cos:${action}`));
    const missing = platform.actions.filter((action) => action.startsWith("cos:") && !done.has(action));
    const { violations } = platform.journal;
    return {
      problems: [
        ...problems,
        ...missing.map((action) => `${action}: it is not called`),
        ...violations.map(({ path, problems: found }) => `${path}: ${found.join("; ")}`),
      ],
      operations: operationsIn(platform.journal),
    };
  } finally {
    await platform.close();
  }
}
