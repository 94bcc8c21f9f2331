import type { Field, Fields } from "../definition/field.ts";
import { completeImportIdOf, importFormOf, whyNotImported } from "../definition/import-form.ts";
import { type ParentObject, parentsOf, parentTypesOf } from "../definition/parent-objects.ts";
import type { ConfigSpec } from "../definition/provider.ts";
import { completeProvider, type ProviderOutline } from "../definition/provider-outline.ts";
import type { Listed, ResourceDefinition } from "../definition/resource.ts";
import { functionToken, resourceToken } from "../definition/token.ts";
import { listRequest } from "../protocol/provider-messages.ts";
import { decode, encode } from "../value/codec.ts";
import { systemClock } from "./clock.ts";
import { checkConfig } from "./configuration.ts";
import { createObject, notCopied, type ObjectProperties, readObject } from "./copied-object.ts";
import { type Engine, noEngine } from "./engine.ts";
import { RpcError, shownMessage } from "./failure.ts";
import { status } from "./grpc-status.ts";
import { ProviderService } from "./service.ts";

/** A property that limits a listing. */
export interface ListedWithin {
  readonly property: string;
  /** The kind of object that it names, where it is one: `Environment`. */
  readonly kind: string | undefined;
  readonly required: boolean;
  /** Its values, where there are few. */
  readonly values: readonly string[] | undefined;
  /** The property for an object with this ID. */
  of(id: string): unknown;
}

/** A kind of object that may exist on the platform. */
export interface DiscoverableKind {
  /** `KafkaTopic`. */
  readonly name: string;
  readonly token: string;
  /** Why objects cannot be found or imported, and what to do instead. */
  readonly refusal: string | undefined;
  /** Prerequisites of an import besides the ID, as Markdown. */
  readonly needs: string | undefined;
  /** The environment variable that the import of one object alone reads, by its import ID. */
  variable(importId: string): string | undefined;
  /** The environment variables with the endpoint and credentials of the service that contains an object. */
  serviceVariables(importId: string): readonly string[];
  readonly within: readonly ListedWithin[];
  /** The form of its import ID: `<environment ID>/<network ID>`. */
  readonly importForm: string;
  /** Returns the import ID of an object in this listing; undefined if the listing lacks parts of it. */
  importId(listed: Listed, within: Readonly<Record<string, unknown>>): string | undefined;
  /** Returns the objects that contain an object, as far as its listing and its import ID show them, nearest first. */
  parents(listed: Listed, importId: string): readonly ParentObject[];
  /** Converts the ID of an object to its ID in the listing. */
  listedAs(id: string): string;
  /**
   * Lists the objects of this type.
   *
   * @throws UnreachableError if no connection to a host is possible, and any Error with a message for users.
   */
  list(within: Readonly<Record<string, unknown>>): Promise<readonly Listed[]>;
  /**
   * Reads an object by its import ID, without its secrets. Undefined if it does not exist.
   *
   * @throws UnreachableError if no connection to a host is possible, and any Error with a message for users.
   */
  read(importId: string): Promise<ObjectProperties | undefined>;
  /**
   * Creates an object with the inputs that {@link read} has returned.
   *
   * @throws UnreachableError if no connection to a host is possible, and any Error with a message for users.
   */
  create(inputs: Readonly<Record<string, unknown>>): Promise<Pick<ObjectProperties, "id" | "outputs">>;
}

/**
 * The kinds of a provider, with the credentials of a configuration and of the environment.
 *
 * @throws Error that names each mistake of the configuration.
 */
export async function discoverableKinds<F extends Fields, P, C>(
  provider: ProviderOutline<F, P, C>,
  { config, env: given, onWait }: DiscoveryOptions & WaitListener,
): Promise<readonly DiscoverableKind[]> {
  const anyProvider = provider as unknown as ProviderOutline<Fields, P>;
  const env = { ...given };
  const service = await configuredService(anyProvider, { config, env, onWait });
  const { resources } = await completeProvider(anyProvider);
  return Promise.all(resources.map((resource) => kindOf(anyProvider, resource as ResourceDefinition, service, env)));
}

/**
 * Calls a function of a provider, with the credentials of a configuration and of the environment.
 *
 * @throws Error with a message for users.
 */
export async function callFunction<F extends Fields, P, C>(
  provider: ProviderOutline<F, P, C>,
  options: DiscoveryOptions,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const service = await configuredService(provider as unknown as ProviderOutline<Fields, P>, options);
  const request = { tok: functionToken(provider.name, name), args: encode(args, new Set()) };
  const response = await withShownMessage(provider.name, () => service.invoke(request));
  return decode(response.return).values;
}

/** A provider with the credentials of a configuration and of the environment. */
async function configuredService<P>(
  provider: ProviderOutline<Fields, P>,
  { config, env, onWait }: DiscoveryOptions & WaitListener,
): Promise<ProviderService<P>> {
  const service = new ProviderService(provider, {
    env,
    importEnv: env,
    clock: systemClock,
    // Discovery does not need the schema.
    schema: async () => "",
    engine: engineOf(onWait),
    failWhenUnreachable: true,
  });
  await withShownMessage(provider.name, () => service.configure({ args: encode(config, new Set()) }));
  return service;
}

/** No connection to a host is possible. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
  readonly unreachable = true;
}

/** Passes messages about waits to a listener. */
function engineOf(onWait: WaitListener["onWait"]): Engine {
  return {
    ...noEngine,
    log(severity, message) {
      if (severity !== "debug" && message !== "") onWait?.(message);
    },
    warn: (_helpCode, message) => onWait?.(message),
  };
}

/** The effective configuration of a provider, including values from the environment. */
export function configuredValues<F extends Fields, P, C>(
  { config: spec }: Pick<ProviderOutline<F, P, C>, "config">,
  { config, env }: DiscoveryOptions,
): Readonly<Record<string, unknown>> {
  return checkConfig(spec as ConfigSpec<Fields>, decode(encode(config, new Set())), env).values;
}

/** The settings that the user provides. */
export interface DiscoveryOptions {
  /** The provider's configuration, apart from the environment. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Receives messages while a search waits. */
interface WaitListener {
  /** Called after some seconds, with the host and the reason. */
  readonly onWait?: ((message: string) => void) | undefined;
}

async function kindOf<P>(
  { name: pkg, parents: types = {} }: ProviderOutline<Fields, P>,
  resource: ResourceDefinition,
  service: ProviderService<P>,
  env: Record<string, string | undefined>,
): Promise<DiscoverableKind> {
  const { list } = resource.spec;
  const form = importFormOf(resource);
  const token = resourceToken(pkg, resource.name);
  const parents = parentTypesOf(types, resource.name);
  const query: Fields = list?.query ?? {};
  return {
    name: resource.name,
    token,
    refusal: whyNotImported(resource) ?? (list === undefined ? "the platform has no listing of them" : undefined),
    needs: await service.importNeeds(token),
    variable: (importId) => form?.variable?.(importId),
    serviceVariables: (importId) => form?.serviceVariables?.(importId) ?? [],
    within: Object.entries(query).map(([property, field]) => withinOf(property, field, parents[property])),
    importForm: form?.form ?? "<ID>",
    importId: ({ id, outputs }, within) => completeImportIdOf(resource, id, { ...within, ...outputs }),
    parents: ({ outputs }, importId) => parentsOf(parents, { ...form?.parse?.(importId)?.state, ...outputs }),
    listedAs: (id) => list?.listedAs?.(id) ?? id,
    async list(within) {
      const found: Listed[] = [];
      const request = { ...listRequest.defaults, token, query: encode(within, new Set()) };
      await withShownMessage(pkg, () => service.listed(request, (one) => found.push(one)));
      return found;
    },
    async read(importId) {
      // An import reads the object's secret from this variable.
      const variable = form?.variable?.(importId);
      if (variable !== undefined) env[variable] ??= notCopied;
      return await withShownMessage(pkg, () => readObject(service, token, importId));
    },
    create: (inputs) => withShownMessage(pkg, () => createObject(service, token, inputs)),
  };
}

/** Converts the errors of a request into those that a command prints. */
async function withShownMessage<T>(provider: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const message = shownMessage(provider, error);
    throw error.code === status.unavailable ? new UnreachableError(message) : new Error(message);
  }
}

function withinOf(property: string, field: Field, kind: string | undefined): ListedWithin {
  return {
    property,
    kind,
    required: field.role === "required",
    values: field.facts.values,
    of: (id) => (field.kind === "object" ? { id } : field.kind === "integer" ? Number(id) : partFor(field, id)),
  };
}

/** The part of an object's ID that a property accepts. Some IDs also contain the region, or the containing object. */
function partFor({ facts: { pattern } }: Field, id: string): string {
  if (pattern === undefined || pattern.match.test(id)) return id;
  return id.split(/[#/]/).find((part) => pattern.match.test(part)) ?? id;
}
