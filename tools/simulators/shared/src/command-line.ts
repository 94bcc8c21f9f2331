import { LeapingClock } from "./clock.ts";
import type { SimulatorStart } from "./open-simulator.ts";
import {
  type CommandLineOption,
  type CommandLineOptions,
  type GivenOptions,
  integerOption,
  timeOption,
} from "./options.ts";
import { wireOptions, wireSettingsOf } from "./wire-options.ts";
import type { WireSettings } from "./wire-settings.ts";

/** The platform's part of its simulator's command line. */
export interface CommandLineSpec {
  /** The simulator's folder: `streamprov`. */
  readonly name: string;
  /** What it simulates: "the data-streaming platform on this machine: ...", without a full stop. */
  readonly simulates: string;
  /** Which of its hosts takes the first port: `the API`. */
  readonly firstHost: string;
  /** The settings without any option. */
  readonly defaults: WireSettings;
  /** Additional options about the start. Default: none. */
  readonly start?: CommandLineOptions;
  /** Options about the platform. */
  readonly platform: CommandLineOptions;
  /** Additional help about the control URL. Default: none. */
  readonly control?: string;
  readonly example: { readonly of: string; readonly options: string };
}

/** The options of a simulator's command line, and the page that explains them. */
export interface Usage {
  /** Name of the simulator. */
  readonly name: string;
  readonly options: CommandLineOptions;
  readonly page: string;
}

/** Completes the options of a simulator, and writes its page of help. */
export function usageOf(spec: CommandLineSpec): Usage {
  const port: CommandLineOption = {
    type: "string",
    value: "n",
    help: `port of ${spec.firstHost}; the other hosts take the next ones (0: free ports)`,
  };
  const state: CommandLineOption = {
    type: "string",
    value: "file",
    help: "keep all objects and the time in this file, from which the next start continues; it contains secrets",
  };
  const start = {
    port,
    state,
    clock: {
      type: "string",
      value: "time",
      help: "time on the platform at the start, such as 2030-01-31T12:00:00Z (that of --state, or the machine's)",
    },
    listen: { type: "string", value: "address", help: "address to listen on (127.0.0.1); others require --token" },
    token: { type: "string", value: "text", help: "token that requests to the control URL must contain (none)" },
    ...spec.start,
    help: { type: "boolean", help: "show this page" },
  } satisfies CommandLineOptions;
  const wire = wireOptions(spec.defaults);
  const command = `npx @org/${spec.name}-simulator`;
  return {
    name: spec.name,
    options: { ...start, ...wire, ...spec.platform },
    page: `Simulates ${spec.simulates}.
It keeps created objects until it is stopped (with --state, for the next start), and validates every request against the platform's documentation.

  ${command} [options]

${optionLines({ Start: start, "The wire": wire, "The platform": spec.platform })}

While it runs
  It prints its addresses and credentials as shell lines. Other processes control it through its control URL:
${controlHelp}${spec.control === undefined ? "" : `\n  ${spec.control}`}

Example: ${spec.example.of}
  ${command} --port 8080 ${spec.example.options}`,
  };
}

/**
 * Turns the options that every simulator has into those of its start, without options that were not passed.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function startOptionsOf(
  values: GivenOptions,
): Partial<WireSettings> & Pick<SimulatorStart, "port" | "clock" | "listen" | "token"> {
  const port = integerOption(values, "port", { min: 0, max: 65_535 });
  const time = timeOption(values, "clock");
  const { listen, token } = values;
  return {
    ...(port === undefined ? {} : { port }),
    ...(time === undefined ? {} : { clock: new LeapingClock(time) }),
    ...(typeof listen === "string" ? { listen } : {}),
    ...(typeof token === "string" ? { token } : {}),
    ...wireSettingsOf(values),
  };
}

function optionLines(groups: Readonly<Record<string, CommandLineOptions>>): string {
  const sections = Object.entries(groups).map(([title, group]) => {
    const lines = Object.entries(group).map(([name, option]) => {
      const flag = `--${name}${option.value === undefined ? "" : ` <${option.value}>`}`;
      return `  ${flag.padEnd(34)} ${option.help}`;
    });
    return `${title}\n${lines.join("\n")}`;
  });
  return sections.join("\n\n");
}

const controlHelp = `    GET    /                          a page that shows and controls it: open it in a browser
    GET    /__sim                     addresses and credentials
    GET    /__sim/environment         the shell lines that point a stack at it
    GET    /__sim/journal             counts by route, connections, violations, stray credentials
    GET    /__sim/journal/entries     the requests (limit, method, service, path as a regular expression)
    DELETE /__sim/journal             reset the counts
    GET    /__sim/settings            the settings; POST some of them to change them
    POST   /__sim/faults              {"method", "path", "kind", "times"}: let chosen requests fail; DELETE to forget
    GET    /__sim/state               how many objects of each kind
    GET    /__sim/state/{kind}        the objects; POST one to make it; GET, PATCH, DELETE /{id} of one
    POST   /__sim/clock               {"advanceMs"}: move the platform's time forward; GET to read it
    POST   /__sim/reset               back to the state of the start`;
