import { secret, type Values } from "@org/core-provider/testing";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { connectedCluster } from "./kafka/connected-cluster.ts";
import { lives } from "./lives.ts";
import { connectedRegistry } from "./schema-registry/connected-registry.ts";
import { startProviderOn } from "./simulated-provider.ts";

type Connection = Readonly<Record<string, { readonly id: string; readonly key: string; readonly secret: string }>> & {
  readonly restEndpoint: string;
};

/** The services that the provider's configuration can contain, by the property with the ID of the service. */
const services: Readonly<
  Record<
    string,
    {
      /** The provider's settings for a service that properties of a resource describe. */
      readonly settings: (connection: Connection) => Values;
      /** The connection to another one. */
      readonly other: (platform: StreamprovSimulator, connection: Connection) => Promise<Connection>;
      /** The other properties that the settings replace. */
      readonly others?: readonly string[];
      /** What messages name of a connection. */
      readonly named: (connection: Connection) => string;
    }
  >
> = {
  organization: {
    others: ["environment", "computePool", "principal"],
    settings: ({ organization, environment, computePool, principal, restEndpoint, credentials }) => ({
      organizationId: organization?.id,
      environmentId: environment?.id,
      flinkComputePoolId: computePool?.id,
      flinkPrincipalId: principal?.id,
      flinkRestEndpoint: restEndpoint,
      flinkApiKey: credentials?.key,
      flinkApiSecret: credentials?.secret,
    }),
    async other({ state, credentials }, connection) {
      const environmentId = connection["environment"]?.id ?? "";
      const place = { cloud: "AWS", region: "us-east-1" };
      const region = await state.flinkRegions.create(place);
      const spec = { display_name: "elsewhere", ...place, max_cfu: 10, environment: { id: environmentId } };
      const pool = await state.flinkComputePools.create({ spec });
      const scope = { kind: "flink", id: region.id, environmentId } as const;
      const key = await state.apiKeys.create({ ownerId: credentials.userId, scope });
      return {
        ...connection,
        computePool: { id: pool.id },
        restEndpoint: region.restEndpoint,
        credentials: { key: secret(key.id), secret: secret(key.secret) },
      } as never;
    },
    named: ({ restEndpoint }) => restEndpoint,
  },
  kafkaCluster: {
    settings: ({ kafkaCluster, restEndpoint, credentials }) => ({
      kafkaId: kafkaCluster?.id,
      kafkaRestEndpoint: restEndpoint,
      kafkaApiKey: credentials?.key,
      kafkaApiSecret: credentials?.secret,
    }),
    other: async (platform) => (await connectedCluster(platform)).connection as never,
    named: ({ kafkaCluster }) => kafkaCluster?.id ?? "",
  },
  schemaRegistryCluster: {
    settings: ({ schemaRegistryCluster, restEndpoint, credentials }) => ({
      schemaRegistryId: schemaRegistryCluster?.id,
      schemaRegistryRestEndpoint: restEndpoint,
      schemaRegistryApiKey: credentials?.key,
      schemaRegistryApiSecret: credentials?.secret,
    }),
    other: async (platform) => (await connectedRegistry(platform)).connection as never,
    named: ({ schemaRegistryCluster }) => schemaRegistryCluster?.id ?? "",
  },
};

/** The resources with the connection to a service that the provider's configuration can also contain. */
const kinds = provider.resources.flatMap(({ name, spec: { fields } }) => {
  const property = Object.keys(services).find((one) => one in fields);
  return property !== undefined && "restEndpoint" in fields && "credentials" in fields ? [{ name, property }] : [];
});

/** An object that was created by the provider's settings, in the state of a provider with the settings of another service. */
async function elsewhere({ name, property }: (typeof kinds)[number]) {
  const service = services[property];
  const live = lives[name];
  if (service === undefined || live === undefined) throw new Error(`${name} has no life`);
  const platform = await startSimulator();
  const { inputs, changed = inputs } = await live(platform);
  const connection = inputs as never as Connection;
  const own = (all: object) => {
    const unset = [property, "restEndpoint", "credentials", ...(service.others ?? [])];
    return Object.fromEntries(Object.entries(all).filter(([one]) => !unset.includes(one)));
  };
  const here = await startProviderOn(platform, service.settings(connection));
  const made = here.resource(name, "it");
  await made.create(own(inputs));
  const other = await service.other(platform, connection);
  const there = await startProviderOn(platform, service.settings(other));
  const it = there.resource(name, "it");
  it.adopt(made);
  platform.journal.clear();
  const requests = () => platform.journal.find({ service: /^(kafka|schema registry|flink)/i });
  const end = async () => {
    await there.stop();
    await here.stop();
    await platform.close();
  };
  return {
    it,
    made,
    inputs: own(inputs),
    changed: own(changed),
    requests,
    there,
    names: { actual: service.named(connection), selected: service.named(other) },
    [Symbol.asyncDispose]: end,
  };
}

describe.each(kinds)("$name, if the provider's settings select another service", (kind) => {
  it("is neither refreshed, previewed, updated nor deleted there", async () => {
    await using test = await elsewhere(kind);
    const { it: object, inputs, changed, names } = test;
    const { kept } = object;
    for (const act of [
      () => object.read(),
      () => object.preview(inputs),
      () => object.preview(changed),
      () => object.update(changed),
      () => object.delete(),
    ]) {
      const error = await act().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({
        helpCode: "wrong-account",
        message: expect.stringContaining(`selects ${names.selected}. Nothing was changed.`) as string,
      });
      expect(String(error)).toContain(names.actual);
    }
    expect(object.kept).toEqual(kept);
    expect(test.requests()).toEqual([]);
  });

  it("is refreshed where it is", async () => {
    await using test = await elsewhere(kind);
    expect((await test.made.read())?.id).toBe(test.made.id);
    expect((await test.made.preview(test.inputs)).action).toBe("same");
  });
});

describe("a topic's import", () => {
  it("fails if the provider's settings select another cluster than the import ID", async () => {
    await using test = await elsewhere({ name: "KafkaTopic", property: "kafkaCluster" });
    const { actual, selected } = test.names;
    await expect(test.there.resource("KafkaTopic", "imported").import(`${actual}/orders`)).rejects.toThrow(
      `belongs to the Kafka cluster ${actual}, but kafkaId of the provider (environment KAFKA_ID) selects ${selected}`,
    );
  });
});
