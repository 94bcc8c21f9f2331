import { everyFault, type FaultKind, faultKinds } from "./faults.ts";
import type { RateLimit } from "./limiter.ts";
import type { WireSettings } from "./wire-settings.ts";

/** An option of a simulator's command line, as `parseArgs` wants it, with its line of help. */
export interface CommandLineOption {
  readonly type: "string" | "boolean";
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** What options were given, as `parseArgs` reads them. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/** The options that every simulator takes for the way between it and its clients. */
export const wireOptions = {
  latency: { type: "string", value: "ms", help: "hold every answer back (0)" },
  jitter: { type: "string", value: "ms", help: "and up to this much longer, by chance (0)" },
  "rate-limit": { type: "string", value: "n", help: "requests per second that each host takes (no limit)" },
  burst: { type: "string", value: "n", help: "how many may come at once (as the limit)" },
  "rate-limit-kind": { type: "string", value: "kind", help: "token-bucket or fixed-window (token-bucket)" },
  "rate-limit-headers": {
    type: "string",
    value: "kind",
    help: "all, retry-after, retry-after-date, x-rate-limit or none (as the platform's host of the kind)",
  },
  faults: { type: "string", value: "rate", help: "share of requests that fail, from 0 to 1 (0)" },
  "fault-kinds": { type: "string", value: "list", help: `which ways, of ${faultKinds.join(", ")} (all)` },
  seed: { type: "string", value: "n", help: "the same seed and requests meet the same faults (1)" },
  "visibility-lag": { type: "string", value: "ms", help: "a new object is not read for this long (0)" },
  "update-lag": { type: "string", value: "ms", help: "a changed object is read with its old values for this long (0)" },
} satisfies Record<string, CommandLineOption>;

/**
 * Turns the options about the wire into settings.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function wireSettingsOf(
  values: GivenOptions,
): Pick<WireSettings, "latencyMs" | "latencyJitterMs" | "rateLimit" | "faults" | "visibilityLagMs" | "updateLagMs"> {
  const faults = numberOption(values, "faults");
  return {
    latencyMs: numberOption(values, "latency"),
    latencyJitterMs: numberOption(values, "jitter"),
    rateLimit: values["rate-limit"] === undefined ? undefined : rateLimit(values),
    faults:
      faults === 0
        ? undefined
        : {
            rates: rates(faults, values["fault-kinds"]),
            seed: values["seed"] === undefined ? 1 : numberOption(values, "seed"),
          },
    visibilityLagMs: numberOption(values, "visibility-lag"),
    updateLagMs: numberOption(values, "update-lag"),
  };
}

/**
 * The number that an option was given; 0 when it was not given.
 *
 * @throws when the value is not a number.
 */
export function numberOption(values: GivenOptions, name: string): number {
  const value = values[name] ?? "0";
  if (typeof value !== "string" || !/^\d+(\.\d+)?$/.test(value)) {
    throw new Error(`--${name} wants a number, not "${value}". See --help.`);
  }
  return Number(value);
}

/** The options by group, as lines for the page of help. */
export function optionLines(groups: Readonly<Record<string, Readonly<Record<string, CommandLineOption>>>>): string {
  const sections = Object.entries(groups).map(([title, group]) => {
    const lines = Object.entries(group).map(([name, option]) => {
      const flag = `--${name}${option.value === undefined ? "" : ` <${option.value}>`}`;
      return `  ${flag.padEnd(34)} ${option.help}`;
    });
    return `${title}\n${lines.join("\n")}`;
  });
  return sections.join("\n\n");
}

/** The lines of help about the control API. */
export const controlHelp = `    GET    /__sim                     URLs and credentials
    GET    /__sim/journal             counts by route, connections, violations, stray credentials
    GET    /__sim/journal/entries     the requests (limit, method, service, path as a regular expression)
    DELETE /__sim/journal             start counting anew
    GET    /__sim/settings            the settings; POST some of them to change them
    POST   /__sim/faults              {"method", "path", "kind", "times"}: let chosen requests fail; DELETE to forget
    GET    /__sim/state               how many objects of each kind
    GET    /__sim/state/{kind}        the objects; POST one to make it; GET, PATCH, DELETE /{id} of one
    POST   /__sim/reset               back to the state of the start`;

function rateLimit(values: GivenOptions): RateLimit {
  return {
    perSecond: numberOption(values, "rate-limit"),
    kind: choice("rate-limit-kind", values, ["token-bucket", "fixed-window"]),
    ...(values["rate-limit-headers"] === undefined
      ? {}
      : { headers: choice("rate-limit-headers", values, limitHeaders) }),
    ...(values["burst"] === undefined ? {} : { burst: numberOption(values, "burst") }),
  };
}

const limitHeaders = ["all", "retry-after", "retry-after-date", "x-rate-limit", "none"] as const;

function choice<const V extends string>(name: string, values: GivenOptions, allowed: readonly [V, ...V[]]): V {
  const value = values[name];
  if (value === undefined) return allowed[0];
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`--${name} wants one of ${allowed.join(", ")}, not "${value}". See --help.`);
  return found;
}

function rates(rate: number, kinds: string | boolean | undefined): Partial<Record<FaultKind, number>> {
  if (rate > 1) throw new Error(`--faults wants a share from 0 to 1, not "${rate}". See --help.`);
  if (typeof kinds !== "string") return everyFault(rate);
  const chosen = kinds.split(",").map((name) => {
    const kind = faultKinds.find((one) => one === name.trim());
    if (kind === undefined) {
      throw new Error(`--fault-kinds does not know "${name.trim()}". There are: ${faultKinds.join(", ")}.`);
    }
    return kind;
  });
  return Object.fromEntries(chosen.map((kind) => [kind, rate / chosen.length]));
}
