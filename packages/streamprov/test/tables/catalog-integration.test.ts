import { failure, secret, startOn, startProvider, type Values } from "@org/core-provider/testing";
import { startSimulator } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { provider } from "../../src/provider.ts";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startProviderOn } from "../simulated-provider.ts";
import { without } from "../without.ts";
import { given, idWithin, keyed, warnings, where, withTableflowKey } from "./given.ts";
import { tableLives } from "./lives.ts";

const integrationOf = ({ awsGlue }: Values) =>
  (awsGlue as { readonly providerIntegrationId: string }).providerIntegrationId;

afterEach(() => void vi.unstubAllEnvs());

describeOrdinaryLife("CatalogIntegration", {
  prepare: keyed("CatalogIntegration"),
  config: withTableflowKey,
  path: "/tableflow/v1/catalog-integrations",
  store: "catalogIntegrations",
  importId: (id, inputs) => idWithin(inputs, id),
  body: (inputs) => ({
    spec: {
      display_name: "glue",
      ...where(inputs),
      config: { kind: "AwsGlue", provider_integration_id: integrationOf(inputs) },
    },
  }),
  outputs: { suspended: false },
  inPlace: [
    [
      "another name",
      { displayName: "tables" },
      (inputs) => ({ spec: { display_name: "tables", ...where(inputs), config: { kind: "AwsGlue" } } }),
    ],
  ],
  replacing: [
    ["another account", { awsGlue: { providerIntegrationId: "cspi-other" } }],
    ["another environment", { environment: { id: "env-other" } }],
    ["another Kafka cluster", { kafkaCluster: { id: "lkc-other" } }],
  ],
  refused: [
    ["displayName", { displayName: "" }],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
    ["Give exactly one of awsGlue, snowflake and unity", { awsGlue: undefined }],
    ["awsGlue.providerIntegrationId", { awsGlue: { providerIntegrationId: "" } }],
  ],
});

const client = { clientId: secret("client-1"), clientSecret: secret("secret-1") };
// The journal contains no secrets.
const sentClient = { client_id: "client-1", client_secret: "[secret]" };
const snowflake = {
  endpoint: "https://abc.snowflakecomputing.com/",
  warehouse: "orders",
  allowedScope: "PRINCIPAL_ROLE:ALL",
};
const unity = { workspaceEndpoint: "https://abc.cloud.databricks.com", catalogName: "orders" };

/** A kind: its property, the given values, the values that are sent, a change in it, and the values sent for the change. */
const kinds = [
  [
    "snowflake",
    { ...snowflake, ...client, customNamespace: "shop" },
    {
      kind: "Snowflake",
      endpoint: snowflake.endpoint,
      warehouse: "orders",
      allowed_scope: "PRINCIPAL_ROLE:ALL",
      custom_namespace: "shop",
      ...sentClient,
    },
    { warehouse: "customers", clientSecret: secret("secret-2") },
    { kind: "Snowflake", warehouse: "customers", client_secret: "[secret]" },
    { kind: "Snowflake" },
    ["customNamespace", "custom_namespace"],
  ],
  [
    "unity",
    { ...unity, ...client, customSchema: "shop" },
    {
      kind: "Unity",
      workspace_endpoint: unity.workspaceEndpoint,
      catalog_name: "orders",
      custom_schema: "shop",
      ...sentClient,
    },
    { catalogName: "customers", clientSecret: secret("secret-2") },
    { kind: "Unity", catalog_name: "customers", client_secret: "[secret]" },
    undefined,
    ["customSchema", "custom_schema"],
  ],
] as const;

describe.for(kinds)(
  "a catalog of the kind %s",
  ([property, values, config, change, changed, renamed, [custom, wire]]) => {
    async function made() {
      const test = await given("CatalogIntegration");
      const inputs = { ...without(test.inputs, "awsGlue"), [property]: values };
      const { id = "" } = await test.it.create(inputs);
      return { ...test, inputs, id };
    }

    it("is created, and keeps its client, which the platform does not return, as a secret in the state", async () => {
      await using test = await made();

      expect(test.sent("POST")).toEqual([{ spec: expect.objectContaining({ config }) }]);
      expect(test.it.outputs[property]).toEqual(values);
      await test.it.read();
      expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    });

    it("sends only its changes", async () => {
      await using test = await made();
      const wanted = { ...test.inputs, [property]: { ...values, ...change } };

      await test.it.update(wanted);
      await test.it.update({ ...wanted, displayName: "tables" });

      expect(test.sent("PATCH")).toEqual([
        { spec: { ...where(test.inputs), config: changed } },
        { spec: { ...where(test.inputs), display_name: "tables", ...(renamed ? { config: renamed } : {}) } },
      ]);
      expect(await test.it.preview({ ...wanted, displayName: "tables" })).toMatchObject({ action: "same" });
      expect(test.platform.state.catalogIntegrations.get(test.id)?.body).toMatchObject({
        spec: { config: { client_id: "client-1", client_secret: "secret-2" } },
      });
    });

    it("returns to the platform's default location when its own is removed", async () => {
      await using test = await made();

      await test.it.update({ ...test.inputs, [property]: without(values, custom) });

      expect(test.sent("PATCH")).toEqual([
        { spec: { ...where(test.inputs), config: { kind: config.kind, [wire]: "" } } },
      ]);
      await test.it.read();
      expect(await test.it.preview({ ...test.inputs, [property]: without(values, custom) })).toMatchObject({
        action: "same",
      });
    });

    it("is imported without its client, which the next change sends", async () => {
      await using test = await made();
      const other = test.host.resource("CatalogIntegration", "imported");

      await other.import(idWithin(test.inputs, test.id));

      expect(other.outputs[property]).toEqual(without(values, "clientId", "clientSecret"));
      await other.update(test.inputs);
      expect(test.sent("PATCH")).toEqual([
        { spec: { ...where(test.inputs), config: { kind: config.kind, ...sentClient } } },
      ]);
      expect(await other.preview(test.inputs)).toMatchObject({ action: "same" });
    });

    it("is replaced when its kind changes", async () => {
      await using test = await made();
      const [other] = kinds.filter(([name]) => name !== property);
      const rest = without(test.inputs, property);

      expect(await test.it.preview({ ...rest, [other?.[0] ?? ""]: other?.[1] })).toMatchObject({ action: "replace" });
      expect(await test.it.preview({ ...rest, awsGlue: { providerIntegrationId: "cspi-1" } })).toMatchObject({
        action: "replace",
      });
    });

    it("appears in a list in the lookup", async () => {
      await using test = await made();
      const { environment, kafkaCluster } = test.inputs as Values;

      const found = await test.host.invoke("getCatalogIntegration", { id: test.id, environment, kafkaCluster });

      expect(found).toMatchObject({
        id: test.id,
        displayName: "glue",
        suspended: false,
        awsGlues: [],
        snowflakes: [],
        unities: [],
        [property === "unity" ? "unities" : "snowflakes"]: [without(values, "clientId", "clientSecret")],
      });
    });
  },
);

describe("a CatalogIntegration", () => {
  it("uses its own key, and changes the key in place without a write", async () => {
    const platform = await startSimulator();
    await using test = await startOn(platform, () => startProviderOn(platform));
    const { inputs } = await tableLives.CatalogIntegration(platform);
    const one = test.host.resource("CatalogIntegration", "one");
    await one.create(inputs);
    const other = await platform.state.apiKeys.create({
      ownerId: platform.credentials.userId,
      scope: { kind: "tableflow" },
    });
    platform.journal.clear();

    const { action } = await one.update({
      ...inputs,
      credentials: { key: secret(other.id), secret: secret(other.secret) },
    });

    expect(action).toBe("update");
    expect(platform.journal.entries.map(({ method, authorization }) => [method, authorization.key])).toEqual([
      ["GET", other.id],
    ]);
  });

  it("is imported with the key from the environment", async () => {
    const platform = await startSimulator();
    const { tableflowApiKey, tableflowApiSecret } = platform.credentials;
    vi.stubEnv("IMPORT_TABLEFLOW_API_KEY", tableflowApiKey);
    vi.stubEnv("IMPORT_TABLEFLOW_API_SECRET", tableflowApiSecret);
    await using test = await startOn(platform, () => startProviderOn(platform));
    const { inputs } = await tableLives.CatalogIntegration(platform);
    const one = test.host.resource("CatalogIntegration", "one");
    const { id = "" } = await one.create(inputs);
    const other = test.host.resource("CatalogIntegration", "other");

    await other.import(idWithin(inputs, id));

    expect(without(other.outputs, "credentials")).toEqual(without(one.outputs, "credentials"));
    expect(await other.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("names the settings and variables for a missing key", async () => {
    const platform = await startSimulator();
    await using test = await startOn(platform, () => startProviderOn(platform));
    const { inputs } = await tableLives.CatalogIntegration(platform);
    const bare = without(inputs, "credentials");
    const { environment, kafkaCluster } = inputs;

    const { failures } = await test.host.resource("CatalogIntegration", "one").check(bare);
    const error = await failure(test.host.invoke("getCatalogIntegration", { id: "tci-1", environment, kafkaCluster }));

    expect(failures).toEqual([
      {
        property: "credentials",
        reason: expect.stringMatching(
          /tableflowApiKey and tableflowApiSecret \(environment TABLEFLOW_API_KEY, TABLEFLOW_API_SECRET\)/,
        ),
      },
    ]);
    expect(error.message).toMatch(/set credentials, or set the provider's tableflowApiKey and tableflowApiSecret/);
  });

  it("warns of a key that is not used because the provider has one", async () => {
    await using test = await given("CatalogIntegration");

    await test.it.check({ ...test.inputs, credentials: { key: "key", secret: "secret" } });

    expect(warnings(test)).toEqual([expect.stringMatching(/^credentials are not used/)]);
  });

  it("is not supported while the provider signs in with OAuth, with or without a key", async () => {
    const platform = await startSimulator();
    const { oauthClientId, oauthClientSecret, oauthIdentityPoolId } = platform.credentials;
    await using test = await startOn(platform, () =>
      startProvider(provider, {
        config: {
          endpoint: platform.url,
          oauth: {
            oauthExternalTokenUrl: platform.tokenUrl,
            oauthExternalClientId: oauthClientId,
            oauthExternalClientSecret: secret(oauthClientSecret),
            oauthIdentityPoolId,
          },
        },
      }),
    );
    const { inputs } = await tableLives.CatalogIntegration(platform);
    const { environment, kafkaCluster, credentials } = inputs;
    const one = test.host.resource("CatalogIntegration", "one");
    const looked = async (args: Values) =>
      (await failure(test.host.invoke("getCatalogIntegration", { id: "tci-1", environment, kafkaCluster, ...args })))
        .message;

    for (const given of [inputs, without(inputs, "credentials")]) {
      expect((await one.check(given)).failures).toEqual([
        {
          property: "credentials",
          reason: expect.stringMatching(/^credentials cannot be used: Tableflow supports only API keys/),
        },
      ]);
    }
    expect(await looked({})).toMatch(/Tableflow supports only API keys/);
    expect(await looked({ credentials })).toMatch(/Tableflow supports only API keys/);
  });

  it("that has failed causes a warning in a refresh, with the platform's message", async () => {
    await using test = await given("CatalogIntegration", { provisionFailure: { catalogIntegrations: "no such role" } });
    const { id } = await test.it.create(test.inputs);

    await test.it.read();

    expect(warnings(test)).toEqual([`${id} is FAILED: no such role`]);
  });

  it("shows why the platform rejected it", async () => {
    await using test = await given("CatalogIntegration");

    const error = await failure(test.it.create({ ...test.inputs, awsGlue: { providerIntegrationId: "cspi-none" } }));

    expect(error.message).toMatch(/422.*names cspi-none, which is no integration/s);
  });

  it("leaves the state with its cluster if the Cloud API key cannot see the cluster, because the other key sees no clusters", async () => {
    await using test = await given("CatalogIntegration");
    const { id = "" } = await test.it.create(test.inputs);
    const { kafkaCluster } = test.inputs as { readonly kafkaCluster: { readonly id: string } };
    test.platform.state.catalogIntegrations.remove(id);
    test.platform.state.kafkaClusters.remove(kafkaCluster.id);

    expect(await test.it.read()).toBeUndefined();
  });
});

describe("a CatalogIntegration of a provider without a Cloud API key", () => {
  it("stays in the state when the Tableflow API key no longer sees anything", async () => {
    const platform = await startSimulator();
    await using test = await startOn(platform, () =>
      startProvider(provider, { config: { endpoint: platform.url, ...withTableflowKey(platform) } }),
    );
    const { inputs } = await keyed("CatalogIntegration")(platform);
    const one = test.host.resource("CatalogIntegration", "one");
    await one.create(inputs);
    platform.failNext({ method: "GET", path: /./, kind: "status403", times: 100 });

    const { kept } = one;

    expect(await one.read()).toBeDefined();
    expect(one.kept).toEqual(kept);
  });
});

describe("the lookup of a CatalogIntegration", () => {
  it("fails with its ID and place when it does not exist", async () => {
    await using test = await given("CatalogIntegration");
    const { environment, kafkaCluster } = test.inputs as Values;
    const error = await failure(test.host.invoke("getCatalogIntegration", { id: "none", environment, kafkaCluster }));

    expect(error.message).toMatch(
      /no catalog integration has the id "none" in environment env-\S+, kafka cluster lkc-/,
    );
  });
});
