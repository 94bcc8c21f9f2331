import { field } from "@org/core-provider";

/** A text that must be given, goes to the platform under this name, and cannot be changed. */
export const fixedText = (wire: string, docs: string) =>
  field.string({ required: true, replaceOnChange: true, min: 1, wire, docs });

/** A text that only the platform gives. */
export const outputText = (wire: string, docs: string) => field.string({ output: true, wire, docs });

/** What the name of a Java class keeps to. */
export const javaClass = {
  min: 1,
  max: 150,
  pattern: {
    match: /^([a-zA-Z][a-zA-Z_$0-9]*\.)*[a-zA-Z][a-zA-Z_$0-9]*$/,
    says: "be the name of a Java class, such as com.example.Orders",
  },
} as const;

/** What the address of a documentation keeps to. */
export const webAddress = {
  max: 512,
  pattern: { match: /^$|^https?:\/\/.+/, says: "begin with http:// or https://" },
} as const;
