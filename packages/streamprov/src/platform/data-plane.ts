import { bound, type HttpClient } from "@org/core-http";
import {
  type CheckOperation,
  CodedError,
  type CompositeId,
  envNames,
  type Facts,
  type Field,
  field,
  isUnknown,
  type Operation,
  oneOfNames,
  type Placement,
  type ReadOperation,
  shellWord,
} from "@org/core-provider";
import { address } from "../address.ts";
import { config } from "../config.ts";
import { isComplete, isSet, membersOf, takesOauth, type VariableGroup } from "../variable-groups.ts";
import { at } from "./body.ts";
import type { Clients } from "./clients.ts";
import type { KeyPair } from "./credentials.ts";
import type { ErrorForm } from "./errors.ts";
import type { Signer } from "./permissions.ts";
import type { Config, Platform } from "./platform.ts";

/** The sources of a value of a data plane, besides the property of the resource. */
export interface Origin {
  /** Its name in messages: `the REST endpoint`. */
  readonly what: string;
  /** The provider's variables with the value. The first one that is set is used. */
  readonly variables: readonly (keyof Config)[];
  /** Environment variables for an import. The first one that is set is used. */
  readonly importVariables: readonly string[];
  /** The provider's value is used even if its group is incomplete. */
  readonly alone?: true;
  /** The service does not require it; the value is then empty. */
  readonly optional?: true;
  /** What it identifies, in messages, if objects belong to it: `the Kafka cluster`. */
  readonly owner?: string;
  /** All variables are needed together, such as a key and its secret. By default, any one of them is enough. */
  readonly together?: true;
}

/**
 * A service with its own credentials: its address, and the IDs of the part that resources belong to. A value comes from
 * the provider's variables if their group is complete, else from the environment variables in an import, else from the
 * resource.
 */
export interface DataPlane<Id extends string = string> {
  /** Name in messages: `Kafka`. */
  readonly name: string;
  /** The provider's variables for the service. Missing if only resources contain its address. */
  readonly group?: VariableGroup;
  /** Its host, or the control plane's. */
  readonly endpoint: Origin | "control plane";
  /** Its IDs by property: `kafkaCluster` for `kafkaCluster.id`. */
  readonly ids: Readonly<Record<Id, Origin>>;
  /** Environment variables with the key for an import. */
  readonly importKey: readonly [key: string, secret: string];
  /** Paths of the properties with endpoint and credentials. Default: `restEndpoint` and `credentials`. */
  readonly properties?: { readonly endpoint: string; readonly credentials: string };
  /** The ID that roles are granted on: after a recent grant, rejected requests are retried. */
  readonly grantsOn?: Id;
  /** The form of its error bodies. Defaults to `"errors"`, as on the control plane. */
  readonly errorForm?: ErrorForm;
  /** Headers that the service requires with OAuth. */
  readonly oauthHeaders?: (ids: Readonly<Record<Id, string>>) => Readonly<Record<string, string>>;
}

/** A service with its address and credentials, bound to an operation. */
export interface Service<Id extends string = string> {
  readonly client: HttpClient;
  readonly ids: Readonly<Record<Id, string>>;
  /** The connection in an import, for the outputs. Values of a program are kept without this. */
  readonly imported: Connection<Id>;
  /** Equal for equal addresses and credentials, for lists that several operations share. Never shown. */
  readonly key: string;
  /** A client that outlives the operation. */
  readonly shared: HttpClient;
  /** The environment variables that an import command needs, each with a space after it. Empty if the provider has all. */
  readonly importVariables: string;
  /** The principal of its requests. */
  readonly signer: Signer;
}

/** The connection as in properties. */
export type Connection<Id extends string> = {
  readonly restEndpoint?: string;
  readonly credentials?: KeyPair;
} & { readonly [K in Id]?: { readonly id: string } };

/** Finds the host, IDs and credentials of an operation, and throws if one is missing. */
export function connect<Id extends string>(
  plane: DataPlane<Id>,
  op: Operation & Clients,
  from: {
    readonly args: object;
    readonly state?: object;
    readonly importing?: boolean;
    /** IDs in the resource's ID. */
    readonly ids?: { readonly [K in Id]?: string | undefined };
  },
): Service<Id> {
  const { platform } = op;
  const { importing = false } = from;
  const useless = withoutKeys(plane, platform);
  if (useless !== undefined) throw new CodedError("no-credentials", useless);
  const group = providerGroup(plane, platform);
  const env = (name: string) => (importing ? platform.env[name] || undefined : undefined);
  const own = (path: string) => at(from.args, path) ?? at(from.state, path);
  const find = (origin: Origin, path: string, idPart?: string): string => {
    const found = group.value(origin) ?? idPart ?? first(origin.importVariables.map(env)) ?? own(path);
    if (!found && !origin.optional)
      throw new CodedError("no-credentials", missing(origin, { plane, property: path, importing }));
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
    throw new CodedError("no-credentials", missing(keyOrigin(plane), { plane, property: credentialsAt, importing }));
  }

  const credentials = platform.usesOauth ? undefined : keys;
  const clusterId = plane.grantsOn ? ids[plane.grantsOn] : "";
  const shared = platform.dataPlane(endpoint, credentials, {
    clusterId,
    ...credentialTexts(plane, platform, { isImported: !group.set && importedKey(plane, env) !== undefined, clusterId }),
    endpointAdvice: endpointAdvice(plane, { isProvided: group.set, importing, clusterId }),
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
    importVariables: group.set ? "" : variablesOf(plane, { endpoint, ids, needsKey: credentials !== undefined }),
    imported: imported as Connection<Id>,
  };
}

/** The name of the credentials in messages, and what to check if the platform rejects them. */
function credentialTexts(
  plane: DataPlane,
  platform: Platform,
  { isImported, clusterId }: { readonly isImported: boolean; readonly clusterId: string },
): { readonly credentialName: string; readonly credentialAdvice?: string } {
  if (platform.usesOauth) return { credentialName: "oauth of the provider" };
  const place = clusterId === "" || plane.endpoint === "control plane" ? "" : ` (${clusterId})`;
  return {
    credentialName: nameOfKey(plane, platform, isImported),
    credentialAdvice: `Check that the key pair is correct, not revoked, and is an API key for ${plane.name}${place}.`,
  };
}

function endpointAdvice(
  plane: DataPlane,
  at: { readonly isProvided: boolean; readonly importing: boolean; readonly clusterId: string },
): string {
  if (plane.endpoint === "control plane") return "";
  const { variables, importVariables } = plane.endpoint;
  const own = `the property ${propertiesOf(plane).endpoint}`;
  const name = at.isProvided
    ? settingText(variables)
    : at.importing
      ? `the environment variable ${importVariables.join(" or ")}`
      : own;
  return `Check that ${name} is the endpoint of ${at.clusterId || plane.name}, and that the API key belongs to it.`;
}

function nameOfKey(plane: DataPlane, platform: Platform, isImported: boolean): string {
  const { group, importKey } = plane;
  if (group !== undefined && providerGroup(plane, platform).set) {
    const { config: values, env } = platform;
    const variables = group.keys.flatMap(
      (name) =>
        environmentOf(name).find((variable) => isSet(env[variable]) && env[variable] === at(values, name)) ?? [],
    );
    const source = variables.length === 0 ? "" : ` (environment ${variables.join(" and ")})`;
    return `${group.keys.join(" and ")} of the provider${source}`;
  }
  return isImported
    ? `the environment variables ${importKey.join(" and ")}`
    : `the property ${propertiesOf(plane).credentials}`;
}

/** The variables of an import command. An import ID contains the ID of a service that has only one. */
function variablesOf<Id extends string>(
  plane: DataPlane<Id>,
  known: { readonly endpoint: string; readonly ids: Readonly<Record<Id, string>>; readonly needsKey: boolean },
): string {
  const [key, secret] = plane.importKey;
  const origins = idsOf(plane).length > 1 ? idsOf(plane) : [];
  const all = [
    ...(plane.endpoint === "control plane" ? [] : [[plane.endpoint.importVariables[0], known.endpoint]]),
    ...origins.map(([name, { importVariables }]) => [importVariables[0], known.ids[name]]),
    ...(known.needsKey
      ? [
          [key, "<API key>"],
          [secret, "<its secret>"],
        ]
      : []),
  ];
  return all.flatMap(([name, value]) => (name && value ? [`${name}=${shellWord(value)} `] : [])).join("");
}

/** The same for a read: an import uses environment variables for missing values. */
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

/** The values in the provider's configuration, for checks, connections, imports and messages. */
function providerGroup(plane: DataPlane, { config: values, usesOauth }: Pick<Platform, "config" | "usesOauth">) {
  const set = plane.group !== undefined && isComplete(plane.group, values, usesOauth);
  const text = (name: string) => (values[name as keyof Config] as string | undefined) || undefined;
  const [key, secret] = plane.group && set && !usesOauth ? plane.group.keys.map(text) : [];
  return {
    set,
    credentials: key && secret ? { key, secret } : undefined,
    /** The value that takes precedence over the resource's. */
    value: ({ variables, alone }: Origin) => (set || alone ? first(variables.map(text)) : undefined),
  };
}

/**
 * What the provider's values of a service select. They take precedence over the values of a resource, so they must not
 * lead to another cluster than the object's own.
 *
 * @param idsIn - The IDs of the service in an object's ID.
 * @param recorded - The IDs that it does not contain.
 */
export function placementIn<Id extends string>(
  plane: DataPlane<Id>,
  idsIn: (id: string) => { readonly [K in Id]?: string | undefined },
  recorded: readonly Id[] = [],
): Placement {
  const selectedBy = (config: Readonly<Record<string, unknown>>) => {
    const group = providerGroup(plane, { config: config as Config, usesOauth: config["oauth"] !== undefined });
    return (name: Id) => group.value(plane.ids[name]);
  };
  return {
    record(config) {
      const selected = selectedBy(config);
      const values = recorded.flatMap((name) => {
        const value = selected(name);
        return value === undefined ? [] : [[name, value] as const];
      });
      return values.length === 0 ? undefined : Object.fromEntries(values);
    },
    compare(config, { id, recorded: record }) {
      const selected = selectedBy(config);
      for (const [name, { owner, variables }] of idsOf(plane)) {
        const [actual, other] = [idsIn(id)[name] ?? record[name], selected(name)];
        if (owner === undefined || !actual || !other || actual === other) continue;
        return { actual: `${owner} ${actual}`, selected: other, setting: settingText(variables) };
      }
      return undefined;
    },
  };
}

/** Provider variables with their environment variables: `kafkaId of the provider (environment KAFKA_ID)`. */
export function settingText(variables: readonly (keyof Config)[]): string {
  return `${variables.join(" or ")} of the provider (environment ${variables.flatMap(environmentOf).join(", ")})`;
}

/** True if the provider's configuration contains all values for a service. */
export function isConfigured(plane: DataPlane, platform: Platform): boolean {
  return providerGroup(plane, platform).set;
}

/** Like {@link connect}, for a function's arguments. Throws if credentials are set that OAuth does not use. */
export function connectLookup<Id extends string>(
  plane: DataPlane<Id>,
  op: Operation & Clients & { readonly args: object },
): Service<Id> {
  const { credentials } = propertiesOf(plane);
  const isUseless = op.platform.usesOauth && withoutKeys(plane, op.platform) === undefined;
  if (isUseless && at(op.args, credentials))
    throw new CodedError("no-credentials", `${credentials} ${uselessWithOauth}`);
  return connect(plane, op, { args: op.args });
}

/**
 * Reports during preview the values that {@link connect} would miss, and credentials that OAuth does not use, unless the
 * resource allows `unused` credentials. Defaults to `refused`.
 */
export function checkConnection(
  plane: DataPlane,
  op: CheckOperation & Clients,
  options: { readonly credentialsWithOauth?: "refused" | "unused" } = {},
): void {
  const { platform, args } = op;
  const group = providerGroup(plane, platform);
  const { endpoint, credentials } = propertiesOf(plane);
  const absent: MissingValue[] = [];
  const require = (origin: Origin, property: string) => {
    if (origin.optional || group.value(origin) || !isAbsent(args, property) || op.isReported(property)) return;
    absent.push({ origin, property });
  };
  for (const [name, origin] of idsOf(plane)) require(origin, `${name}.id`);
  if (plane.endpoint !== "control plane") require(plane.endpoint, endpoint);
  const useless = withoutKeys(plane, platform);
  if (useless !== undefined) op.problem(credentials, `cannot be used: ${useless}`);
  else if (!platform.usesOauth) {
    if (!group.set) require(keyOrigin(plane), credentials);
  } else if (!isAbsent(args, credentials) && options.credentialsWithOauth !== "unused") {
    op.problem(credentials, uselessWithOauth);
  }
  const [only] = absent;
  if (only === undefined) return;
  if (absent.length === 1) op.problem(only.property, missing(only.origin, { plane }));
  else op.problem(only.property, "is required", missingTogether(plane, platform, absent));
}

/** A property without a value, and where else the value may come from. */
interface MissingValue {
  readonly origin: Origin;
  readonly property: string;
}

/** One sentence about several missing values of a service. */
function missingTogether(plane: DataPlane, platform: Platform, absent: readonly MissingValue[]): string {
  const required = `${oneOfNames(
    absent.map(({ property }) => property),
    "and",
  )} are required`;
  const { group } = plane;
  const rest = group === undefined ? [] : (membersOf(group, platform.usesOauth) ?? []);
  const variables = new Set(
    [
      ...absent.flatMap(({ origin: { variables, together } }) => (together ? variables : variables.slice(0, 1))),
      ...rest,
    ]
      .flatMap((member) => [member].flat().slice(0, 1))
      .filter((name) => !isSet(at(platform.config, name))),
  );
  if (group === undefined || variables.size === 0) return `${required}: set them here`;
  const names = [...variables];
  const env = names.flatMap((name) => environmentOf(name).slice(0, 1));
  return `${required}, because the provider's configuration does not contain the settings of ${plane.name}: set them here, or set the provider's ${oneOfNames(names, "and")} (environment ${oneOfNames(env, "and")})`;
}

/** The environment variables of a provider variable. */
export function environmentOf(name: string): readonly string[] {
  const fields: Readonly<Record<string, Field>> = config.fields;
  return envNames(fields[name]?.facts ?? { docs: "" });
}

/**
 * The import of a resource whose ID contains its part of the service. {@link connect} decides whether that becomes part of
 * the state: values of the provider do not.
 */
export function importWithin(plane: DataPlane, id: CompositeId): CompositeId["import"] {
  return {
    ...id.import,
    parse: (text) => {
      const found = id.parse(text);
      if (!found) return undefined;
      const members = Object.entries(found.state as Readonly<Record<string, unknown>>);
      return { id: found.id, state: Object.fromEntries(members.filter(([name]) => !(name in plane.ids))) };
    },
  };
}

/**
 * The part of an import that describes the service's environment variables, and whether the provider's configuration
 * makes them unnecessary.
 *
 * @param known - The IDs in the import ID. Defaults to all.
 */
export function importFrom<Id extends string>(
  plane: DataPlane<Id>,
  known: readonly Id[] = idsOf(plane).map(([name]) => name),
) {
  const { endpoint, group, importKey } = plane;
  const hosts = endpoint === "control plane" ? [] : [endpoint.importVariables];
  const others = idsOf(plane).flatMap(([name, { importVariables }]) => (known.includes(name) ? [] : [importVariables]));
  const all = [...hosts, ...others, ...importKey.map((name) => [name])];
  const written = all.map(([first = "", ...alternatives]) => {
    const instead = alternatives.map((name) => `\`${name}\``);
    return `\`${first}\`${instead.length === 0 ? "" : ` (or ${oneOfNames(instead)})`}`;
  });
  const oauth = group === undefined || takesOauth(group) ? " (with OAuth, the key is not needed)" : "";
  const unless =
    group === undefined ? "" : `, unless the provider's configuration contains the settings of ${plane.name}`;
  return {
    needs: `${oneOfNames(written, "and")}${unless}${oauth}.`,
    isProvided: ({ platform }: Clients) => isConfigured(plane, platform),
    // There is only one control plane.
    serviceVariables: () => (endpoint === "control plane" ? [] : all.flat()),
  };
}

/** The properties of a resource with the address and key of its service. The address belongs to a cluster or another `place`. */
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
      docs: `REST endpoint of the ${service} ${place}. ${providerDefault}${options.endpointReplaces ? "" : ` ${changesLocally}`}`,
    }),
    credentials: credentialsField(`API key of the ${service} ${place}.`),
  };
}

/** The property with the API key of a resource's service. */
export const credentialsField = (docs: string) =>
  field.object(keyPair(), {
    secret: true,
    local: true,
    docs: `${docs} ${providerDefault} ${changesLocally}`,
  });

/** The same as a function's argument. The result contains it again. */
export const credentialsArg = (docs: string) =>
  field.object(keyPair(), { secret: true, docs: `${docs} ${providerDefault}` });

/** The arguments of a function with the address and key of a service. The result contains them again. */
export function connectionArgs(service: string, place = "cluster") {
  return {
    restEndpoint: field.string({
      ...address,
      docs: `REST endpoint of the ${service} ${place}. ${providerDefault}`,
    }),
    credentials: credentialsArg(`API key of the ${service} ${place}.`),
  };
}

/** The property with a resource's cluster. */
export function clusterField(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object(
    { id: field.string({ required: true, ...form, docs }) },
    { replaceOnChange: true, local: true, docs: `${docs} ${providerDefault}` },
  );
}

/** The argument of a function with a cluster. The result contains it again. */
export function clusterArg(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object({ id: field.string({ required: true, ...form, docs }) }, { docs: `${docs} ${providerDefault}` });
}

const providerDefault = "Defaults to the provider's value.";
const changesLocally = "A change takes effect without a request to the platform.";

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

/** True if neither the property nor the object that contains it is set or unknown. */
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

/** The reason why a service cannot be used at all, if it does not support OAuth and the provider uses it. */
function withoutKeys({ name, group }: DataPlane, { usesOauth }: Platform): string | undefined {
  if (!usesOauth || !group || takesOauth(group)) return undefined;
  return `${name} supports only API keys, but this provider uses OAuth; use another provider with ${group.keys.join(" and ")} for it`;
}

const uselessWithOauth = "cannot be used if the provider uses OAuth; remove it";

/** The message for a missing value: at the property in a check, or as a sentence. */
function missing(
  { what, variables, importVariables, together }: Origin,
  where: { readonly plane: DataPlane; readonly property?: string; readonly importing?: boolean },
): string {
  const { plane, property, importing } = where;
  const conjunction = together ? " and " : " or ";
  const env = variables.flatMap(environmentOf);
  const provider =
    plane.group && variables.length > 0
      ? `, or set the provider's ${variables.join(conjunction)}${env.length > 0 ? ` (environment ${env.join(", ")})` : ""} and its other settings of ${plane.name}`
      : "";
  if (property === undefined) {
    const because =
      provider === "" ? "" : `, because the provider's configuration does not contain ${what} of ${plane.name}`;
    return `is required${because}: set it here${provider}`;
  }
  const own = importing ? `the environment variable ${importVariables.join(conjunction)}` : property;
  return `${what} of ${plane.name} is missing: set ${own}${provider}`;
}
