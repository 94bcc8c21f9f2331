import type { Args, Fields, ReadOutputs } from "./field.ts";
import type { FunctionDefinition, FunctionSpec } from "./function.ts";
import type { Operation } from "./operation.ts";
import type { PlatformPage } from "./platform-page.ts";
import type { Problem } from "./problem.ts";
import type { ResourceDefinition, ResourceSpec } from "./resource.ts";
import type { Unchecked } from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

/** The provider's configuration: the variables of `pulumi config` and of the `Provider` class. */
export interface ConfigSpec<F extends Fields> {
  readonly fields: F;
  /** Markdown for the reference of a provider without variables: where its settings come from. */
  readonly docs?: string;
  readonly rules?: readonly Rule[];
  /** Checks that rules cannot express. Values may be missing or unknown; environment fallbacks are filled in. */
  readonly check?: (
    values: Readonly<Record<string, unknown>>,
    env: Readonly<Record<string, string | undefined>>,
  ) => readonly Problem[];
}

/**
 * A provider.
 *
 * `P` is the platform that {@link connect} creates once per configuration. `C` is the part of it that every operation
 * receives.
 */
export interface ProviderDefinition<F extends Fields = Fields, P = unknown, C = unknown> {
  /** Package name as in `pulumi.json` and tokens: `streamprov`. */
  readonly name: string;
  /** The npm package of the provider: `@org/streamprov`. */
  readonly npmPackage: string;
  readonly version: string;
  /** Shown in registries. */
  readonly displayName: string;
  readonly docs: string;
  readonly homepage: string;
  readonly repository: string;
  readonly license: string;
  /** Keywords for registries. Defaults to `pulumi`, the name, `category/cloud` and `kind/native`. */
  readonly keywords?: readonly string[];
  /** The publisher that registries show. Defaults to the scope of the npm package, else the name. */
  readonly publisher?: string;
  /**
   * Where the engine downloads the plugin when it is not installed: the address of a folder, to which the engine adds
   * `pulumi-resource-<name>-v<version>-<os>-<arch>.tar.gz`.
   */
  readonly pluginDownloadURL?: string;
  /**
   * The name of Terraform's provider for the platform, the prefix of its types: `confluent`. With it and the
   * definitions, converters migrate its programs and states to this package.
   */
  readonly terraform?: string;
  readonly config: ConfigSpec<F>;
  /** Connects to the platform with checked configuration. Called once, when the engine configures the provider. */
  readonly connect: (config: Args<F>, host: ProviderHost) => Promise<P>;
  /** Returns the platform's part of an operation: clients that use its signal, deadline and progress. */
  readonly bind: (platform: P, op: Operation) => C;
  /**
   * The resource type that a state belongs to, if its values show it. A state that an alias moved to another type is
   * read again as that type and keeps its object.
   */
  readonly kindOf?: (state: Unchecked) => string | undefined;
  /**
   * Whether a platform error may mean that the object was deleted. If such an error ends an update, the object is read
   * as in a refresh, and the message says what to do if it does not exist.
   */
  mayBeDeleted?(error: Error): boolean;
  /**
   * Whether a platform error means that the credentials may not read or change the object. A refresh then keeps the
   * state unchanged and warns once per run; updates and deletes fail and say what to do.
   */
  isForbidden?(error: Error): boolean;
  /**
   * Called in the preview of a create or update, before any request: once for each resource type and connection. Sends no
   * request itself.
   *
   * @throws Error that names the settings and environment variables to set, if the provider has no credentials for the
   * resource.
   */
  requireCredentials?(platform: P, op: Operation, resource: ResourceDefinition<C>): void | Promise<void>;
  /** Which account the stack's objects belong to. Without it, switching accounts is not detected. */
  readonly identity?: AccountIdentity<P> | undefined;
  /**
   * What identifies the account of a configuration: addresses and the user name, but no secrets. Creation notes apply
   * only to this account; without it, no notes are written.
   */
  account?(platform: P): readonly string[];
  /**
   * The scope in which IDs are unique. Two configurations with the same scope share the object with an ID, even if
   * their credentials differ. Defaults to `account`.
   *
   * @param accounts - The accounts that `identity` found; empty if unknown.
   */
  idScope?(platform: P, accounts: readonly string[]): readonly string[];
  readonly resources: readonly ResourceDefinition<C>[];
  readonly functions: readonly FunctionDefinition<C>[];
  /**
   * Properties that refer to the containing object, with its type: `{ environment: "Environment" }`. Outer types come
   * first. `Type.property` is the property of one resource only.
   */
  readonly parents?: Readonly<Record<string, string>>;
  /** Groups of resources and functions for the documentation. */
  readonly families?: readonly Family<C>[];
}

/** How a provider finds the account that its credentials belong to. */
export interface AccountIdentity<P = unknown> {
  /** The platform's term for it, for messages: `organization`. */
  readonly what: string;
  /**
   * Requests the IDs of the accounts that the credentials belong to, usually one. Called at most once per configuration
   * and process, before any other request. An empty list or an error means that the account is unknown.
   */
  find(platform: P, op: Operation): Promise<readonly string[]>;
}

/** Resources and functions that belong together, in the order in which people look for them. */
export interface Family<C = unknown> {
  /** Heading of the family: `Private networking`. */
  readonly title: string;
  /** Subpath of the npm package with the types of the family, such as `kafka`. Set by the outline. */
  readonly subpath?: string;
  /** Where the platform describes these objects. The reference links to it. */
  readonly platformPage?: PlatformPage;
  readonly resources: readonly ResourceDefinition<C>[];
  readonly functions: readonly FunctionDefinition<C>[];
}

/** The services that the plugin process offers to a platform. */
export interface ProviderHost {
  /** The plugin's version. */
  readonly version: string;
  /** Writes to the engine's debug log. Must not contain secrets. */
  debug(message: string): void;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
  /** The environment variables that imports read. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the functions that define resources and lookups, typed for one platform.
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
