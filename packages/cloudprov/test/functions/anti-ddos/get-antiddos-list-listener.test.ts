import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosListListener";

const server = { RealServer: "10.0.0.1", RsType: 2, Weight: 50, Port: 8080 };
const instance = { EipList: ["203.0.113.7", "203.0.113.8"], InstanceId: "bgp-1" };

const layer4 = {
  backendPort: 8080,
  frontendPort: 80,
  protocol: "UDP",
  realServers: [{ realServer: "10.0.0.1", rsType: 2, weight: 50, port: 8080 }],
  instanceDetails: [{ eipLists: ["203.0.113.7", "203.0.113.8"], instanceId: "bgp-1" }],
  instanceDetailRules: [],
};
const layer7 = {
  domain: "shop.example.com",
  protocol: "https",
  vport: 443,
  proxyTypeLists: [{ proxyPorts: [443, 8443], proxyType: "https" }],
  realServers: [],
  instanceDetails: [],
  instanceDetailRules: [{ eipLists: ["203.0.113.7", "203.0.113.8"], instanceId: "bgp-1", cname: "x.dayugslb.example" }],
};

/** A listener of each kind. */
async function given() {
  const test = await givenLookup(name);
  const { layer4Listeners, layer7Listeners } = test.platform.state;
  await layer4Listeners.create({
    BackendPort: 8080,
    Protocol: "UDP",
    RealServers: [server],
    InstanceDetails: [instance],
  });
  await layer7Listeners.create({
    Domain: "shop.example.com",
    Protocol: "https",
    Vport: 443,
    ProxyTypeList: [{ ProxyPorts: [443, 8443], ProxyType: "https" }],
    InstanceDetailRule: [{ ...instance, Cname: "x.dayugslb.example" }],
  });
  return test;
}

describe(name, () => {
  it("returns the listeners by port and by domain, and null as an empty list", async () => {
    await using test = await given();
    expect(await test.ask()).toEqual({
      id: expect.stringMatching(/^\d+$/),
      layer4Listeners: [layer4],
      layer7Listeners: [layer7],
    });
    expect(test.sent("DescribeListListener")).toEqual([{}]);
  });

  it("returns empty lists without listeners", async () => {
    await using test = await givenLookup(name);
    expect(await test.ask()).toMatchObject({ layer4Listeners: [], layer7Listeners: [] });
  });

  it("writes both kinds into one list", async () => {
    await using test = await given();
    expect(await test.file()).toEqual({ content: [layer4, layer7], mode: 0o644 });
  });
});
