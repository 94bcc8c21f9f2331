import { parse } from "yaml";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import { isIn, kindsIn, type OwnService, type ServiceSearch } from "./services.ts";
import { eachAtOnce, type FoundObject, type Walk, walk } from "./walk.ts";

/** The provider's settings of one service, by name. */
export type ServiceSettings = Readonly<Record<string, string>>;

/** Services that need no other credentials than those of the configuration. */
export interface ReachableServices {
  /** The kind of object that contains one. */
  readonly kind: string;
  /** The settings of the service in an object; undefined if its listing does not contain them. */
  settingsOf(one: Pick<FoundObject, "id" | "outputs">): ServiceSettings | undefined;
}

/** The settings of the services in found objects. */
export function settingsOfAll({ kind, settingsOf }: ReachableServices, { known }: Walk): readonly ServiceSettings[] {
  return (known.get(kind) ?? []).map(settingsOf).filter((one) => one !== undefined);
}

/** The provider's configuration and the environment. */
export interface Settings {
  readonly config: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a file with the settings of services: a list of objects, as YAML or JSON.
 *
 * @param given - The path as the user gave it.
 * @throws {Refusal} if it has another form.
 */
export async function readServices(
  path: string,
  given: string,
  services: readonly OwnService[],
): Promise<readonly ServiceSettings[]> {
  const [example] = services;
  const form = example?.settings.filter(({ alternative }) => !alternative).map(({ name }) => `${name}: ...`);
  const advice = `Pass a YAML or JSON file with a list of services, such as [{ ${form?.join(", ")} }].`;
  const content = parsed(await readText(path, given, advice));
  if (!Array.isArray(content)) throw new Refusal("invalid-file", `${given} does not contain a list. ${advice}`);
  return content.map((entry: unknown, at) => {
    const where = `${given}: entry ${at + 1}`;
    if (typeof entry !== "object" || entry === null)
      throw new Refusal("invalid-file", `${where} is not an object. ${advice}`);
    const named = serviceIn(entry as Readonly<Record<string, unknown>>, services);
    if (named === undefined) {
      const ids = services.flatMap(({ settings: [id] }) => id?.name ?? []);
      throw new Refusal("invalid-file", `${where} has no ID. Give one of ${ids.join(", ")}.`);
    }
    const { service } = named;
    const known = service.settings.map(({ name }) => name);
    for (const [name, value] of Object.entries(entry)) {
      if (!known.includes(name)) {
        throw new Refusal(
          "invalid-file",
          `${where}: ${visibleLine(name)} is not a setting of a ${service.what}. Remove it, or use one of ${known.join(", ")}.`,
        );
      }
      if (typeof value !== "string" || value === "")
        throw new Refusal("invalid-file", `${where}: ${name} must be a text.`);
    }
    return entry as ServiceSettings;
  });
}

/** The service that settings belong to, and its ID: the first setting of a service is its ID. */
function serviceIn<T>(entry: Readonly<Record<string, T>>, services: readonly OwnService[]) {
  for (const service of services) {
    const [setting] = service.settings;
    const id = setting && entry[setting.name];
    if (id !== undefined) return { service, id };
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Searches services with their own settings instead of the configured ones, several at the same time.
 *
 * @param first - The search with the configuration, which found the objects that contain services.
 * @throws Error that explains an invalid configuration.
 */
export async function searchServices(
  entries: readonly ServiceSettings[],
  {
    settings,
    services,
    asked,
    first,
    kindsWith,
    progress,
  }: {
    readonly settings: Settings;
    readonly services: readonly OwnService[];
    readonly asked: readonly Kind[];
    readonly first: Walk;
    readonly kindsWith: (settings: Settings) => Promise<readonly Kind[]>;
    readonly progress: (line: string) => void;
  },
): Promise<readonly ServiceSearch[]> {
  const known = new Set(services.map(({ what, id }) => `${what} ${id}`));
  const wanted = entries.flatMap((entry) => {
    const named = serviceIn(entry, services);
    if (named === undefined || known.has(`${named.service.what} ${named.id}`)) return [];
    known.add(`${named.service.what} ${named.id}`);
    return [{ entry, ...named }];
  });
  const searches = await eachAtOnce(wanted, async ({ entry, service, id }): Promise<ServiceSearch | undefined> => {
    const only = new Set(kindsIn(service, asked).map(({ name }) => name));
    if (only.size === 0) return undefined;
    const kinds = (await kindsWith(instead(settings, service, entry))).filter(({ name }) => only.has(name));
    const counts: string[] = [];
    const { found, unseen } = await walk(kinds, {
      known: new Map([...first.known].filter(([name]) => !only.has(name))),
      onFound: ({ name }, count) => void (count > 0 && counts.push(`${name}: ${count}`)),
    });
    const nothing = unseen.some(({ failed }) => failed) ? "could not be searched" : counted(0, "object");
    progress(`${service.what} ${visibleLine(id)}: ${counts.join(", ") || nothing}\n`);
    // Objects are compared by their kinds.
    const kindOf = (one: Kind) => asked.find(({ name }) => name === one.name) ?? one;
    return {
      property: service.property,
      id,
      kinds,
      settings: entry,
      found: found.map((one) => ({ ...one, kind: kindOf(one.kind) })),
      unseen: unseen.map((one) => ({ ...one, kind: kindOf(one.kind), reason: `${id}: ${one.reason}` })),
    };
  });
  return searches.filter((one) => one !== undefined);
}

/** The settings with another service than the configured one. */
function instead({ config, env }: Settings, { settings }: OwnService, entry: ServiceSettings): Settings {
  const names = new Set(settings.map(({ name }) => name));
  const variables = new Set(settings.flatMap(({ variables: some }) => some));
  return { config: { ...without(config, names), ...entry }, env: without(env, variables) };
}

function without<T>(values: Readonly<Record<string, T>>, names: ReadonlySet<string>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** The result of a search together with those of other services. */
export function withServices(
  first: Walk,
  searches: readonly ServiceSearch[],
  services: readonly OwnService[],
): Pick<Walk, "found" | "unseen"> {
  // Without a configured service, its kinds are searched only in the others.
  const elsewhere = (kind: Kind) =>
    services.some(
      (service) =>
        service.id === undefined &&
        isIn(service, kind) &&
        searches.some(({ property }) => property === service.property),
    );
  const found = [...first.found, ...searches.flatMap((one) => one.found)];
  return {
    found: [...new Map(found.map((one) => [`${one.kind.token} ${one.importId ?? one.id}`, one])).values()],
    unseen: [...first.unseen.filter(({ kind }) => !elsewhere(kind)), ...searches.flatMap((one) => one.unseen)],
  };
}
