import { CodedError } from "@org/core-provider";
/** An organization, from the resource name of an object in it. */
export interface Organization {
  /** A UUID. */
  readonly id: string;
  /** `crn://confluent.cloud/organization=...` */
  readonly resourceName: string;
}

/**
 * The organization in an environment's resource name.
 *
 * @throws Error when the resource name contains none.
 */
export function organizationIn(crn: string): Organization {
  const resourceName = crn.slice(0, Math.max(crn.lastIndexOf("/environment="), 0));
  const id = /\/organization=([^/]+)(\/|$)/.exec(resourceName)?.[1];
  if (id === undefined)
    throw new CodedError(
      "invalid-response",
      `the resource name "${crn}" of an environment does not contain its organization`,
    );
  return { id, resourceName };
}
