import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";

const kind = "AntiddosSchedulingDomainUserName";
const domainName = "shop.dayugslb.com";
const inputs = { domainName, domainUserName: "shop" };

/** A domain without a name, and one whose name holds that of the other. */
async function given() {
  const test = await givenResource(kind);
  const { schedulingDomains } = test.platform.state;
  await schedulingDomains.create({ id: `my${domainName}`, userName: "another" });
  await schedulingDomains.create({ id: domainName });
  return { ...test, name: () => schedulingDomains.get(domainName)?.userName };
}

describe(`an ${kind}`, () => {
  it("sets the domain name, and shows no diff afterwards", async () => {
    await using test = await given();
    expect(await test.it.create(inputs)).toMatchObject({
      id: domainName,
      outputs: { ...inputs, antiddosSchedulingDomainUserNameId: domainName },
    });
    expect(test.sent("ModifyDomainUsrName")).toEqual([{ DomainName: domainName, DomainUserName: "shop" }]);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("is changed in place, and an empty value removes the name", async () => {
    await using test = await given();
    await test.it.create(inputs);
    await test.it.update({ domainName, domainUserName: "" });
    expect(test.sent("ModifyDomainUsrName").at(-1)).toEqual({ DomainName: domainName, DomainUserName: "" });
    await test.it.read();
    expect(test.it.outputs["domainUserName"]).toBe("");
    expect((await test.it.preview({ domainName, domainUserName: "" })).action).toBe("same");
    expect((await test.it.preview({ ...inputs, domainName: "other.dayugslb.com" })).action).toBe("replace");
    await test.it.delete();
    expect(test.warnings()).toEqual([]);
  });

  it("is kept on deletion, and the warning shows how to remove it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    await test.it.delete();
    expect(test.name()).toBe("shop");
    expect(test.warnings()).toEqual([
      `the scheduling domain ${domainName} keeps its name. To have none, set domainUserName to "" and run \`pulumi up\` first`,
    ]);
  });

  it("leaves the state when the domain does not exist", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.state.schedulingDomains.remove(domainName);
    expect(await test.it.read()).toBeUndefined();
    const { message } = await failure(test.host.resource(kind, "other").create(inputs));
    expect(message).toContain("The scheduling domain does not exist");
  });

  it("is imported, even before it has a name", async () => {
    await using test = await given();
    await test.it.import(domainName);
    expect(test.it.inputs).toEqual({ domainName, domainUserName: "" });
    expect((await test.it.preview({ domainName, domainUserName: "" })).action).toBe("same");
  });

  it("is rejected when another resource of the program has it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    await expect(test.host.resource(kind, "copy").create(inputs)).rejects.toThrow("is declared twice");
  });

  it("is refreshed from a listing when there are many", async () => {
    await using test = await given();
    const names = Array.from({ length: 150 }, (_, at) => `d${at}.dayugslb.com`);
    for (const id of names) await test.platform.state.schedulingDomains.create({ id, userName: id });
    test.platform.set({ callsPerSecond: { antiddos: 1_000 } });
    const all = names.map((name) => test.host.resource(kind, name));
    await Promise.all(all.map((one, at) => one.import(names[at] ?? "")));
    const before = test.platform.calls().length;
    await Promise.all(all.map((one) => one.read()));
    expect(test.platform.calls().length - before).toBeLessThan(8);
    expect(all.map(({ outputs }) => outputs["domainUserName"])).toEqual(names);
    expect(await test.host.list(kind)).toHaveLength(152);
  });
});
