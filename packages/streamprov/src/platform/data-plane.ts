import type { HttpClient } from "@org/core-http";
import { bound } from "@org/core-http";
import { type CheckOperation, type Facts, field, isUnknown, type Operation } from "@org/core-provider";
import type { Clients } from "./clients.ts";
import type { KeyPair } from "./credentials.ts";
import type { Config, Platform } from "./platform.ts";

/** A service with a host and keys of its own: how its address is found. */
export interface DataPlane {
  /** For messages: `Kafka`. */
  readonly name: string;
  /** Property that names the cluster: `kafkaCluster`. */
  readonly cluster: "kafkaCluster" | "schemaRegistryCluster";
  /** The provider's variables for endpoint, cluster ID, key and secret, in this order. */
  readonly variables: {
    readonly endpoint: keyof Config;
    readonly id: keyof Config;
    readonly key: keyof Config;
    readonly secret: keyof Config;
  };
  /** Environment variables that an import may take them from. */
  readonly importVariables: {
    readonly endpoint: string;
    readonly id: string;
    readonly key: string;
    readonly secret: string;
  };
  /** What the provider's configuration gives. */
  readonly group: (config: Config, oauth: boolean) => ProviderGroup;
  /** Headers that the service wants with OAuth. */
  readonly oauthHeaders: (clusterId: string) => Readonly<Record<string, string>>;
}

/** What the provider's configuration says of a service. */
export interface ProviderGroup {
  /** The group is complete: its endpoint and credentials win over the resource's own. */
  readonly set: boolean;
  readonly endpoint: string | undefined;
  readonly credentials: KeyPair | undefined;
  /** The cluster's ID, where the provider's wins. */
  readonly clusterId: string | undefined;
}

/** A resolved service, bound to one operation. */
export interface Service {
  readonly client: HttpClient;
  readonly clusterId: string;
  /** What goes into the state: only what the provider's configuration does not give. */
  readonly echo: {
    readonly cluster: { readonly id: string } | undefined;
    readonly restEndpoint: string | undefined;
    readonly credentials: KeyPair | undefined;
  };
  /** The same for equal addresses: for listings that several operations share. */
  readonly key: string;
  /** A client that outlives the operation. */
  readonly shared: HttpClient;
}

/** The connection properties as they stand in inputs or state. */
interface Given {
  readonly restEndpoint?: string | undefined;
  readonly credentials?: KeyPair | undefined;
  readonly kafkaCluster?: { readonly id: string } | undefined;
  readonly schemaRegistryCluster?: { readonly id: string } | undefined;
}

/** Finds the host, cluster and credentials of an operation; throws a sentence when something is missing. */
export function connect(
  plane: DataPlane,
  op: Operation & Clients,
  from: {
    readonly args: object;
    readonly state?: object;
    readonly importing?: boolean;
    readonly clusterId?: string | undefined;
  },
): Service {
  const { platform } = op;
  const args = from.args as Given;
  const state = (from.state ?? {}) as Given;
  const group = plane.group(platform.config, platform.usesOauth);
  const env = (name: string) => (from.importing ? platform.env[name] || undefined : undefined);
  const variables = plane.importVariables;

  const clusterId =
    group.clusterId ?? from.clusterId ?? env(variables.id) ?? args[plane.cluster]?.id ?? state[plane.cluster]?.id;
  const endpoint = group.endpoint ?? env(variables.endpoint) ?? args.restEndpoint ?? state.restEndpoint;
  const credentials = group.set
    ? group.credentials
    : (importKey(env, variables) ?? args.credentials ?? state.credentials);
  if (!endpoint) throw new Error(missing(plane, "endpoint", "restEndpoint", from.importing));
  if (!clusterId) throw new Error(missing(plane, "id", `${plane.cluster}.id`, from.importing));
  if (!platform.usesOauth && !(credentials?.key && credentials.secret)) {
    throw new Error(missing(plane, "key", "credentials", from.importing));
  }

  const own = platform.usesOauth ? undefined : credentials;
  const credentialName = group.set
    ? `${plane.variables.key} and ${plane.variables.secret} of the provider`
    : `the resource's credentials for ${plane.name}`;
  const shared = platform.dataPlane(endpoint, own, {
    clusterId,
    credentialName,
    oauthHeaders: plane.oauthHeaders(clusterId),
  });
  return {
    client: bound(shared, op),
    shared,
    clusterId,
    key: JSON.stringify([plane.name, endpoint, clusterId, own?.key]),
    echo: {
      cluster: group.clusterId ? undefined : { id: clusterId },
      restEndpoint: group.set && group.endpoint ? undefined : endpoint,
      credentials: group.set ? undefined : own,
    },
  };
}

/** As {@link connect}, for a function's arguments. Throws when credentials are given that OAuth makes useless. */
export function connectLookup(plane: DataPlane, op: Operation & Clients & { readonly args: object }): Service {
  if (op.platform.usesOauth && (op.args as Given).credentials) throw new Error(`credentials ${uselessWithOauth}`);
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
  const group = plane.group(platform.config, platform.usesOauth);
  if (!group.endpoint && isAbsent(args["restEndpoint"])) op.problem("restEndpoint", missing(plane, "endpoint"));
  if (!group.clusterId && isAbsent(args[plane.cluster])) op.problem(`${plane.cluster}.id`, missing(plane, "id"));
  if (platform.usesOauth) {
    if (!isAbsent(args["credentials"]) && options.credentialsWithOauth !== "unused") {
      op.problem("credentials", uselessWithOauth);
    }
  } else if (!group.set && isAbsent(args["credentials"])) {
    op.problem("credentials", missing(plane, "key"));
  }
}

/** The properties by which a resource says where its service is. */
export function connectionFields(service: string, options: { readonly endpointReplaces: boolean }) {
  const replace = options.endpointReplaces ? ({ replaceOnChange: true } as const) : {};
  return {
    restEndpoint: field.string({
      ...replace,
      pattern: { match: /^http/, says: "begin with http" },
      docs: `REST endpoint of the ${service} cluster. Left out, the provider's is used.${options.endpointReplaces ? "" : " Changes in place, without a call to the platform."}`,
    }),
    credentials: field.object(keyPair(), {
      secret: true,
      docs: `API key of the ${service} cluster. Left out, the provider's is used. Changes in place, without a call to the platform.`,
    }),
  };
}

/** The arguments by which a function's caller says where a service is. The result repeats them. */
export function connectionArgs(service: string) {
  return {
    restEndpoint: field.string({
      pattern: { match: /^http/, says: "begin with http" },
      docs: `REST endpoint of the ${service} cluster. Left out, the provider's is used.`,
    }),
    credentials: field.object(keyPair(), {
      secret: true,
      docs: `API key of the ${service} cluster. Left out, the provider's is used.`,
    }),
  };
}

/** The property by which a resource names its cluster. */
export function clusterField(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object(
    { id: field.string({ required: true, replaceOnChange: true, ...form, docs }) },
    { replaceOnChange: true, docs: `${docs} Left out, the provider's is used.` },
  );
}

/** The argument by which a function's caller names a cluster. The result repeats it. */
export function clusterArg(docs: string, form: Pick<Facts, "min" | "max" | "pattern">) {
  return field.object(
    { id: field.string({ required: true, ...form, docs }) },
    { docs: `${docs} Left out, the provider's is used.` },
  );
}

function keyPair() {
  return {
    key: field.string({ required: true, min: 1, secret: true, docs: "API key." }),
    secret: field.string({ required: true, min: 1, secret: true, docs: "Secret of the API key." }),
  };
}

function importKey(
  env: (name: string) => string | undefined,
  names: { readonly key: string; readonly secret: string },
): KeyPair | undefined {
  const key = env(names.key);
  const secret = env(names.secret);
  return key && secret ? { key, secret } : undefined;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || (value === "" && !isUnknown(value));
}

const uselessWithOauth = "cannot be used while the provider signs in with oauth; remove it";
const what = { endpoint: "the REST endpoint", id: "the cluster's ID", key: "an API key" };

function missing(plane: DataPlane, item: "endpoint" | "id" | "key", property?: string, importing = false): string {
  const variable = plane.variables[item];
  const also = item === "key" ? ` and ${plane.variables.secret}` : "";
  const env = environmentNames[variable as keyof typeof environmentNames];
  const provider = `the provider's ${variable}${also}${env ? ` (environment ${env})` : ""}`;
  const own = importing
    ? `the environment variable ${plane.importVariables[item]}${item === "key" ? ` and ${plane.importVariables.secret}` : ""}`
    : (property ?? "it here");
  return property === undefined
    ? `is required, because the provider's configuration does not give ${what[item]} of ${plane.name}: set it here, or ${provider} with the rest of its group`
    : `${what[item]} of ${plane.name} is not known: set ${own}, or ${provider} with the rest of its group`;
}

const environmentNames = {
  kafkaRestEndpoint: "KAFKA_REST_ENDPOINT",
  kafkaId: "KAFKA_ID",
  kafkaApiKey: "KAFKA_API_KEY, KAFKA_API_SECRET",
  schemaRegistryRestEndpoint: "SCHEMA_REGISTRY_REST_ENDPOINT",
  schemaRegistryId: "SCHEMA_REGISTRY_ID",
  schemaRegistryApiKey: "SCHEMA_REGISTRY_API_KEY, SCHEMA_REGISTRY_API_SECRET",
};

/** True when a platform's configuration gives everything of a service. */
export function isConfigured(plane: DataPlane, platform: Platform): boolean {
  return plane.group(platform.config, platform.usesOauth).set;
}
