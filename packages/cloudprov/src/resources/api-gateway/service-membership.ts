import { expectation, field } from "@org/core-provider";
import type { Body } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";

/** The service that an object belongs to for good. */
export function serviceId(docs: string) {
  return field.string({ required: true, pattern: idForms.service, replaceOnChange: true, wire: "ServiceId", docs });
}

/** The API of a service that something is bound to for good. */
export function boundApi<const W extends string>(wire: W, docs: string) {
  return field.string({ required: true, pattern: idForms.api, replaceOnChange: true, wire, docs });
}

/** The environment of a service that an object is for, for good. */
export function environment<const W extends string>(wire: W, docs: string) {
  return field.string({ required: true, values: ["test", "prepub", "release"], replaceOnChange: true, wire, docs });
}

/** What is read of any service. */
const aService = expectation({
  id: field.string({ output: true, answered: "always", wire: "ServiceId", docs: "Its ID." }),
  online: field.list(field.string({ docs: "An environment." }), {
    output: true,
    wire: "AvailableEnvironments",
    docs: "The environments that are on line.",
  }),
});

/** A service as the platform describes it. `expects` says what else it must tell. */
export function describeService(op: Clients, id: unknown, expects = aService): Promise<Body> {
  return op.apigateway.read("DescribeService", { ServiceId: id }, { flat: true, expects });
}
