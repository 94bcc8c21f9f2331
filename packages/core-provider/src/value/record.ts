import { Asset } from "./asset.ts";

/** True for a plain object: not a list, not an asset, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Asset);
}
