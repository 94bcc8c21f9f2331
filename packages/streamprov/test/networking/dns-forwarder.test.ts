import { expect, it } from "vitest";
import { without } from "../without.ts";
import { given } from "./given.ts";

it("is created without domains when each domain has its own DNS zone", async () => {
  await using test = await given("DnsForwarder");
  const forwardViaGcpDnsZones = { domainMappings: { "example.com": "zone-1,project-1" } };
  const inputs = { ...without(test.inputs, "forwardViaIp"), domains: [], forwardViaGcpDnsZones };

  const { outputs } = await test.it.create(inputs);

  expect((test.sent("POST")[0] as { spec: object }).spec).not.toHaveProperty("domains");
  expect(outputs).toMatchObject({ domains: [], forwardViaGcpDnsZones });
  expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
});

it("omits a mapping that the platform returns without its zone or its project", async () => {
  await using test = await given("DnsForwarder");
  const whole = { "example.com": "zone-1,project-1" };
  const { id } = await test.it.create({
    ...without(test.inputs, "forwardViaIp"),
    forwardViaGcpDnsZones: { domainMappings: { ...whole, "example.org": "zone-2,project-2" } },
  });
  const one = test.platform.state.dnsForwarders.get(id);
  const { config, ...spec } = (one?.body["spec"] ?? {}) as { config: { domain_mappings: object } };
  const mappings = { ...config.domain_mappings, "example.org": { zone: "zone-2" } };
  test.platform.state.dnsForwarders.change(id, {
    body: { spec: { ...spec, config: { ...config, domain_mappings: mappings } } },
  });

  await test.it.read();

  expect(test.it.outputs["forwardViaGcpDnsZones"]).toEqual({ domainMappings: whole });
});
