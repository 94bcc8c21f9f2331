import { field } from "@org/core-provider";
import { endpointCertificate } from "./endpoint-certificate.ts";
import { endpointSettings } from "./endpoint-settings.ts";

const fixed = { replaceOnChange: true } as const;
const port = { min: 1, max: 65_535 } as const;

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4Network = {
  match: new RegExp(`^${octet}(\\.${octet}){3}(/(3[0-2]|[12]?\\d))?$`),
  says: "be an IPv4 address or network, such as 203.0.113.7 or 203.0.113.0/24",
} as const;

/** Properties of an endpoint. */
export const fields = {
  resourceType: field.string({
    ...fixed,
    required: true,
    values: ["app", "database"],
    docs: "Whether the endpoint belongs to an app or a database.",
  }),
  resourceId: field.integer({ ...fixed, required: true, min: 1, docs: "ID of the app or database." }),
  processType: field.string({
    ...fixed,
    docs: "Process type of the app's service. Required for an app.",
  }),
  endpointType: field.string({
    ...fixed,
    default: "https",
    values: ["https", "tls", "tcp", "grpc"],
    docs: "Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database.",
  }),
  domain: field.string({
    ...fixed,
    emptyIsUnset: true,
    equality: "case-insensitive",
    wire: "user_domain",
    docs: "Your own domain name.",
  }),
  internal: field.boolean({
    ...fixed,
    default: false,
    wire: "internal",
    docs: "Whether the endpoint is reachable only from within the stack.",
  }),
  defaultDomain: field.boolean({
    ...fixed,
    default: false,
    wire: "default",
    docs: "Whether to use a domain name of the platform. An app can have one such endpoint.",
  }),
  managed: field.boolean({
    ...fixed,
    default: false,
    wire: "acme",
    docs: "Whether the platform obtains and renews the certificate of `domain`. Creating the endpoint waits until the domain has the DNS record in `dnsValidationRecord`.",
  }),
  ...endpointCertificate,
  platform: field.string({
    default: "alb",
    values: ["alb", "elb", "nlb"],
    docs: "Type of load balancer. For a database the platform chooses it.",
  }),
  containerPort: field.integer({
    ...port,
    emptyIsUnset: true,
    replaceOnChange: {
      when: "it is removed, which the platform cannot do in place",
      test: (_before, after) => !after,
    },
    wire: "container_port",
    docs: "Port of the container, for `https` and `grpc`. Defaults to the first port that the image exposes.",
  }),
  containerPorts: field.list(field.integer({ ...port, docs: "A port." }), {
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "container_ports",
    docs: "Ports of the container, for `tcp` and `tls`. Defaults to all ports that the image exposes.",
  }),
  ipFilterings: field.list(field.string({ pattern: ipv4Network, docs: "An address or a network." }), {
    unsetAs: [],
    wire: "ip_whitelist",
    docs: "IPv4 addresses and networks that may connect. By default all may connect.",
  }),
  shared: field.boolean({
    default: false,
    wire: "shared",
    docs: "Whether to share a load balancer with other endpoints.",
  }),
  loadBalancingAlgorithmType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["", "round_robin", "least_outstanding_requests", "weighted_random"],
    wire: "load_balancing_algorithm_type",
    docs: "How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value.",
  }),
  ...endpointSettings,
  virtualDomain: field.string({ output: true, docs: "Domain name of the endpoint." }),
  externalHostname: field.string({
    output: true,
    docs: "Host name of the load balancer, for the domain's CNAME record.",
  }),
  dnsValidationRecord: field.string({
    output: true,
    docs: "Name of the DNS record that a managed certificate requires. Empty if none is required.",
  }),
  dnsValidationValue: field.string({ output: true, docs: "Value of that DNS record." }),
};
