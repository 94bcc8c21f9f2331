import { startProvider, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";

const oauth = { oauthExternalAccessToken: "token", oauthIdentityPoolId: "pool-1" };

/** The errors that the provider finds in a configuration, by property. */
async function problemsOf(config: Values, env: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  await using host = await startProvider(provider, { config: false, env });
  const { failures } = await host.checkConfig(config);
  return Object.fromEntries(failures.map(({ property, reason }) => [property, reason]));
}

describe("the configuration", () => {
  it.each<[string, Values]>([
    ["nothing", {}],
    ["a Kafka cluster", { kafkaApiKey: "k", kafkaApiSecret: "s", kafkaRestEndpoint: "https://pkc" }],
    ["only the ID of a Kafka cluster", { kafkaId: "lkc-1" }],
    [
      "a registry with the catalog's endpoint",
      {
        schemaRegistryApiKey: "k",
        schemaRegistryApiSecret: "s",
        schemaRegistryId: "lsrc-1",
        catalogRestEndpoint: "https://psrc",
      },
    ],
    ["oauth", { oauth }],
    [
      "clusters with oauth, without keys",
      {
        oauth,
        kafkaId: "lkc-1",
        kafkaRestEndpoint: "https://u",
        schemaRegistryId: "lsrc-1",
        catalogRestEndpoint: "https://u",
      },
    ],
    [
      "a part of a group with unknown other parts",
      { kafkaApiKey: "k", kafkaApiSecret: unknown, kafkaRestEndpoint: "https://u" },
    ],
  ])("can contain %s", async (_what, config) => {
    expect(await problemsOf(config)).toEqual({});
  });

  it.each<[string, Values, readonly string[]]>([
    ["a key without the other settings", { kafkaApiKey: "k" }, ["kafkaApiSecret", "kafkaRestEndpoint"]],
    [
      "a registry without an endpoint",
      { schemaRegistryApiKey: "k", schemaRegistryApiSecret: "s", schemaRegistryId: "lsrc-1" },
      ["schemaRegistryRestEndpoint"],
    ],
    ["an incomplete key pair", { tableflowApiKey: "k" }, ["tableflowApiSecret"]],
    ["keys beside oauth", { oauth, cloudApiKey: "k", flinkApiSecret: "s" }, ["cloudApiKey", "flinkApiSecret"]],
    ["a cluster without its endpoint, with oauth", { oauth, kafkaId: "lkc-1" }, ["kafkaRestEndpoint"]],
    [
      "a part of Flink, with oauth",
      { oauth, flinkRestEndpoint: "https://u", organizationId: "o", environmentId: "env-1" },
      ["flinkComputePoolId", "flinkPrincipalId"],
    ],
  ])("reports %s", async (_what, config, expected) => {
    expect(Object.keys(await problemsOf(config)).sort()).toEqual(expected);
  });

  it.each(["endpoint", "kafkaRestEndpoint", "schemaRegistryRestEndpoint", "catalogRestEndpoint", "flinkRestEndpoint"])(
    "rejects %s if it is plain HTTP on another machine",
    async (name) => {
      const says = `must be a URL that begins with https:// (http:// for a server on this machine only), not "http://api.example"`;
      expect((await problemsOf({ [name]: "http://api.example" }))[name]).toContain(says);
      expect((await problemsOf({ [name]: "http://api.localhost:8080" }))[name] ?? "").not.toContain(says);
    },
  );

  it("can have an empty endpoint", async () => {
    expect(await problemsOf({ kafkaRestEndpoint: "", catalogRestEndpoint: "" })).toEqual({});
  });

  it("rejects the identity provider's token endpoint if it is plain HTTP on another machine", async () => {
    const client = { oauthExternalClientId: "id", oauthExternalClientSecret: "s", oauthIdentityPoolId: "pool-1" };
    const problems = await problemsOf({ oauth: { ...client, oauthExternalTokenUrl: "http://login.example/token" } });
    expect(Object.keys(problems)).toEqual(["oauth.oauthExternalTokenUrl"]);
  });

  it("names the source of a key that cannot be combined with oauth", async () => {
    expect(await problemsOf({ oauth }, { CONFLUENT_CLOUD_API_KEY: "k" })).toEqual({
      cloudApiKey:
        "cloudApiKey cannot be combined with oauth: cloudApiKey and cloudApiSecret must be unset (environment variable CONFLUENT_CLOUD_API_KEY)",
    });
  });
});
