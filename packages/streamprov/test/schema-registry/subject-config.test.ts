import { failure } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithSubject, subject } from "./subject-settings.ts";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithSubject("SubjectConfig", { compatibilityLevel: "FULL" }, settings);
  const settingsOf = () => test.platform.state.subjectConfigs.get(test.id)?.values;
  return { ...test, config: test.resource, settingsOf };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a SubjectConfig", () => {
  it("writes the settings, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.config.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.settingsOf()).toEqual({ compatibilityLevel: "FULL", compatibilityGroup: "" });
    expect(outputs).toMatchObject({ compatibilityGroup: "", normalize: false, alias: "" });
    expect((await test.config.diff(test.inputs())).changes).toEqual([]);
    await test.config.read();
    expect((await test.config.diff(test.inputs())).changes).toEqual([]);
  });

  it("does not adopt the existing settings of a subject, which must be imported", async () => {
    await using test = await given();
    const values = { compatibilityLevel: "NONE" };
    await test.platform.state.subjectConfigs.create({ registryId: test.registry.id, subject, values });

    const { message } = await failure(test.config.create(test.inputs()));

    expect(message).toContain(
      `${test.registry.id}/${subject} exists already. If it belongs to a resource that was renamed`,
    );
    expect(message).toContain(`pulumi import streamprov:index/subjectConfig:SubjectConfig`);
    expect(test.platform.journal.count({ method: "PUT" })).toBe(0);
  });

  it("requires at least one setting", async () => {
    await using test = await given();

    const { message } = await failure(test.config.create(test.inputs({ compatibilityLevel: undefined })));

    expect(message).toContain("set at least one of compatibilityLevel, compatibilityGroup, normalize and alias");
    expect(test.config.state).toBeUndefined();
  });

  it("rejects a registry ID that could not be distinguished from the subject", async () => {
    await using test = await given();

    const { failures } = await test.config.check(test.inputs({ schemaRegistryCluster: { id: "lsrc-1/x" } }));

    expect(failures.map(({ property }) => property)).toEqual(["schemaRegistryCluster.id"]);
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.config.check({ subjectName: "", compatibilityLevel: "full", restEndpoint: "x" });

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "compatibilityLevel",
      "restEndpoint",
      "schemaRegistryCluster.id",
      "subjectName",
    ]);
    expect(failures.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining("schemaRegistryCluster.id and credentials are required"),
    );
  });
});

it("rejects credentials while the provider signs in with a token", async () => {
  await using test = await given();
  await test.host.configure(test.oauthSettings);

  const { failures } = await test.config.check(test.inputs());

  expect(failures.map(({ property }) => property)).toEqual(["credentials"]);
});

describe("changing a SubjectConfig", () => {
  it("sends the settings that are set, and normalize only when it has changed", async () => {
    await using test = await given();
    const config = await test.made({ alias: "orders", normalize: true });

    await config.update(test.inputs({ alias: "orders", normalize: true, compatibilityLevel: "NONE" }));
    const [put] = test.platform.journal.find({ method: "PUT" });

    expect(put?.requestBody).toEqual({ compatibility: "NONE", alias: "orders" });
  });

  it("clears an alias, and switches normalize off", async () => {
    await using test = await given();
    const config = await test.made({ alias: "orders", normalize: true });

    await config.update(test.inputs({ alias: "", normalize: false }));

    expect(test.settingsOf()).toMatchObject({ alias: "", normalize: false });
    expect((await config.diff(test.inputs({ alias: "", normalize: false }))).changes).toEqual([]);
  });

  it("replaces when the endpoint changes, and deletes first", async () => {
    await using test = await given();
    const config = await test.made();

    const diff = await config.diff(test.inputs({ restEndpoint: "https://other.example" }));

    expect(diff).toMatchObject({ replaces: ["restEndpoint"], deleteBeforeReplace: true });
  });
});

describe("reading a SubjectConfig", () => {
  it("finds drift", async () => {
    await using test = await given();
    const config = await test.made();
    test.platform.state.subjectConfigs.change(test.id, { values: { compatibilityLevel: "NONE" } });

    await config.read();

    expect((await config.diff(test.inputs())).changes).toEqual(["compatibilityLevel"]);
  });

  it("leaves the state when the subject follows the registry again", async () => {
    await using test = await given();
    const config = await test.made();
    test.platform.state.subjectConfigs.remove(test.id);

    expect(await config.read()).toBeUndefined();
  });

  it("imports it without a diff", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const values = { compatibilityLevel: "FULL" };
    await test.platform.state.subjectConfigs.create({ registryId: test.registry.id, subject, values });

    await test.config.import(test.id);

    expect((await test.config.diff(test.inputs())).changes).toEqual([]);
  });
});

it("deletes the subject's own settings, and waits until they no longer exist", async () => {
  await using test = await given();
  const config = await test.made();

  await config.delete();

  expect(test.settingsOf()).toBeUndefined();
  expect(test.requests()).toEqual([`DELETE /config/${subject}`, `GET /config/${subject}`]);
});

it("lists the subjects with their own settings", async () => {
  await using test = await given();
  await test.made();
  for (const name of [subject, "other"]) {
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject: name, schema: '"string"' });
  }

  const found = await test.host.list("SubjectConfig", test.connection);

  expect(found).toEqual([{ id: test.id, name: subject }]);
});
