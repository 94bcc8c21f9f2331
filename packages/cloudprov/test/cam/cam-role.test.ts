import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

const statement = [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: ["scf.qcloud.com"] } }];
const document = JSON.stringify({ version: "2.0", statement });

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, role: simulated.host.resource("CamRole", "functions"), sent };
}

describe("a CamRole", () => {
  it("keeps all 19 digits of its ID, and sends its name where the platform expects a number", async () => {
    await using test = await given();
    const { id } = await test.role.create({ name: "functions", document });
    expect(id).toMatch(/^\d{19}$/);
    expect(String(Number(id))).not.toBe(id);

    await test.role.update({ name: "functions", document, consoleLogin: true, sessionDuration: 600 });
    expect(test.sent("UpdateRoleConsoleLogin")).toEqual([{ RoleName: "functions", ConsoleLogin: 1 }]);
    expect(test.sent("UpdateRoleSessionDuration")).toEqual([{ RoleName: "functions", SessionDuration: 600 }]);
    expect(test.sent("UpdateAssumeRolePolicy")).toEqual([]);
  });

  it("compares its document as JSON", async () => {
    await using test = await given();
    await test.role.create({ name: "functions", document });
    const sorted = JSON.stringify({ statement, version: "2.0" }, undefined, 2);
    expect((await test.role.diff({ name: "functions", document: sorted })).changes).toEqual([]);
  });

  it("clears a description that the program no longer has", async () => {
    await using test = await given();
    const { id } = await test.role.create({ name: "functions", document, description: "Functions" });
    await test.role.update({ name: "functions", document });
    expect(test.sent("UpdateRoleDescription")).toEqual([{ RoleId: id, Description: "" }]);
  });

  it.each([["not JSON"], ["[]"], ['{"version":"1.0","statement":[]}'], ['{"version":"2.0"}']])(
    "rejects the document %s during preview",
    async (wrong) => {
      await using test = await given();
      await expect(test.role.create({ name: "functions", document: wrong })).rejects.toThrow("document");
      expect(test.sent("CreateRole")).toEqual([]);
    },
  );

  it("is refreshed with others from one listing, with its tags", async () => {
    await using test = await given();
    for (let i = 0; i < 100; i += 1) await test.platform.state.camRoles.create({ name: `other-${i}` });
    const roles = Array.from({ length: 25 }, (_, i) => test.host.resource("CamRole", `role-${i}`));
    await Promise.all(roles.map((role, i) => role.create({ document, tags: { number: String(i) } })));

    const found = await refreshed(test, roles);

    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.filter((action) => action === "DescribeRoleList")).toHaveLength(2);
    expect(actions).not.toContain("GetRole");
    expect(found.map((one) => one?.inputs["tags"])).toEqual(roles.map((_, i) => ({ number: String(i) })));
  });
});
