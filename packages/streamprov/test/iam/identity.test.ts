import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { certificate, identityLives } from "./lives.ts";

const byId = (id: string) => id;

describeOrdinaryLife("Invitation", {
  prepare: identityLives.Invitation,
  path: "/iam/v2/invitations",
  store: "invitations",
  importId: byId,
  body: () => ({ email: "somebody@example.com" }),
  outputs: {
    authType: "AUTH_TYPE_LOCAL",
    status: "INVITE_STATUS_SENT",
    acceptedAt: "0001-01-01 00:00:00 +0000 UTC",
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)? \+0000 UTC$/),
    users: [{ id: expect.stringMatching(/^u-/) }],
    creators: [{ id: expect.stringMatching(/^u-/) }],
  },
  inPlace: [],
  replacing: [["another address", { email: "another@example.com" }]],
  refused: [
    ["email", { email: "" }],
    ["email", { email: "somebody" }],
  ],
});

/** A created invitation with a change made elsewhere. */
async function anInvitation(allowDeletion: boolean, change: Values = {}) {
  const simulated = await startSimulatedProvider();
  const it = simulated.host.resource("Invitation", "it");
  const inputs = { email: "somebody@example.com", allowDeletion };
  await it.create(inputs);
  const { id = "" } = it;
  const { body } = simulated.platform.state.invitations.get(id) ?? { body: {} };
  simulated.platform.state.invitations.change(id, { body: { ...body, ...change } });
  return { ...simulated, it, inputs };
}

describe("an Invitation", () => {
  const accepted = { status: "INVITE_STATUS_ACCEPTED", accepted_at: "2023-01-11T23:00:06.285700Z" };

  it("rejects a change of the authentication type", async () => {
    await using test = await anInvitation(false);

    const error = await failure(test.it.preview({ ...test.inputs, authType: "AUTH_TYPE_SSO" }));

    expect(error.message).toMatch(/authType cannot be changed.*pulumi up --replace/s);
  });

  it("stores allowDeletion without a write", async () => {
    await using test = await anInvitation(false);
    const before = test.platform.journal.entries.length;

    const { action } = await test.it.update({ ...test.inputs, allowDeletion: true });

    expect(action).toBe("update");
    expect(test.platform.journal.entries.slice(before).map(({ method }) => method)).toEqual(["GET"]);
  });

  it("leaves only the state when it was accepted since the last read and may be deleted, because the user stays", async () => {
    await using test = await anInvitation(true, accepted);

    await test.it.delete();

    expect(test.platform.journal.find({ method: "DELETE" })).toEqual([]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/the user stays/);
  });

  it("stays when it was accepted and its deletion is not allowed, and names the next step", async () => {
    await using test = await anInvitation(false, accepted);

    const error = await failure(test.it.delete());

    expect(error.message).toMatch(/allowDeletion: true/);
    expect(test.it.state).toBeDefined();
    expect(test.platform.journal.find({ method: "DELETE" })).toEqual([]);
  });

  it("returns the time of its acceptance", async () => {
    await using test = await anInvitation(false, accepted);

    await test.it.read();

    expect(test.it.outputs).toMatchObject({
      status: "INVITE_STATUS_ACCEPTED",
      acceptedAt: "2023-01-11 23:00:06.2857 +0000 UTC",
    });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });
});

describeOrdinaryLife("GroupMapping", {
  prepare: identityLives.GroupMapping,
  path: "/iam/v2/sso/group-mappings",
  store: "groupMappings",
  importId: byId,
  body: () => ({
    display_name: "Engineers",
    description: "Everybody who builds",
    filter: '"eng" in claims.group',
  }),
  inPlace: [
    ["its name", { displayName: "Builders" }, () => ({ display_name: "Builders" })],
    ["its filter", { filter: '"b" in claims.group' }, () => ({ filter: '"b" in claims.group' })],
    ["an empty description", { description: "" }, () => ({ description: "" })],
  ],
  replacing: [],
  refused: [["displayName", { displayName: "" }]],
});

it("sends an empty description for a group mapping without one, and keeps the platform's in a change", async () => {
  await using test = await startSimulatedProvider();
  const mapping = test.host.resource("GroupMapping", "it");
  const inputs = { displayName: "Engineers", filter: '"eng" in claims.group' };

  await mapping.create(inputs);
  await mapping.update({ ...inputs, displayName: "Builders" });

  const sent = (method: string) => test.platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  expect(sent("POST")).toEqual([{ display_name: "Engineers", filter: '"eng" in claims.group', description: "" }]);
  expect(sent("PATCH")).toEqual([{ display_name: "Builders" }]);
});

describeOrdinaryLife("CertificatePool", {
  prepare: identityLives.CertificatePool,
  path: "/iam/v2/certificate-authorities",
  store: "certificatePools",
  importId: (id, { certificateAuthority }) => `${(certificateAuthority as { id: string }).id}/${id}`,
  body: () => ({
    display_name: "Orders",
    description: "Clients that write orders",
    external_identifier: "UID",
    filter: "C=='Canada'",
  }),
  changedBy: "PUT",
  inPlace: [
    [
      "its filter, with all other properties",
      { filter: "C=='Mexico'" },
      () => ({
        display_name: "Orders",
        description: "Clients that write orders",
        external_identifier: "UID",
        filter: "C=='Mexico'",
      }),
    ],
  ],
  replacing: [["another authority", { certificateAuthority: { id: "op-other" } }]],
  refused: [
    ["certificateAuthority.id", { certificateAuthority: { id: "op/1" } }],
    ["displayName", { displayName: "" }],
    ["description", { description: "" }],
    ["externalIdentifier", { externalIdentifier: "" }],
  ],
});

it("treats a certificate pool as deleted with its authority, although its pools are no longer visible", async () => {
  await using test = await startSimulatedProvider();
  const { inputs } = await identityLives.CertificatePool(test.platform);
  const pool = test.host.resource("CertificatePool", "it");
  await pool.create(inputs);
  const { certificatePools, certificateAuthorities } = test.platform.state;
  certificatePools.remove(pool.id ?? "");
  certificateAuthorities.remove(inputs.certificateAuthority.id);
  test.platform.failNext({ method: "GET", path: /identity-pools/, kind: "status403", times: 100 });

  expect(await pool.read()).toBeUndefined();
});

describeOrdinaryLife("IpGroup", {
  prepare: identityLives.IpGroup,
  path: "/iam/v2/ip-groups",
  store: "ipGroups",
  importId: byId,
  body: () => ({
    group_name: "Office",
    cidr_blocks: expect.arrayContaining(["192.168.7.0/24", "192.168.0.0/24"]),
  }),
  inPlace: [
    [
      "its name, with its blocks",
      { groupName: "Home" },
      () => ({ group_name: "Home", cidr_blocks: expect.arrayContaining(["192.168.7.0/24", "192.168.0.0/24"]) }),
    ],
  ],
  replacing: [],
  refused: [
    ["groupName", { groupName: "" }],
    ["groupName", { groupName: "x".repeat(65) }],
    ["groupName", { groupName: "Office; home" }],
    ["cidrBlocks[0]", { cidrBlocks: ["10.0.0.300/24"] }],
    ["cidrBlocks[0]", { cidrBlocks: ["10.0.0.0/33"] }],
    ["cidrBlocks[0]", { cidrBlocks: ["10.0.0.0"] }],
    ["cidrBlocks", { cidrBlocks: [] }],
    ["cidrBlocks", { cidrBlocks: Array.from({ length: 26 }, (_, i) => `10.${i}.0.0/16`) }],
  ],
});

describeOrdinaryLife("IpFilter", {
  prepare: identityLives.IpFilter,
  path: "/iam/v2/ip-filters",
  store: "ipFilters",
  importId: byId,
  body: ({ ipGroups }) => ({
    filter_name: "From the office",
    resource_group: "multiple",
    operation_groups: expect.arrayContaining(["SCHEMA", "MANAGEMENT"]),
    ip_groups: expect.arrayContaining((ipGroups as readonly string[]).map((id) => ({ id }))),
  }),
  outputs: { resourceScope: expect.stringMatching(/^crn:/) },
  inPlace: [
    [
      "its name, with all other properties and those that the platform set",
      { filterName: "From home" },
      () => ({
        filter_name: "From home",
        resource_group: "multiple",
        resource_scope: expect.stringMatching(/^crn:/),
        operation_groups: expect.arrayContaining(["SCHEMA", "MANAGEMENT"]),
        ip_groups: [{ id: expect.any(String) }, { id: expect.any(String) }],
      }),
    ],
  ],
  replacing: [],
  refused: [
    ["filterName", { filterName: "" }],
    ["filterName", { filterName: "From <home>" }],
    ["resourceScope", { resourceScope: "organization" }],
    ["operationGroups", { resourceGroup: "management" }],
    ["resourceGroup", { resourceGroup: "", operationGroups: undefined }],
    ["ipGroups", { ipGroups: [] }],
    ["ipGroups[0]", { ipGroups: [""] }],
  ],
});

it("clears the operations of an IP filter that no longer apply, and otherwise omits an empty list", async () => {
  await using test = await startSimulatedProvider();
  const { inputs } = await identityLives.IpFilter(test.platform);
  const { operationGroups, ...others } = inputs;
  const filter = test.host.resource("IpFilter", "it");
  await filter.create(inputs);

  await filter.update({ ...others, resourceGroup: "management" });
  await filter.update({ ...others, resourceGroup: "management", filterName: "From home" });

  const sent = test.platform.journal.find({ method: "PATCH" }).map(({ requestBody }) => requestBody as Values);
  expect(sent.map((body) => body["operation_groups"])).toEqual([[], undefined]);
  expect(filter.outputs).toMatchObject({ operationGroups: [], filterName: "From home" });
});

it("keeps an IP group that a filter uses, with the platform's message", async () => {
  await using test = await startSimulatedProvider();
  const [group, filter] = [test.host.resource("IpGroup", "it"), test.host.resource("IpFilter", "it")];
  await group.create((await identityLives.IpGroup(test.platform)).inputs);
  const { inputs } = await identityLives.IpFilter(test.platform);
  await filter.create({ ...inputs, ipGroups: [group.id ?? ""] });

  const error = await failure(group.delete());
  await filter.delete();
  await group.delete();

  expect(error.message).toContain("still uses the group");
  expect(group.state).toBeUndefined();
});

it("keeps an IP filter in the scope of its creation", async () => {
  await using test = await startSimulatedProvider();
  const { inputs } = await identityLives.IpFilter(test.platform);
  const filter = test.host.resource("IpFilter", "it");
  await filter.create(inputs);

  const error = await failure(filter.preview({ ...inputs, resourceScope: "crn://confluent.cloud/organization=other" }));

  expect(error.message).toMatch(/resourceScope cannot be changed/);
});

/** A created certificate authority. */
async function anAuthority(changes: Values = {}) {
  const simulated = await startSimulatedProvider();
  const { inputs } = await identityLives.CertificateAuthority(simulated.platform);
  const it = simulated.host.resource("CertificateAuthority", "it");
  const wanted = { ...inputs, certificateChain: secret(certificate("MIIBxTCC")), ...changes };
  await it.create(wanted);
  const sent = (method: string) => simulated.platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  return { ...simulated, it, inputs: wanted, sent };
}

const revoked = "-----BEGIN X509 CRL-----\nMIIB\n-----END X509 CRL-----\n";

describe("a CertificateAuthority", () => {
  const body = {
    display_name: "Company",
    description: "Signs our clients",
    certificate_chain: certificate("MIIBxTCC"),
    certificate_chain_filename: "ca.pem",
    require_crl_on_client_certificate: true,
    crl_url: "https://example.com/revoked.crl",
  };

  it("is created from the program's inputs; its certificates stay secret, and it shows no diff afterwards", async () => {
    await using test = await anAuthority();

    expect(test.sent("POST")).toEqual([body]);
    expect(test.it.outputs).toMatchObject({
      certificateChain: secret(certificate("MIIBxTCC")),
      crlUrl: "https://example.com/revoked.crl",
      crlSource: "URL",
      crlUpdatedAt: expect.stringMatching(/ \+0000 UTC$/),
      fingerprints: [expect.any(String)],
      expirationDates: ["2030-07-21 17:32:28 +0000 UTC"],
    });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("sends all properties with a change, and updates the outputs derived from the certificates", async () => {
    await using test = await anAuthority();

    const { outputs, action } = await test.it.update({
      ...test.inputs,
      certificateChain: secret(certificate("MIIByTCC") + certificate("MIICzTCC")),
    });

    expect(action).toBe("update");
    expect(test.sent("PUT")).toEqual([
      { ...body, certificate_chain: certificate("MIIByTCC") + certificate("MIICzTCC") },
    ]);
    expect(outputs["fingerprints"]).toHaveLength(2);
  });

  it("shows no diff for the same certificates in another layout", async () => {
    await using test = await anAuthority();
    const windows = certificate("MIIB\nxTCC").replaceAll("\n", "\r\n");

    expect(await test.it.preview({ ...test.inputs, certificateChain: secret(windows) })).toMatchObject({
      action: "same",
    });
  });

  it("never sends the platform's text for an uploaded list, and shows no diff in it", async () => {
    await using test = await anAuthority({ crlUrl: undefined, crlChain: secret(revoked) });

    expect(test.it.outputs).toMatchObject({ crlUrl: "Local file uploaded", crlSource: "LOCAL" });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    await test.it.update({ ...test.inputs, description: "Signs everybody" });

    const { crl_url, ...others } = body;
    expect(test.sent("PUT")).toEqual([{ ...others, description: "Signs everybody", crl_chain: revoked }]);
  });

  it("keeps the address that the program omits when another property changes", async () => {
    await using test = await anAuthority();
    const { crlUrl, ...others } = test.inputs as Values;

    await test.it.update({ ...others, description: "Signs everybody" });

    expect(test.sent("PUT")).toEqual([{ ...body, description: "Signs everybody" }]);
  });

  it("removes the address when it is empty", async () => {
    await using test = await anAuthority();
    const without = { ...test.inputs, crlUrl: "" };

    await test.it.update(without);

    const { crl_url, ...others } = body;
    expect(test.sent("PUT")).toEqual([others]);
    expect(await test.it.preview(without)).toMatchObject({ action: "same" });
  });

  it("replaces an uploaded list with an address or with none", async () => {
    await using test = await anAuthority({ crlUrl: undefined, crlChain: secret(revoked) });
    const { crlUrl, crlChain, ...without } = test.inputs as Values;

    await test.it.update({ ...without, crlUrl: body.crl_url });
    expect(test.it.outputs).toMatchObject({ crlUrl: body.crl_url, crlSource: "URL" });
    await test.it.update(test.inputs);
    await test.it.update(without);

    expect(test.it.outputs).toMatchObject({ crlUrl: "", crlSource: "" });
    const { crl_url, ...others } = body;
    expect(test.sent("PUT")).toEqual([body, { ...others, crl_chain: revoked }, others]);
    expect(await test.it.preview(without)).toMatchObject({ action: "same" });
  });

  it("shows no diff for a list that the bridged package stored although it is not used", async () => {
    await using test = await anAuthority({
      crlUrl: undefined,
      crlChain: secret(revoked),
      requireCrlOnClientCertificate: false,
    });
    const state = test.it.state ?? expect.unreachable();
    test.it.adopt({
      ...state,
      inputs: { ...state.inputs, crlChain: secret(revoked) },
      outputs: { ...state.outputs, crlChain: secret(revoked) },
    });

    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("sends no address with an uploaded list, and warns", async () => {
    await using test = await anAuthority({ crlChain: secret(revoked) });

    const { crl_url, ...others } = body;
    expect(test.sent("POST")).toEqual([{ ...others, crl_chain: revoked }]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(
      /crlUrl has no effect together with crlChain/,
    );
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("sends no list without requireCrlOnClientCertificate, and warns", async () => {
    await using test = await anAuthority({ requireCrlOnClientCertificate: false });

    const { crl_url, ...others } = body;
    expect(test.sent("POST")).toEqual([{ ...others, require_crl_on_client_certificate: false }]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/crlUrl has no effect/);
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("is imported without its certificates, which the next update sends", async () => {
    await using test = await anAuthority();
    const other = test.host.resource("CertificateAuthority", "imported");

    await other.import(test.it.id ?? "");

    expect(other.outputs["certificateChain"]).toBeUndefined();
    expect(test.host.logs.map(({ message }) => message).join("\n")).toMatch(/certificateChain/);
    await other.update(test.inputs);
    expect(test.sent("PUT")).toEqual([body]);
  });

  it("leaves the state when it no longer exists, and the platform when it is deleted", async () => {
    await using test = await anAuthority();
    const { id = "" } = test.it;

    await test.it.delete();

    expect(test.platform.state.certificateAuthorities.get(id)).toBeUndefined();
  });
});
