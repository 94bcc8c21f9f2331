import { failure, type Values } from "@org/core-provider/testing";
import { LeapingClock, type StartOptions, type StreamprovSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const bindings = /\/iam\/v2\/role-bindings/;
const organization = "crn://confluent.cloud/organization=9bb441c4-edef-46ac-8a41-c49e44a3fd9a";

/** A platform, and inputs of a binding. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const inputs = (changes: Values = {}): Values => ({
    principal: "User:sa-abc123",
    roleName: "EnvironmentAdmin",
    crnPattern: `${organization}/environment=env-abc123`,
    ...changes,
  });
  return { ...simulated, inputs, binding: simulated.host.resource("RoleBinding", "admin") };
}

/** The role bindings of the platform, without that of the organization's owner. */
function bindingsOn({ state, credentials }: StreamprovSimulator) {
  return state.roleBindings.list().filter(({ principal }) => principal !== `User:${credentials.userId}`);
}

describe("creating a RoleBinding", () => {
  it("waits until it reads back, and shows no diff afterwards", async () => {
    const clock = new LeapingClock();
    await using test = await given({ visibilityLagMs: 600_000, clock });

    const creation = test.binding.create(test.inputs());
    const unseen = { method: "GET", path: /\/role-bindings\/rb-\w+$/, status: 403 };
    await expect.poll(() => test.platform.journal.count(unseen)).toBeGreaterThan(0);
    clock.advance(600_000);
    const { outputs } = await creation;

    expect(outputs).toEqual({ ...test.inputs(), disableWaitForReady: false });
    expect((await test.binding.preview(test.inputs())).action).toBe("same");
    await test.binding.read();
    expect((await test.binding.preview(test.inputs())).action).toBe("same");
  });

  it("does not wait with disableWaitForReady", async () => {
    await using test = await given({ visibilityLagMs: 600_000 });
    const inputs = test.inputs({ disableWaitForReady: true });

    const { outputs } = await test.binding.create(inputs);

    expect(outputs).toEqual(inputs);
    expect((await test.binding.preview(inputs)).action).toBe("same");
  });

  it("sends its identifying properties and nothing else", async () => {
    await using test = await given();

    await test.binding.create(test.inputs({ disableWaitForReady: true }));

    const [request] = test.platform.journal.find({ method: "POST", path: bindings });
    expect(request?.requestBody).toEqual({
      principal: "User:sa-abc123",
      role_name: "EnvironmentAdmin",
      crn_pattern: `${organization}/environment=env-abc123`,
    });
  });

  it("treats a colon and its percent-encoded form as equal", async () => {
    await using test = await given();
    const inputs = test.inputs({ crnPattern: `${organization}/environment=env-1/kafka=lkc-1/group=a:b` });

    const { outputs } = await test.binding.create(inputs);

    expect(outputs["crnPattern"]).toBe(inputs["crnPattern"]);
    expect((await test.binding.preview(inputs)).action).toBe("same");
    await test.binding.read();
    expect((await test.binding.preview(inputs)).action).toBe("same");
  });

  it.each([
    ["a plain pattern", "/environment=env-1"],
    ["a pattern that the platform writes in another form", "/environment=env-1/kafka=lkc-1/group=a:b"],
  ])("adopts a binding whose response was lost, with %s", async (_what, rest) => {
    await using test = await given({ visibilityLagMs: 200 });
    test.platform.failNext({ method: "POST", path: bindings, kind: "resetAfter" });

    const { id } = await test.binding.create(test.inputs({ crnPattern: organization + rest }));

    expect(bindingsOn(test.platform).map((one) => one.id)).toEqual([id]);
    const [search] = test.platform.journal.find({ method: "GET", path: /role-bindings$/ });
    expect(Object.fromEntries(new URLSearchParams(search?.query))).toMatchObject({
      crn_pattern: organization + rest,
      principal: "User:sa-abc123",
      role_name: "EnvironmentAdmin",
    });
  });

  it("shows how to import a binding that exists already", async () => {
    await using test = await given();
    const { id } = await test.host.resource("RoleBinding", "first").create(test.inputs());

    const error = await failure(test.binding.create(test.inputs()));

    expect(error.message).toContain(`pulumi import streamprov:index/roleBinding:RoleBinding admin ${id}`);
  });

  it("shows why the platform rejects a role", async () => {
    await using test = await given();

    expect((await failure(test.binding.create(test.inputs({ roleName: "Boss" })))).message).toMatch(/no role 'Boss'/);
  });
});

describe("checking a RoleBinding", () => {
  it.each([
    ["principal", { principal: "sa-abc123" }],
    ["principal", { principal: "Group:abc" }],
    ["crnPattern", { crnPattern: "organization=1" }],
    ["crnPattern", { crnPattern: "crn://" }],
    ["roleName", { roleName: undefined }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.binding.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });
});

describe("changing a RoleBinding", () => {
  it.each([
    ["principal", { principal: "User:u-abc" }],
    ["roleName", { roleName: "Operator" }],
    ["crnPattern", { crnPattern: `${organization}/environment=env-other` }],
  ])("replaces it when %s changes", async (path, changes) => {
    await using test = await given();
    await test.binding.create(test.inputs());

    expect((await test.binding.diff(test.inputs(changes))).replaces).toEqual([path]);
  });

  it("stores disableWaitForReady without a change on the platform", async () => {
    await using test = await given();
    await test.binding.create(test.inputs());
    test.platform.journal.clear();

    const { action, outputs } = await test.binding.update(test.inputs({ disableWaitForReady: true }));

    expect(action).toBe("update");
    expect(outputs["disableWaitForReady"]).toBe(true);
    expect(test.platform.journal.find({}).map(({ method }) => method)).toEqual(["GET"]);
  });
});

describe("reading a RoleBinding", () => {
  it("leaves the state when it no longer exists", async () => {
    await using test = await given();
    const { id } = await test.binding.create(test.inputs());
    test.platform.state.roleBindings.remove(id);

    expect(await test.binding.read()).toBeUndefined();
  });

  it("refreshes many bindings from one listing of the organization", async () => {
    await using test = await given();
    const made = Array.from({ length: 12 }, (_, i) => test.host.resource("RoleBinding", `binding-${i}`));
    await Promise.all(made.map((one, i) => one.create(test.inputs({ principal: `User:sa-${i}` }))));
    test.platform.journal.clear();

    await Promise.all(made.map((one) => one.read()));

    expect(test.platform.journal.requests).toBeLessThanOrEqual(3);
    expect(test.platform.journal.find({})[0]?.query).toContain(encodeURIComponent(`${organization}/*`));
  });

  it("imports by its ID, and shows no diff afterwards", async () => {
    await using test = await given();
    const { id } = await test.host.resource("RoleBinding", "elsewhere").create(test.inputs());

    const imported = await test.binding.import(id);

    expect(imported?.inputs).toEqual(test.inputs());
    expect((await test.binding.preview(test.inputs())).action).toBe("same");
    expect((await failure(test.host.resource("RoleBinding", "none").import("rb-none"))).message).toMatch(
      /there is no RoleBinding/,
    );
  });

  it("lists the bindings on an object and on those below it", async () => {
    await using test = await given();
    const environment = `${organization}/environment=env-abc123`;
    const { id } = await test.binding.create(test.inputs());
    const cluster = test.inputs({ roleName: "CloudClusterAdmin", crnPattern: `${environment}/cloud-cluster=lkc-1` });
    const below = await test.host.resource("RoleBinding", "cluster").create(cluster);
    await test.host.resource("RoleBinding", "other").create(test.inputs({ crnPattern: organization }));

    expect(await test.host.list("RoleBinding", { crnPattern: environment })).toEqual([
      { id, name: "EnvironmentAdmin" },
      { id: below.id, name: "CloudClusterAdmin" },
    ]);
    expect(await test.host.list("RoleBinding", { crnPattern: organization })).toHaveLength(3);
  });
});

describe("deleting a RoleBinding", () => {
  it("deletes it, and succeeds when it no longer exists", async () => {
    await using test = await given();
    const other = test.host.resource("RoleBinding", "other");
    const { id } = await other.create(test.inputs({ principal: "User:u-1" }));
    test.platform.state.roleBindings.remove(id);
    await test.binding.create(test.inputs());

    await test.binding.delete();
    await other.delete();

    expect(bindingsOn(test.platform)).toEqual([]);
    expect(other.state).toBeUndefined();
  });
});
