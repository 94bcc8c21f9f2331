import type { ImportedService } from "../import-file/divided-services.ts";
import type { ImportedObject } from "../import-file/import-file.ts";
import { type PlannedFile, plannedFiles, standardNote } from "../import-file/planned-files.ts";
import { defaultProgram } from "../import-file/write-program.ts";
import type { Settings } from "./service-search.ts";
import { kindsIn, type OwnService, type ServiceSearch } from "./services.ts";
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
    const service = services.find((each) => kindsIn(each, [one.kind]).length > 0);
    const id = idOf.get(one) ?? service?.id;
    const variables = one.kind.serviceVariables(one.importId ?? "");
    if (searches.length === 0 || service === undefined || id === undefined || variables.length === 0) return undefined;
    return { variables, ids: { [service.property]: id } };
  };
  const files = plannedFiles(resources, origins.map(serviceOf), (some) => withParentsIn(some, nameTable), {
    out,
    program,
    noteOf(divided) {
      const { distinction } = divided;
      const configured = services.find(({ id }) => id !== undefined && distinction.includes(id));
      if (configured !== undefined && sourcesOf(configured, settings).length > 0) return undefined;
      const rivals = services.filter(({ property }) =>
        searches.some((one) => one.property === property && distinction.includes(one.id)),
      );
      const sources = rivals.flatMap((service) => sourcesOf(service, settings));
      const first = sources.length === 0 ? "" : `unset ${sources.join(", ")}, which take precedence, and `;
      return `${first}${standardNote(divided)}`;
    },
  });
  return files;
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
