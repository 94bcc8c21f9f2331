/** The least that a program can make on a platform. */
export interface SmallResource {
  /** Name of the class. */
  readonly type: string;
  /** The subpath of the package that has the class, too. */
  readonly family: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One line for each provider. */
const smallResources: Readonly<Record<string, SmallResource>> = {
  appprov: { type: "Environment", family: "environments", args: { handle: "published", stackId: 1 } },
  cloudprov: { type: "AddressTemplate", family: "networks", args: { addresses: ["10.0.0.1"] } },
  streamprov: { type: "ServiceAccount", family: "access", args: { description: "Made by the published package" } },
};

/**
 * The resource that tests of a published provider make.
 *
 * @throws {Error} when the provider has none yet.
 */
export function smallResourceOf(provider: string): SmallResource {
  const found = smallResources[provider];
  if (found === undefined) {
    throw new Error(`No test makes anything with ${provider}: give it a line in ${import.meta.filename}.`);
  }
  return found;
}
