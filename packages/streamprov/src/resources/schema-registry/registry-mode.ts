import { StatusError } from "@org/core-http";
import { expectation, field, fromWire, toWire } from "@org/core-provider";
import type { RegistrySettings } from "./registry-settings.ts";

/** What a mode is, of a registry and of a subject. */
export const modeFields = {
  mode: field.string({
    computed: true,
    values: ["READWRITE", "READONLY", "READONLY_OVERRIDE", "IMPORT"],
    answered: "always",
    wire: "mode",
    docs: "What may happen to schemas: `READWRITE` is usual, `READONLY` and `READONLY_OVERRIDE` let nothing be registered or deleted, `IMPORT` takes schemas with IDs and versions of their own.",
  }),
  force: field.boolean({
    default: false,
    local: true,
    docs: "Sets the mode `IMPORT` although there are schemas.",
  }),
};

const { mode } = modeFields;

/** How modes are read and written. */
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
    return new Error(`${error.message} Where there are schemas, mode becomes IMPORT only with force: true.`, {
      cause: error,
    });
  },
};
