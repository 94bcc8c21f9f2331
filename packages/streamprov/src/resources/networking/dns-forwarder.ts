import { exactlyOneOf, field, type ReadOutputs } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { at, type Body, merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, gatewayRef, platformNamed } from "../../platform/references.ts";
import { notProvided, otherEnvironment } from "../../platform/remedies.ts";
import { variants } from "../../platform/variants.ts";

const octet = "(25[0-5]|2[0-4]\\d|1?\\d?\\d)";

/** Splits `zone,project` into the two values that the platform expects. */
function partsOf(mapping: unknown): readonly [zone: string, project: string] {
  const [zone = "", project = ""] = String(mapping).split(",");
  return [zone.trim(), project.trim()];
}

export const dnsForwarderFields = {
  displayName: platformNamed(),
  domains: field.set(field.string({ min: 1, docs: "A domain, such as `example.com`." }), {
    required: true,
    max: 10,
    omitEmptyOnCreate: true,
    wire: "spec.domains",
    docs: "Domains to resolve. At most 10.",
    inputDocs: "Can be changed in place.",
  }),
  gateway: gatewayRef(),
  environment: environmentRef(),
  forwardViaIp: field.object(
    {
      dnsServerIps: field.set(
        field.string({
          pattern: { match: new RegExp(`^${octet}(\\.${octet}){3}$`), says: "be an IPv4 address" },
          docs: "IPv4 address of a DNS server.",
        }),
        { computed: true, min: 1, max: 3, wire: "dns_server_ips", docs: "IP addresses of the DNS servers. At most 3." },
      ),
    },
    { replaceOnChange: true, rules: [exactlyOneOf("dnsServerIps")], docs: "Forwards to your own DNS servers." },
  ),
  forwardViaGcpDnsZones: field.object(
    {
      domainMappings: field.map(
        field.string({
          pattern: {
            match: /^\s*[^,\s][^,]*,\s*[^,\s][^,]*$/,
            says: "be a zone and a project with one comma between them, such as zone-1,project-1",
          },
          equality: (before, after) => String(partsOf(before)) === String(partsOf(after)),
          docs: "DNS zone and project, separated by a comma: `zone-1,project-1`.",
        }),
        { computed: true, docs: "For each domain, the DNS zone in Google Cloud and its project." },
      ),
    },
    { replaceOnChange: true, rules: [exactlyOneOf("domainMappings")], docs: "Forwards to DNS zones in Google Cloud." },
  ),
};

const ways = variants(dnsForwarderFields, {
  at: "spec.config",
  kinds: { forwardViaIp: "ForwardViaIp", forwardViaGcpDnsZones: "ForwardViaGcpDnsZones" },
});

/** The DNS forwarders of an environment. */
export const dnsForwarders = environmentCollection({
  kind: "DnsForwarder",
  path: "/networking/v1/dns-forwarders",
  phases: {
    // A forwarder stays CREATED until the network has a Kafka cluster, and then becomes READY.
    done: ["READY", "CREATED"],
    reasonAt: "status.error_message",
    toDo: { DEGRADED: "the DNS servers cannot be reached" },
  },
});

export const dnsForwarder = resource("DnsForwarder", {
  docs: "A DNS forwarder, which lets the clusters of a gateway resolve names of your own domains. Set exactly one of forwardViaIp and forwardViaGcpDnsZones.",
  platformPage: apiPage("DNS Forwarders (networking/v1)"),
  example: `const forwarder = new streamprov.DnsForwarder("orders", {
    displayName: "orders",
    domains: ["example.com", "example.org"],
    gateway: { id: config.require("gatewayId") },
    environment: { id: config.require("environmentId") },
    forwardViaIp: { dnsServerIps: ["10.200.0.2", "10.200.0.3"] },
});`,
  errors: {
    "ended in the state": notProvided("forwarder"),
    "is no gateway of the environment": otherEnvironment("gateway"),
  },
  ...controlPlaneObject(dnsForwarderFields, dnsForwarders, {
    rule: ways.rule,
    request: (values, changed) => merged(ways.request(values, changed), changed ? {} : zonesToWire(values)),
    outputs: wayOf,
  }),
  timeouts: { create: 120 },
  import: inEnvironment("<DNS forwarder ID>", "dnsf-abc123").import,
});

/** The forwarding method in a response body. */
function wayOf(body: Body, op?: { readonly purpose: string }) {
  const way = ways.outputs(body, op);
  return way.forwardViaGcpDnsZones ? { forwardViaGcpDnsZones: { domainMappings: zonesOf(body) } } : way;
}

/** Both methods as lists: only the list of the forwarder's method has an element. */
export function waysInLists(body: Body) {
  const { forwardViaIp, forwardViaGcpDnsZones } = wayOf(body) as Partial<ReadOutputs<typeof dnsForwarderFields>>;
  return {
    forwardViaIps: forwardViaIp ? [forwardViaIp] : [],
    forwardViaGcpDnsZones: forwardViaGcpDnsZones ? [forwardViaGcpDnsZones] : [],
  };
}

/** The mappings in the create request. A change of them replaces the forwarder. */
function zonesToWire(values: Readonly<Record<string, unknown>>): Body {
  const { domainMappings } = (values["forwardViaGcpDnsZones"] ?? {}) as { domainMappings?: Record<string, string> };
  if (domainMappings === undefined) return {};
  const mappings = Object.entries(domainMappings).map(([domain, mapping]) => {
    const [zone, project] = partsOf(mapping);
    return [domain, { zone, project }];
  });
  return { spec: { config: { domain_mappings: Object.fromEntries(mappings) } } };
}

/** The mappings in a response body, without those that lack a zone or a project. */
function zonesOf(body: Body): Record<string, string> {
  const mappings = (at(body, "spec.config.domain_mappings") ?? {}) as Record<
    string,
    { zone?: string; project?: string }
  >;
  const whole = Object.entries(mappings).filter(([, { zone, project }]) => zone && project);
  return Object.fromEntries(whole.map(([domain, { zone, project }]) => [domain, `${zone},${project}`]));
}
