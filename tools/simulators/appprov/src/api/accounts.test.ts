import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { call, operate } from "../testing/client.ts";

let platform: AppprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

const create = (change: Record<string, unknown> = {}) =>
  call(platform, "POST", "/accounts", {
    handle: "env",
    organization_id: platform.credentials.organizationId,
    stack_id: platform.credentials.sharedStackId,
    type: "development",
    ...change,
  });
const policy = { daily: 1, monthly: 0, yearly: 0, make_copy: false, keep_final: false };

describe("environments", () => {
  it("are created, read, renamed and deleted", async () => {
    const created = await create();
    const path = `/accounts/${created.body.id}`;
    const renamed = await call(platform, "PUT", path, { handle: "other" });
    const read = await call(platform, "GET", path);
    const deleted = await call(platform, "DELETE", path);
    const gone = await call(platform, "GET", path);

    expect([created, renamed, read, deleted, gone].map(({ status }) => status)).toEqual([201, 200, 200, 204, 404]);
    expect(read.body).toMatchObject({ handle: "other", type: "development" });
    expect(read.body._links.stack.href).toBe(`${platform.url}/stacks/${platform.credentials.sharedStackId}`);
    expect(read.body._links.organization.href).toBe(
      `${platform.authUrl}/organizations/${platform.credentials.organizationId}`,
    );
    expect(gone.body).toEqual({ code: 404, error: "not_found", message: expect.any(String) });
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["a handle that another has", { handle: "taken" }, "Handle has already been taken"],
    ["a handle of another form", { handle: "Not OK" }, "Handle may only contain lower case letters"],
    ["a stack that is not there", { stack_id: 99 }, "Stack must exist"],
    ["an organisation that is not there", { organization_id: "nobody" }, "Organization must exist"],
    ["production on a shared stack", { type: "production" }, "not available on shared stacks"],
  ])("are rejected with %s", async (_, change, message) => {
    await create({ handle: "taken" });
    const refused = await create(change);

    expect(refused).toMatchObject({ status: 422, body: { error: "unprocessable_entity" } });
    expect(refused.body.message).toContain(message);
    expect(platform.state.accounts.list()).toHaveLength(1);
  });

  it("are rejected on somebody else's stack, and on one without write permission", async () => {
    const other = await platform.state.organizations.create({ name: "Other" });
    const stack = await platform.state.stacks.create({ name: "theirs", organizationId: other.id });
    const theirs = await create({ stack_id: Number(stack.id), type: "production" });
    platform.set({ readOnlyStacks: [String(platform.credentials.sharedStackId)] });

    expect([theirs.status, (await create()).status]).toEqual([403, 403]);
  });

  it("have the default policy until a new one is created, which then comes first", async () => {
    const { body: account } = await create();
    const path = `/accounts/${account.id}/backup_retention_policies`;
    const usual = await call(platform, "GET", path);
    const posted = await call(platform, "POST", path, policy);
    const changed = await call(platform, "GET", path);

    expect(usual.body._embedded.backup_retention_policies).toMatchObject([{ keep_final: true }]);
    expect(posted).toMatchObject({ status: 201, body: "" });
    expect(changed.body._embedded.backup_retention_policies).toMatchObject([policy, { keep_final: true }]);
    expect((await call(platform, "POST", path, { ...policy, daily: 0 })).status).toBe(422);
  });

  it("cannot be deleted while they contain something, including final backups", async () => {
    const { body: account } = await create();
    const path = `/accounts/${account.id}`;
    const database = await platform.state.databases.create({ accountId: String(account.id), handle: "db" });
    const withDatabase = await call(platform, "DELETE", path);
    await operate(platform, `/databases/${database.id}`, { type: "deprovision" });
    const withBackup = await call(platform, "DELETE", path);
    await call(platform, "POST", `${path}/backup_retention_policies`, policy);
    const empty = await call(platform, "DELETE", path);

    expect(withDatabase).toMatchObject({ status: 422, body: { message: expect.stringContaining("databases") } });
    expect(withBackup).toMatchObject({ status: 422, body: { message: expect.stringContaining("backups") } });
    expect(empty.status).toBe(204);
  });

  it("can have the platform's own log drain, which prevents their deletion", async () => {
    platform.set({ tailDrains: true });
    const { body: account } = await create();
    const path = `/accounts/${account.id}`;
    const drains = await call(platform, "GET", `${path}/log_drains`);
    const [tail] = drains.body._embedded.log_drains;
    const refused = await call(platform, "DELETE", path);
    await operate(platform, `/log_drains/${tail.id}`, { type: "deprovision" });

    expect(tail).toMatchObject({ drain_type: "tail" });
    expect([refused.status, (await call(platform, "DELETE", path)).status]).toEqual([422, 204]);
  });
});

describe("stacks", () => {
  it("have a link to their organization unless they are shared", async () => {
    const shared = await call(platform, "GET", `/stacks/${platform.credentials.sharedStackId}`);
    const dedicated = await call(platform, "GET", `/stacks/${platform.credentials.dedicatedStackId}`);
    const list = await call(platform, "GET", "/stacks");

    expect(shared.body._links.organization).toBeUndefined();
    expect(dedicated.body._links.organization.href).toMatch(new RegExp(`${platform.credentials.organizationId}$`));
    expect(list.body._embedded.stacks).toHaveLength(3);
  });
});
