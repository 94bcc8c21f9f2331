import { field, type Rule } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of an API key. */
export const apiKeyFields = withWireNames({
  secretName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the key.",
  }),
  status: field.string({
    default: "on",
    values: ["on", "off"],
    docs: "Whether the key is enabled.",
  }),
  accessKeyType: field.string({
    default: "auto",
    values: ["auto", "manual"],
    replaceOnChange: true,
    docs: "Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them.",
  }),
  accessKeyId: field.string({
    computed: true,
    replaceOnChange: true,
    min: 5,
    max: 50,
    docs: "ID of the key.",
    inputDocs: "Required for a manual key; no effect for an automatic key.",
  }),
  accessKeySecret: field.string({
    computed: true,
    secret: true,
    min: 10,
    max: 50,
    docs: "Secret of the key.",
    inputDocs: "Required for a manual key; no effect when an automatic key is created.",
  }),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["status", "accessKeySecret"],
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
});

/** Keys that the platform chooses may contain other characters. */
export const letterForms = ["accessKeyId", "accessKeySecret"].map(
  (path): Rule => ({
    says: `${path} of a manual key may contain only letters, digits and underscores.`,
    fields: ["accessKeyType", path],
    test: ({ accessKeyType, [path]: text }) =>
      accessKeyType !== "manual" || typeof text !== "string" || /^\w*$/.test(text)
        ? []
        : [{ path, message: "must contain only letters, digits and underscores" }],
  }),
);
