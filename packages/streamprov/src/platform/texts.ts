import { field } from "@org/core-provider";

/** A text that must be given, goes to the platform under this name, and cannot be changed. */
export const fixedText = (wire: string, docs: string) =>
  field.string({ required: true, replaceOnChange: true, min: 1, wire, docs });

/** A text that only the platform gives. */
export const outputText = (wire: string, docs: string) => field.string({ output: true, wire, docs });
