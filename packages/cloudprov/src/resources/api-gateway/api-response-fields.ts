import { field, hasValue, requiredWhen } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { flag, number, word, writeOnly } from "./optional-fields.ts";

const responseErrorCode = field.object(
  {
    code: field.integer({ required: true, docs: "The error code." }),
    msg: field.string({ required: true, docs: "Message for callers." }),
    desc: word("Description of the error code."),
    convertedCode: number("The code that it is converted to."),
    needConvert: flag("Whether the code is converted to `convertedCode`.", { default: false }),
  },
  {
    docs: "An error code.",
    rules: [requiredWhen(["convertedCode"], hasValue("needConvert", true))],
  },
);

/** The properties of responses to callers. */
export const apiResponseFields = withWireNames({
  responseType: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /^(HTML|JSON|TEXT|BINARY|XML)$/, says: "be HTML, JSON, TEXT, BINARY, XML or empty" },
    docs: "Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`.",
  }),
  responseSuccessExample: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "Example of a successful response.",
  }),
  responseFailExample: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "Example of a failed response.",
  }),
  responseErrorCodes: field.set(responseErrorCode, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    docs: "Custom error codes.",
    inputDocs: "Removing the last error code requires `isDeleteResponseErrorCodes`.",
  }),
  isDeleteResponseErrorCodes: flag(
    "Whether all custom error codes are deleted when `responseErrorCodes` is not given.",
    { ...writeOnly, computed: true },
  ),
});
