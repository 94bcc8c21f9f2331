import { bound, type HttpClient } from "@org/core-http";
import {
  type CheckOperation,
  type CompositeId,
  envNames,
  type Facts,
  type Field,
  field,
  isUnknown,
  type Operation,
  type ReadOperation,
} from "@org/core-provider";
import { config } from "../config.ts";
import { isComplete, takesOauth, type VariableGroup } from "../variable-groups.ts";
import { address } from "./address.ts";
import { at } from "./body.ts";
import type { Clients } from "./clients.ts";
import type { KeyPair } from "./credentials.ts";
import type { ErrorForm } from "./errors.ts";
import type { Config, Platform } from "./platform.ts";
import type { Signer } from "./sight.ts";

/** Where one value of a data plane may come from, besides the property of the resource. */
export interface Origin {
  /** What it is, for messages: `the REST endpoint`. */
  readonly what: string;
  /** The provider's variables that give it, of which the first that is set counts. */
  readonly variables: readonly (keyof Config)[];
  /** Environment variables that an import may take it from, of which the first that is set counts. */
  readonly importVariables: readonly string[];
  /** The provider's value wins even when the rest of its group is not given. */
  readonly alone?: true;
  /** The service goes without it: it is empty then. */
  readonly optional?: true;
  /** All the variables together give it, such as a key and its secret. Default: each of them does. */
  readonly together?: true;
}

/**
 * A service with credentials of its own: where it is and what identifies the part of it that resources are in. A value
 * comes from the provider's variables when their group is complete, else, in an import, from the environment, else from
 * the resource.
 */
export interface DataPlane<Id extends string = string> {
  /** For messages: `Kafka`. */
  readonly name: string;
  /** The provider's variables that give it together. Left out where only the resource says where it is. */
  readonly group?: VariableGroup;
  /** Its host; the control plane's for a service that is reached there. */
  readonly endpoint: Origin | "control plane";
  /** What else identifies it, by the property that holds the ID: `kafkaCluster` for `kafkaCluster.id`. */
  readonly ids: Readonly<Record<Id, Origin>>;
  /** Environment variables that an import may take the key from. */
  readonly importKey: readonly [key: string, secret: string];
  /** Paths of the properties that hold endpoint and credentials. Default `restEndpoint` and `credentials`. */
  readonly properties?: { readonly endpoint: string; readonly credentials: string };
  /** Which of the IDs roles are granted on: refusals are waited for when one was granted lately. */
  readonly grantsOn?: Id;
  /** The form of its error bodies. Default `"errors"`, as on the control plane. */
  readonly errorForm?: ErrorForm;
  /** Headers that the service wants with OAuth. */
  readonly oauthHeaders?: (ids: Readonly<Record<Id, string>>) => Readonly<Record<string, string>>;
}

/** A resolved service, bound to one operation. */
export interface Service<Id extends string = string> {
  readonly client: HttpClient;
  readonly ids: Readonly<Record<Id, string>>;
  /** What an import learns of the connection, for the outputs. What a program gives is carried over by itself. */
  readonly imported: Connection<Id>;
  /** The same for equal addresses and credentials: for listings that several operations share. Never shown. */
  readonly key: string;
  /** A client that outlives the operation. */
  readonly shared: HttpClient;
  /** Who signs its requests. */
  readonly signer: Signer;
}

/** The connection as properties hold it. */
export type Connection<Id extends string> = {
  readonly restEndpoint?: string;
  readonly credentials?: KeyPair;
} & { readonly [K in Id]?: { readonly id: string } };

/** Finds the host, IDs and credentials of an operation; throws a sentence when something is missing. */
export function connect<Id extends string>(
  plane: DataPlane<Id>,
  op: Operation & Clients,
  from: {
    readonly args: object;
    readonly state?: object;
    readonly importing?: boolean;
    /** IDs that the resource's own ID tells. */
    readonly ids?: { readonly [K in Id]?: string | undefined };
  },
): Service<Id> {
  const { platform } = op;
  const { importing = false } = from;
  const useless = withoutKeys(plane, platform);
  if (useless !== undefined) throw new Error(useless);
  const group = providerGroup(plane, platform);
  const env = (name: string) => (importing ? platform.env[name] || undefined : undefined);
  const own = (path: string) => at(from.args, path) ?? at(from.state, path);
  const find = (origin: Origin, path: string, told?: string): string => {
    const found = group.value(origin) ?? told ?? first(origin.importVariables.map(env)) ?? own(path);
    if (!found && !origin.optional) throw new Error(missing(origin, { plane, property: path, importing }));
    return (found as string | undefined) ?? "";
  };

  const { endpoint: endpointAt, credentials: credentialsAt } = propertiesOf(plane);
  const { endpoint: host } = plane;
  const endpoint = host === "control plane" ? platform.config.endpoint : find(host, endpointAt);
  const ids = Object.fromEntries(
    idsOf(plane).map(([name, origin]) => [name, find(origin, `${name}.id`, from.ids?.[name])]),
  ) as Record<Id, string>;
  const keys = group.set ? group.credentials : (importedKey(plane, env) ?? (own(credentialsAt) as KeyPair | undefined));
  const isKeyed = Boolean(keys?.key && keys.secret);
  if (!platform.usesOauth && !isKeyed) {
    throw new Error(missing(keyOrigin(plane), { plane, property: credentialsAt, importing }));
  }

  const credentials = platform.usesOauth ? undefined : keys;
  const credentialName =
    group.set && plane.group
      ? `${plane.group.keys.join(" and ")} of the provider`
      : `the resource's credentials for ${plane.name}`;
  const shared = platform.dataPlane(endpoint, credentials, {
    clusterId: plane.grantsOn ? ids[plane.grantsOn] : "",
    credentialName,
    oauthHeaders: plane.oauthHeaders?.(ids) ?? {},
    errorForm: plane.errorForm ?? "errors",
  });
  const imported: Record<string, unknown> = {};
  if (importing) {
    if (host !== "control plane" && !group.value(host)) put(imported, endpointAt, endpoint);
    if (!group.set && credentials) put(imported, credentialsAt, credentials);
    for (const [name, origin] of idsOf(plane)) {
      if (ids[name] !== "" && !group.value(origin)) put(imported, `${name}.id`, ids[name]);
    }
  }
  return {
    client: bound(shared, op),
    shared,
    ids,
    key: JSON.stringify([plane.name, endpoint, ids, credentials]),
    signer: platform.signer(credentials?.key),
    imported: imported as Connection<Id>,
  };
}

/** The same for a read of an object: an import takes from the environment what nobody tells. */
export function connectToRead<Id extends string>(
  plane: DataPlane<Id>,
  op: Operation &
    Clients & {
      readonly args: object;
      readonly state: object;
      readonly purpose: ReadOperation<never>["purpose"];
    },
  ids: { readonly [K in Id]?: string | undefined } = {},
): Service<Id> {
  return connect(plane, op, { args: op.args, state: op.state, importing: op.purpose === "import", ids });
}

/** What the provider's configuration gives of a service: the one rule for checks, connections, imports and messages. */
function providerGroup(plane: DataPlane, { config: values, usesOauth }: Platform) {
  const set = plane.group !== undefined && isComplete(plane.group, values, usesOauth);
  const text = (name: string) => (values[name as keyof Config] as string | undefined) || undefined;
  const [key, secret] = plane.group && set && !usesOauth ? plane.group.keys.map(text) : [];
  return {
    set,
    credentials: key && secret ? { key, secret } : undefined,
    /** The value that wins over the resource's. */
    value: ({ variables, alone }: Origin) => (set || alone ? first(variables.map(text)) : undefined),
  };
}

/** True when a platform's configuration gives everything of a service. */
export function isConfigured(plane: DataPlane, platform: Platform): boolean {
  return providerGroup(plane, platform).set;
}

/** As {@link connect}, for a function's arguments. Throws when credentials are given that OAuth makes useless. */
export function connectLookup<Id extends string>(
  plane: DataPlane<Id>,
  op: Operation & Clients & { readonly args: object },
): Service<Id> {
  const { credentials } = propertiesOf(plane);
  const isUseless = op.platform.usesOauth && withoutKeys(plane, op.platform) === undefined;
  if (isUseless && at(op.args, credentials)) throw new Error(`${credentials} ${uselessWithOauth}`);
  return connect(plane, op, { args: op.args });
}

/**
 * Reports at preview what {@link connect} would miss, and credentials that OAuth makes useless, unless the resource
 * leaves such credentials `unused`. The default is `refused`.
 */
export function checkConnection(
  plane: DataPlane,
  op: CheckOperation & Clients,
  options: { readonly credentialsWithOauth?: "refused" | "unused" } = {},
): void {
  const { platform, args } = op;
  const group = providerGroup(plane, platform);
  const { endpoint, credentials } = propertiesOf(plane);
  const require = (origin: Origin, property: string) => {
    if (origin.optional || group.value(origin) || !isAbsent(args, property)) return;
    op.problem(property, missing(origin, { plane }));
  };
  if (plane.endpoint !== "control plane") require(plane.endpoint, endpoint);
  for (const [name, origin] of idsOf(plane)) require(origin, `${name}.id`);
  const useless = withoutKeys(plane, platform);
  if (useless !== undefined) op.problem(credentials, `cannot be of use here: ${useless}`);
  else if (!platform.usesOauth) {
    if (!group.set && isAbsent(args, credentials)) op.problem(credentials, missing(keyOrigin(plane), { plane }));
  } else if (!isAbsent(args, credentials) && options.credentialsWithOauth !== "unused") {
    op.problem(credentials, uselessWithOauth);
  }
}

/**
 * The import of a resource whose ID names its part of the service. Whether that goes into the state is for
 * {@link connect} to say: what the provider gives does not.
 */
export function importWithin(plane: DataPlane, id: CompositeId): CompositeId["import"] {
  return {
    ...id.import,
    parse: (text) => {
      const found = id.parse(text);
      if (!found) return undefined;
      const told = Object.entries(found.state as Readonly<Record<string, unknown>>);
      return { id: found.id, state: Object.fromEntries(told.filter(([name]) => !(name in plane.ids))) };
    },
  };
}

/** The properties by which a resource says where its service is: in a cluster, unless its `place` is something else. */
export function connectionFields(
  service: string,
  options: { readonly endpointReplaces: boolean; readonly place?: string },
) {
  const { place = "cluster" } = options;
  const replace = options.endpointReplaces ? ({ replaceOnChange: true } as const) : {};
  return {
    restEndpoint: field.string({
      ...replace,
      local: true,
      ...address,
      docs: `REST endpoint of the ${service} ${place}. Left out, the provider's is used.${options.endpointReplaces ? "" : " Changes in place, without a call to the platform."}`,
    }),
    credentials: credentialsField(`API key of the ${service} ${place}.`),
  };
}

/** The property by which a resource says with which key it signs in. */
export const credentialsField = (docs: string) =>
  field.object(keyPair(), {
    secret: true,
    local: true,
    docs: `${docs} Left out, the provider's is used. Changes in place, without a call to the platform.`,
  });

/** The same as the argument of a function. The result repeats it. */
export const credentialsArg = (docs: string) =>
  field.object(keyPair(), { secret: true, docs: `${docs} Left out, the provider's is used.` });

/** The arguments by which a function's caller says where a service is. The result repeats them. */
export function connectionArgs(service: string, place = "cluster") {
  return {
    restEndpoint: field.string({
      ...address,
      docs: `REST endpoint of the ${service} ${place}. Left out, the provider's is used.`,
    }),
    credentials: credentialsArg(`API key of the ${service} ${place}.`),
  };
}

/** The property by which a resource names its cluster. */
export function clusterField(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object(
    { id: field.string({ required: true, ...form, docs }) },
    { replaceOnChange: true, local: true, docs: `${docs} Left out, the provider's is used.` },
  );
}

/** The argument by which a function's caller names a cluster. The result repeats it. */
export function clusterArg(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object(
    { id: field.string({ required: true, ...form, docs }) },
    { docs: `${docs} Left out, the provider's is used.` },
  );
}

/** An API key with its secret. */
export function keyPair() {
  return {
    key: field.string({ required: true, min: 1, secret: true, docs: "API key." }),
    secret: field.string({ required: true, min: 1, secret: true, docs: "Secret of the API key." }),
  };
}

function propertiesOf({ properties }: DataPlane) {
  return properties ?? { endpoint: "restEndpoint", credentials: "credentials" };
}

function idsOf<Id extends string>({ ids }: DataPlane<Id>): [Id, Origin][] {
  return Object.entries(ids) as [Id, Origin][];
}

/** Key and secret as one value, for messages. */
function keyOrigin({ group, importKey }: DataPlane): Origin {
  return {
    what: "an API key",
    variables: (group?.keys ?? []) as readonly (keyof Config)[],
    importVariables: importKey,
    together: true,
  };
}

function importedKey({ importKey }: DataPlane, env: (name: string) => string | undefined): KeyPair | undefined {
  const [key, secret] = importKey.map(env);
  return key && secret ? { key, secret } : undefined;
}

function first(values: readonly (string | undefined)[]): string | undefined {
  return values.find((value) => value !== undefined);
}

/** True when neither the property nor the object that holds it is given, or yet to be known. */
export function isAbsent(args: Readonly<Record<string, unknown>>, path: string): boolean {
  const [holder = path] = path.split(".", 1);
  if (isUnknown(args[holder])) return false;
  const value = at(args, path);
  return value === undefined || (value === "" && !isUnknown(value));
}

function put(object: Record<string, unknown>, path: string, value: unknown): void {
  const [name = path, ...rest] = path.split(".");
  if (rest.length === 0) {
    object[name] = value;
    return;
  }
  const inner = { ...(object[name] as Record<string, unknown> | undefined) };
  put(inner, rest.join("."), value);
  object[name] = inner;
}

/** Why a service cannot be used at all, where the provider signs in with what it does not take. */
function withoutKeys({ name, group }: DataPlane, { usesOauth }: Platform): string | undefined {
  if (!usesOauth || !group || takesOauth(group)) return undefined;
  return `${name} takes API keys alone, and this provider signs in with oauth; use another provider for it, which has ${group.keys.join(" and ")}`;
}

const uselessWithOauth = "cannot be used while the provider signs in with oauth; remove it";

/** What is missing and where it may be given: at the property of a check, or in a sentence of its own. */
function missing(
  { what, variables, importVariables, together }: Origin,
  where: { readonly plane: DataPlane; readonly property?: string; readonly importing?: boolean },
): string {
  const { plane, property, importing } = where;
  const conjunction = together ? " and " : " or ";
  const env = variables.flatMap((name) =>
    envNames((config.fields as Readonly<Record<string, Field>>)[name]?.facts ?? { docs: "" }),
  );
  const provider =
    plane.group && variables.length > 0
      ? `, or the provider's ${variables.join(conjunction)}${env.length > 0 ? ` (environment ${env.join(", ")})` : ""} with the rest of its group`
      : "";
  if (property === undefined) {
    const because =
      provider === "" ? "" : `, because the provider's configuration does not give ${what} of ${plane.name}`;
    return `is required${because}: set it here${provider}`;
  }
  const own = importing ? `the environment variable ${importVariables.join(conjunction)}` : property;
  return `${what} of ${plane.name} is not known: set ${own}${provider}`;
}
