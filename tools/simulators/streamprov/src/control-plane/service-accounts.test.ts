import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

const path = "/iam/v2/service-accounts";
let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

describe("service accounts", () => {
  it("are created, read, changed and deleted", async () => {
    const created = await control(platform, "POST", path, { display_name: "orders", description: "writes orders" });
    const own = `${path}/${created.body.id}`;
    const cleared = await control(platform, "PATCH", own, { description: "" });
    const deleted = await control(platform, "DELETE", own);
    const gone = await control(platform, "GET", own);

    expect(created).toMatchObject({
      status: 201,
      body: { api_version: "iam/v2", kind: "ServiceAccount", description: "writes orders" },
    });
    expect(cleared.body).toMatchObject({ display_name: "orders", description: "" });
    expect(deleted.status).toBe(204);
    expect(gone).toMatchObject({ status: 404, body: { errors: [{ code: "service_account_not_found" }] } });
  });

  it("are found by exact names, any of several", async () => {
    for (const displayName of ["a", "b c", "b"]) await platform.state.serviceAccounts.create({ displayName });
    const one = await control(platform, "GET", `${path}?display_name=b%20c`);
    const two = await control(platform, "GET", `${path}?display_name=a&display_name=b`);

    expect(one.body.data.map((account: { display_name: string }) => account.display_name)).toEqual(["b c"]);
    expect(two.body.data).toHaveLength(2);
  });

  it("reject a name that another has, and one that is too long", async () => {
    await platform.state.serviceAccounts.create({ displayName: "orders" });
    const taken = await control(platform, "POST", path, { display_name: "orders" });
    const long = await control(platform, "POST", path, { display_name: "x".repeat(65) });

    expect(taken.status).toBe(409);
    expect(long.status).toBe(400);
  });

  it("take their API keys and role bindings with them", async () => {
    const account = await platform.state.serviceAccounts.create({ displayName: "orders" });
    const key = await platform.state.apiKeys.create({ ownerId: account.id, scope: { kind: "cloud" } });
    await platform.state.roleBindings.create({
      principal: `User:${account.id}`,
      roleName: "OrganizationAdmin",
      crnPattern: "crn://confluent.cloud/organization=o",
    });
    const before = await send(`${platform.url}${path}`, "GET", { key });
    await control(platform, "DELETE", `${path}/${account.id}`);
    const after = await send(`${platform.url}${path}`, "GET", { key });

    expect([before.status, after.status]).toEqual([200, 401]);
    expect(platform.state.roleBindings.list().map(({ roleName }) => roleName)).toEqual(["OrganizationAdmin"]);
  });

  it("have integer IDs in the older API", async () => {
    const account = await platform.state.serviceAccounts.create({ displayName: "orders" });
    const accounts = await control(platform, "GET", "/service_accounts");
    const users = await control(platform, "GET", "/users");

    expect(accounts.body.users).toEqual([{ id: account.numericId, resource_id: account.id }]);
    expect(users.body.users).toMatchObject([{ resource_id: platform.credentials.userId }]);
  });
});

describe("users", () => {
  it("are listed, read, renamed and removed", async () => {
    const user = await platform.state.users.create({ email: "ann@example.com", fullName: "Ann" });
    const list = await control(platform, "GET", "/iam/v2/users?page_size=100");
    const renamed = await control(platform, "PATCH", `/iam/v2/users/${user.id}`, { full_name: "Anna" });
    const removed = await control(platform, "DELETE", `/iam/v2/users/${user.id}`);
    const gone = await control(platform, "GET", `/iam/v2/users/${user.id}`);

    expect(list.body.data).toHaveLength(2);
    expect(renamed.body).toMatchObject({ email: "ann@example.com", full_name: "Anna", kind: "User" });
    expect([removed.status, gone.status]).toEqual([204, 404]);
  });
});
