import { failure } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithSubject, subject } from "./subject-settings.ts";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithSubject("SubjectMode", { mode: "READONLY" }, settings);
  const ownMode = () => test.platform.state.subjectModes.get(test.id)?.mode;
  return { ...test, mode: test.resource, ownMode };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a SubjectMode", () => {
  it("writes the mode, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.mode.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.ownMode()).toBe("READONLY");
    expect(outputs).toMatchObject({ mode: "READONLY", force: false });
    const [put] = test.platform.journal.find({ method: "PUT" });
    expect(put).toMatchObject({ query: "force=false", requestBody: { mode: "READONLY" } });
    expect((await test.mode.diff(test.inputs())).changes).toEqual([]);
    await test.mode.read();
    expect((await test.mode.diff(test.inputs())).changes).toEqual([]);
  });

  it("writes nothing without a mode, and shows the registry's mode", async () => {
    await using test = await given();

    const { outputs } = await test.mode.create(test.inputs({ mode: undefined }));

    expect(outputs).toMatchObject({ mode: "READWRITE" });
    expect(test.platform.journal.count({ method: "PUT" })).toBe(0);
    await test.mode.delete();
    expect(test.mode.state).toBeUndefined();
  });

  it("does not adopt the existing mode of a subject, which must be imported", async () => {
    await using test = await given();
    await test.platform.state.subjectModes.create({ registryId: test.registry.id, subject, mode: "IMPORT" });

    const { message } = await failure(test.mode.create(test.inputs()));

    expect(message).toContain(`${test.id} exists already. If it belongs to a resource that was renamed`);
    expect(test.ownMode()).toBe("IMPORT");
  });

  it("accepts IMPORT for a subject with schemas only with force, and reports it", async () => {
    await using test = await given();
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: '"string"' });

    const { message } = await failure(test.mode.create(test.inputs({ mode: "IMPORT" })));
    await test.mode.create(test.inputs({ mode: "IMPORT", force: true }));

    expect(message).toContain("found existing subjects");
    expect(message).toContain("only with force: true");
    expect(test.ownMode()).toBe("IMPORT");
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.mode.check({ subjectName: "", mode: "readonly", restEndpoint: "x" });

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "mode",
      "restEndpoint",
      "schemaRegistryCluster.id",
      "subjectName",
    ]);
    expect(failures.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining("schemaRegistryCluster.id and credentials are required"),
    );
  });

  it("rejects credentials while the provider signs in with a token", async () => {
    await using test = await given();
    await test.host.configure(test.oauthSettings);

    const { failures } = await test.mode.check(test.inputs());

    expect(failures.map(({ property }) => property)).toEqual(["credentials"]);
  });
});

describe("changing a SubjectMode", () => {
  it("writes another mode in place, by force if requested", async () => {
    await using test = await given();
    const mode = await test.made();

    await mode.update(test.inputs({ mode: "IMPORT", force: true }));

    expect(test.ownMode()).toBe("IMPORT");
    expect(test.platform.journal.find({ method: "PUT" })).toMatchObject([{ query: "force=true" }]);
    expect((await mode.diff(test.inputs({ mode: "IMPORT", force: true }))).changes).toEqual([]);
  });

  it("changes nothing on the platform when only force or the credentials change", async () => {
    await using test = await given();
    const mode = await test.made();
    const other = await test.anotherKey();

    await mode.update(test.inputs({ force: true, credentials: other }));

    expect(test.platform.journal.count({ method: "PUT" })).toBe(0);
    expect((await mode.diff(test.inputs({ force: true, credentials: other }))).changes).toEqual([]);
  });

  it.each([
    ["subjectName", { subjectName: "other" }],
    ["restEndpoint", { restEndpoint: "https://other.example" }],
    ["schemaRegistryCluster", { schemaRegistryCluster: { id: "lsrc-other" } }],
  ])("replaces it when %s changes", async (path, change) => {
    await using test = await given();
    const mode = await test.made();

    expect((await mode.diff(test.inputs(change))).replaces).toEqual([path]);
  });
});

describe("reading a SubjectMode", () => {
  it("shows the registry's mode as a change when the subject lost its own mode, and writes its own again", async () => {
    await using test = await given();
    const mode = await test.made();
    test.platform.state.subjectModes.remove(test.id);

    await mode.read();

    expect((await mode.diff(test.inputs())).changes).toEqual(["mode"]);
    await mode.update(test.inputs());
    expect(test.ownMode()).toBe("READONLY");
  });

  it("imports it without a diff", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    await test.platform.state.subjectModes.create({ registryId: test.registry.id, subject, mode: "READONLY" });

    await test.mode.import(test.id);

    expect((await test.mode.diff(test.inputs())).changes).toEqual([]);
  });
});

it("deletes the subject's own mode, and waits until it no longer exists", async () => {
  await using test = await given();
  const mode = await test.made();

  await mode.delete();

  expect(test.ownMode()).toBeUndefined();
  expect(test.requests()).toEqual([`DELETE /mode/${subject}`, `GET /mode/${subject}`]);
});

it("lists the subjects with their own mode", async () => {
  await using test = await given();
  await test.made();
  for (const name of [subject, "other"]) {
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject: name, schema: '"string"' });
  }

  expect(await test.host.list("SubjectMode", test.connection)).toEqual([{ id: test.id, name: subject }]);
});

it("is looked up with the registry's mode when the subject has no mode", async () => {
  await using test = await given();
  await test.made();
  const modeOf = (subjectName: string) => test.host.invoke("getSubjectMode", { ...test.connection, subjectName });

  expect(await modeOf(subject)).toMatchObject({ id: test.id, subjectName: subject, mode: "READONLY" });
  expect(await modeOf("other")).toMatchObject({ mode: "READWRITE" });
});
