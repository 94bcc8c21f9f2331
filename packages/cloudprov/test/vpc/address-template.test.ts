import { LeapingClock } from "@org/cloudprov-simulator";
import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

const inputs: Values = { name: "office", addresses: ["10.0.1.0/24", "10.0.8.1-10.0.8.20"] };

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  return { ...simulated, template: simulated.host.resource("AddressTemplate", "office") };
}

describe("creating an AddressTemplate", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.template.create(inputs);
    expect(id).toMatch(/^ipm-/);
    expect(outputs).toMatchObject({ ...inputs, addressTemplateId: id });
    await test.template.read();
    expect((await test.template.preview(inputs)).action).toBe("same");
  });

  it("ignores the order of the addresses", async () => {
    await using test = await given();
    await test.template.create(inputs);
    const turned = { ...inputs, addresses: ["10.0.8.1-10.0.8.20", "10.0.1.0/24"] };
    expect((await test.template.preview(turned)).action).toBe("same");
  });

  it("derives a name from the logical name", async () => {
    await using test = await given();
    const { outputs } = await test.template.create({ addresses: ["10.0.0.1"] });
    expect(outputs["name"]).toMatch(/^office-[0-9a-f]{7}$/);
  });

  it("requires an address at preview, and accepts unknown ones", async () => {
    await using test = await given();
    const { failures } = await test.template.check({ addresses: [] });
    expect(failures).toEqual([expect.objectContaining({ reason: expect.stringContaining("addresses") })]);
    expect((await test.template.check({ addresses: unknown })).failures).toEqual([]);
    expect(await test.template.preview(inputs)).toMatchObject({ outputs: { addressTemplateId: unknown } });
  });

  it.each([
    [["10.0.0.300"], ["addresses[0]"]],
    [["10.0.0.0/33", "10.0.0.1"], ["addresses[0]"]],
    [["10.0.0.1", "10.0.0.9-10.0.0.2"], ["addresses[1]"]],
    [
      ["", "office"],
      ["addresses[0]", "addresses[1]"],
    ],
    [["10.0.0.1", "10.0.0.2", "10.0.0.1"], ["addresses[2]"]],
    [["10.0.0.1", unknown, unknown], []],
    [["2001:db8::/32", "2001:db8::1-2001:db8::ff"], []],
  ])("checks the addresses %j at preview", async (addresses, refused) => {
    await using test = await given();
    const { failures } = await test.template.check({ addresses });
    expect(failures.map(({ property }) => property)).toEqual(refused);
    expect(test.platform.calls()).toEqual([]);
  });

  it("reports the valid forms of an address, and which duplicate to remove", async () => {
    await using test = await given();
    const { failures } = await test.template.check({ addresses: ["10.0.0.1", "10.0.0.1", "10.0.0.300"] });
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("addresses[2] must be an IP address, a CIDR block, or a range in ascending order"),
      expect.stringContaining("addresses[1] must not repeat addresses[0]; remove one of the two"),
    ]);
  });

  it("rejects a name of more than 255 characters", async () => {
    await using test = await given();
    const { failures } = await test.template.check({ ...inputs, name: "n".repeat(256) });
    expect(failures.map(({ property }) => property)).toEqual(["name"]);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateAddressTemplate$/, kind: "resetAfter" });
    const { id } = await test.template.create(inputs);
    expect(test.platform.state.addressTemplates.list().map((one) => one.id)).toEqual([id]);
  });

  it("shows the platform's message, the action and the request", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreateAddressTemplate", code: "LimitExceeded", message: "No more." });
    const { message } = await failure(test.template.create(inputs));
    expect(message).toMatch(/LimitExceeded: No more \(CreateAddressTemplate http.*request id /);
  });
});

describe("changing an AddressTemplate", () => {
  it("sends every setting, in place", async () => {
    await using test = await given();
    const { id } = await test.template.create(inputs);
    const { action, outputs } = await test.template.update({ name: "office", addresses: ["10.0.0.1"] });
    expect(action).toBe("update");
    expect(outputs).toMatchObject({ name: "office", addresses: ["10.0.0.1"], addressTemplateId: id });
  });

  it("waits while another task works on it", async () => {
    await using test = await given();
    const { id } = await test.template.create(inputs);
    test.platform.occupy(id, 400);
    await test.template.update({ ...inputs, name: "headquarters" });
    expect(test.platform.state.addressTemplates.get(id)?.name).toBe("headquarters");
  });
});

describe("deleting an AddressTemplate", () => {
  it("waits until it can no longer be read", async () => {
    const clock = new LeapingClock();
    await using test = await given({ deleteLagMs: 60_000, clock });
    await test.template.create(inputs);
    const afterwards = () => {
      const actions = test.platform.calls().map(({ action }) => action);
      return actions.slice(actions.lastIndexOf("DeleteAddressTemplate") + 1);
    };

    const deletion = test.template.delete();
    await expect.poll(() => test.platform.calls({ action: "DeleteAddressTemplate" })).toHaveLength(1);
    await expect.poll(afterwards).not.toEqual([]);
    clock.advance(60_000);
    await deletion;

    expect(new Set(afterwards())).toEqual(new Set(["DescribeAddressTemplates"]));
    expect(afterwards().length).toBeGreaterThan(1);
  });
});

describe("an AddressTemplate that does not exist", () => {
  it("leaves the state in a refresh, and can be deleted without an error", async () => {
    await using test = await given();
    const { id } = await test.template.create(inputs);
    test.platform.state.addressTemplates.remove(id);
    await test.template.delete();
    expect(test.platform.calls({ action: "DeleteAddressTemplate" })).toHaveLength(1);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.template.create(inputs);
    const found = await test.host.resource("AddressTemplate", "found").import(id);
    expect(found.inputs).toEqual(inputs);
  });
});
