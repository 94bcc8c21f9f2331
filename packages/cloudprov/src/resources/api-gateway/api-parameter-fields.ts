import { field } from "@org/core-provider";
import { flag, text, word, writeOnly } from "./optional-fields.ts";

/** A constant parameter of the backend request. */
export const constantParameter = field.object(
  {
    name: word("Name of the parameter."),
    desc: word("Description of the parameter."),
    position: word("Location of the parameter: `header`, `query` or `path`."),
    defaultValue: word("Value of the parameter."),
  },
  { docs: "A parameter." },
);

/** A parameter of the caller's request. */
export const requestParameter = field.object(
  {
    name: field.string({ required: true, docs: "Name of the parameter." }),
    position: field.string({
      required: true,
      equality: "case-insensitive",
      knownValues: ["header", "query", "path", "HEADER", "QUERY", "PATH"],
      docs: "Location of the parameter: `header`, `query` or `path`.",
    }),
    type: field.string({
      required: true,
      docs: "Type of the parameter, such as `string` or `int`.",
    }),
    // Unlike CreateApi, ModifyApi requires both.
    desc: text("Description of the parameter."),
    defaultValue: text("Value if the caller does not send the parameter."),
    required: flag("Whether the caller must send the parameter.", { default: false }),
  },
  { docs: "A parameter." },
);

/** A parameter of the backend request. */
export const serviceParameter = field.object(
  {
    name: word("Name of the parameter."),
    position: word("Location of the parameter in the backend request: `header`, `query` or `path`."),
    relevantRequestParameterPosition: word("Location of the request parameter that provides the value."),
    relevantRequestParameterName: word("Name of the request parameter that provides the value."),
    defaultValue: word("Value if the request parameter is missing."),
    relevantRequestParameterDesc: word("Description of the request parameter."),
    relevantRequestParameterType: field.string({
      ...writeOnly,
      emptyIsUnset: true,
      docs: "Type of the request parameter. The platform does not return it.",
    }),
  },
  { docs: "A parameter." },
);
