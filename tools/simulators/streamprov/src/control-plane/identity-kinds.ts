import { flag, listOf, object, oneOf, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid } from "./errors.ts";
import { at, type KeptKind } from "./kept-kind.ts";
import { crn } from "./objects.ts";
import { referenceShape } from "./reference-shape.ts";

const iam = { apiVersion: "iam/v2", created: 201 } as const;

const cidrBlocks = listOf(text({ pattern: /^\d+\.\d+\.\d+\.\d+\/\d+$/, form: "an IPv4 CIDR block" }), {
  min: 1,
  max: 25,
});
const ipName = text({ min: 1, max: 64, pattern: /^[\p{L}\p{N} [\]|&+\-_/.,]+$/u, form: "made of letters and digits" });
const ipGroupShape = object({ group_name: ipName, cidr_blocks: cidrBlocks });
const ipFilterMembers = {
  filter_name: ipName,
  resource_group: oneOf("management", "multiple"),
  resource_scope: optional(text({ pattern: /^crn:\/\/.+$/, form: "a CRN" })),
  operation_groups: optional(listOf(text())),
  ip_groups: listOf(referenceShape, { min: 1, max: 25 }),
};
const authorityShape = object({
  display_name: text({ min: 1 }),
  description: text({ min: 1 }),
  certificate_chain: text({ pattern: /-----BEGIN CERTIFICATE-----/, form: "PEM" }),
  certificate_chain_filename: text({ min: 1 }),
  crl_url: optional(text({ pattern: /^https?:/, form: "a URL" })),
  crl_chain: optional(text({ pattern: /-----BEGIN X509 CRL-----/, form: "PEM" })),
  require_crl_on_client_certificate: optional(flag()),
});
const poolShape = object({
  display_name: text({ min: 1 }),
  description: text(),
  external_identifier: text({ min: 1 }),
  filter: text({ max: 300 }),
});

/** The kinds of identity and access. */
export const identityKinds = {
  invitations: {
    ...iam,
    path: "/iam/v2/invitations",
    simplified: "No mail is sent, and nobody accepts the invitation.",
    kind: "Invitation",
    noun: "invitation",
    idPrefix: "i",
    filters: { email: "email", status: "status", user: "user.id", creator: "creator.id" },
    create: object({
      email: text({ pattern: /@/, form: "an address" }),
      auth_type: optional(oneOf("AUTH_TYPE_LOCAL", "AUTH_TYPE_SSO")),
    }),
    born: (id: string, body: Json, world: World): Json => ({
      auth_type: "AUTH_TYPE_LOCAL",
      ...body,
      status: "INVITE_STATUS_SENT",
      accepted_at: null,
      expires_at: new Date(world.now() + 7 * 24 * 3_600_000).toISOString(),
      user: { id: `u-${id.slice(2)}` },
      creator: { id: world.credentials.userId },
    }),
    checkRemoval(_world: World, { body }: KeptObject) {
      if (body["status"] === "INVITE_STATUS_ACCEPTED")
        throw invalid(400, "/id", "names an invitation that was accepted");
    },
  },
  groupMappings: {
    ...iam,
    apiVersion: "iam.v2/sso",
    path: "/iam/v2/sso/group-mappings",
    kind: "GroupMapping",
    noun: "group-mapping",
    idPrefix: "group",
    create: object({ display_name: text({ min: 1 }), filter: text({ max: 300 }), description: text() }),
    update: object({
      display_name: optional(text({ min: 1 })),
      filter: optional(text({ max: 300 })),
      description: optional(text()),
    }),
    shows: (one: KeptObject) => ({ principal: one.id, state: "ENABLED" }),
  },
  certificateAuthorities: {
    ...iam,
    path: "/iam/v2/certificate-authorities",
    simplified: "Nobody can sign in with a certificate.",
    kind: "CertificateAuthority",
    noun: "certificate-authority",
    idPrefix: "op",
    create: authorityShape,
    update: authorityShape,
    changedBy: "PUT",
    removalShows: true,
    hides: ["certificate_chain", "crl_chain"],
    checkRemoval(world: World, { id }: KeptObject) {
      const user = world.kept.certificatePools.all().find((one) => one.parentId === id);
      if (user !== undefined) throw conflict(`The pool '${user.id}' is one of the authority.`, "resource_in_use");
    },
    shows: certificatesOf,
  },
  certificatePools: {
    ...iam,
    path: "/iam/v2/certificate-authorities/{certificate_authority_id}/identity-pools",
    parent: { parameter: "certificate_authority_id", store: "certificateAuthorities" },
    kind: "CertificateIdentityPool",
    noun: "identity-pool",
    idPrefix: "pool",
    create: poolShape,
    update: poolShape,
    changedBy: "PUT",
    removalShows: true,
    shows: (one: KeptObject) => ({ principal: one.id, state: "ENABLED" }),
  },
  ipGroups: {
    ...iam,
    path: "/iam/v2/ip-groups",
    kind: "IpGroup",
    noun: "ip-group",
    idPrefix: "ipg",
    create: ipGroupShape,
    update: ipGroupShape,
    checkRemoval(world: World, { id }: KeptObject) {
      const user = world.kept.ipFilters.all().find(({ body }) => groupsOf(body).includes(id));
      if (user !== undefined) throw conflict(`The IP filter '${user.id}' still uses the group.`, "resource_in_use");
    },
  },
  ipFilters: {
    ...iam,
    path: "/iam/v2/ip-filters",
    simplified: "No request is rejected because of a filter.",
    kind: "IpFilter",
    noun: "ip-filter",
    idPrefix: "ipf",
    filters: { resource_scope: "resource_scope" },
    create: object(ipFilterMembers),
    update: object(ipFilterMembers),
    check: checkIpFilter,
    checkChange(world: World, one: KeptObject, body: Json) {
      checkIpFilter(world, body);
      const scope = body["resource_scope"];
      if (scope !== undefined && scope !== one.body["resource_scope"])
        throw invalid(400, "/resource_scope", "cannot be changed");
    },
    born: (_id: string, body: Json, world: World): Json => ({
      resource_scope: crn(world),
      operation_groups: [],
      ...body,
    }),
  },
} satisfies Readonly<Record<string, KeptKind>>;

function groupsOf(body: Json): readonly unknown[] {
  return (body["ip_groups"] as readonly Json[]).map((group) => group["id"]);
}

function checkIpFilter(world: World, body: Json): void {
  const operations = (body["operation_groups"] ?? []) as readonly unknown[];
  if (operations.length > 0 && body["resource_group"] !== "multiple")
    throw invalid(400, "/operation_groups", "are for the resource group multiple");
  const missing = groupsOf(body).find((id) => world.kept.ipGroups.get(String(id)) === undefined);
  if (missing !== undefined) throw invalid(400, "/ip_groups", `names ${String(missing)}, which is no IP group`);
}

/** The description of certificates that the platform returns instead of the certificates themselves. */
function certificatesOf({ body, updatedAt }: KeptObject): Json {
  const chain = String(body["certificate_chain"]).match(/-----BEGIN CERTIFICATE-----[^-]*/g) ?? [];
  const marks = chain.map((one, index) => `${index}${one.replace(/\s/g, "").slice(-8)}`);
  const [uploaded, address] = [body["crl_chain"] !== undefined, body["crl_url"] !== undefined];
  return {
    fingerprints: marks.map((mark) => `fp-${mark}`),
    serial_numbers: marks.map((mark) => `sn-${mark}`),
    expiration_dates: marks.map(() => "2030-07-21T17:32:28Z"),
    state: "ENABLED",
    ...(uploaded || address
      ? {
          crl_source: uploaded ? "LOCAL" : "URL",
          crl_url: uploaded ? "Local file uploaded" : at(body, "crl_url"),
          crl_updated_at: new Date(updatedAt).toISOString(),
        }
      : {}),
  };
}
