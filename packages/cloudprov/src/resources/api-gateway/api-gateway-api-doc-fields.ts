import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const given = ["apiDocName", "serviceId", "environment", "apiIds"];

/** The properties of a document. */
export const apiDocFields = withWireNames({
  apiDocName: field.string({ required: true, min: 1, docs: "Name of the document." }),
  serviceId: field.string({
    required: true,
    pattern: idForms.service,
    docs: "The service of the documented APIs, `service-...`.",
  }),
  environment: field.string({
    required: true,
    min: 1,
    knownValues: ["test", "prepub", "release"],
    docs: "Environment in which the APIs are documented.",
  }),
  apiIds: field.set(field.string({ pattern: idForms.api, docs: "ID of an API." }), {
    required: true,
    min: 1,
    docs: "IDs of the documented APIs, `api-...`.",
  }),
  apiDocId: field.string({
    output: true,
    returned: "always",
    docs: "ID of the document, `apidoc-...`.",
  }),
  apiDocStatus: field.string({
    output: true,
    changesWith: given,
    docs: "Status of the build: `PROCESSING`, `COMPLETED` or `FAIL`.",
  }),
  apiCount: field.integer({
    output: true,
    changesWith: ["apiIds"],
    docs: "Number of documented APIs.",
  }),
  viewCount: field.integer({ output: true, docs: "Number of times the document was viewed." }),
  releaseCount: field.integer({
    output: true,
    changesWith: given,
    docs: "Number of times the document was published.",
  }),
  apiDocUri: field.string({ output: true, changesWith: given, docs: "URI of the document." }),
  sharePassword: field.string({
    output: true,
    secret: true,
    docs: "Password for those with whom the document is shared.",
  }),
  updatedTime: field.string({
    output: true,
    changesWith: given,
    docs: "Time of the last change, in UTC.",
  }),
  serviceName: field.string({
    output: true,
    changesWith: ["serviceId"],
    docs: "Name of the service.",
  }),
  apiNames: field.list(field.string({ docs: "Name of an API." }), {
    output: true,
    changesWith: ["apiIds"],
    docs: "Names of the APIs.",
  }),
});
