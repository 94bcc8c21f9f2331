import { recordOf } from "../../platform/responses.ts";

/** Whether a value is one that a bucket has without any setting. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const members = recordOf(value);
  if (members !== undefined) return Object.values(members).every(isBlank);
  return value === undefined || value === "" || value === 0 || value === false;
}

/** Whether the platform sets a value by itself: it encrypts objects with its own keys. */
export function isPlatformDefault(property: string, value: unknown): boolean {
  return property === "encryptionAlgorithm" && value === "AES256";
}
