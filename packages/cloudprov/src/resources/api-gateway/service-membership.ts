import { expectation, field } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, texts } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The service of an object, which cannot change. */
export function serviceId(docs: string) {
  return field.string({ required: true, pattern: idForms.service, replaceOnChange: true, wire: "ServiceId", docs });
}

/** The API of an attachment, which cannot change. */
export function boundApi(docs: string) {
  return field.string({ required: true, pattern: idForms.api, replaceOnChange: true, docs });
}

/** The environment of an object, which cannot change. */
export function environment(docs: string) {
  return field.string({ required: true, values: ["test", "prepub", "release"], replaceOnChange: true, docs });
}

/** The fields that are read of any service. */
const aService = expectation(withWireNames({ serviceId: idText(), availableEnvironments: texts() }));

/** Reads a service. `expects` checks additional members of the response. */
export function describeService(op: Clients, id: unknown, expects = aService): Promise<Body> {
  return op.apigateway.read("DescribeService", { ServiceId: id }, { flat: true, expects });
}
