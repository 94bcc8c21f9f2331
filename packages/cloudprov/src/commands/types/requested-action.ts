import { Refusal } from "@org/core-command";

/** An action whose types are requested. */
export interface RequestedAction {
  readonly service: string;
  /** As in `2017-03-12`; undefined for the only version. */
  readonly version: string | undefined;
  readonly action: string;
}

/**
 * Parses an action on the command line: `vpc.CreateSecurityGroup`, or `cvm@2017-03-12.RunInstances`.
 *
 * @throws {Refusal} if it has another form.
 */
export function requestedAction(text: string): RequestedAction {
  const [, service, version, action] = /^([a-z][a-z0-9]*)(?:@(\d{4}-\d\d-\d\d))?\.([A-Z]\w*)$/.exec(text) ?? [];
  if (service === undefined || action === undefined) {
    throw new Refusal("invalid-arguments", `'${text}' is not an action: use the form vpc.CreateSecurityGroup.`);
  }
  return { service, version, action };
}

/** The actions by service. */
export function byService(requested: readonly RequestedAction[]): ReadonlyMap<string, readonly RequestedAction[]> {
  return Map.groupBy(requested, ({ service }) => service);
}

/**
 * The requested version of a service; undefined if none is requested.
 *
 * @throws {Refusal} if several are requested, because the types of each version need their own file.
 */
export function requestedVersion(service: string, requested: readonly RequestedAction[]): string | undefined {
  const versions = [...new Set(requested.flatMap(({ version }) => version ?? []))];
  if (versions.length > 1) {
    throw new Refusal(
      "invalid-arguments",
      `${service} is requested in the versions ${versions.join(" and ")}: write a file for each version.`,
    );
  }
  return versions[0];
}
