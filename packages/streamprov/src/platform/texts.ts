import { field } from "@org/core-provider";

/** A required text. A change replaces the resource. */
export const fixedText = (wire: string, docs: string) =>
  field.string({ required: true, replaceOnChange: true, min: 1, wire, docs });

/** A text in responses only. */
export const outputText = (wire: string, docs = "") => field.string({ output: true, wire, docs });

/** The rule for names of Java classes. */
export const javaClass = {
  min: 1,
  max: 150,
  pattern: {
    match: /^([a-zA-Z][a-zA-Z_$0-9]*\.)*[a-zA-Z][a-zA-Z_$0-9]*$/,
    says: "be the name of a Java class, such as com.example.Orders",
  },
} as const;

/** The rule for web addresses. */
export const webAddress = {
  max: 512,
  pattern: { match: /^$|^https?:\/\/.+/, says: "begin with http:// or https://" },
} as const;
