/** A service with its own endpoint and credentials, which an import reads from environment variables. */
export interface ImportedService {
  /** The variables. Each has one value in a run of the CLI. */
  readonly variables: readonly string[];
  /** The known IDs that identify the service, by property: `{ kafkaCluster: "lkc-1" }`. */
  readonly ids: Readonly<Record<string, string>>;
  /** Its endpoint, if it is known. */
  readonly endpoint?: string | undefined;
}

/** A service whose objects need a separate run. */
export interface DividedService extends Pick<ImportedService, "variables" | "ids"> {
  /** The IDs that distinguish it from the other services with the same variables, or its endpoint. */
  readonly distinction: readonly string[];
}

/**
 * The services of objects, in the same order. Undefined for an object that any run can import: it belongs to no service,
 * or no other service reads the same variables.
 */
export function dividedServices(
  wanted: readonly (ImportedService | undefined)[],
): readonly (DividedService | undefined)[] {
  const groups: ImportedService[] = [];
  for (const service of wanted) {
    if (service === undefined) continue;
    const at = groups.findIndex((group) => isSame(group, service));
    const group = groups[at];
    if (group === undefined) groups.push(service);
    else groups[at] = merged(group, service);
  }
  const divided = new Map(
    groups.map((group) => {
      const rivals = groups.filter((other) => other !== group && sharesVariables(other, group));
      return [
        group,
        rivals.length === 0
          ? undefined
          : { variables: group.variables, ids: group.ids, distinction: distinctionOf(group, rivals) },
      ];
    }),
  );
  return wanted.map((service) => {
    const group = service === undefined ? undefined : groups.find((each) => isSame(each, service));
    return group === undefined ? undefined : divided.get(group);
  });
}

/** Whether nothing known about two services differs. */
function isSame(one: ImportedService, other: ImportedService): boolean {
  const values = (service: ImportedService) => ({ ...service.ids, endpoint: service.endpoint });
  const [mine, theirs]: Readonly<Record<string, string | undefined>>[] = [values(one), values(other)];
  const differs = Object.entries(mine ?? {}).some(([name, value]) => {
    const their = theirs?.[name];
    return value !== undefined && their !== undefined && value !== their;
  });
  return sharesVariables(one, other) && !differs;
}

function merged(one: ImportedService, other: ImportedService): ImportedService {
  return {
    variables: [...new Set([...one.variables, ...other.variables])],
    ids: { ...one.ids, ...other.ids },
    endpoint: one.endpoint ?? other.endpoint,
  };
}

function sharesVariables(one: ImportedService, other: ImportedService): boolean {
  return one.variables.some((name) => other.variables.includes(name));
}

function distinctionOf({ ids, endpoint = "" }: ImportedService, rivals: readonly ImportedService[]): readonly string[] {
  const own = Object.entries(ids).filter(([name, id]) => rivals.some((rival) => rival.ids[name] !== id));
  return own.length === 0 ? [endpoint] : own.map(([, id]) => id);
}
