import { failure, secret, type TestedResource, unknown, type Values } from "@org/core-provider/testing";
import { LeapingClock, type StartOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const keys = /\/iam\/v2\/api-keys/;

/** A platform with a service account and a Kafka cluster, and inputs of a key of the account for the cluster. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const { id: environmentId } = await state.environments.create({ displayName: "staging" });
  const { id: accountId } = await state.serviceAccounts.create({ displayName: "orders" });
  const { id: clusterId } = await state.kafkaClusters.create({ environmentId, displayName: "orders" });
  const owner = { id: accountId, kind: "ServiceAccount", apiVersion: "iam/v2" };
  const managedResource: Values = {
    id: clusterId,
    kind: "Cluster",
    apiVersion: "cmk/v2",
    environment: { id: environmentId },
  };
  const inputs = (changes: Values = {}): Values => ({ displayName: "orders", owner, managedResource, ...changes });
  const cloudInputs = (changes: Values = {}): Values => ({ displayName: "cloud", owner, ...changes });
  return {
    ...simulated,
    environmentId,
    clusterId,
    owner,
    managedResource,
    inputs,
    cloudInputs,
    key: simulated.host.resource("ApiKey", "orders"),
  };
}

async function problems(key: TestedResource, inputs: Values): Promise<string[]> {
  return (await key.check(inputs)).failures.map(({ property }) => property);
}

/** The secret that the platform returned with a key. */
function secretOf({ platform }: Awaited<ReturnType<typeof given>>, id: string): string {
  const found = platform.state.apiKeys.get(id);
  if (!found) throw new Error(`there is no key ${id}`);
  return found.secret;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating an ApiKey", () => {
  it("waits until all servers of the Kafka cluster accept it, and shows no diff afterwards", async () => {
    const clock = new LeapingClock();
    const slowly = { visibilityLagMs: 200, apiKeyReadyMs: 600_000, dataPlaneNodes: 3, nodeLagMs: 300 };
    await using test = await given({ ...slowly, clock });
    const probed = () => test.platform.journal.find({ path: /\/kafka\/v3\/clusters\/[^/]+\/topics$/ });

    const creation = test.key.create(test.inputs());
    await expect.poll(probed).not.toEqual([]);
    clock.advance(600_000);
    const { id, outputs } = await creation;

    const probes = probed();
    expect(probes.at(0)?.status).toBe(401);
    expect(probes.slice(-3).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(probes.map(({ connectionId }) => connectionId)).size).toBe(probes.length);
    expect(outputs).toEqual({
      displayName: "orders",
      description: "",
      owner: test.owner,
      managedResource: test.managedResource,
      disableWaitForReady: false,
      secret: secret(secretOf(test, id)),
    });
    expect((await test.key.preview(test.inputs())).action).toBe("same");
    await test.key.read();
    expect((await test.key.preview(test.inputs())).action).toBe("same");
    expect(test.key.outputs["secret"]).toEqual(secret(secretOf(test, id)));
  });

  it("sends the kind of a cluster, but not its API version and environment", async () => {
    await using test = await given();

    await test.key.create(test.inputs());

    const [request] = test.platform.journal.find({ method: "POST", path: keys });
    expect(request?.requestBody).toEqual({
      spec: {
        display_name: "orders",
        description: "",
        owner: { id: test.owner.id, kind: "ServiceAccount" },
        resource: { id: test.clusterId, kind: "Cluster" },
      },
    });
  });

  it.each([
    ["the control plane", undefined, /\/org\/v2\/environments$/],
    ["everything", { id: "global", kind: "Global", apiVersion: "global/v1" }, /\/org\/v2\/environments$/],
    ["Tableflow", { id: "tableflow", kind: "Tableflow", apiVersion: "tableflow/v1" }, /\/tableflow\/v1\/regions$/],
  ])("checks a key for %s with the key itself, once", async (_what, managedResource, path) => {
    await using test = await given();
    const inputs = test.cloudInputs({ managedResource });

    const { outputs } = await test.key.create(inputs);

    expect(test.platform.journal.count({ path, status: 200 })).toBe(1);
    expect(outputs["managedResource"]).toEqual(managedResource);
    expect((await test.key.preview(inputs)).action).toBe("same");
  });

  it("continues as soon as the Schema Registry accepts it, and keeps the kind and API version of the program", async () => {
    await using test = await given({ apiKeyReadyMs: 400 });
    const registry = await test.platform.state.schemaRegistryClusters.create({ environmentId: test.environmentId });
    const managedResource = { ...test.managedResource, id: registry.id, apiVersion: "srcm/v3" };

    await test.key.create(test.inputs({ managedResource }));

    expect(test.platform.journal.find({ path: /\/subjects$/ }).at(-1)?.status).toBe(200);
    expect(test.key.outputs["managedResource"]).toEqual(managedResource);
    expect((await test.key.preview(test.inputs({ managedResource }))).action).toBe("same");
  });

  it("names a Flink region with its environment, and reads it back without the environment", async () => {
    await using test = await given();
    const managedResource = { ...test.managedResource, id: "aws.us-east-1", kind: "Region", apiVersion: "fcpm/v2" };
    const inputs = test.inputs({ managedResource, disableWaitForReady: true });

    await test.key.create(inputs);

    const [request] = test.platform.journal.find({ method: "POST", path: keys });
    expect(request?.requestBody).toMatchObject({
      spec: {
        resource: { id: "aws.us-east-1", kind: "Region", api_version: "fcpm/v2", environment: test.environmentId },
      },
    });
    expect(test.key.outputs["managedResource"]).toEqual(managedResource);
    expect((await test.key.preview(inputs)).action).toBe("same");
  });

  it("shows no diff for a ksqlDB key, which the platform returns with the kind Cluster", async () => {
    await using test = await given();
    const managedResource = { ...test.managedResource, id: "lksqlc-abc123", apiVersion: "ksqldbcm/v2" };
    const inputs = test.inputs({ managedResource, disableWaitForReady: true });

    await test.key.create(inputs);

    expect(test.key.outputs["managedResource"]).toEqual(managedResource);
    expect((await test.key.preview(inputs)).action).toBe("same");
  });

  it("does not check the key with disableWaitForReady", async () => {
    await using test = await given({ apiKeyReadyMs: 60_000 });

    await test.key.create(test.inputs({ disableWaitForReady: true }));

    expect(test.platform.journal.count({ path: /\/topics$/ })).toBe(0);
    expect((await test.key.preview(test.inputs({ disableWaitForReady: true }))).action).toBe("same");
  });

  it("derives a name from the resource's when the program gives none", async () => {
    await using test = await given();

    await test.key.create(test.inputs({ displayName: undefined }));

    expect(test.key.outputs["displayName"]).toMatch(/^orders-[0-9a-f]{7}$/);
  });

  it("keeps a key that never becomes ready in the state with its secret, logs no secret, and finishes it later", async () => {
    await using test = await given();
    test.platform.set({ apiKeyReadyMs: 60_000 });

    const error = await failure(test.key.create(test.inputs(), { timeoutSeconds: 5 }));

    const id = test.platform.state.apiKeys.list().at(-1)?.id ?? "";
    expect(test.key.id).toBe(id);
    expect(test.key.outputs["secret"]).toEqual(secret(secretOf(test, id)));
    expect(error.message).toContain(id);
    expect(JSON.stringify([error.message, test.host.logs])).not.toContain(secretOf(test, id));

    test.platform.state.apiKeys.change(id, { readyAt: 0 });
    const { action } = await test.key.update(test.inputs());

    expect(action).toBe("update");
    expect(test.key.id).toBe(id);
    expect(test.key.initErrors).toEqual([]);
    expect((await test.key.preview(test.inputs())).action).toBe("same");
  });

  it("ends soon after an interrupt, with the key in the state", async () => {
    await using test = await given({ apiKeyReadyMs: 60_000 });
    const creating = failure(test.key.create(test.inputs()));
    await expect.poll(() => test.platform.journal.count({ path: /\/topics$/ })).toBeGreaterThan(0);

    await test.host.cancel();
    const error = await creating;

    expect(error.message).toMatch(/interrupted/);
    expect(test.key.id).toBe(test.platform.state.apiKeys.list().at(-1)?.id);
    expect(test.key.outputs["secret"]).toBeDefined();
  });

  it.each(["resetAfter", "truncatedBody", "status500After"] as const)(
    "deletes a key whose secret was lost and creates another (%s)",
    async (kind) => {
      await using test = await given({ visibilityLagMs: 200 });
      const before = test.platform.state.apiKeys.list().length;
      test.platform.failNext({ method: "POST", path: keys, kind });

      const { id, outputs } = await test.key.create(test.inputs());

      expect(test.platform.journal.count({ method: "POST", path: keys })).toBe(2);
      expect(test.platform.state.apiKeys.list()).toHaveLength(before + 1);
      expect(outputs["secret"]).toEqual(secret(secretOf(test, id)));
    },
  );

  it("distinguishes keys of the same name when the responses to both are lost", async () => {
    await using test = await given({ visibilityLagMs: 100 });
    const before = test.platform.state.apiKeys.list().length;
    test.platform.failNext({ method: "POST", path: keys, kind: "resetAfter", times: 2 });
    const made = ["first", "second"].map((name) => test.host.resource("ApiKey", name));

    await Promise.all(made.map((key) => key.create(test.inputs())));

    const ids = made.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(test.platform.state.apiKeys.list()).toHaveLength(before + 2);
    for (const id of ids) expect(test.platform.state.apiKeys.get(id ?? "")).toBeDefined();
  });

  it("keeps an older key of the same name when a response is lost", async () => {
    await using test = await given();
    const older = await test.platform.state.apiKeys.create({
      ownerId: test.owner.id,
      displayName: "orders",
      scope: { kind: "kafka", id: test.clusterId, environmentId: test.environmentId },
    });
    test.platform.state.apiKeys.change(older.id, { createdAt: Date.now() - 60_000 });
    test.platform.failNext({ method: "POST", path: keys, kind: "resetAfter" });

    const { id } = await test.key.create(test.inputs());

    expect(id).not.toBe(older.id);
    expect(test.platform.state.apiKeys.get(older.id)).toBeDefined();
  });

  it("shows why the platform rejects the owner", async () => {
    await using test = await given();

    const error = await failure(test.key.create(test.inputs({ owner: { ...test.owner, id: "sa-none" } })));

    expect(error.message).toMatch(/400.*sa-none.*\/spec\/owner\/id/s);
  });
});

describe("checking an ApiKey", () => {
  it.each([
    ["displayName", { displayName: "" }],
    ["description", { description: "" }],
    ["owner.id", { owner: { id: "pool-abc", kind: "User", apiVersion: "iam/v2" } }],
    ["owner.kind", { owner: { id: "u-abc", kind: "user", apiVersion: "iam/v2" } }],
    ["owner.apiVersion", { owner: { id: "u-abc", kind: "User", apiVersion: "iam/v1" } }],
    ["managedResource.id", { managedResource: { id: "", kind: "Global", apiVersion: "global/v1" } }],
    ["managedResource.kind", { managedResource: { id: "global", kind: "global", apiVersion: "global/v1" } }],
    ["managedResource.apiVersion", { managedResource: { id: "global", kind: "Global", apiVersion: "global/v2" } }],
    [
      "managedResource.environment.id",
      { managedResource: { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2", environment: { id: "" } } },
    ],
    ["managedResource.environment", { managedResource: { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2" } }],
    ["managedResource.environment", { managedResource: { id: "aws.x", kind: "Region", apiVersion: "fcpm/v2" } }],
    ["secret", { secret: "mine" }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    expect(await problems(test.key, test.inputs(changes))).toEqual([path]);
  });

  it.each([
    ["a Kafka key that is not checked", { disableWaitForReady: true, managedResource: kafka({}) }],
    ["a Kafka key that may not be checked", { disableWaitForReady: unknown, managedResource: kafka({}) }],
    ["a resource of another resource's outputs", { managedResource: kafka({ id: unknown, kind: unknown }) }],
    ["a Schema Registry key", { managedResource: kafka({ id: "lsrc-1", apiVersion: "srcm/v3" }) }],
  ])("requires no environment of %s", async (_what, changes) => {
    await using test = await given();

    expect(await problems(test.key, test.inputs(changes))).toEqual([]);
  });
});

/** A Kafka cluster without its environment. */
function kafka(changes: Values): Values {
  return { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2", ...changes };
}

describe("changing an ApiKey", () => {
  it("changes its name and description in place, sends only the changes, and does not wait", async () => {
    await using test = await given({ updateLagMs: 200 });
    await test.key.create(test.cloudInputs());
    test.platform.journal.clear();

    const { action, outputs } = await test.key.update(test.cloudInputs({ description: "for the pipeline" }));

    expect(action).toBe("update");
    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(request?.requestBody).toEqual({ spec: { description: "for the pipeline" } });
    expect(outputs["description"]).toBe("for the pipeline");
    expect(outputs["secret"]).toEqual(secret(secretOf(test, test.key.id ?? "")));
    expect(test.platform.journal.count({ path: /\/org\/v2\/environments$/ })).toBe(0);
  });

  it("clears the description when the program no longer gives one", async () => {
    await using test = await given();
    await test.key.create(test.cloudInputs({ description: "old" }));

    await test.key.update(test.cloudInputs());

    const [request] = test.platform.journal.find({ method: "PATCH" });
    expect(request?.requestBody).toEqual({ spec: { description: "" } });
    expect((await test.key.preview(test.cloudInputs())).action).toBe("same");
  });

  it("stores disableWaitForReady without a change on the platform", async () => {
    await using test = await given();
    await test.key.create(test.cloudInputs({ disableWaitForReady: true }));

    const { action, outputs } = await test.key.update(test.cloudInputs());

    expect(action).toBe("update");
    expect(outputs["disableWaitForReady"]).toBe(false);
    expect(test.platform.journal.count({ method: "PATCH" })).toBe(0);
    expect((await test.key.preview(test.cloudInputs())).action).toBe("same");
  });

  it.each([
    ["owner", { owner: { id: "sa-other", kind: "ServiceAccount", apiVersion: "iam/v2" } }],
    ["managedResource", { managedResource: undefined }],
  ])("replaces it when %s changes", async (path, changes) => {
    await using test = await given();
    await test.key.create(test.inputs());

    expect((await test.key.diff(test.inputs(changes))).replaces).toEqual([path]);
  });

  it.each<[string, Values]>([
    ["id", { id: "lkc-other" }],
    ["environment", { environment: undefined }],
    ["environment.id", { environment: { id: "env-other" } }],
  ])("replaces it when managedResource.%s changes", async (path, changes) => {
    await using test = await given();
    const inputs = (managedResource: Values) => test.inputs({ managedResource, disableWaitForReady: true });
    await test.key.create(inputs(test.managedResource));

    const { detailed } = await test.key.diff(inputs({ ...test.managedResource, ...changes }));

    expect(Object.keys(detailed)).toEqual([`managedResource.${path}`]);
    expect(Object.values(detailed)[0]).toMatch(/replace/i);
  });

  it("replaces it when it becomes a key for another service", async () => {
    await using test = await given();
    const inputs = (managedResource: Values) => test.inputs({ managedResource, disableWaitForReady: true });
    await test.key.create(inputs(test.managedResource));

    const { detailed } = await test.key.diff(inputs({ ...test.managedResource, id: "lsrc-1", apiVersion: "srcm/v2" }));

    expect(Object.keys(detailed).sort()).toEqual(["managedResource.apiVersion", "managedResource.id"]);
  });
});

describe("reading an ApiKey", () => {
  it("finds a name that was changed elsewhere", async () => {
    await using test = await given();
    const { id } = await test.key.create(test.cloudInputs());
    test.platform.state.apiKeys.change(id, { displayName: "renamed" });

    await test.key.read();

    expect((await test.key.diff(test.cloudInputs())).changes).toEqual(["displayName"]);
  });

  it("leaves the state when the key no longer exists", async () => {
    await using test = await given();
    const { id } = await test.key.create(test.cloudInputs());
    test.platform.state.apiKeys.remove(id);

    expect(await test.key.read()).toBeUndefined();
  });

  it("refreshes many keys from listings", async () => {
    await using test = await given();
    const made = Array.from({ length: 12 }, (_, i) => test.host.resource("ApiKey", `key-${i}`));
    for (const key of made) await key.create(test.cloudInputs({ disableWaitForReady: true }));
    test.platform.journal.clear();

    await Promise.all(made.map((key) => key.read()));

    expect(test.platform.journal.requests).toBeLessThanOrEqual(3);
  });

  it("imports with the secret from the environment, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.host.resource("ApiKey", "elsewhere").create(test.inputs());
    vi.stubEnv(`API_KEY_SECRET_${id}`, "the imported secret");

    const imported = await test.key.import(`${test.environmentId}/${id}`);

    expect(imported?.id).toBe(id);
    expect(imported?.outputs["secret"]).toEqual(secret("the imported secret"));
    expect(imported?.inputs).not.toHaveProperty("disableWaitForReady");
    expect((await test.key.preview(test.inputs())).action).toBe("same");
    expect((await test.key.preview(imported?.inputs ?? {})).action).toBe("same");
  });

  it("imports a Cloud API key by its ID alone", async () => {
    await using test = await given();
    const { id } = await test.host.resource("ApiKey", "elsewhere").create(test.cloudInputs());
    vi.stubEnv(`API_KEY_SECRET_${id}`, "the imported secret");

    await test.key.import(id);

    expect((await test.key.preview(test.cloudInputs())).action).toBe("same");
  });

  it("does not use the secret of another key, and requires its own before any request", async () => {
    vi.stubEnv("API_KEY_SECRET_OTHER", "that of another key");
    await using test = await given();
    test.platform.journal.clear();

    const error = await failure(test.key.import("env-abc123/KEY"));

    expect(error.message).toMatch(/set the environment variable API_KEY_SECRET_KEY to the secret/);
    expect(test.platform.journal.requests).toBe(0);
  });

  it("imports a single key with API_KEY_SECRET, but never two", async () => {
    vi.stubEnv("API_KEY_SECRET", "the imported secret");
    await using test = await given();
    const other = test.host.resource("ApiKey", "other");
    const [one, two] = [await test.key.create(test.cloudInputs()), await other.create(test.cloudInputs())];

    const imported = await test.host.resource("ApiKey", "first").import(one.id);
    expect(imported?.outputs["secret"]).toEqual(secret("the imported secret"));
    expect((await failure(test.host.resource("ApiKey", "second").import(two.id))).message).toContain(
      `set API_KEY_SECRET_${one.id} and API_KEY_SECRET_${two.id} instead`,
    );
  });

  it("shows the form of the import ID, and reports a missing key", async () => {
    vi.stubEnv("API_KEY_SECRET_NONE", "the imported secret");
    await using test = await given();

    expect((await failure(test.key.import("a/b/c"))).message).toMatch(
      /is not a valid import ID of .*: expected \[<environment ID>\/\]<API key>, such as/,
    );
    expect((await failure(test.key.import("NONE"))).message).toMatch(/there is no ApiKey/);
  });

  it("lists all keys", async () => {
    await using test = await given();
    const { id } = await test.key.create(test.cloudInputs());

    expect(await test.host.list("ApiKey")).toContainEqual({ id, name: "cloud" });
  });
});

describe("deleting an ApiKey", () => {
  it("deletes it, and succeeds when it no longer exists", async () => {
    await using test = await given();
    const { id } = await test.key.create(test.cloudInputs());
    const other = test.host.resource("ApiKey", "other");
    test.platform.state.apiKeys.remove((await other.create(test.cloudInputs())).id);

    await test.key.delete();
    await other.delete();

    expect(test.platform.state.apiKeys.get(id)).toBeUndefined();
    expect(other.state).toBeUndefined();
  });
});
