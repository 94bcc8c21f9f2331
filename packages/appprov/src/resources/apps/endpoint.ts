import { url } from "@org/core-http";
import { type Args, field, type Outputs, toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessGone } from "../../platform/errors.ts";
import { type Body, document, idOf, linkedId, number, record, text } from "../../platform/hal.ts";
import { hiddenOfApp, hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { envId, legacyId, numericId } from "../../platform/identity-fields.ts";
import { createOrRecover } from "../../platform/lost-answer.ts";
import { deprovision, hasProvisioned, lastOperation, runOperation } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-lag.ts";
import { longestWaits, timeouts } from "../../platform/time-limit.ts";
import { noSuch } from "../../platform/what-there-is.ts";
import {
  certificateOf,
  endpointCertificate,
  isSamePem,
  madeWithCertificate,
  removeUnused,
  renewCertificate,
} from "./endpoint-certificate.ts";
import { endpointRules } from "./endpoint-rules.ts";
import { endpointSettings, hasSettings, settingsBody, settingsOutputs } from "./endpoint-settings.ts";
import { allEndpoints, endpointByHandle, serviceOf, targetOf } from "./endpoint-target.ts";

const fixed = { replaceOnChange: true } as const;
const port = { min: 1, max: 65_535 } as const;

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** An IPv4 address, or a network of them. */
const ipv4Network = {
  match: new RegExp(`^${octet}(\\.${octet}){3}(/(3[0-2]|[12]?\\d))?$`),
  says: "be an IPv4 address or network, such as 203.0.113.7 or 203.0.113.0/24",
} as const;

const fields = {
  envId: envId(),
  resourceType: field.string({
    ...fixed,
    required: true,
    values: ["app", "database"],
    docs: "Whether it leads to an app or a database.",
  }),
  resourceId: field.integer({ ...fixed, required: true, min: 1, docs: "ID of the app or database that it leads to." }),
  processType: field.string({
    ...fixed,
    docs: "Process type of the app's service that it leads to. Needed for an app.",
  }),
  endpointType: field.string({
    ...fixed,
    default: "https",
    values: ["https", "tls", "tcp", "grpc"],
    docs: "Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database.",
  }),
  domain: field.string({
    ...fixed,
    emptyIsUnset: true,
    equality: "case-insensitive",
    wire: "user_domain",
    docs: "Domain name of your own.",
  }),
  internal: field.boolean({
    ...fixed,
    default: false,
    wire: "internal",
    docs: "Whether it is reached from within the stack only.",
  }),
  defaultDomain: field.boolean({
    ...fixed,
    default: false,
    wire: "default",
    docs: "Whether it has a domain name of the platform. An app can have one such endpoint.",
  }),
  managed: field.boolean({
    ...fixed,
    default: false,
    wire: "acme",
    docs: "Whether the platform gets and renews the certificate of `domain`. It waits until the domain's DNS says so: see `dnsValidationRecord`.",
  }),
  ...endpointCertificate,
  platform: field.string({
    default: "alb",
    values: ["alb", "elb", "nlb"],
    docs: "Kind of load balancer. For a database the platform chooses.",
  }),
  containerPort: field.integer({
    ...port,
    emptyIsUnset: true,
    replaceOnChange: { when: "it is taken away, which the platform cannot do", test: (_before, after) => !after },
    wire: "container_port",
    docs: "Port of the container, for https and grpc. Left out, the first that the image exposes.",
  }),
  containerPorts: field.list(field.integer({ ...port, docs: "A port." }), {
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "container_ports",
    docs: "Ports of the container, for tcp and tls. Left out, all that the image exposes.",
  }),
  ipFilterings: field.list(field.string({ pattern: ipv4Network, docs: "An address or a network." }), {
    unsetAs: [],
    wire: "ip_whitelist",
    docs: "IPv4 addresses and networks that may connect. Left out, all may.",
  }),
  shared: field.boolean({
    default: false,
    wire: "shared",
    docs: "Whether it shares its load balancer with other endpoints.",
  }),
  loadBalancingAlgorithmType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["", "round_robin", "least_outstanding_requests", "weighted_random"],
    wire: "load_balancing_algorithm_type",
    docs: "How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is.",
  }),
  ...endpointSettings,
  timeouts: timeouts(),
  endpointId: numericId("endpoint"),
  aptibleEndpointId: legacyId("endpoint"),
  virtualDomain: field.string({ output: true, docs: "Domain name that it is reached by." }),
  externalHostname: field.string({
    output: true,
    docs: "Host name of the load balancer, for the domain's CNAME record.",
  }),
  dnsValidationRecord: field.string({
    output: true,
    docs: "Name of the DNS record that a managed certificate needs; empty when it needs none.",
  }),
  dnsValidationValue: field.string({ output: true, docs: "Value of that DNS record." }),
};

export const endpoint = resource("Endpoint", {
  docs: "An endpoint: the way to an app's service or to a database, from outside or from within the stack.",
  example: `const web = new appprov.Endpoint("web", {
    envId: 123,
    resourceType: "app",
    resourceId: 456,
    processType: "cmd",
    defaultDomain: true,
});`,
  fields,
  rules: endpointRules,
  import: {
    form: "<Endpoint ID>, or <environment handle>/<handle of its app or database> where that has no other",
    example: "production/web",
    parse: (given) => (/^[1-9]\d*$/.test(given) || /^[^/]+\/[^/]+$/.test(given) ? { id: given, state: {} } : undefined),
    async find(op) {
      const [environment = "", handle] = op.id.split("/");
      if (handle !== undefined) return endpointByHandle(op, environment, handle);
      if (await unlessGone(document(op.api, "vhosts", op.id))) return op.id;
      throw await noSuch(`there is no Endpoint with the ID ${op.id}`, () => allEndpoints(op));
    },
  },
  timeouts: longestWaits,
  timeLimits: "timeouts",
  // An app can have one default domain, and a domain one endpoint.
  naturalKey: ["resourceId", "domain", "defaultDomain"],

  readyAfterUpdate: true,

  diff: ({ args, changes }) => ({
    same: [
      ...(changes.has("platform") && args["resourceType"] === "database" ? ["platform"] : []),
      // A certificate has one key, in whatever form it is written.
      ...(changes.has("privateKey") && args["privateKey"] && !changes.has("certificate") ? ["privateKey"] : []),
    ],
  }),

  async create(op) {
    const { args } = op;
    const serviceId = await serviceOf(op, args);
    const body = {
      ...(args.endpointType === "tcp" || args.endpointType === "tls" ? { container_ports: [] } : {}),
      ...toWire(fields, args),
      type: args.endpointType === "https" ? "http" : args.endpointType,
      ...platformOf(args),
    };
    try {
      const { made, certificateId } = await madeWithCertificate(op, args, (naming) =>
        createOrRecover(op, {
          path: `/services/${serviceId}/vhosts`,
          members: "vhosts",
          what: `Endpoint of ${args.resourceType} ${args.resourceId}`,
          body: { ...body, ...naming },
          listedIn: {
            kind: "Endpoint",
            path: `/accounts/${args.envId}/vhosts`,
            isInPlace: (member) => linkedId(member, "service") === serviceId,
          },
        }),
      );
      const id = idOf(made);
      return { id, known: { endpointId: Number(id), aptibleEndpointId: id, certificateId } };
    } catch (error) {
      if (args.defaultDomain && error instanceof Error && /default/i.test(error.message)) {
        throw new Error(`${error.message} An app can have only one endpoint with defaultDomain.`, { cause: error });
      }
      throw error;
    }
  },

  async ready(op) {
    const { args } = op;
    const last = await lastOperation(op, asked(op, args));
    if (last === undefined) return provision(op, args, settingsBody(args));
    const body = await readExisting(op, () => document(op.api, "vhosts", op.id));
    // What an interrupted create or an update has done already is not done again.
    if (hasProvisioned(last) && hasSettings(await settingsOf(op, body), args)) return;
    // The program may have been mended since: a port on which nothing answered is not tried again.
    const changeable = (name: string) => fields[name as keyof typeof fields].facts.replaceOnChange !== true;
    const wanted = { ...toWire(fields, args, changeable), ...platformOf(args) };
    const changes = Object.entries(wanted).filter(([name, value]) => !holds(body[name], value));
    const bringIntoForce = async (naming: Body) => {
      await put(op, { ...Object.fromEntries(changes), ...naming });
      await provision(op, args, settingsBody(args));
    };
    const { certificate, certificateId = "" } = await certificateOf(op, body);
    if (!args.certificate || isSamePem(certificate, args.certificate)) return bringIntoForce({});
    return renewCertificate(op, args, String(certificateId), bringIntoForce);
  },

  async read(op) {
    const body = await unlessGone(document(op.api, "vhosts", op.id));
    if (!body) return undefined;
    const [service, settings, certificate] = await Promise.all([
      document(op.api, "services", linkedId(body, "service")),
      settingsOf(op, body),
      certificateOf(op, body),
    ]);
    const target = targetOf(service);
    const ofApp = target.resourceType === "app";
    // The ports of a database are not told.
    const given = op.purpose === "readBack" ? op.args : op.state;
    return {
      ...target,
      ...outputsOf(body),
      platform: ofApp ? text(body, "platform") : (op.args.platform ?? op.state.platform ?? "alb"),
      containerPort: ofApp ? number(body, "container_port") || undefined : given.containerPort,
      containerPorts: ofApp ? listOf<number>(body["container_ports"]) : given.containerPorts,
      ...settingsOutputs(settings),
      ...certificate,
      endpointId: Number(op.id),
      aptibleEndpointId: op.id,
    };
  },

  async update(op) {
    const { args } = op;
    const body = {
      ...toWire(fields, args, (name) => op.changed(name as keyof typeof fields)),
      ...(op.changed("platform") ? platformOf(args) : {}),
    };
    const settings = settingsBody(args, { changed: (name) => op.changed(name), given: false });
    const bringIntoForce = async (naming: Body) => {
      await put(op, { ...body, ...naming });
      await provision(op, args, settings);
    };
    if (!args.certificate || !op.changed("certificate")) return bringIntoForce({});
    await renewCertificate(op, args, ownCertificate(op.oldArgs, op.state), bringIntoForce);
  },

  async delete(op) {
    await deprovision(op, asked(op, op.state));
    const certificate = ownCertificate(op.args, op.state);
    if (certificate !== "") await removeUnused(op, op.state.envId, certificate, op.id);
  },
});

type Member = Op & { readonly id: string };
type Leading = Pick<Outputs<typeof fields>, "resourceType" | "resourceId">;

/** @param target What the endpoint leads to: the log may quote it. */
function asked(op: Member, { resourceType, resourceId }: Leading) {
  const hidden = resourceType === "app" ? hiddenOfApp(op, resourceId) : hiddenOfDatabase(op, resourceId);
  return { collection: "vhosts", id: op.id, what: `Endpoint ${op.id}`, hidden } as const;
}

/** The ID of the certificate that the program has given, with its key; empty when it is somebody else's, or none. */
function ownCertificate(
  given: Pick<Outputs<typeof fields>, "privateKey">,
  state: Pick<Outputs<typeof fields>, "privateKey" | "certificateId">,
): string {
  return (given.privateKey ?? state.privateKey) && state.certificateId ? String(state.certificateId) : "";
}

/** Changes the document of an endpoint; it comes into force when the endpoint is provisioned. */
async function put(op: Member, body: Body): Promise<void> {
  if (Object.keys(body).length === 0) return;
  await op.api.request({ method: "PUT", path: url`/vhosts/${op.id}`, body, responseType: "text" });
}

/** The kind of load balancer in a document. That of a database is the platform's own affair. */
function platformOf({ resourceType, platform }: Pick<Args<typeof fields>, "resourceType" | "platform">): Body {
  return resourceType === "app" ? { platform } : {};
}

/** True when a member of a document is as wanted; one that is not there is empty. */
function holds(member: unknown, wanted: unknown): boolean {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty(member) ? isEmpty(wanted) : JSON.stringify(member) === JSON.stringify(wanted);
}

/** The settings that the platform keeps of an endpoint; undefined when it keeps none. */
async function settingsOf(op: Op, body: Body): Promise<unknown> {
  const id = linkedId(body, "current_setting");
  return id === "" ? undefined : (await readExisting(op, () => document(op.api, "settings", id)))["settings"];
}

/** Brings the endpoint into force as it stands, with settings that are new. */
async function provision(op: Member, target: Leading, settings: Readonly<Record<string, string>>): Promise<void> {
  const more = Object.keys(settings).length > 0 ? { settings } : {};
  await runOperation(op, { ...asked(op, target), gone: "error", body: { type: "provision", ...more } });
}

function outputsOf(body: Body) {
  const type = text(body, "type");
  const { record: dnsValidationRecord, value: dnsValidationValue } = dnsValidation(body);
  return {
    endpointType: type.startsWith("http") ? "https" : type,
    domain: text(body, "user_domain"),
    internal: body["internal"] === true,
    defaultDomain: body["default"] === true,
    managed: body["acme"] === true,
    shared: body["shared"] === true,
    ipFilterings: listOf<string>(body["ip_whitelist"]),
    loadBalancingAlgorithmType: text(body, "load_balancing_algorithm_type"),
    virtualDomain: text(body, "virtual_domain"),
    externalHostname: text(body, "external_host"),
    dnsValidationRecord,
    dnsValidationValue,
  } satisfies Partial<Outputs<typeof fields>>;
}

/** The DNS record that proves to own the domain; empty texts when there is none to be set. */
function dnsValidation(body: Body): { readonly record: string; readonly value: string } {
  const challenges = listOf<Body>(record(body["acme_configuration"])?.["challenges"]) ?? [];
  const dns = challenges.find((one) => one["method"] === "dns01");
  const from = text(record(dns?.["from"]), "name");
  const to = listOf<Body>(dns?.["to"])?.find((one) => one["legacy"] !== true && text(one, "name") !== "");
  return from === "" || to === undefined ? { record: "", value: "" } : { record: from, value: text(to, "name") };
}

/** A list; undefined when it is empty or none. */
function listOf<T>(value: unknown): T[] | undefined {
  return Array.isArray(value) && value.length > 0 ? (value as T[]) : undefined;
}
