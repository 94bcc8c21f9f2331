import { everyFault, type FaultKind, type FaultRates, faultKinds } from "./faults.ts";
import type { RateLimit } from "./limiter.ts";
import {
  type CommandLineOptions,
  type GivenOptions,
  integerOption,
  listOption,
  numberOption,
  numberSettings,
} from "./options.ts";
import type { WireSettings } from "./wire-settings.ts";

/**
 * The options of every simulator for the connection to its clients.
 *
 * @param defaults the settings without any option, as the help shows them.
 */
export function wireOptions(defaults: WireSettings): CommandLineOptions {
  const { latencyMs, latencyJitterMs, slowMs, visibilityLagMs, updateLagMs, deleteLagMs } = defaults;
  return {
    latency: { type: "string", value: "ms", help: `hold every answer back (${latencyMs})` },
    jitter: { type: "string", value: "ms", help: `and up to this much longer, by chance (${latencyJitterMs})` },
    limit: { type: "string", value: "n", help: "requests per second that each host takes (no limit)" },
    burst: { type: "string", value: "n", help: "how many may come at once (as the limit)" },
    "limit-kind": { type: "string", value: "kind", help: "token-bucket or fixed-window (token-bucket)" },
    "limit-headers": {
      type: "string",
      value: "kind",
      help: "all, retry-after, retry-after-date, x-rate-limit or none (as the platform's host of the kind)",
    },
    faults: { type: "string", value: "rate", help: "share of requests that fail, from 0 to 1 (0)" },
    "fault-kinds": { type: "string", value: "list", help: `which ways, of ${faultKinds.join(", ")} (all)` },
    seed: {
      type: "string",
      value: "n",
      help: "the same seed and requests get the same IDs and meet the same faults and delays (random IDs)",
    },
    slow: { type: "string", value: "ms", help: `how much later a slow answer comes (${slowMs})` },
    "visibility-lag": {
      type: "string",
      value: "ms",
      help: `a new object is not read for this long (${visibilityLagMs})`,
    },
    "update-lag": {
      type: "string",
      value: "ms",
      help: `a changed object is read with its old values for this long (${updateLagMs})`,
    },
    "delete-lag": {
      type: "string",
      value: "ms",
      help: `a deleted object is still read for this long (${deleteLagMs})`,
    },
  };
}

/**
 * Turns the options about the wire into settings; those not given are left out.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function wireSettingsOf(values: GivenOptions): Partial<WireSettings> {
  const perSecond = numberOption(values, "limit");
  const faults = numberOption(values, "faults");
  const seed = integerOption(values, "seed", { min: 0, max: 2 ** 32 - 1 });
  if (perSecond === undefined) rejectWithout("limit", values, ["burst", "limit-kind", "limit-headers"]);
  if (faults === undefined) rejectWithout("faults", values, ["fault-kinds"]);
  return {
    ...numberSettings(values, {
      latencyMs: "latency",
      latencyJitterMs: "jitter",
      slowMs: "slow",
      visibilityLagMs: "visibility-lag",
      updateLagMs: "update-lag",
      deleteLagMs: "delete-lag",
    }),
    ...(perSecond === undefined ? {} : { rateLimit: rateLimit(perSecond, values) }),
    ...(faults === undefined ? {} : { faults: faultRates(faults, values) }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function rejectWithout(needed: string, values: GivenOptions, names: readonly string[]): void {
  const given = names.find((name) => values[name] !== undefined);
  if (given !== undefined) throw new Error(`--${given} has no effect without --${needed}. See --help.`);
}

function rateLimit(perSecond: number, values: GivenOptions): RateLimit {
  if (perSecond === 0) throw new Error("--limit wants a number above 0. See --help.");
  const burst = integerOption(values, "burst", { min: 1, max: 1_000_000 });
  const headers = choice("limit-headers", values, ["all", "retry-after", "retry-after-date", "x-rate-limit", "none"]);
  return {
    perSecond,
    kind: choice("limit-kind", values, ["token-bucket", "fixed-window"]) ?? "token-bucket",
    ...(headers === undefined ? {} : { headers }),
    ...(burst === undefined ? {} : { burst }),
  };
}

function choice<const V extends string>(name: string, values: GivenOptions, allowed: readonly V[]): V | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`--${name} wants one of ${allowed.join(", ")}, not "${value}". See --help.`);
  return found;
}

function faultRates(rate: number, values: GivenOptions): FaultRates | undefined {
  if (rate > 1) throw new Error(`--faults wants a share from 0 to 1, not "${rate}". See --help.`);
  const kinds = listOption(values, "fault-kinds").map(faultKind);
  if (rate === 0) return undefined;
  return {
    rates: kinds.length === 0 ? everyFault(rate) : Object.fromEntries(kinds.map((kind) => [kind, rate / kinds.length])),
  };
}

function faultKind(name: string): FaultKind {
  const kind = faultKinds.find((one) => one === name);
  if (kind === undefined)
    throw new Error(`--fault-kinds does not know "${name}". There are: ${faultKinds.join(", ")}.`);
  return kind;
}
