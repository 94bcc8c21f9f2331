import { field } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";
import type { Body } from "../../platform/service-client.ts";

/** The service that an object belongs to for good. */
export function serviceId(docs: string) {
  return field.string({ required: true, pattern: idForms.service, replaceOnChange: true, wire: "ServiceId", docs });
}

/** The environment of a service that an object is for, for good. */
export function environment<const W extends string>(wire: W, docs: string) {
  return field.string({ required: true, values: ["test", "prepub", "release"], replaceOnChange: true, wire, docs });
}

/** A service as the platform describes it. */
export function describeService(op: Clients, id: unknown): Promise<Body> {
  return op.apigateway.read("DescribeService", { ServiceId: id }, { flat: true });
}
