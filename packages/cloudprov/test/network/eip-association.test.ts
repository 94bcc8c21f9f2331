import { describe, expect, it } from "vitest";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  const { addresses } = platform.state;
  const address = await addresses.create({});
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, it: host.resource("EipAssociation", "web"), address, addresses, sent };
}

const machine = "ins-0cxjwrog";
const target = { networkInterfaceId: "eni-0a1b2c3d", privateIp: "10.0.1.22" };

describe("an EipAssociation", () => {
  it("binds an address to an instance, and waits for the platform's task", async () => {
    await using test = await given({ addressTaskMs: 300 });
    const { id, outputs } = await test.it.create({ eipId: test.address.id, instanceId: machine });

    expect(id).toBe(`${test.address.id}::${machine}`);
    expect(outputs).toMatchObject({ eipId: test.address.id, instanceId: machine });
    expect(test.sent("AssociateAddress")).toEqual([{ AddressId: test.address.id, InstanceId: machine }]);
    expect(test.addresses.list()).toMatchObject([{ status: "BIND", instanceId: machine }]);
  });

  it("binds an address to a private address of a network interface", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create({ eipId: test.address.id, ...target });

    expect(id).toBe(`${test.address.id}::eni-0a1b2c3d::10.0.1.22`);
    expect(outputs).toMatchObject(target);
    expect(test.addresses.list()).toMatchObject([{ status: "BIND_ENI", ...target }]);
  });

  it("unbinds the address, and is deleted without a request if the address is bound elsewhere", async () => {
    await using test = await given({ addressTaskMs: 300 });
    const inputs = { eipId: test.address.id, instanceId: machine };
    await test.it.create(inputs);
    await test.it.delete();
    expect(test.addresses.list()).toMatchObject([{ status: "UNBIND", instanceId: "" }]);

    await test.it.create(inputs);
    test.addresses.change(test.address.id, { instanceId: "ins-aaaaaaaa" });
    await test.it.delete();
    expect(test.sent("DisassociateAddress")).toHaveLength(1);
    expect(test.addresses.list()).toMatchObject([{ status: "BIND", instanceId: "ins-aaaaaaaa" }]);
  });

  it("leaves the state when the address is unbound, bound elsewhere or released", async () => {
    await using test = await given();
    await test.it.create({ eipId: test.address.id, instanceId: machine });
    test.addresses.change(test.address.id, { instanceId: "ins-aaaaaaaa" });
    expect(await test.it.read()).toBeUndefined();
  });

  it("never unbinds an address that is bound to something else", async () => {
    await using test = await given();
    test.addresses.change(test.address.id, { status: "BIND", instanceId: "ins-aaaaaaaa" });
    await expect(test.it.create({ eipId: test.address.id, instanceId: machine })).rejects.toThrow(
      `the address ${test.address.id} is bound to ins-aaaaaaaa: unbind it there first`,
    );
    expect(test.sent("AssociateAddress")).toEqual([]);
  });

  it("never adopts a binding that it did not create", async () => {
    await using test = await given();
    test.addresses.change(test.address.id, { status: "BIND", instanceId: machine });
    await expect(test.it.create({ eipId: test.address.id, instanceId: machine })).rejects.toThrow(
      `pulumi import cloudprov:index/eipAssociation:EipAssociation web ${test.address.id}::${machine}`,
    );
  });

  it("fails when the platform's task fails", async () => {
    await using test = await given({ failedTasks: ["AssociateAddress"] });
    await expect(test.it.create({ eipId: test.address.id, instanceId: machine })).rejects.toThrow(/task \d+ failed/);
    expect(test.addresses.list()).toMatchObject([{ status: "UNBIND" }]);
  });

  it.each(["::ins-0cxjwrog", "eip-nyvf60va", "eip-nyvf60va::eni-1::", "eip-nyvf60va::eni-1::10.0.0.1::x"])(
    "is not imported as %s",
    async (id) => {
      await using test = await given();
      await expect(test.it.import(id)).rejects.toThrow("<address ID>::<instance ID>");
    },
  );

  it("is imported by both forms of its ID", async () => {
    await using test = await given();
    test.addresses.change(test.address.id, { status: "BIND_ENI", ...target });
    const { outputs } = await test.it.import(`${test.address.id}::eni-0a1b2c3d::10.0.1.22`);
    expect(outputs).toMatchObject({ eipId: test.address.id, ...target });
  });

  it.each([
    [{ instanceId: machine, ...target }, "instanceId"],
    [{}, "instanceId"],
    [{ networkInterfaceId: "eni-0a1b2c3d" }, "privateIp"],
    [{ privateIp: "10.0.1.22" }, "networkInterfaceId"],
  ])("is rejected at preview with %j", async (inputs, property) => {
    await using test = await given();
    await expect(test.it.preview({ eipId: test.address.id, ...inputs })).rejects.toThrow(property);
  });
});
