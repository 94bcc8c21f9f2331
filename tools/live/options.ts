import { parseArgs } from "node:util";
import type { Cost } from "@org/core-provider/testing";
import { livePackages, type PackageName } from "./packages.ts";

/** What the command line asks for. */
export interface Options {
  readonly name: PackageName;
  /** The kinds to run. Default: all that are not expensive. */
  readonly only: readonly string[] | undefined;
  /** The highest cost of kinds that are not named. */
  readonly cost: Exclude<Cost, "expensive">;
  readonly concurrency: number;
  /** Only delete what earlier runs have left. */
  readonly sweep: boolean;
  /** Only explain what a run would do. */
  readonly plan: boolean;
  /** How old the objects of an earlier run must be before they are deleted, in milliseconds. */
  readonly olderThanMs: number;
  /** The folder with the files of created objects. */
  readonly folder: string;
  /** The folder for a recording of all requests and responses. */
  readonly record: string | undefined;
  /** The file with the newest result of each kind. */
  readonly results: string | undefined;
}

export const usage = `Runs the life cycle of each kind of object on a real platform: create, read, no-op, update, drift, import, delete.

  npx -y pnpm@12 run live PACKAGE [OPTIONS]

PACKAGE is ${Object.keys(livePackages).join(", ")}. The endpoint and the credentials are those of the provider, from the environment.
Without credentials, and with --plan, the command only explains what it would do.

  --only KIND,...         run only these kinds; expensive kinds run only if they are named
  --cost free|cheap       the highest cost of kinds that are not named (cheap)
  --concurrency N         how many kinds run at the same time (4)
  --plan                  only explain what a run would do
  --sweep                 only delete the objects that earlier runs have left
  --older-than TIME       how old they must be, such as 90m or 2h (3h)
  --record FOLDER         record all requests and responses without secrets: see tools/live/exchanges/README.md
  --results FILE          add the result of each kind to this JSON file
  --folder FOLDER         where the files of created objects are (.live)
  --help                  show this page

Every name begins with live- and the ID of the run. The end of each run also deletes the objects of earlier runs.
`;

/** An error of the command line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Reads the command line. Returns undefined for `--help`.
 *
 * @throws UsageError that says what is wrong.
 */
export function optionsIn(args: readonly string[]): Options | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [name, ...more] = positionals;
  if (name === undefined || !isPackage(name) || more.length > 0) {
    throw new UsageError(`Pass the name of one package: ${Object.keys(livePackages).join(", ")}.`);
  }
  const cost = values.cost ?? "cheap";
  if (cost !== "free" && cost !== "cheap") {
    throw new UsageError(
      `--cost must be free or cheap, but is ${cost}. Expensive kinds run only if --only names them.`,
    );
  }
  return {
    name,
    cost,
    only: values.only?.flatMap((list) => list.split(",")).filter((kind) => kind !== ""),
    concurrency: concurrencyIn(values.concurrency ?? "4"),
    sweep: values.sweep ?? false,
    plan: values.plan ?? false,
    olderThanMs: timeIn(values["older-than"] ?? "3h"),
    folder: values.folder ?? ".live",
    record: values.record,
    results: values.results,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true },
        cost: { type: "string" },
        concurrency: { type: "string" },
        plan: { type: "boolean" },
        sweep: { type: "boolean" },
        "older-than": { type: "string" },
        folder: { type: "string" },
        record: { type: "string" },
        results: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n--help lists the options.`, { cause: error });
  }
}

function isPackage(name: string): name is PackageName {
  return Object.hasOwn(livePackages, name);
}

function concurrencyIn(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UsageError(`--concurrency must be a whole number of at least 1, but is ${text}.`);
}

function timeIn(text: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (count === undefined) throw new UsageError(`--older-than must be a time such as 90m or 2h, but is ${text}.`);
  return Number(count) * (unit === "h" ? 3_600_000 : unit === "m" ? 60_000 : 1000);
}
