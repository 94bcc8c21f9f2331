import { canonicalJson, fromWire, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";

/** A type as in requests: an object if the text contains one. */
export function typeToWire(type: string): unknown {
  try {
    const parsed: unknown = JSON.parse(type);
    return typeof parsed === "object" && parsed !== null ? parsed : type;
  } catch {
    return type;
  }
}

/** The fields of every type that is an object. */
const typeFacts = {
  type: responseField.string({ returned: "always", wire: "type" }),
  nullable: responseField.boolean({ wire: "nullable" }),
};

/** A type as text: an object as JSON. */
export function typeFromWire(type: unknown): unknown {
  if (typeof type !== "object" || type === null) return type;
  fromWire(typeFacts, type as Body);
  return JSON.stringify(type);
}

/** A type as in SQL, from a text or an object. A type that contains other types stays JSON. */
export function typeName(type: unknown): string {
  if (typeof type === "string")
    return type
      .replace(/\s+/g, " ")
      .replace(/ ?([(),]) ?/g, "$1")
      .trim()
      .toUpperCase();
  const { type: name, nullable, length, precision, scale, ...others } = (type ?? {}) as Body;
  if (Object.keys(others).length > 0) return canonicalJson(JSON.stringify(type));
  const sizes = [length ?? precision, scale].filter((size) => size !== undefined);
  const size = sizes.length > 0 ? `(${sizes.join(",")})` : "";
  return `${String(name ?? "").toUpperCase()}${size}${nullable === false ? " NOT NULL" : ""}`;
}
