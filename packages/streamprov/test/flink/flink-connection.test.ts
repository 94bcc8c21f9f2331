import { failure, secret, type Values, withoutSecrets } from "@org/core-provider/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegion } from "./region.ts";

async function given() {
  const test = await startWithRegion();
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    displayName: "openai",
    type: "OPENAI",
    endpoint: "https://api.openai.com/v1/chat/completions",
    apiKey: secret("first-key"),
    ...changes,
  });
  const stored = () =>
    test.platform.state.flinkConnections.list().map(({ name, type, data }) => ({ name, type, data }));
  const id = `${test.platform.credentials.organizationId}/${test.environmentId}/openai`;
  return { ...test, inputs, stored, id, openai: test.host.resource("FlinkConnection", "openai") };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a FlinkConnection", () => {
  it("is created with its secrets, and shows no diff afterwards", async () => {
    await using test = await given();

    const { id, outputs } = await test.openai.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.stored()).toEqual([{ name: "openai", type: "OPENAI", data: '{"API_KEY":"first-key"}' }]);
    const { credentials, ...others } = test.inputs();
    expect(outputs).toMatchObject({ ...others, apiVersion: "sql/v1", kind: "Connection" });
    expect(outputs).toHaveProperty("credentials", secret(withoutSecrets(credentials)));
    expect(await test.openai.preview(test.inputs())).toMatchObject({ action: "same" });
    await test.openai.read();
    expect(await test.openai.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it.each<[string, Values, Values]>([
    ["BEDROCK", { awsAccessKey: "AKIA", awsSecretKey: "s" }, { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s" }],
    [
      "SAGEMAKER",
      { awsAccessKey: "AKIA", awsSecretKey: "s", awsSessionToken: "t" },
      { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s", AWS_SESSION_TOKEN: "t" },
    ],
    ["VERTEXAI", { serviceKey: "{}" }, { SERVICE_KEY: "{}" }],
    ["MONGODB", { username: "u", password: "p" }, { USERNAME: "u", PASSWORD: "p" }],
    ["ELASTIC", { apiKey: "k", awsSessionToken: "" }, { API_KEY: "k" }],
  ])("of the type %s has the secrets of its type", async (type, secrets, sent) => {
    await using test = await given();

    await test.openai.create(test.inputs({ type, apiKey: undefined, ...secrets }));

    expect(test.stored().map(({ data }) => JSON.parse(data))).toEqual([sent]);
  });

  it.each<[string, Values]>([
    ["apiKey", { apiKey: undefined }],
    ["apiKey", { apiKey: "" }],
    ["username", { username: "u" }],
    ["awsSecretKey", { type: "BEDROCK", apiKey: undefined, awsAccessKey: "AKIA" }],
    ["serviceKey", { type: "VERTEXAI", apiKey: undefined }],
    ["password", { type: "COUCHBASE", apiKey: undefined, username: "u" }],
    ["type", { type: "openai" }],
    ["endpoint", { endpoint: "" }],
    ["displayName", { displayName: "OpenAI" }],
    ["displayName", { displayName: "o".repeat(101) }],
    ["restEndpoint", { restEndpoint: "flink.example" }],
    ["organization.id", { organization: undefined }],
    ["environment.id", { environment: undefined }],
    ["principal.id", { principal: undefined }],
    ["credentials", { credentials: undefined }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.openai.check(test.inputs(changes));

    expect([...new Set(failures.map(({ property }) => property))]).toContain(path);
  });

  it("names the type of each secret", async () => {
    await using test = await given();

    const { failures } = await test.openai.check(test.inputs({ apiKey: undefined, username: "u" }));

    expect(failures.map(({ reason }) => reason)).toEqual([
      "apiKey is required when type is OPENAI, AZUREML, AZUREOPENAI, GOOGLEAI, ELASTIC or PINECONE",
      "username can be set only when type is MONGODB or COUCHBASE",
    ]);
  });

  it("updates a secret together with all secrets of its type, in the current version", async () => {
    await using test = await given();
    const inputs = test.inputs({ type: "MONGODB", apiKey: undefined, username: "u", password: "old" });
    await test.openai.create(inputs);
    test.platform.failNext({
      method: "PUT",
      kind: "slow",
      met: () => test.platform.state.flinkConnections.change(`${test.environmentId}/openai`, { version: 7 }),
    });

    const { action } = await test.openai.update({ ...inputs, password: "new" });

    expect(action).toBe("update");
    expect(test.stored().map(({ data }) => JSON.parse(data))).toEqual([{ USERNAME: "u", PASSWORD: "new" }]);
    expect(test.platform.journal.find({ method: "PUT" }).map(({ status }) => status)).toEqual([409, 200]);
    expect(await test.openai.preview({ ...inputs, password: "new" })).toMatchObject({ action: "same" });
  });

  it("accepts another Flink key without a write", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    const { id: key, secret: keySecret } = await test.platform.state.apiKeys.create({
      ownerId: test.platform.credentials.userId,
      scope: test.key.scope,
    });
    test.platform.state.apiKeys.remove(test.key.id);
    const inputs = test.inputs({ credentials: { key, secret: secret(keySecret) } });
    test.platform.journal.clear();

    const { action } = await test.openai.update(inputs);

    expect(action).toBe("update");
    expect(test.requests()).toEqual(["GET /connections/openai"]);
  });

  it.each<[string, Values]>([
    ["displayName", { displayName: "other" }],
    ["type", { type: "ELASTIC" }],
    ["endpoint", { endpoint: "https://other.example" }],
    ["computePool.id", { computePool: { id: "lfcp-other" } }],
    ["principal.id", { principal: { id: "sa-other" } }],
  ])("cannot be changed in its %s", async (path, changes) => {
    await using test = await given();
    await test.openai.create(test.inputs());

    const { message } = await failure(test.openai.preview(test.inputs(changes)));

    expect(message).toContain(
      `${path} cannot be changed, because the platform can change only the secrets of a connection`,
    );
  });

  it.each<[string, Values]>([
    ["organization", { organization: { id: "other" } }],
    ["environment", { environment: { id: "env-other" } }],
    ["restEndpoint", { restEndpoint: "https://flink.example" }],
  ])("is replaced when its %s changes", async (_name, changes) => {
    await using test = await given();
    await test.openai.create(test.inputs());

    expect(await test.openai.preview(test.inputs(changes))).toMatchObject({ action: "replace" });
  });

  it("that exists already fails with the command that imports it", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());

    const { message } = await failure(test.host.resource("FlinkConnection", "second").create(test.inputs()));

    expect(message).toContain('FlinkConnection "openai" exists already');
    expect(message).toContain(`pulumi import streamprov:index/flinkConnection:FlinkConnection second ${test.id}`);
  });

  it("is imported with the values from the environment and the secrets of its type", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    for (const [name, value] of Object.entries({ ...test.importEnv, API_KEY: "first-key", USERNAME: "somebody" }))
      vi.stubEnv(name, value);
    const other = test.host.resource("FlinkConnection", "imported");

    await other.import(test.id);

    const { credentials, ...told } = test.openai.outputs;
    expect(other.outputs).toMatchObject(told);
    expect(Object.keys(other.outputs).sort()).toEqual(Object.keys({ ...told, credentials }).sort());
    expect(await other.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    const kept = test.host.resource("FlinkConnection", "kept");
    kept.adopt(test.openai);
    test.platform.state.flinkConnections.remove(`${test.environmentId}/openai`);

    await test.openai.read();
    await kept.delete();

    expect(test.openai.state).toBeUndefined();
  });

  it("is removed from the platform", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());

    await test.openai.delete();

    expect(test.stored()).toEqual([]);
  });

  it("is listed with the others of its environment, all of which one listing refreshes", async () => {
    await using test = await given();
    const names = ["a", "b", "c", "d"];
    const made = names.map((name) => test.host.resource("FlinkConnection", name));
    for (const [at, name] of names.entries()) await made[at]?.create(test.inputs({ displayName: name }));
    test.platform.journal.clear();

    await Promise.all(made.map((one) => one.read()));

    expect(test.requests()).toEqual(["GET /connections"]);
    const { organization, environment, restEndpoint, credentials } = test.connection;
    const found = await test.host.list("FlinkConnection", { organization, environment, restEndpoint, credentials });
    expect(found.map(({ name }) => name)).toEqual(names);
  });
});

describe("connecting to Flink for a FlinkConnection", () => {
  it("uses the provider's configuration when it covers Flink, even if the resource sets other values", async () => {
    await using test = await given();
    await test.host.configure(test.providerSettings);
    const { displayName, type, endpoint, apiKey } = test.inputs();
    const inputs = { displayName, type, endpoint, apiKey };
    const saying = { ...inputs, environment: { id: "env-other" }, principal: { id: "sa-other" } };

    const { id, outputs } = await test.openai.create(saying);

    expect(id).toBe(test.id);
    expect(outputs).toMatchObject({
      organization: test.connection.organization,
      environment: { id: "env-other" },
      computePool: test.connection.computePool,
    });
    await test.openai.read();
    expect(await test.openai.preview(saying)).toMatchObject({ action: "same" });
    expect(await test.openai.preview({ ...saying, environment: { id: "env-third" } })).toMatchObject({
      action: "same",
    });
    expect(await test.openai.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("uses a token and ignores the credentials", async () => {
    await using test = await given();
    await test.host.configure({ endpoint: test.platform.url, oauth: test.oauthSettings["oauth"] });

    await test.openai.create(test.inputs());

    expect(test.stored()).toHaveLength(1);
    expect(test.openai.outputs).toHaveProperty("credentials");
  });

  it("names the missing role when the identity pool cannot act as the service account", async () => {
    await using test = await given();
    await test.host.configure(test.oauthSettings);
    test.platform.failNext({ method: "POST", path: /connections/, kind: "status403" });

    const { message } = await failure(test.openai.create(test.inputs()));

    expect(message).toContain(
      `service account ${test.principal.id}, the provider's identity pool needs the role Assigner`,
    );
  });
});

describe("the lookup of a FlinkConnection", () => {
  const asked = (test: Awaited<ReturnType<typeof given>>, changes: Values = {}) => ({
    ...test.connection,
    displayName: "openai",
    ...changes,
  });

  it("returns its outputs and its status", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    test.platform.state.flinkConnections.change(`${test.environmentId}/openai`, {
      phase: "INVALID_AUTH",
      detail: "the key is refused",
    });

    const found = await test.host.invoke("getFlinkConnection", asked(test));

    expect(found).toMatchObject({
      id: "openai",
      displayName: "openai",
      type: "OPENAI",
      endpoint: "https://api.openai.com/v1/chat/completions",
      status: "INVALID_AUTH",
      statusDetail: "the key is refused",
      data: secret(""),
      environment: { id: test.environmentId },
    });
    expect(await test.host.invoke("getFlinkConnection", asked(test, { type: "OPENAI" }))).toEqual(found);
  });

  it("finds one on a later page", async () => {
    await using test = await given();
    const fields = { environmentId: test.environmentId, type: "ELASTIC", endpoint: "https://e.example", data: "{}" };
    for (let at = 0; at < 99; at++)
      await test.platform.state.flinkConnections.create({ ...fields, name: `connection-${at}` });
    await test.openai.create(test.inputs());

    expect(await test.host.invoke("getFlinkConnection", asked(test))).toMatchObject({ type: "OPENAI" });
  });

  it("names a connection that does not exist, and missing arguments", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    const error = async (changes: Values) =>
      (await failure(test.host.invoke("getFlinkConnection", asked(test, changes)))).message;

    expect(await error({ displayName: "other" })).toContain(
      `the connection "other" in the environment ${test.environmentId} does not exist`,
    );
    expect(await error({ type: "ELASTIC" })).toContain('the connection "openai" of the type ELASTIC');
    expect(await error({ displayName: "" })).toContain("displayName must not be empty");
    expect(await error({ principal: undefined })).toContain("the principal of Flink is missing: set principal.id");
  });

  it("uses the provider's Flink settings and returns them", async () => {
    await using test = await given();
    await test.openai.create(test.inputs());
    await test.host.configure(test.providerSettings);

    const { organization, environment, computePool, principal } = test.connection;
    expect(await test.host.invoke("getFlinkConnection", { displayName: "openai" })).toMatchObject({
      ...{ organization, environment, computePool, principal },
      type: "OPENAI",
    });
  });
});
