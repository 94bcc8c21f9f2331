import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { kafkaCluster } from "../testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

const read = {
  resource_type: "TOPIC",
  resource_name: "orders",
  pattern_type: "LITERAL",
  principal: "User:sa-1",
  host: "*",
  operation: "READ",
  permission: "ALLOW",
};
const query = (values: Record<string, string>) => `/acls?${new URLSearchParams(values)}`;

describe("ACLs", () => {
  it("are created once even when the request is repeated, found by their seven values, and deleted", async () => {
    const { call } = await kafkaCluster(platform);
    const statuses = [(await call("POST", "/acls", read)).status, (await call("POST", "/acls", read)).status];
    const found = await call("GET", query(read));
    const deleted = await call("DELETE", query(read));
    const again = await call("DELETE", query(read));
    const gone = await call("GET", query(read));

    expect(statuses).toEqual([201, 201]);
    expect(found.body.data).toHaveLength(1);
    expect(found.body.data[0]).toMatchObject(read);
    expect(deleted).toMatchObject({ status: 200, body: { data: [read] } });
    expect(again).toMatchObject({ status: 200, body: { data: [] } });
    expect(gone.body.data).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are created together", async () => {
    const { call } = await kafkaCluster(platform);
    const made = await call("POST", "/acls:batch", { data: [read, { ...read, operation: "WRITE" }] });
    const half = await call("POST", "/acls:batch", {
      data: [
        { ...read, operation: "ALTER" },
        { ...read, resource_type: "CLUSTER" },
      ],
    });

    expect([made.status, half.status]).toEqual([201, 400]);
    expect((await call("GET", "/acls")).body.data).toHaveLength(2);
  });

  it("are found by filters", async () => {
    const { call } = await kafkaCluster(platform);
    await call("POST", "/acls", read);
    await call("POST", "/acls", { ...read, resource_name: "ord", pattern_type: "PREFIXED" });
    await call("POST", "/acls", { ...read, resource_name: "*" });
    await call("POST", "/acls", { ...read, resource_type: "GROUP", operation: "ALL" });
    const count = async (values: Record<string, string>) => (await call("GET", query(values))).body.data.length;

    expect(await count({})).toBe(4);
    expect(await count({ resource_type: "ANY" })).toBe(4);
    expect(await count({ resource_type: "TOPIC" })).toBe(3);
    expect(await count({ resource_type: "TOPIC", resource_name: "orders", pattern_type: "LITERAL" })).toBe(1);
    expect(await count({ resource_type: "TOPIC", resource_name: "orders", pattern_type: "MATCH" })).toBe(3);
    expect(await count({ principal: "User:sa-2" })).toBe(0);
  });

  it("can come back with integer principals", async () => {
    const account = await platform.state.serviceAccounts.create({ displayName: "a" });
    platform.set({ numericPrincipals: true });
    const { call } = await kafkaCluster(platform);
    await call("POST", "/acls", { ...read, principal: `User:${account.id}` });
    const found = await call("GET", query({ principal: `User:${account.id}` }));

    expect(found.body.data[0].principal).toBe(`User:${account.numericId}`);
  });

  it.each([
    ["a CLUSTER of another name", { resource_type: "CLUSTER", resource_name: "mine" }, "kafka-cluster"],
    ["a filter for a value", { operation: "ANY" }, "cannot be ANY"],
    ["a pattern that only filters", { pattern_type: "MATCH" }, "cannot be MATCH"],
    ["a principal without a type", { principal: "sa-1" }, "expected type:name"],
  ])("reject %s", async (_, change, message) => {
    const { call } = await kafkaCluster(platform);
    const refused = await call("POST", "/acls", { ...read, ...change });

    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(message);
  });

  it("are not deleted without saying which", async () => {
    const { call } = await kafkaCluster(platform);
    await call("POST", "/acls", read);
    const open = await call("DELETE", "/acls");
    const unknown = await call("DELETE", query({ ...read, operation: "UNKNOWN" }));

    expect(open.body.message).toContain("resource_type is missing");
    expect(unknown.body.message).toBe("operation cannot be unspecified or UNKNOWN");
    expect(platform.state.acls.list()).toHaveLength(1);
  });
});
