import type { DividedService, ImportedService } from "../import-file/divided-services.ts";
import type { ImportedObject } from "../import-file/import-file.ts";
import { type PlannedFile, plannedFiles, standardNote } from "../import-file/planned-files.ts";
import { defaultProgram } from "../import-file/write-program.ts";
import type { Settings } from "./service-search.ts";
import { isIn, type OwnService, type ServiceSearch } from "./services.ts";
import type { Sorted } from "./sorted.ts";
import type { FoundObject } from "./walk.ts";

/** The files for the import. If several services were searched, the objects of each get their own file. */
export function importPlan(
  { resources, origins, nameTable }: Sorted,
  {
    services,
    searches,
    settings,
    out,
    program = defaultProgram,
  }: {
    readonly services: readonly OwnService[];
    readonly searches: readonly ServiceSearch[];
    readonly settings: Settings;
    readonly out: string;
    readonly program: string | undefined;
  },
): readonly PlannedFile[] {
  const idOf = new Map(searches.flatMap(({ id, found }) => found.map((one) => [one, id] as const)));
  const serviceOf = (one: FoundObject): ImportedService | undefined => {
    const service = services.find((each) => isIn(each, one.kind));
    const id = idOf.get(one) ?? service?.id;
    const variables = one.kind.serviceVariables(one.importId ?? "");
    if (searches.length === 0 || service === undefined || id === undefined || variables.length === 0) return undefined;
    return { variables, ids: { [service.property]: id } };
  };
  return plannedFiles(resources, origins.map(serviceOf), (some) => withParentsIn(some, nameTable), {
    out,
    program,
    noteOf: (divided) => noteOf(divided, services, settings),
  });
}

/**
 * What to do before the import of a service's objects: nothing for the configured service. For another one, set the
 * environment variables. Settings of the configured service would take precedence over them.
 */
function noteOf(divided: DividedService, services: readonly OwnService[], settings: Settings): string | undefined {
  const service = services.find(({ property }) => property in divided.ids);
  const sources = service === undefined ? [] : sourcesOf(service, settings);
  if (sources.length === 0) return standardNote(divided);
  if (service?.id !== undefined && service.id === divided.ids[service.property]) return undefined;
  return `unset ${sources.join(", ")}, because settings take precedence, and ${standardNote(divided)}`;
}

/** The settings of a service that the configuration or the environment provides. */
function sourcesOf({ settings }: OwnService, { config, env }: Settings): readonly string[] {
  return settings.flatMap(({ name, variables }) =>
    config[name] === undefined ? variables.filter((one) => env[one]) : [name],
  );
}

/** Objects of one file. A parent in another file is omitted. */
function withParentsIn(
  resources: readonly ImportedObject[],
  nameTable: Sorted["nameTable"],
): readonly ImportedObject[] {
  const names = new Set([...resources.map(({ name }) => name), ...Object.keys(nameTable)]);
  return resources.map(({ parent, ...one }) => (parent !== undefined && names.has(parent) ? { ...one, parent } : one));
}

/** The names of parents in the stack that objects of a file refer to. */
export function namesIn(resources: readonly ImportedObject[], nameTable: Sorted["nameTable"]): Sorted["nameTable"] {
  const parents = new Set(resources.map(({ parent }) => parent));
  return Object.fromEntries(Object.entries(nameTable).filter(([name]) => parents.has(name)));
}
