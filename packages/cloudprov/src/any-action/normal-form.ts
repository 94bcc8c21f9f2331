import { domainToASCII } from "node:url";
import { canonicalJson } from "@org/core-provider";

/** The ways to compare texts that the platform normalizes. */
export const comparisons = ["case-insensitive", "domain", "json", "public-key", "whitespace"] as const;

/** A way to compare texts that the platform normalizes. */
export type Comparison = (typeof comparisons)[number];

/** The common form of equal texts; undefined for a text that has none. */
const normalForms: Readonly<Record<Comparison, (text: string) => string | undefined>> = {
  "case-insensitive": (text) => text.toLowerCase(),
  domain: (text) => {
    const name = text.trim().replace(/\.$/, "").toLowerCase();
    return domainToASCII(name) || name;
  },
  json: canonicalJson,
  "public-key": (text) => {
    const [type, key] = text.trim().split(/\s+/);
    return key === undefined ? undefined : `${type} ${key}`;
  },
  whitespace: (text) => text.replaceAll(/\s+/g, ""),
};

/** Whether two values have the same common form. An object or list may correspond to its JSON text. */
export function isSameAs(comparison: Comparison, one: unknown, other: unknown): boolean {
  const form = normalForm(comparison, one);
  return form !== undefined && form === normalForm(comparison, other);
}

function normalForm(comparison: Comparison, value: unknown): string | undefined {
  if (typeof value === "string") return normalForms[comparison](value);
  return comparison === "json" && typeof value === "object" ? canonicalJson(JSON.stringify(value)) : undefined;
}
