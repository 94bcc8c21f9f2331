import { type Args, type Outputs, toWire } from "@org/core-provider";
import { type Body, record, text } from "../../platform/hal.ts";
import { fields } from "./endpoint-fields.ts";

/** The members of an endpoint's document that can be changed in place. */
export function changeableMembers(args: Args<typeof fields>): Body {
  const isChangeable = (name: string) => fields[name as keyof typeof fields].facts.replaceOnChange !== true;
  return { ...toWire(fields, args, isChangeable), ...platformMember(args) };
}

/** The member for the type of load balancer. For a database the platform chooses it. */
export function platformMember({
  resourceType,
  platform,
}: Pick<Args<typeof fields>, "resourceType" | "platform">): Body {
  return resourceType === "app" ? { platform } : {};
}

/** The members of a request that differ from a document. A missing member equals an empty one. */
export function changedMembers(document: Body, wanted: Body): Body {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isEqual(document[name], value)));
}

/** The outputs of a document, without those that depend on the endpoint's target. */
export function outputsOf(document: Body) {
  const type = text(document, "type");
  const dns = dnsValidation(document);
  return {
    endpointType: type.startsWith("http") ? "https" : type,
    domain: text(document, "user_domain"),
    internal: document["internal"] === true,
    defaultDomain: document["default"] === true,
    managed: document["acme"] === true,
    shared: document["shared"] === true,
    ipFilterings: listOf<string>(document["ip_whitelist"]),
    loadBalancingAlgorithmType: text(document, "load_balancing_algorithm_type"),
    virtualDomain: text(document, "virtual_domain"),
    externalHostname: text(document, "external_host"),
    dnsValidationRecord: dns.name,
    dnsValidationValue: dns.value,
  } satisfies Partial<Outputs<typeof fields>>;
}

/** A list; undefined if it is empty or missing. */
export function listOf<T>(value: unknown): T[] | undefined {
  return Array.isArray(value) && value.length > 0 ? (value as T[]) : undefined;
}

/** The DNS record that proves the ownership of the domain; empty if none is required. */
function dnsValidation(document: Body): { readonly name: string; readonly value: string } {
  const challenges = listOf<Body>(record(document["acme_configuration"])?.["challenges"]) ?? [];
  const dns = challenges.find((one) => one["method"] === "dns01");
  const from = text(record(dns?.["from"]), "name");
  const to = listOf<Body>(dns?.["to"])?.find((one) => one["legacy"] !== true && text(one, "name") !== "");
  return from === "" || to === undefined ? { name: "", value: "" } : { name: from, value: text(to, "name") };
}

function isEqual(member: unknown, wanted: unknown): boolean {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty(member) ? isEmpty(wanted) : JSON.stringify(member) === JSON.stringify(wanted);
}
