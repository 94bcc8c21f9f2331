import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

const statement = [{ effect: "allow", action: ["cos:GetObject"], resource: ["qcs::cos::uid/1250000000:site/*"] }];
const document = JSON.stringify({ version: "2.0", statement });
const wider = JSON.stringify({ version: "2.0", statement: [{ effect: "allow", action: "cos:*", resource: ["*"] }] });

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, policy: simulated.host.resource("CamPolicy", "readers"), sent };
}

describe("a CamPolicy", () => {
  it("is created, changed in place and deleted by its number", async () => {
    await using test = await given();
    const { id, outputs } = await test.policy.create({ name: "readers", document, description: "Readers" });
    expect(id).toMatch(/^\d+$/);
    expect(outputs).toMatchObject({ name: "readers", type: 1 });
    expect(test.sent("CreatePolicy")).toEqual([
      { PolicyName: "readers", PolicyDocument: document, Description: "Readers" },
    ]);

    await test.policy.update({ name: "readers", document: wider, description: "Readers" });
    expect(test.sent("UpdatePolicy")).toEqual([{ PolicyId: Number(id), PolicyDocument: wider }]);

    await test.policy.delete();
    expect(test.sent("DeletePolicy")).toEqual([{ PolicyId: [Number(id)] }]);
    expect(test.platform.state.camPolicies.list()).toEqual([]);
  });

  it("compares its document as JSON, in which the platform escapes slashes", async () => {
    await using test = await given();
    await test.policy.create({ name: "readers", document });
    await test.policy.read();
    const sorted = JSON.stringify({ statement, version: "2.0" }, undefined, 2);
    expect((await test.policy.diff({ name: "readers", document: sorted })).changes).toEqual([]);
  });

  it("clears a description that the program no longer has", async () => {
    await using test = await given();
    const { id } = await test.policy.create({ name: "readers", document, description: "Readers" });
    await test.policy.update({ name: "readers", document });
    expect(test.sent("UpdatePolicy")).toEqual([{ PolicyId: Number(id), Description: "" }]);
  });

  it("is replaced when its name changes", async () => {
    await using test = await given();
    await test.policy.create({ name: "readers", document });
    expect((await test.policy.diff({ name: "writers", document })).replaces).toEqual(["name"]);
  });

  it("does not adopt a policy with its name", async () => {
    await using test = await given();
    const other = await test.platform.state.camPolicies.create({ name: "readers", description: "Other" });
    await expect(test.policy.create({ name: "readers", document })).rejects.toThrow("readers");
    expect(test.platform.state.camPolicies.list()).toEqual([other]);
  });

  it.each([
    ["not JSON", "must be JSON"],
    ['{"version":"1.0","statement":[]}', "must be JSON"],
    [JSON.stringify({ version: "2.0", statement: [{ effect: "allow", action: "cos:*", resource: "*" }] }), "resource"],
    [JSON.stringify({ version: "2.0", statement: [{ effect: "allow", resource: ["*"] }] }), "action of statement 1"],
  ])("rejects the document %s during preview", async (wrong, message) => {
    await using test = await given();
    await expect(test.policy.create({ name: "readers", document: wrong })).rejects.toThrow(message);
    expect(test.sent("CreatePolicy")).toEqual([]);
  });

  it("reads the tags of many policies from one listing", async () => {
    await using test = await given();
    const policies = Array.from({ length: 25 }, (_, i) => test.host.resource("CamPolicy", `policy-${i}`));
    await Promise.all(policies.map((policy, i) => policy.create({ document, tags: { number: String(i) } })));

    const found = await refreshed(test, policies);

    expect(test.sent("ListPolicies")).toEqual([{ Scope: "Local", Page: 1, Rp: 200 }]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(policies.map((_, i) => ({ number: String(i) })));
  });
});
