import { everyFault, type FaultKind, faultKinds, type RateLimit } from "@org/simulator";
import type { StartOptions } from "./simulator.ts";

interface Option {
  readonly type: "string" | "boolean";
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

const groups = {
  Start: {
    port: {
      type: "string",
      value: "n",
      help: "port of the control plane; the other hosts take the next ones (0: free ports)",
    },
    cluster: { type: "boolean", help: "also make an environment, a Kafka cluster, a Schema Registry and their keys" },
    help: { type: "boolean", help: "show this page" },
  },
  "The wire": {
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
  },
  "The platform": {
    "visibility-lag": { type: "string", value: "ms", help: "a new object is not read for this long (0)" },
    "update-lag": {
      type: "string",
      value: "ms",
      help: "a changed object is read with its old values for this long (0)",
    },
    "provision-ms": { type: "string", value: "ms", help: "time a Kafka cluster, network or Schema Registry takes (0)" },
    "deprovision-ms": { type: "string", value: "ms", help: "time a Kafka cluster or network takes to go (0)" },
    "schema-registry-appear-ms": {
      type: "string",
      value: "ms",
      help: "time until the Schema Registry of a new environment is listed (0)",
    },
    "key-ready-ms": { type: "string", value: "ms", help: "time until a new API key is accepted (0)" },
    "role-ready-ms": { type: "string", value: "ms", help: "time until a new role binding grants anything (0)" },
    "enforce-roles": { type: "boolean", help: "service accounts need role bindings or ACLs on the data plane" },
  },
} satisfies Record<string, Record<string, Option>>;

type Options = (typeof groups)["Start"] & (typeof groups)["The wire"] & (typeof groups)["The platform"];

/** What the options were given, as `parseArgs` reads them. */
export type OptionValues = { readonly [K in keyof Options]?: string | boolean | undefined };

const options: Options = { ...groups.Start, ...groups["The wire"], ...groups["The platform"] };

/** The options of the command line, and the page that explains them. */
export const usage: { readonly options: Options; readonly page: string } = { options, page: helpPage() };

/**
 * Turns the options into settings.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: OptionValues): StartOptions {
  const number = (name: keyof Options): number => {
    const value = values[name] ?? "0";
    if (typeof value !== "string" || !/^\d+(\.\d+)?$/.test(value)) {
      throw new Error(`--${name} wants a number, not "${value}". See --help.`);
    }
    return Number(value);
  };
  const provision = number("provision-ms");
  const deprovision = number("deprovision-ms");
  const faults = number("faults");
  return {
    port: number("port"),
    latencyMs: number("latency"),
    latencyJitterMs: number("jitter"),
    rateLimit: values["rate-limit"] === undefined ? undefined : rateLimit(values, number),
    faults:
      faults === 0
        ? undefined
        : { rates: rates(faults, values["fault-kinds"]), seed: values.seed === undefined ? 1 : number("seed") },
    visibilityLagMs: number("visibility-lag"),
    updateLagMs: number("update-lag"),
    provisionMs: { kafkaCluster: provision, network: provision, schemaRegistryCluster: provision },
    deprovisionMs: { kafkaCluster: deprovision, network: deprovision },
    schemaRegistryAppearMs: number("schema-registry-appear-ms"),
    apiKeyReadyMs: number("key-ready-ms"),
    roleBindingReadyMs: number("role-ready-ms"),
    enforceRoles: values["enforce-roles"] === true,
  };
}

function rateLimit(values: OptionValues, number: (name: keyof Options) => number): RateLimit {
  return {
    perSecond: number("rate-limit"),
    kind: choice("rate-limit-kind", values, ["token-bucket", "fixed-window"]),
    ...(values["rate-limit-headers"] === undefined
      ? {}
      : {
          headers: choice("rate-limit-headers", values, [
            "all",
            "retry-after",
            "retry-after-date",
            "x-rate-limit",
            "none",
          ]),
        }),
    ...(values.burst === undefined ? {} : { burst: number("burst") }),
  };
}

function choice<const V extends string>(name: keyof Options, values: OptionValues, allowed: readonly [V, ...V[]]): V {
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

function helpPage(): string {
  const sections = Object.entries(groups).map(([title, group]) => {
    const lines = Object.entries<Option>(group).map(([name, option]) => {
      const flag = `--${name}${option.value === undefined ? "" : ` <${option.value}>`}`;
      return `  ${flag.padEnd(34)} ${option.help}`;
    });
    return `${title}\n${lines.join("\n")}`;
  });
  return `Simulates the data-streaming platform on this machine: control plane, Kafka REST, Schema Registry, token hosts.
It keeps what is made in it until it is stopped, and checks every request against the platform's documents.

  node tools/simulators/streamprov/main.ts [options]

${sections.join("\n\n")}

While it runs
  It prints the URLs and credentials as shell lines. Other processes steer it on its control URL:
    GET    /__sim                     URLs and credentials
    GET    /__sim/journal             counts by route, connections, violations, stray credentials
    GET    /__sim/journal/entries     the requests (limit, method, service, path as a regular expression)
    DELETE /__sim/journal             start counting anew
    GET    /__sim/settings            the settings; POST some of them to change them
    POST   /__sim/faults              {"method", "path", "kind", "times"}: let chosen requests fail; DELETE to forget
    GET    /__sim/state               how many objects of each kind
    GET    /__sim/state/{kind}        the objects; POST one to make it; GET, PATCH, DELETE /{id} of one
    POST   /__sim/reset               back to the state of the start

Example: a slow platform with a limit, on which every twentieth request fails
  node tools/simulators/streamprov/main.ts --port 8080 --latency 50 --rate-limit 50 --faults 0.05 --provision-ms 3000`;
}
