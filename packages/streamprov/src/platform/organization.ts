/** An organization, as the resource names of what is in it tell it. */
export interface Organization {
  /** A UUID. */
  readonly id: string;
  /** `crn://confluent.cloud/organization=...` */
  readonly resourceName: string;
}

/**
 * The organization of an environment, by the environment's resource name.
 *
 * @throws Error when the resource name tells none.
 */
export function organizationIn(crn: string): Organization {
  const resourceName = crn.slice(0, Math.max(crn.lastIndexOf("/environment="), 0));
  const id = /\/organization=([^/]+)(\/|$)/.exec(resourceName)?.[1];
  if (id === undefined) throw new Error(`the resource name "${crn}" of an environment does not tell its organization`);
  return { id, resourceName };
}
