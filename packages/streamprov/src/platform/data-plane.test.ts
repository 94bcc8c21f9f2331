import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpClient } from "@org/core-http";
import type { CheckOperation, Operation } from "@org/core-provider";
import { afterEach, describe, expect, it } from "vitest";
import { variableGroups } from "../variable-groups.ts";
import { catalog } from "./catalog.ts";
import type { Clients } from "./clients.ts";
import { checkConnection, connect, type DataPlane, isConfigured } from "./data-plane.ts";
import { kafka } from "./kafka.ts";
import { type Config, Platform } from "./platform.ts";
import { schemaRegistry } from "./schema-registry.ts";

/** Flink SQL: seven values, one of which a resource may omit. */
const flink: DataPlane<"organization" | "environment" | "computePool" | "principal"> = {
  name: "Flink",
  group: variableGroups.flink,
  endpoint: {
    what: "the REST endpoint",
    variables: ["flinkRestEndpoint"],
    importVariables: ["IMPORT_FLINK_REST_ENDPOINT"],
  },
  ids: {
    organization: {
      what: "the organization",
      variables: ["organizationId"],
      importVariables: ["IMPORT_CONFLUENT_ORGANIZATION_ID"],
    },
    environment: {
      what: "the environment",
      variables: ["environmentId"],
      importVariables: ["IMPORT_CONFLUENT_ENVIRONMENT_ID"],
    },
    computePool: {
      what: "the compute pool",
      variables: ["flinkComputePoolId"],
      importVariables: ["IMPORT_FLINK_COMPUTE_POOL_ID"],
      optional: true,
    },
    principal: {
      what: "the principal",
      variables: ["flinkPrincipalId"],
      importVariables: ["IMPORT_FLINK_PRINCIPAL_ID"],
    },
  },
  importKey: ["IMPORT_FLINK_API_KEY", "IMPORT_FLINK_API_SECRET"],
};

/** Tableflow: on the host of the control plane, with keys alone. */
const tableflow: DataPlane<never> = {
  name: "Tableflow",
  group: variableGroups.tableflow,
  endpoint: "control plane",
  ids: {},
  importKey: ["IMPORT_TABLEFLOW_API_KEY", "IMPORT_TABLEFLOW_API_SECRET"],
};

/** The cluster that holds a cluster link: one of several in the resource, and never the provider's. */
const localCluster: DataPlane<"localKafkaCluster"> = {
  name: "the local Kafka cluster",
  endpoint: {
    what: "the REST endpoint",
    variables: [],
    importVariables: ["IMPORT_LOCAL_KAFKA_REST_ENDPOINT"],
  },
  ids: { localKafkaCluster: { what: "the cluster's ID", variables: [], importVariables: [] } },
  importKey: ["IMPORT_LOCAL_KAFKA_API_KEY", "IMPORT_LOCAL_KAFKA_API_SECRET"],
  properties: { endpoint: "localKafkaCluster.restEndpoint", credentials: "localKafkaCluster.credentials" },
  grantsOn: "localKafkaCluster",
};

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A host that responds to every request, and an operation of a provider with a configuration. */
async function given(config: Partial<Config> = {}, env: Readonly<Record<string, string>> = {}, status = 200) {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close().closeAllConnections());
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  const settings = { endpoint: host, maxRetries: 4, ...config };
  const problems: Record<string, string> = {};
  const platform = new Platform(settings, { version: "0.0.0", debug: () => {}, signal }, env);
  const op: Operation & Clients = {
    doing: "testing",
    urn: "",
    formerId: undefined,
    isKnown: () => false,
    signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: () => {},
    warn: () => {},
    debug: () => {},
    platform,
    memory: platform.memory,
    cloud: new HttpClient({ baseUrl: host }),
  };
  const check = (args: CheckOperation["args"]): CheckOperation & Clients => ({
    ...op,
    args,
    given: args,
    oldArgs: undefined,
    shown: (_path, value) => JSON.stringify(value),
    problem: (path, message, whole) => void Object.assign(problems, { [path]: whole ?? message }),
    isReported: () => false,
    malformed: (path, message) => void Object.assign(problems, { [path]: message }),
  });
  return { host, requests, op, check, problems };
}

const key = { key: "own", secret: "own-secret" };

/** How a request signs in with a key. */
function basic(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;
}

const flinkVariables = {
  flinkApiKey: "k",
  flinkApiSecret: "s",
  flinkRestEndpoint: "https://flink.example",
  organizationId: "org-1",
  environmentId: "env-1",
  flinkComputePoolId: "lfcp-1",
  flinkPrincipalId: "sa-1",
};

describe("a rejected API key", () => {
  const cluster = { kafkaCluster: { id: "lkc-1" }, credentials: key };
  const advice = "Check that the key pair is correct, not revoked, and is an API key for Kafka (lkc-1).";
  const inProvider = { kafkaId: "lkc-1", kafkaApiKey: "k", kafkaApiSecret: "s" };
  const rejected = async (
    config: Partial<Config>,
    { env = {}, args = {}, importing = false }: { env?: Record<string, string>; args?: object; importing?: boolean },
  ) => {
    const { host } = await given({}, {}, 401);
    const settings = Object.keys(config).length === 0 ? {} : { ...config, kafkaRestEndpoint: host };
    const { op } = await given(settings, { ...env, ...(importing ? { IMPORT_KAFKA_REST_ENDPOINT: host } : {}) });
    const { client } = connect(kafka, op, { args: { ...args, restEndpoint: host }, importing });
    const error = await client.get("/kafka/v3").catch((thrown: unknown) => thrown);
    return String(error);
  };

  it("is named by the provider's settings", async () => {
    const named = `The platform rejected kafkaApiKey and kafkaApiSecret of the provider. ${advice}`;
    expect(await rejected(inProvider, {})).toContain(named);
  });

  it("is named by the environment variables that contain it", async () => {
    const env = { KAFKA_API_KEY: "k", KAFKA_API_SECRET: "s" };
    const source = "of the provider (environment KAFKA_API_KEY and KAFKA_API_SECRET)";
    expect(await rejected(inProvider, { env })).toContain(`kafkaApiKey and kafkaApiSecret ${source}. ${advice}`);
    expect(await rejected(inProvider, { env: { KAFKA_API_KEY: "other" } })).toContain(`of the provider. ${advice}`);
  });

  it("is named by the property of the resource", async () => {
    expect(await rejected({}, { args: cluster })).toContain(
      `The platform rejected the property credentials. ${advice}`,
    );
  });

  it("is named by the variables of an import", async () => {
    const env = { IMPORT_KAFKA_API_KEY: "k", IMPORT_KAFKA_API_SECRET: "s", IMPORT_KAFKA_ID: "lkc-1" };
    expect(await rejected({}, { env, importing: true })).toContain(
      `The platform rejected the environment variables IMPORT_KAFKA_API_KEY and IMPORT_KAFKA_API_SECRET. ${advice}`,
    );
  });
});

describe("a sign-in with OAuth", () => {
  it("fails within seconds if the host is unreachable, although requests are retried for longer", async () => {
    // Nothing listens on this port.
    const oauth = {
      oauthExternalTokenUrl: "http://127.0.0.1:9/token",
      oauthExternalClientId: "id",
      oauthExternalClientSecret: "secret",
      oauthIdentityPoolId: "pool-1",
    };
    const { op } = await given({ oauth, maxRetries: 20 });
    const began = performance.now();

    await expect(op.platform.signIn(op.signal)).rejects.toThrow("Cannot reach 127.0.0.1:9");

    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("a data plane with seven values", () => {
  it("takes all of them from the provider when the group is complete, even if the resource sets others", async () => {
    const { op, requests, host } = await given();
    const provider = await given({ ...flinkVariables, flinkRestEndpoint: host });
    const args = { restEndpoint: "https://other.example", credentials: key, organization: { id: "org-2" } };

    const service = connect(flink, { ...op, platform: provider.op.platform }, { args });
    await service.client.get("/sql/v1");

    expect(service.ids).toEqual({
      organization: "org-1",
      environment: "env-1",
      computePool: "lfcp-1",
      principal: "sa-1",
    });
    expect(requests[0]?.authorization).toBe(basic("k", "s"));
  });

  it("takes none of them from a group that is not complete", async () => {
    const { op, host } = await given({ ...flinkVariables, flinkPrincipalId: undefined });
    const args = {
      restEndpoint: host,
      credentials: key,
      organization: { id: "org-2" },
      environment: { id: "env-2" },
      principal: { id: "u-2" },
    };

    expect(isConfigured(flink, op.platform)).toBe(false);
    expect(connect(flink, op, { args }).ids).toEqual({
      organization: "org-2",
      environment: "env-2",
      computePool: "",
      principal: "u-2",
    });
  });

  it("names all missing values at preview, with the places where they may be set", async () => {
    const { check, problems } = await given();

    checkConnection(flink, check({}));

    expect(problems).toEqual({
      "organization.id": expect.stringContaining(
        "organization.id, environment.id, principal.id, restEndpoint and credentials are required",
      ),
    });
  });

  it("names the only missing value at preview", async () => {
    const { check, problems } = await given();
    const [organization, environment] = [{ id: "org-1" }, { id: "env-1" }];

    checkConnection(
      flink,
      check({ organization, environment, restEndpoint: "https://flink.example", credentials: key }),
    );

    expect(problems["principal.id"]).toBe(
      "is required, because the provider's configuration does not contain the principal of Flink: set it here, or set the provider's flinkPrincipalId (environment FLINK_PRINCIPAL_ID) and its other settings of Flink",
    );
  });

  it("comes from the environment in an import, and is stored in the state", async () => {
    const { op } = await given(
      {},
      {
        IMPORT_FLINK_REST_ENDPOINT: "https://flink.example",
        IMPORT_CONFLUENT_ORGANIZATION_ID: "org-3",
        IMPORT_CONFLUENT_ENVIRONMENT_ID: "env-3",
        IMPORT_FLINK_PRINCIPAL_ID: "sa-3",
        IMPORT_FLINK_API_KEY: "k3",
        IMPORT_FLINK_API_SECRET: "s3",
      },
    );

    const service = connect(flink, op, { args: {}, importing: true });

    expect(service.imported).toEqual({
      restEndpoint: "https://flink.example",
      credentials: { key: "k3", secret: "s3" },
      organization: { id: "org-3" },
      environment: { id: "env-3" },
      principal: { id: "sa-3" },
    });
    expect(() => connect(flink, op, { args: {} })).toThrow("the REST endpoint of Flink is missing: set restEndpoint");
  });
});

describe("a data plane on the host of the control plane", () => {
  it("is reached there with the key of the resource, or the provider's before it", async () => {
    const { op, requests } = await given();
    const provider = await given({ tableflowApiKey: "tk", tableflowApiSecret: "ts" });

    await connect(tableflow, op, { args: { credentials: key } }).client.get("/tableflow/v1");
    await connect(tableflow, provider.op, { args: { credentials: key } }).client.get("/tableflow/v1");

    expect(requests[0]?.authorization).toBe(basic("own", "own-secret"));
    expect(provider.requests[0]?.authorization).toBe(basic("tk", "ts"));
  });
});

describe("the Stream Catalog and the Schema Registry", () => {
  const settings = { schemaRegistryId: "lsrc-1", schemaRegistryApiKey: "k", schemaRegistryApiSecret: "s" };

  it("form one group, which the catalog's address completes without an address for the registry", async () => {
    const { op, requests, host } = await given();
    const provider = await given({ ...settings, catalogRestEndpoint: host });
    const anywhere = { ...op, platform: provider.op.platform };

    await connect(catalog, anywhere, { args: {} }).client.get("/catalog/v1");

    expect(requests).toHaveLength(1);
    expect(isConfigured(schemaRegistry, anywhere.platform)).toBe(true);
    expect(() => connect(schemaRegistry, anywhere, { args: {} })).toThrow(/schemaRegistryRestEndpoint/);
    expect(connect(schemaRegistry, anywhere, { args: { restEndpoint: host } }).ids).toEqual({
      schemaRegistryCluster: "lsrc-1",
    });
  });

  it("receive their cluster in a header with OAuth and need no key", async () => {
    const { op, requests, host } = await given();
    const oauth = { oauthExternalAccessToken: "token", oauthIdentityPoolId: "pool-1" };
    const provider = await given({ oauth, schemaRegistryId: "lsrc-1", schemaRegistryRestEndpoint: host });

    await connect(catalog, { ...op, platform: provider.op.platform }, { args: {} }).client.get("/catalog/v1");

    expect(requests[0]).toMatchObject({
      authorization: "Bearer token",
      "confluent-identity-pool-id": "pool-1",
      "target-sr-cluster": "lsrc-1",
    });
  });
});

describe("a data plane in a block of the resource", () => {
  const variables = {
    kafkaId: "lkc-1",
    kafkaApiKey: "k",
    kafkaApiSecret: "s",
    kafkaRestEndpoint: "https://pkc.example",
  };

  it("comes from the block, never from the provider", async () => {
    const { op, requests, host } = await given(variables);
    const args = { localKafkaCluster: { id: "lkc-2", restEndpoint: host, credentials: key } };

    const service = connect(localCluster, op, { args });
    await service.client.get("/kafka/v3");

    expect(service.ids).toEqual({ localKafkaCluster: "lkc-2" });
    expect(requests[0]?.authorization).toBe(basic("own", "own-secret"));
  });

  it("is reported with the paths of the block if something is missing", async () => {
    const { check, problems } = await given(variables);

    checkConnection(localCluster, check({ localKafkaCluster: { id: "lkc-2" } }));

    expect(problems).toEqual({
      "localKafkaCluster.restEndpoint":
        "localKafkaCluster.restEndpoint and localKafkaCluster.credentials are required: set them here",
    });
  });
});

it("takes the provider's Kafka cluster also when the rest of its group is not given", async () => {
  const { op, host } = await given({ kafkaId: "lkc-1" });

  const service = connect(kafka, op, { args: { kafkaCluster: { id: "lkc-2" }, restEndpoint: host, credentials: key } });

  expect(service.ids).toEqual({ kafkaCluster: "lkc-1" });
});

it("differs for each complete credential, so that no listing serves a caller with another secret for the same key", async () => {
  const { op, host } = await given();
  const to = (credentials: typeof key) =>
    connect(kafka, op, { args: { kafkaCluster: { id: "lkc-1" }, restEndpoint: host, credentials } });
  const read = ({ key: name }: ReturnType<typeof to>, member: string) =>
    op.memory.members.read(
      {
        name,
        what: "members",
        changes: () => 0,
        readOne: async () => "read by itself",
        readPage: async () => ({ members: new Map(["1", "2", "3"].map((one) => [one, "listed"])), next: [] }),
      },
      member,
    );

  const own = await Promise.all(["1", "2", "3"].map((member) => read(to(key), member)));
  const other = await read(to({ ...key, secret: "rotated-kafka-secret" }), "1");

  expect(own).toEqual(["listed", "listed", "listed"]);
  expect(other).toBe("read by itself");
});
