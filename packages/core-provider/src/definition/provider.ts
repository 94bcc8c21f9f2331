import type { Args, Fields, ReadOutputs } from "./field.ts";
import type { FunctionDefinition, FunctionSpec } from "./function.ts";
import type { Operation } from "./operation.ts";
import type { Problem } from "./problem.ts";
import type { ResourceDefinition, ResourceSpec } from "./resource.ts";
import type { Unchecked } from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

/** The provider's configuration: what `pulumi config` and the `Provider` class take. */
export interface ConfigSpec<F extends Fields> {
  readonly fields: F;
  readonly rules?: readonly Rule[];
  /** Checks that rules cannot express. Values may be missing or unknown; environment fallbacks are filled in. */
  readonly check?: (values: Readonly<Record<string, unknown>>) => readonly Problem[];
}

/**
 * A whole provider.
 *
 * `P` is the platform that {@link connect} makes once per configuration; `C` is what every operation gets of it.
 */
export interface ProviderDefinition<F extends Fields = Fields, P = unknown, C = unknown> {
  /** Package name as in `pulumi.json` and tokens: `streamprov`. */
  readonly name: string;
  /** npm package that carries it: `@org/streamprov`. */
  readonly npmPackage: string;
  readonly version: string;
  /** Shown in registries. */
  readonly displayName: string;
  readonly docs: string;
  readonly homepage: string;
  readonly repository: string;
  readonly license: string;
  /** What registries find the package by. Default: `pulumi`, the name, `category/cloud` and `kind/native`. */
  readonly keywords?: readonly string[];
  /** Who publishes the package, as registries show it. Default: the scope of the npm package, else the name. */
  readonly publisher?: string;
  /**
   * Where the engine downloads the plugin when it is not installed: the address of a folder, to which the engine adds
   * `pulumi-resource-<name>-v<version>-<os>-<arch>.tar.gz`.
   */
  readonly pluginDownloadURL?: string;
  /**
   * What Terraform calls its provider for the platform, with which all names of its types begin: `confluent`. From it and
   * from the definitions converters learn how its programs and states become ones of this package.
   */
  readonly terraform?: string;
  readonly config: ConfigSpec<F>;
  /** Makes the platform from checked configuration. Called once, when the engine configures the provider. */
  readonly connect: (config: Args<F>, host: ProviderHost) => Promise<P>;
  /** What one operation gets of the platform: clients bound to its signal, deadline and progress. */
  readonly bind: (platform: P, op: Operation) => C;
  /**
   * The kind of resource that a state is of, where its values tell: one that an alias has moved to a resource of another
   * kind is read anew, as that kind reads it, and keeps its object.
   */
  readonly kindOf?: (state: Unchecked) => string | undefined;
  /**
   * Whether an error of the platform says that there is no such object. Where one ends a change, the object is read as in
   * a refresh, and the message tells what to do when it is gone.
   */
  mayBeDeleted?(error: Error): boolean;
  /**
   * Whether an error of the platform says that the credentials may not see or change the object. A refresh then keeps
   * the object in the state as it was and warns once per run; updates and deletes fail and say what to do.
   */
  isForbidden?(error: Error): boolean;
  /** Which account the stack's objects belong to. Without it, switching accounts is not detected. */
  readonly identity?: AccountIdentity<P> | undefined;
  /**
   * What tells the account that a configuration leads to from all others: addresses, and the name it signs in with. No
   * secret. What is noted of creations, should the plugin be killed, counts for this account alone; without this nothing
   * is noted.
   */
  account?(platform: P): readonly string[];
  /**
   * Where an ID means one object: two configurations with the same scope have the same object when they have the same
   * ID, even if their credentials differ. Defaults to `account`.
   *
   * @param accounts - What `identity` has found; empty where it cannot tell.
   */
  idScope?(platform: P, accounts: readonly string[]): readonly string[];
  /** What a check may know of the platform: configuration only, it must not call it. */
  readonly resources: readonly ResourceDefinition<C>[];
  readonly functions: readonly FunctionDefinition<C>[];
  /**
   * Properties that name the object in which others are, with its kind: `{ environment: "Environment" }`. What lies in
   * something else comes after it.
   */
  readonly parents?: Readonly<Record<string, string>>;
  /** What of it belongs together, for the documentation. Made by {@link inFamilies}, with `resources` and `functions`. */
  readonly families?: readonly Family<C>[];
}

/** How a provider learns which account its credentials belong to. */
export interface AccountIdentity<P = unknown> {
  /** What the platform calls it, for messages: `organization`. */
  readonly what: string;
  /**
   * Asks the platform for the IDs of the accounts that the credentials belong to: usually one. Called at most once per
   * configuration and process, before anything else. An empty list or an error means that it cannot be determined.
   */
  find(platform: P, op: Operation): Promise<readonly string[]>;
}

/** Resources and functions that belong together, in the order in which people look for them. */
export interface Family<C = unknown> {
  /** Heading of the family: `Private networking`. */
  readonly title: string;
  readonly resources: readonly ResourceDefinition<C>[];
  readonly functions: readonly FunctionDefinition<C>[];
}

/**
 * The resources and functions of a provider by families: each is said once, in its family.
 *
 * @example
 * ```ts
 * const provider: ProviderDefinition = {
 *   ...rest,
 *   ...inFamilies([{ title: "Kafka", resources: [kafkaCluster, kafkaTopic], functions: [getKafkaCluster] }]),
 * };
 * ```
 */
export function inFamilies<C>(
  families: readonly Family<C>[],
): Required<Pick<ProviderDefinition<Fields, unknown, C>, "families" | "resources" | "functions">> {
  return {
    families,
    resources: families.flatMap(({ resources }) => resources),
    functions: families.flatMap(({ functions }) => functions),
  };
}

/** What the plugin's process offers to a platform. */
export interface ProviderHost {
  /** The plugin's version. */
  readonly version: string;
  /** Writes to the engine's debug log. Must not hold secrets. */
  debug(message: string): void;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/**
 * The two words of a package's definition files, with its platform's type filled in.
 *
 * @example
 * ```ts
 * export const { resource, lookup } = definitions<Clients>();
 * export const environment = resource("Environment", { docs: "...", example: "...", fields: { ... }, ... });
 * ```
 */
export function definitions<C>(): {
  resource<F extends Fields, R extends ReadOutputs<F> | undefined>(
    name: string,
    spec: ResourceSpec<F, C, R>,
  ): ResourceDefinition<C>;
  lookup<I extends Fields, O extends Fields, R extends ReadOutputs<O>>(
    name: string,
    spec: FunctionSpec<I, O, C, R>,
  ): FunctionDefinition<C>;
} {
  return {
    resource: (name, spec) => ({ kind: "resource", name, spec }),
    lookup: (name, spec) => ({ kind: "function", name, spec }),
  };
}
