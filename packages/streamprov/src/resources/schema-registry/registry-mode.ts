import { StatusError } from "@org/core-http";
import { CodedError, expectation, field, fromWire, toWire } from "@org/core-provider";
import type { RegistrySettings } from "./settings-requests.ts";

/** The properties of the mode of a registry or subject. */
export const modeFields = {
  mode: field.string({
    computed: true,
    values: ["READWRITE", "READONLY", "READONLY_OVERRIDE", "IMPORT"],
    returned: "always",
    wire: "mode",
    docs: "Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions.",
  }),
  force: field.boolean({
    default: false,
    local: true,
    docs: "Whether the mode `IMPORT` may be set although schemas exist.",
  }),
};

const { mode } = modeFields;

/** Reads and writes modes. */
export const modes: RegistrySettings<{ readonly mode: string }> = {
  what: "mode",
  path: "/mode",
  written: ["mode"],
  expects: expectation({ mode }),
  outputs: (body) => fromWire({ mode }, body),
  body: (values, changed) => toWire({ mode }, values, changed),
  query: ({ force }) => ({ force: String(force === true) }),
  explained: (error, args) => {
    if (!(error instanceof StatusError) || error.code !== "42205" || args["mode"] !== "IMPORT") return error;
    return new CodedError(
      "request-rejected",
      `${error.message} If schemas exist, mode can be set to IMPORT only with force: true.`,
      {
        cause: error,
      },
    );
  },
};
