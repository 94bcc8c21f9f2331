import { createHash } from "node:crypto";
import { join } from "node:path";
import { type LivePackage, RequestFailed } from "@org/core-provider/testing";
import { CreatedObjects } from "./created-objects.ts";
import { isLocalAddress } from "./exchanges/local-address.ts";
import { startRecording } from "./exchanges/recorder.ts";
import { explained } from "./explain.ts";
import { type Options, UsageError } from "./options.ts";
import { livePackages } from "./packages.ts";
import { costs, type Plan, type PlannedKind, planOf, previewInputsOf } from "./plan.ts";
import { Plugins } from "./plugins.ts";
import { Progress } from "./progress.ts";
import { writeResults } from "./result-file.ts";
import { newRunId, type RunId } from "./run-id.ts";
import { type KindResult, runLives } from "./run-lives.ts";
import { SharedObjects } from "./shared-objects.ts";
import { type Sweep, sweep } from "./sweep.ts";

/** Where a command runs. */
export interface LiveCommand {
  readonly options: Options;
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  /** The time in milliseconds since 1970, by which objects age. Default: the time of this machine. */
  now?(): number;
}

/**
 * Runs the lives of a package on the configured platform, or explains them if there are no credentials.
 *
 * @returns the exit code: 0 if all lives succeeded and no object remains, or if only the plan was requested.
 */
export async function runLive(command: LiveCommand): Promise<number> {
  const { options, env, print } = command;
  const live = await livePackages[options.name]();
  const plan = await planOf(live, env);
  const kinds = selectedIn(plan, options);
  const plugins = new Plugins(live, env);
  const missing = await missingCredentials(plugins, plan, env);
  if (missing !== undefined || options.plan) {
    print(explained(plan));
    if (missing !== undefined) print(`Nothing was run: ${missing}`);
    return options.plan ? 0 : 1;
  }
  const now = command.now?.() ?? Date.now();
  const isOld = ({ startedAt }: RunId) => now - startedAt >= options.olderThanMs;
  const scope = join(options.name, accountKey(env));
  const earlier = CreatedObjects.earlier(options.folder, scope);
  const sweepOf = (isSwept: Sweep["isSwept"], files: Sweep["files"]) =>
    sweepAndReport({ live, plugins, env, print, isSwept, files });
  if (options.sweep) return (await sweepOf(isOld, earlier)) ? 0 : 1;

  const created = CreatedObjects.begin(options.folder, scope, newRunId(now));
  const results = await run(command, { live, plugins, kinds, created });
  const isSwept = (one: RunId) => one.text === created.runId.text || isOld(one);
  const isClean = await sweepOf(isSwept, [created, ...earlier]);
  report(results, print);
  if (options.results !== undefined) {
    const isLocal = Object.values(providerVariables(env)).some(isLocalAddress);
    await writeResults(options.results, results, { now, server: isLocal ? "local" : "platform" });
  }
  const passed = results.filter(({ failure }) => failure === undefined);
  return isClean && passed.length === kinds.length ? 0 : 1;
}

/** The subject of a run. */
interface Run {
  readonly live: LivePackage;
  readonly plugins: Plugins;
  readonly kinds: readonly PlannedKind[];
  readonly created: CreatedObjects;
}

/** The signals of a terminal and of CI. */
const interrupts = ["SIGINT", "SIGTERM"] as const;

async function run(
  { options: { name, concurrency, record }, env, print }: LiveCommand,
  { live, plugins, kinds, created }: Run,
): Promise<readonly KindResult[]> {
  for (const { kind, price } of kinds) if (price !== undefined) print(`${kind} costs ${price}.`);
  print(`Run ${created.runId.text}: ${kinds.length} kinds, ${concurrency} at a time.`);
  const interrupt = new AbortController();
  const onInterrupt = () => {
    print("Interrupted: no further kind begins, and what was created is deleted.");
    interrupt.abort();
    void plugins.cancel();
  };
  for (const name of interrupts) process.once(name, onInterrupt);
  try {
    const recorded = { platform: name, secrets: secretsIn(env, kinds), environment: providerVariables(env) };
    using recorder = record === undefined ? undefined : startRecording(record, recorded);
    await using host = await plugins.start();
    using progress = new Progress(host, print);
    const shared = new SharedObjects({ live, host, created, env });
    const results = await runLives(kinds, {
      live,
      shared,
      created,
      progress,
      concurrency,
      recorder,
      signal: interrupt.signal,
      start: (variables) => plugins.start(variables),
    });
    await using deleting = await plugins.start();
    await shared.delete(deleting, print);
    if (recorder !== undefined) print(`Recorded in ${await recorder.save()}.`);
    return results;
  } finally {
    for (const name of interrupts) process.off(name, onInterrupt);
  }
}

/** The variables with the endpoints and credentials of the providers. */
function providerVariables(env: LiveCommand["env"]): Readonly<Record<string, string>> {
  const own = Object.entries(env).flatMap(([variable, value]) =>
    /^(APTIBLE|CLOUDPROV|CONFLUENT|TENCENTCLOUD)_/.test(variable) && value ? [[variable, value]] : [],
  );
  return Object.fromEntries(own) as Readonly<Record<string, string>>;
}

/** Separates the files of different accounts: an object of another account would seem to be deleted. */
function accountKey(env: LiveCommand["env"]): string {
  const variables = Object.entries(providerVariables(env)).sort();
  return createHash("sha256").update(JSON.stringify(variables)).digest("hex").slice(0, 12);
}

/** The values that a recording must not contain: credentials, and what belongs to the owner of the account. */
function secretsIn(env: LiveCommand["env"], kinds: readonly PlannedKind[]): readonly string[] {
  const own = kinds.flatMap(({ settings }) => settings.filter(({ hasDefault }) => !hasDefault));
  const credentials = Object.keys(env).filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name));
  return [...credentials, ...own.map(({ variable }) => variable)].flatMap((name) => env[name] || []);
}

/** @throws UsageError if a named kind cannot run. */
function selectedIn({ kinds, notLive }: Plan, { only, cost }: Options): readonly PlannedKind[] {
  if (only === undefined) {
    return kinds.filter((one) => one.missing.length === 0 && costs.indexOf(one.cost) <= costs.indexOf(cost));
  }
  return only.map((name) => {
    const found = kinds.find(({ kind }) => kind === name);
    if (found === undefined) {
      const reason = notLive[name];
      if (reason !== undefined) throw new UsageError(`${name} cannot run on a real platform: ${reason}.`);
      throw new UsageError(`There is no kind ${name}. --plan lists the kinds.`);
    }
    const [setting] = found.missing;
    if (setting === undefined) return found;
    throw new UsageError(`${name} requires ${setting.variable}: set it to the ${setting.docs}.`);
  });
}

/** The help codes of errors about credentials. */
const credentialCodes = new Set(["no-credentials", "credentials-failed"]);

/** Why there are no credentials; undefined if there are some. Sends no request. */
async function missingCredentials(
  plugins: Plugins,
  { kinds }: Plan,
  env: LiveCommand["env"],
): Promise<string | undefined> {
  const simple = kinds.find(({ uses, missing }) => uses.length === 0 && missing.length === 0);
  if (simple === undefined) return undefined;
  await using host = await plugins.start();
  try {
    await host.resource(simple.kind, "preview").preview(await previewInputsOf(simple, env));
    return undefined;
  } catch (error) {
    if (error instanceof RequestFailed && credentialCodes.has(error.helpCode ?? "")) {
      // Nobody has asked for this preview.
      return error.message.replace(/^previewing \w+ "preview": /, "");
    }
    throw error;
  }
}

/** Sweeps, and prints what remains. Returns whether nothing does. */
async function sweepAndReport(options: Sweep): Promise<boolean> {
  const { print } = options;
  const { deleted, remaining, unsearched } = await sweep(options);
  print(`Sweep: ${deleted} objects deleted.`);
  for (const one of unsearched) print(`Not searched: ${one}`);
  for (const one of remaining) print(`Not deleted: ${one}`);
  return remaining.length === 0;
}

function report(results: readonly KindResult[], print: (line: string) => void): void {
  const failed = results.filter(({ failure }) => failure !== undefined);
  for (const { kind, failure } of failed) print(`FAIL ${kind}: ${failure}`);
  print(`${results.length - failed.length} kinds passed, ${failed.length} failed.`);
}
