import type { SchemaVersion } from "../records.ts";
import { whyUnreadable } from "./avro-compatibility.ts";
import type { Registry } from "./registry.ts";
import type { ParsedSchema } from "./schema-text.ts";

/** All levels of compatibility. */
export const compatibilityLevels = [
  "BACKWARD",
  "BACKWARD_TRANSITIVE",
  "FORWARD",
  "FORWARD_TRANSITIVE",
  "FULL",
  "FULL_TRANSITIVE",
  "NONE",
] as const;

/**
 * Why a schema must not become the next version. Empty when it may.
 *
 * AVRO is compared by Avro's rules. Of JSON and PROTOBUF only the type is compared.
 *
 * @param versions the versions that count, oldest first.
 */
export function incompatibilities(
  registry: Registry,
  level: string,
  candidate: ParsedSchema,
  versions: readonly SchemaVersion[],
): string[] {
  if (level === "NONE") return [];
  const counted = level.endsWith("_TRANSITIVE") ? versions : versions.slice(-1);
  return counted.flatMap((version) => {
    const old = registry.reread(version);
    if (old.type !== candidate.type) return [`Incompatible because of different schema type: ${old.type}`];
    if (candidate.avro === undefined || old.avro === undefined) return [];
    const problems = [
      ...(level.startsWith("FORWARD") ? [] : whyUnreadable(candidate.avro, old.avro)),
      ...(level.startsWith("BACKWARD") ? [] : whyUnreadable(old.avro, candidate.avro)),
    ];
    return problems.length === 0
      ? []
      : [...problems, `oldSchemaVersion: ${version.version}`, `compatibility: ${level}`];
  });
}
