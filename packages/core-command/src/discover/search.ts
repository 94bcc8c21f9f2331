import { resolve } from "node:path";
import type { Surroundings } from "../command.ts";
import type { RelatedObjects } from "../copy/copy-account.ts";
import type { SimulatorPackage } from "../copy/simulated-account.ts";
import { counted } from "../counted.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine, visibleLines } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import { type ManagedResource, managedIn } from "./managed.ts";
import { selectionOf } from "./selection.ts";
import {
  type ReachableServices,
  readServices,
  type Settings,
  searchServices,
  settingsOfAll,
  withServices,
} from "./service-search.ts";
import { isIn, type OwnService, type SearchedServices, type ServiceSearch, searchedServices } from "./services.ts";
import { type FoundObject, type Unseen, type Walk, walk } from "./walk.ts";

/** What to find on a package's platform, and with which credentials. */
export interface Discovery {
  /** Name of the provider, which is the prefix of its stack configuration: `streamprov`. */
  readonly name: string;
  /** The kind of object that a search can be restricted to, and the option for its ID. */
  readonly inside: { readonly option: string; readonly kind: string; readonly example: string };
  /**
   * The kinds, for the configuration of a stack and the environment.
   *
   * @param onWait - Called with the host and the reason while requests wait.
   * @throws Error that explains an invalid configuration.
   */
  kinds(
    config: Readonly<Record<string, unknown>>,
    env: Surroundings["environment"],
    onWait: (message: string) => void,
  ): Promise<readonly Kind[]>;
  /** Services for which the configuration names only one instance. Default: none. */
  services?(config: Readonly<Record<string, unknown>>, env: Surroundings["environment"]): readonly OwnService[];
  /** The services that the credentials of the configuration can search besides the configured one. Default: none. */
  reachable?(
    config: Readonly<Record<string, unknown>>,
    env: Surroundings["environment"],
  ): ReachableServices | undefined;
  /** How copies of an account are created. By default, nothing is copied. */
  readonly copies?: {
    /** Name of the simulator's package. */
    readonly simulator: string;
    /** Loads the simulator for a project folder. Defaults to the package that is installed there. */
    readonly load?: (folder: string) => Promise<SimulatorPackage>;
    /** Finds objects that no resource creates. By default, no others are searched. */
    related?(settings: Settings): RelatedObjects;
  };
}

const clustersOption = "clusters";
const clustersParameter = {
  kind: "option",
  value: "FILE",
  docs: "YAML or JSON file with a list of settings of further clusters to search.",
} as const;

/** The parameters of a command that searches the platform. */
export function searchParameters({ inside, services }: Discovery) {
  return {
    kind: {
      kind: "option",
      value: "KIND",
      many: true,
      docs: `Find only this kind, such as ${inside.kind}. Can be repeated.`,
    },
    only: {
      kind: "option",
      value: "PATTERN",
      many: true,
      docs: `Find only objects that match KIND or KIND/NAME, such as '${inside.kind}/orders-*'. Can be repeated.`,
    },
    except: {
      kind: "option",
      value: "PATTERN",
      many: true,
      docs: `Omit objects that match KIND or KIND/NAME, such as ${inside.kind}. Can be repeated.`,
    },
    [inside.option]: {
      kind: "option",
      value: "ID",
      many: true,
      docs: `Search only this ${inside.kind}. Can be repeated.`,
    },
    ...(services === undefined ? {} : { [clustersOption]: clustersParameter }),
  } as const;
}

/** The values of the search parameters. */
export interface SearchArguments {
  readonly kind: readonly string[];
  readonly only: readonly string[];
  readonly except: readonly string[];
  /** Name of a stack with the configuration, and with the objects that it manages. */
  readonly stack: string | undefined;
}

/** The result of a search of the platform. */
export interface PlatformSearch {
  /** All kinds of the package. */
  readonly kinds: readonly Kind[];
  readonly found: readonly FoundObject[];
  readonly unseen: readonly Unseen[];
  /** The resources of the stack. */
  readonly managed: readonly ManagedResource[];
  readonly looked: readonly SearchedServices[];
  /** The searches of services with their own settings. */
  readonly searches: readonly ServiceSearch[];
  readonly services: readonly OwnService[];
  readonly settings: Settings;
}

/**
 * Searches the platform as the parameters ask, and logs the progress.
 *
 * @throws {Refusal} if a parameter or the configuration is invalid, or if the platform cannot be reached.
 */
export async function searchPlatform(
  { name, inside, kinds: kindsWith, services, reachable = () => undefined }: Discovery,
  { kind, only, except, stack, ...more }: SearchArguments & Readonly<Record<string, unknown>>,
  { folder, environment, progress }: Surroundings,
): Promise<PlatformSearch> {
  const ids = more[inside.option] as readonly string[];
  const clusters = more[clustersOption] as string | undefined;
  const cli = { folder, environment };
  const config = stack === undefined ? {} : await configurationOf(name, stack, cli);
  const kindsFor = (settings: Settings) =>
    kindsOrRefusal(() =>
      kindsWith(settings.config, settings.env, (message) => progress(`  ${visibleLine(message)}\n`)),
    );
  const settings = { config, env: environment };
  const kinds = await kindsFor(settings);
  const own = services?.(config, environment) ?? [];
  const given = clusters === undefined ? [] : await readServices(resolve(folder, clusters), clusters, own);
  const selection = selectionOf(kinds, { only: [...kind, ...only], except });
  const asked = kinds.filter((one) => selection.kinds?.has(one.name) ?? true);
  const managed = stack === undefined ? [] : managedIn(await pulumi(["stack", "export", "--stack", stack], cli));
  progress(`Searching for ${counted(asked.length, "kind")} of objects\n`);
  const reached = own.some((service) => asked.some((one) => isIn(service, one)))
    ? reachable(config, environment)
    : undefined;
  const walked = await walk(kinds, {
    ...(reached === undefined ? {} : { also: reached.kind }),
    ...(selection.kinds === undefined ? {} : { only: selection.kinds }),
    ...(ids.length === 0 ? {} : { inside: { kind: inside.kind, ids: new Set(ids) } }),
    onFound: (one, count, depth) => {
      if (count > 0) progress(`${"  ".repeat(depth)}${one.name}: ${count}\n`);
    },
    onProgress: (one, listed, all) => progress(`  ${one.name}: ${listed} of ${all} listings\n`),
  });
  refuseUnknown(ids, inside, walked);
  const entries = [...given, ...(reached ? settingsOfAll(reached, walked) : [])];
  const searches = await searchServices(entries, {
    settings,
    services: own,
    asked,
    first: walked,
    kindsWith: kindsFor,
    progress,
  });
  const { found, unseen } = withServices(walked, searches, own);
  const looked = searchedServices(own, asked, walked, searches);
  return {
    kinds,
    found: found.filter(selection.has),
    unseen,
    managed,
    looked,
    searches,
    services: own,
    settings,
  };
}

/** Whether a search found nothing because listings failed. */
export function failed({ found, unseen }: PlatformSearch): boolean {
  return found.length === 0 && unseen.some((one) => one.failed);
}

/** @throws {Refusal} if no object has a given ID. */
function refuseUnknown(ids: readonly string[], { option, kind }: Discovery["inside"], { known }: Walk): void {
  const there = known.get(kind);
  const missing = ids.filter((id) => there !== undefined && !there.some((one) => one.id === id));
  if (missing.length === 0) return;
  throw new Refusal(
    "not-found",
    `There is no ${kind} ${missing.join(", ")}, or these credentials cannot see it. Run with \`--kind ${kind}\` to list them, and pass one of their IDs with --${option}.`,
  );
}

async function kindsOrRefusal(kinds: () => Promise<readonly Kind[]>): Promise<readonly Kind[]> {
  try {
    return await kinds();
  } catch (error) {
    throw new Refusal("command-failed", visibleLines(error instanceof Error ? error.message : String(error), "  "));
  }
}

/** The package's part of a stack's configuration. */
async function configurationOf(name: string, stack: string, cli: Parameters<typeof pulumi>[1]) {
  const all = JSON.parse(await pulumi(["config", "--json", "--show-secrets", "--stack", stack], cli)) as Readonly<
    Record<string, { readonly value?: string; readonly objectValue?: unknown }>
  >;
  const own = Object.entries(all).filter(([key]) => key.startsWith(`${name}:`));
  return Object.fromEntries(
    own.map(([key, { value, objectValue }]) => [key.slice(name.length + 1), objectValue ?? value]),
  );
}
