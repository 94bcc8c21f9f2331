import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { given } from "./given.ts";

describe("the creation of an object of private networking succeeds", () => {
  it.each([
    ["Peering", "peerings", ["READY", "PENDING_ACCEPT"]],
    ["PrivateLinkAccess", "privateLinkAccesses", ["READY"]],
    ["TransitGatewayAttachment", "transitGatewayAttachments", ["READY", "PENDING_ACCEPT"]],
    ["Gateway", "gateways", ["READY", "CREATED"]],
    ["AccessPoint", "accessPoints", ["READY", "PENDING_ACCEPT", "CREATED"]],
    ["PrivateLinkAttachment", "privateLinkAttachments", ["READY", "WAITING_FOR_CONNECTIONS"]],
    ["PrivateLinkAttachmentConnection", "privateLinkAttachmentConnections", ["READY"]],
    ["NetworkLinkService", "networkLinkServices", ["READY"]],
    ["NetworkLinkEndpoint", "networkLinkEndpoints", ["READY", "PENDING_ACCEPT", "INACTIVE"]],
    ["DnsRecord", "dnsRecords", ["READY", "CREATED"]],
    ["DnsForwarder", "dnsForwarders", ["READY", "CREATED"]],
  ] as const)("when a %s is in one of its final phases", async (type, store, phases) => {
    for (const phase of phases) {
      await using test = await given(type, { endPhase: { [store]: phase } });

      const { id } = await test.it.create(test.inputs);

      expect(test.platform.state[store].get(id)?.phase).toBe(phase);
    }
  });

  it.each([
    ["Peering", "peerings", /accept the peering connection in the account of the other network/],
    ["TransitGatewayAttachment", "transitGatewayAttachments", /accept the attachment in the AWS account/],
    ["AccessPoint", "accessPoints", /accept the connection in the account of the other network/],
    ["NetworkLinkEndpoint", "networkLinkEndpoints", /ask the owner of the network link service to accept it/],
  ] as const)("when the other side has yet to accept a %s, with a warning that says how", async (type, store, word) => {
    await using test = await given(type, { endPhase: { [store]: "PENDING_ACCEPT" } });

    await test.it.create(test.inputs);

    const warnings = test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    expect(warnings).toEqual([expect.stringMatching(/ is PENDING_ACCEPT: /)]);
    expect(warnings[0]).toMatch(word);
  });
});

describe("the creation of an object of private networking fails with the command that replaces it", () => {
  it.each([
    ["Peering", "peerings", "DISCONNECTED", /disconnected in the account/],
    ["TransitGatewayAttachment", "transitGatewayAttachments", "ERROR", /no reason/],
    ["TransitGatewayAttachment", "transitGatewayAttachments", "DISCONNECTED", /deleted in the AWS account/],
    ["Gateway", "gateways", "ERROR", /no reason/],
    ["Gateway", "gateways", "DISCONNECTED", /no reason/],
    ["Gateway", "gateways", "EXPIRED", /had no connections for too long and can only be deleted/],
    ["AccessPoint", "accessPoints", "ERROR", /no reason/],
    ["AccessPoint", "accessPoints", "DISCONNECTED", /disconnected in the account/],
    ["PrivateLinkAttachment", "privateLinkAttachments", "EXPIRED", /can only be deleted/],
    [
      "PrivateLinkAttachmentConnection",
      "privateLinkAttachmentConnections",
      "DISCONNECTED",
      /its private endpoint was deleted/,
    ],
    ["NetworkLinkService", "networkLinkServices", "ERROR", /no reason/],
    ["NetworkLinkEndpoint", "networkLinkEndpoints", "EXPIRED", /not accepted in time/],
    ["NetworkLinkEndpoint", "networkLinkEndpoints", "DISCONNECTED", /no longer accepts it/],
  ] as const)("when a %s (%s) ends in the phase %s", async (type, store, phase, word) => {
    await using test = await given(type, { endPhase: { [store]: phase } });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toMatch(word);
    expect(error.message).toMatch(/pulumi up --replace 'urn:.*::it'/);
    expect(test.it.id).toBe(test.platform.state[store].list()[0]?.id);
  });

  it.each([
    ["Peering", "peerings"],
    ["PrivateLinkAccess", "privateLinkAccesses"],
    ["TransitGatewayAttachment", "transitGatewayAttachments"],
    ["Gateway", "gateways"],
    ["AccessPoint", "accessPoints"],
    ["PrivateLinkAttachment", "privateLinkAttachments"],
    ["PrivateLinkAttachmentConnection", "privateLinkAttachmentConnections"],
    ["NetworkLinkService", "networkLinkServices"],
    ["NetworkLinkEndpoint", "networkLinkEndpoints"],
    ["DnsRecord", "dnsRecords"],
    ["DnsForwarder", "dnsForwarders"],
  ] as const)("when a %s has failed, with the platform's reason", async (type, store) => {
    await using test = await given(type, { provisionFailure: { [store]: "no such account" } });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toMatch(/FAILED: no such account; .*pulumi up --replace 'urn:.*::it'/);
    expect(test.it.id).toBe(test.platform.state[store].list()[0]?.id);
  });
});

it.each([
  ["AccessPoint", "accessPoints", "DEGRADED", /DEGRADED/],
  ["DnsForwarder", "dnsForwarders", "DEGRADED", /the DNS servers cannot be reached/],
  ["Peering", "peerings", "DEPROVISIONING", /DEPROVISIONING/],
] as const)("continues to wait for a %s (%s) in the phase %s only in another run", async (type, store, phase, word) => {
  await using test = await given(type, { endPhase: { [store]: phase } });

  const error = await failure(test.it.create(test.inputs));

  expect(error.message).toMatch(word);
  expect(error.message).toMatch(/run `pulumi up` again to continue the wait/);
});

describe("a deletion", () => {
  it.each([
    ["Peering", "peerings"],
    ["PrivateLinkAccess", "privateLinkAccesses"],
    ["TransitGatewayAttachment", "transitGatewayAttachments"],
    ["AccessPoint", "accessPoints"],
    ["PrivateLinkAttachmentConnection", "privateLinkAttachmentConnections"],
    ["NetworkLinkService", "networkLinkServices"],
    ["NetworkLinkEndpoint", "networkLinkEndpoints"],
    ["DnsRecord", "dnsRecords"],
  ] as const)("of a %s ends when the platform has deprovisioned it", async (type, store) => {
    await using test = await given(type, { deprovisionMs: { [store]: 60 } });
    const { id } = await test.it.create(test.inputs);

    await test.it.delete();

    expect(test.platform.state[store].get(id)).toBeUndefined();
  });

  it.each([
    ["Gateway", "gateways"],
    ["PrivateLinkAttachment", "privateLinkAttachments"],
    ["DnsForwarder", "dnsForwarders"],
  ] as const)("of a %s does not wait for the platform", async (type, store) => {
    await using test = await given(type, { deprovisionMs: { [store]: 60_000 } });
    const { id } = await test.it.create(test.inputs);

    await test.it.delete();

    expect(test.platform.state[store].get(id)?.phase).toBe("DEPROVISIONING");
  });
});
