import { unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type CloudprovOptions, startSimulatedProvider } from "../simulated-provider.ts";

const inputs = { name: "web", protocols: ["tcp:80,443", "icmp"] };

async function given(settings: CloudprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  return { ...simulated, template: simulated.host.resource("ProtocolTemplate", "web") };
}

describe("a ProtocolTemplate", () => {
  it("is created, changed, imported and deleted", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    const { id, outputs } = await test.template.create(inputs);
    expect(id).toMatch(/^ppm-/);
    expect(outputs).toMatchObject({ ...inputs, protocolTemplateId: id });
    expect((await test.host.resource("ProtocolTemplate", "found").import(id)).inputs).toEqual(inputs);

    const changed = { name: "dns", protocols: ["udp:53"] };
    expect((await test.template.update(changed)).action).toBe("update");
    expect(test.platform.state.serviceTemplates.get(id)).toMatchObject({ name: "dns" });

    await test.template.delete();
    expect(test.platform.state.serviceTemplates.list()).toEqual([]);
  });

  it("shows no diff for a space after the colon, or for another order", async () => {
    await using test = await given({ blankAfterColon: true });
    const { outputs } = await test.template.create(inputs);
    expect(outputs["protocols"]).toEqual(inputs.protocols);
    await test.template.read();
    const turned = { ...inputs, protocols: ["icmp", "tcp:80,443"] };
    expect((await test.template.preview(turned)).action).toBe("same");
    expect((await test.template.preview({ ...inputs, protocols: ["tcp:80", "icmp"] })).action).toBe("update");
  });

  it.each([
    [["tcp:99999"], ["protocols[0]"]],
    [["icmp", "http:80"], ["protocols[1]"]],
    [
      ["tcp:90-80", ""],
      ["protocols[0]", "protocols[1]"],
    ],
    [["tcp:80", "tcp: 80"], ["protocols[1]"]],
    [["tcp: 8080", unknown], []],
  ])("checks the protocols %j at preview", async (protocols, refused) => {
    await using test = await given();
    const { failures } = await test.template.check({ protocols });
    expect(failures.map(({ property }) => property)).toEqual(refused);
    expect(test.platform.calls()).toEqual([]);
  });

  it("names the entry with upper case letters", async () => {
    await using test = await given();
    const { failures } = await test.template.check({ name: "web", protocols: ["icmp", "TCP:80"] });
    expect(failures).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/protocols\[1\] must be in lower case/) }),
    ]);
  });
});
