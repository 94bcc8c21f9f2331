import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { providerIntegrationLives } from "./lives.ts";

const inEnvironment = (id: string, inputs: Values) => `${(inputs["environment"] as { id: string }).id}/${id}`;
const elsewhere = ["another environment", { environment: { id: "env-other" } }] as const;
const renamed = ["another name", { displayName: "orders" }] as const;
const refused = [
  ["displayName", { displayName: "" }],
  ["displayName", { displayName: "x".repeat(61) }],
  ["environment.id", { environment: { id: "" } }],
] as const;

describeOrdinaryLife("ProviderIntegration", {
  prepare: providerIntegrationLives.ProviderIntegration,
  path: "/pim/v1/integrations",
  store: "providerIntegrations",
  importId: inEnvironment,
  body: ({ environment }) => ({
    display_name: "s3",
    environment,
    provider: "AWS",
    config: { kind: "AwsIntegrationConfig", customer_iam_role_arn: "arn:aws:iam::012345678901:role/orders" },
  }),
  outputs: { usages: [], aws: { iamRoleArn: expect.any(String), externalId: expect.any(String) } },
  inPlace: [],
  replacing: [
    elsewhere,
    renamed,
    ["another role", { aws: { customerRoleArn: "arn:aws:iam::012345678901:role/shop" } }],
  ],
  refused: [...refused, ["aws", { aws: undefined }], ["aws.customerRoleArn", { aws: { customerRoleArn: "arn" } }]],
});

describeOrdinaryLife("ProviderIntegrationSetup", {
  prepare: providerIntegrationLives.ProviderIntegrationSetup,
  path: "/pim/v2/integrations",
  store: "providerIntegrationSetups",
  importId: inEnvironment,
  body: ({ environment }) => ({ display_name: "storage", environment, provider: "azure" }),
  outputs: { usages: [], status: "DRAFT" },
  inPlace: [],
  replacing: [elsewhere, renamed, ["another cloud", { cloud: "GCP" }]],
  refused: [...refused, ["cloud", { cloud: "azure" }]],
});

it("writes the cloud of an integration in upper case for every spelling of the platform", async () => {
  await using test = await given();
  const { id, body } = test.setup;
  const at = { id, environment: test.environment };
  test.platform.state.providerIntegrationSetups.change(id, { body: { ...body, provider: "azure" } });
  const imported = test.host.resource("ProviderIntegrationSetup", "imported");

  await imported.import(`${test.environment.id}/${id}`);

  expect(imported.outputs).toMatchObject({ cloud: "AZURE" });
  expect(await test.host.invoke("getProviderIntegrationSetup", at)).toMatchObject({ cloud: "AZURE" });
});

/** A created integration, and the authorization to create. */
async function given(provider: "AZURE" | "GCP" = "AZURE", settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const { id } = await state.environments.create({ displayName: "staging" });
  const environment = { id };
  const setup = await state.providerIntegrationSetups.create({ display_name: "storage", environment, provider });
  const it = simulated.host.resource("ProviderIntegrationAuthorization", "it");
  const inputs = { providerIntegrationId: setup.id, environment, azure: { customerAzureTenantId: "tenant" } };
  const sent = () =>
    simulated.platform.journal.entries
      .filter(({ method }) => method !== "GET")
      .map(({ method, path, requestBody }) => [method, path, requestBody]);
  return { ...simulated, environment, setup, it, inputs, sent };
}

describe("a ProviderIntegrationAuthorization", () => {
  it("configures a draft, validates it, and shows no diff afterwards", async () => {
    await using test = await given();
    const { environment, setup } = test;
    const config = { kind: "AzureIntegrationConfig", customer_azure_tenant_id: "tenant" };

    const { id, outputs } = await test.it.create(test.inputs);

    expect(id).toBe(setup.id);
    expect(test.sent()).toEqual([
      ["PATCH", `/pim/v2/integrations/${setup.id}`, { environment, config }],
      ["POST", "/pim/v2/integrations:validate", { id: setup.id, environment, config }],
    ]);
    expect(outputs).toEqual({
      ...test.inputs,
      azure: { customerAzureTenantId: "tenant", confluentMultiTenantAppId: `app-${setup.id}` },
    });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    const other = test.host.resource("ProviderIntegrationAuthorization", "imported");
    await other.import(`${environment.id}/${setup.id}`);
    expect(await other.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("adopts one with the same configuration, and validates it without a configuration request", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const again = test.host.resource("ProviderIntegrationAuthorization", "again");

    await again.create(test.inputs);

    expect(test.sent().slice(2)).toEqual([
      ["POST", "/pim/v2/integrations:validate", { id: test.setup.id, environment: test.environment }],
    ]);
  });

  it("rejects one with another configuration, and names the next step", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const again = test.host.resource("ProviderIntegrationAuthorization", "again");

    const error = await failure(again.create({ ...test.inputs, azure: { customerAzureTenantId: "another" } }));

    expect(error.message).toMatch(/is already configured.*ProviderIntegrationSetup.*set azure to the existing values/s);
    expect(test.sent()).toHaveLength(2);
  });

  it("is listed unless the integration is a draft", async () => {
    await using test = await given();
    const list = () => test.host.list("ProviderIntegrationAuthorization", { environment: test.environment });
    expect(await list()).toEqual([]);

    await test.it.create(test.inputs);

    expect(await list()).toEqual([expect.objectContaining({ id: test.setup.id, name: "storage" })]);
  });

  it.each([
    ["AZURE", { azure: { customerAzureTenantId: "tenant" } }, /az ad sp create --id app-cspi-/],
    ["GCP", { gcp: { customerGoogleServiceAccount: "own@example.com" } }, /roles\/iam\.serviceAccountTokenCreator/],
  ] as const)("is created before %s allows it, and shows how to allow it", async (provider, block, advice) => {
    await using test = await given(provider, { integrationRefusal: "is not allowed" });
    const { azure, ...others } = test.inputs;

    await test.it.create({ ...others, ...block });

    expect(test.it.id).toBe(test.setup.id);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(advice);
  });

  it("validates again when the platform cannot respond", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /:validate$/, kind: "status503" });

    await test.it.create(test.inputs);

    expect(test.platform.journal.find({ method: "POST" })).toHaveLength(2);
    expect(test.host.logs.filter(({ severity }) => severity === "warning")).toEqual([]);
  });

  it("names the block that the integration requires", async () => {
    await using test = await given("GCP");

    expect((await failure(test.it.create(test.inputs))).message).toMatch(/is for GCP: set gcp/);
    expect(test.sent()).toEqual([]);
  });

  it("does not change an integration that is in use", async () => {
    await using test = await given();
    const { body, id } = test.setup;
    test.platform.state.providerIntegrationSetups.change(id, { body: { ...body, status: "ACTIVE" } });

    expect((await failure(test.it.create(test.inputs))).message).toMatch(/is ACTIVE/);
    expect(test.sent()).toEqual([]);
  });

  it("rejects a change of properties that the platform accepts only once", async () => {
    await using test = await given();
    await test.it.create(test.inputs);

    const error = await failure(test.it.preview({ ...test.inputs, azure: { customerAzureTenantId: "another" } }));

    expect(error.message).toMatch(/azure.* cannot be changed.*ProviderIntegrationSetup/s);
  });

  it("does not exist while the integration is a draft, and keeps the draft when deleted", async () => {
    await using test = await given();
    const other = test.host.resource("ProviderIntegrationAuthorization", "imported");
    const importId = `${test.environment.id}/${test.setup.id}`;

    expect((await failure(other.import(importId))).message).toMatch(/there is no ProviderIntegrationAuthorization/);
    await test.it.create(test.inputs);
    await test.it.delete();

    expect(test.platform.state.providerIntegrationSetups.get(test.setup.id)?.body["status"]).toBe("CREATED");
  });
});
