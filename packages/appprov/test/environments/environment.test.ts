import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type AppprovOptions, bodiesOf, operationsOf, startSimulatedProvider } from "../simulated-provider.ts";

const policy = { daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };

async function given(settings: AppprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const environment = simulated.host.resource("Environment", "staging");
  const { sharedStackId, dedicatedStackId } = simulated.platform.credentials;
  const inputs = (changes: Values = {}): Values => ({ handle: "staging", stackId: sharedStackId, ...changes });
  return { ...simulated, environment, inputs, dedicatedStackId };
}

describe("creating an Environment", () => {
  it("finds the organization, and leaves no diff", async () => {
    await using test = await given();

    const { id, outputs } = await test.environment.create(test.inputs());

    expect(outputs).toMatchObject({
      handle: "staging",
      envId: Number(id),
      environmentId: id,
      orgId: test.platform.credentials.organizationId,
      backupRetentionPolicies: [{ daily: 30, monthly: 12, yearly: 6, makeCopy: true, keepFinal: true }],
    });
    expect(bodiesOf(test.platform, "POST", /\/accounts$/)).toMatchObject([{ type: "development" }]);
    expect((await test.environment.preview(test.inputs())).action).toBe("same");
    await test.environment.read();
    expect((await test.environment.preview(test.inputs())).action).toBe("same");
  });

  it("on a dedicated stack is for production, in the stack's organization", async () => {
    await using test = await given();
    await test.environment.create(test.inputs({ stackId: test.dedicatedStackId, orgId: "" }));
    expect(bodiesOf(test.platform, "POST", /\/accounts$/)).toMatchObject([
      { type: "production", organization_id: test.platform.credentials.organizationId },
    ]);
    expect(test.platform.journal.count({ path: /\/organizations$/ })).toBe(0);
  });

  it("requires orgId when there are several organizations, and lists them", async () => {
    await using test = await given();
    const other = await test.platform.state.organizations.create({ name: "Other" });
    const error = await failure(test.environment.create(test.inputs()));
    expect(error.message).toContain("orgId is required");
    expect(error.message).toContain(`Other (${other.id})`);
  });

  it("sets all properties of its policy", async () => {
    await using test = await given();
    const { outputs } = await test.environment.create(test.inputs({ backupRetentionPolicies: [policy] }));
    expect(outputs["backupRetentionPolicies"]).toEqual([policy]);
    expect(bodiesOf(test.platform, "POST", /backup_retention_policies$/)).toEqual([
      { daily: 7, monthly: 0, yearly: 0, make_copy: false, keep_final: false },
    ]);
  });

  it("keeps it in the state when its policy fails, and the next up sets the policy", async () => {
    await using test = await given();
    // IDs are sequential, so the next environment is one without write permission.
    const { state } = test.platform;
    await state.accounts.create({ handle: "other" });
    const next = Number(state.backupRetentionPolicies.list().at(-1)?.id) + 1;
    test.platform.set({ readOnlyAccounts: [String(next)] });

    await failure(test.environment.create(test.inputs({ backupRetentionPolicies: [policy] })));

    expect(test.environment.id).toBe(String(next));
    test.platform.set({ readOnlyAccounts: [] });
    const { outputs } = await test.environment.update(test.inputs({ backupRetentionPolicies: [policy] }));
    expect(outputs["backupRetentionPolicies"]).toEqual([policy]);
    expect(state.accounts.list()).toHaveLength(2);
  });

  it("adopts it when the response is lost, but never an older one of the same name", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/accounts$/, kind: "resetAfter" });
    const { id } = await test.environment.create(test.inputs());
    expect(test.platform.state.accounts.list().map((one) => one.id)).toEqual([id]);

    const older = await test.platform.state.accounts.create({ handle: "older" });
    test.platform.state.accounts.change(older.id, { createdAt: Date.now() - 3_600_000 });
    test.platform.failNext({ method: "POST", path: /\/accounts$/, kind: "resetAfter" });
    const other = test.host.resource("Environment", "other");
    expect((await failure(other.create(test.inputs({ handle: "older" })))).message).toMatch(
      /another object of that name exists.*`pulumi import appprov:index\/environment:Environment other \d+`/,
    );
    expect(other.id).toBeUndefined();
  });

  it("succeeds when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.environment.create(test.inputs({ backupRetentionPolicies: [policy] }));
    expect((await test.environment.preview(test.inputs({ backupRetentionPolicies: [policy] }))).action).toBe("same");
  });

  it("lists the stacks when the stack does not exist", async () => {
    await using test = await given();
    const error = await failure(test.environment.create(test.inputs({ stackId: 99 })));
    expect(error.message).toMatch(/there is no stack with the stackId 99.*Available: .* \(1\)/);
  });
});

describe("checking an Environment", () => {
  it.each([
    ["handle", { handle: "Staging" }],
    ["handle", { handle: "" }],
    ["orgId", { orgId: "acme" }],
    ["backupRetentionPolicies", { backupRetentionPolicies: [policy, { ...policy, daily: 8 }] }],
    ["backupRetentionPolicies[0].daily", { backupRetentionPolicies: [{ ...policy, daily: 0 }] }],
    ["timeouts.create", { timeouts: { create: "soon" } }],
  ])("rejects a wrong %s", async (path, changes) => {
    await using test = await given();
    const { failures } = await test.environment.check(test.inputs(changes));
    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("accepts unknown values", async () => {
    await using test = await given();
    const { failures } = await test.environment.check(
      test.inputs({ handle: unknown, stackId: unknown, orgId: unknown }),
    );
    expect(failures).toEqual([]);
  });
});

describe("changing an Environment", () => {
  it("renames it in place", async () => {
    await using test = await given();
    await test.environment.create(test.inputs());
    const { action } = await test.environment.update(test.inputs({ handle: "stage" }));
    expect(action).toBe("update");
    expect(bodiesOf(test.platform, "PUT", /\/accounts\/\d+$/)).toEqual([{ handle: "stage" }]);
    expect(test.platform.journal.count({ method: "POST", path: /backup_retention_policies$/ })).toBe(0);
  });

  it("replaces the policy, and warns that a smaller one deletes backups", async () => {
    await using test = await given();
    await test.environment.create(test.inputs());
    const { outputs } = await test.environment.update(test.inputs({ backupRetentionPolicies: [policy] }));
    expect(outputs["backupRetentionPolicies"]).toEqual([policy]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/cannot be undone \(daily 30 to 7,/);
  });

  it("keeps the policy when it is removed from the program", async () => {
    await using test = await given();
    await test.environment.create(test.inputs({ backupRetentionPolicies: [policy] }));
    expect((await test.environment.preview(test.inputs())).action).toBe("same");
  });

  it("detects another policy as drift", async () => {
    await using test = await given();
    const { id } = await test.environment.create(test.inputs({ backupRetentionPolicies: [policy] }));
    await test.platform.state.backupRetentionPolicies.create({ accountId: id, ...policy, daily: 3 });
    const warnings = () => test.host.logs.filter(({ message }) => message.includes("cannot be undone"));
    await test.environment.read();
    expect(warnings()).toEqual([]);
    const preview = await test.environment.preview(test.inputs({ backupRetentionPolicies: [policy] }));
    expect(preview.action).toBe("update");
  });

  it("replaces it when the stack changes, and deletes the old one first", async () => {
    await using test = await given();
    await test.environment.create(test.inputs());
    const diff = await test.environment.diff(test.inputs({ stackId: test.dedicatedStackId }));
    expect(diff).toMatchObject({ replaces: ["stackId"], deleteBeforeReplace: true });
  });

  it("of only timeouts or the legacy ID is no diff", async () => {
    await using test = await given();
    await test.environment.create(test.inputs());
    const requests = test.platform.journal.count({});
    const { action } = await test.environment.update(
      test.inputs({ timeouts: { delete: "1h30m" }, environmentId: "17" }),
    );
    expect(action).toBe("same");
    expect(test.platform.journal.count({})).toBe(requests);
  });
});

describe("deleting an Environment", () => {
  it("deletes the platform's hidden drains first", async () => {
    await using test = await given({ tailDrains: true });
    const { id } = await test.environment.create(test.inputs());
    expect(test.platform.state.logDrains.list()).toHaveLength(1);

    await test.environment.delete();

    expect(operationsOf(test.platform)).toEqual([]);
    expect(bodiesOf(test.platform, "POST", /log_drains\/\d+\/operations$/)).toEqual([{ type: "deprovision" }]);
    expect(test.platform.state.accounts.get(id)).toBeUndefined();
  });

  it("fails while it is not empty, and keeps it in the state", async () => {
    await using test = await given();
    const { id } = await test.environment.create(test.inputs());
    await test.platform.state.apps.create({ accountId: id, handle: "web" });
    const error = await failure(test.environment.delete());
    expect(error.message).toContain("Account still has apps");
    expect(test.environment.id).toBe(id);
  });

  it("fails while it has final backups, and explains how to delete them", async () => {
    await using test = await given();
    const { id } = await test.environment.create(test.inputs());
    await test.platform.state.backups.create({ accountId: id, databaseHandle: "orders" });
    const error = await failure(test.environment.delete());
    expect(error.message).toMatch(/backups.*keepFinal: true.*`aptible backup:purge`/);
    expect(test.environment.id).toBe(id);
  });

  it("succeeds when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.environment.create(test.inputs());
    test.platform.state.accounts.remove(id);
    await test.environment.delete();
    expect(test.environment.state).toBeUndefined();
  });
});

describe("importing an Environment", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["its handle", () => "production"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const account = await test.platform.state.accounts.create({ handle: "production" });

    const imported = await test.environment.import(importId(account.id));

    expect(imported.id).toBe(account.id);
    expect((await test.environment.preview(imported.inputs)).action).toBe("same");
    expect((await test.environment.preview(test.inputs({ handle: "production" }))).action).toBe("same");
  });

  it.each([
    [
      "prodution",
      /there is no environment with the handle "prodution".*Available: production \(\d+\)\. Did you mean production\?/,
    ],
    ["01", /there is no environment with the handle "01"/],
    ["99", /there is no environment with the ID 99.*Available: production \(\d+\)/],
  ])("by %s, which does not exist, lists the environments", async (importId, message) => {
    await using test = await given();
    await test.platform.state.accounts.create({ handle: "production" });
    expect((await failure(test.environment.import(importId))).message).toMatch(message);
  });

  it.each(["-1", "0", "a/b", "Big"])("by %j is rejected without a request", async (importId) => {
    await using test = await given();
    await failure(test.environment.import(importId));
    expect(test.platform.journal.count({})).toBe(0);
  });
});
