import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { anyTemplate, anyTemplateWith } from "./templates.ts";

async function given(settings = {}) {
  const simulated = await startSimulatedProvider(settings);
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, template: simulated.host.resource("ActionResource", "office"), sent };
}

describe("an ActionResource", () => {
  it("is made by an action, and read by another until it is seen", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.template.create(anyTemplate);
    expect(id).toMatch(/^ipm-/);
    expect(outputs).toMatchObject({
      properties: anyTemplate.properties,
      values: { AddressTemplateId: id },
      objectId: id,
    });
    expect(test.sent("CreateAddressTemplate")).toEqual([anyTemplate.properties]);
    await test.template.read();
    expect((await test.template.preview(anyTemplate)).action).toBe("same");
  });

  it("changes in place what an update is for, and shows it member by member", async () => {
    await using test = await given();
    const { id } = await test.template.create(anyTemplate);
    const wanted = anyTemplateWith({ Addresses: ["10.0.1.0/24", "10.0.2.0/24"] });
    expect((await test.template.diff(wanted)).detailed).toEqual({ "properties.Addresses[1]": "add" });
    expect((await test.template.update(wanted)).action).toBe("update");
    expect(test.sent("ModifyAddressTemplateAttribute")).toEqual([
      { AddressTemplateName: "office", Addresses: ["10.0.1.0/24", "10.0.2.0/24"], AddressTemplateId: id },
    ]);
  });

  it("is replaced for a change that no update is for", async () => {
    await using test = await given();
    const update = [{ ...anyTemplate.update[0], members: ["Addresses"] }];
    const before = await test.template.create({ ...anyTemplate, update });
    const after = await test.template.update(anyTemplateWith({ AddressTemplateName: "home" }, { update }));
    expect(after).toMatchObject({ action: "replace" });
    expect(after.id).not.toBe(before.id);
    expect(test.platform.state.addressTemplates.list().map(({ id }) => id)).toEqual([after.id]);
  });

  it("is removed, also when it is gone", async () => {
    await using test = await given();
    const { id } = await test.template.create(anyTemplate);
    await test.platform.state.addressTemplates.remove(id);
    await test.template.delete();
    expect(test.sent("DeleteAddressTemplate")).toEqual([{ AddressTemplateId: id }]);
  });
});
