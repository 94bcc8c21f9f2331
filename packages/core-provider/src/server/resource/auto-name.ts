import { createHash, randomBytes } from "node:crypto";
import type { AutoName } from "../../definition/field.ts";

/** The engine's settings for automatic names. */
export interface AutoNaming {
  readonly mode: "propose" | "enforce" | "disable";
  readonly proposed: string;
}

/** The sources of a name. */
export interface NameSource {
  readonly logicalName: string;
  /** Makes the suffix reproducible in repeated runs of one plan. */
  readonly seed: Uint8Array;
  readonly autoNaming: AutoNaming | undefined;
}

const suffixLength = 7;

/**
 * Returns the name of an object that the program does not name: `<logical name>-<7 hex digits>`, or the name that the
 * engine's autonaming configuration requires, within the platform's rules. A name that is too long is shortened before
 * its random suffix. Undefined if the configuration forbids automatic names.
 */
export function autoName(source: NameSource, rules: AutoName): string | undefined {
  const { autoNaming, logicalName, seed } = source;
  if (autoNaming?.mode === "disable") return undefined;
  if (autoNaming?.mode === "enforce") return autoNaming.proposed;
  const { separator = "-", maxLength } = rules;
  if (autoNaming?.mode === "propose" && autoNaming.proposed !== "") {
    const at = autoNaming.proposed.indexOf(logicalName);
    const logicalEnd = at < 0 ? Math.max(0, autoNaming.proposed.length - suffixLength - 1) : at + logicalName.length;
    return shortened(allowed(autoNaming.proposed, rules), logicalEnd, maxLength);
  }
  const random = seed.length > 0 ? createHash("sha256").update(seed).digest() : randomBytes(8);
  const suffix = random.toString("hex").slice(0, suffixLength);
  return shortened(
    allowed(`${logicalName}${separator}${suffix}`, rules, logicalName.length),
    logicalName.length,
    maxLength,
  );
}

/** @param upTo - The position from which all characters are allowed. */
function allowed(
  name: string,
  { allowed: character, separator = "-", lowerCase }: AutoName,
  upTo = name.length,
): string {
  const cased = lowerCase ? name.toLowerCase() : name;
  if (character === undefined) return cased;
  const one = new RegExp(character.source, character.flags.replace(/[gy]/g, ""));
  return [...cased].map((c, i) => (i >= upTo || one.test(c) ? c : separator)).join("");
}

/** Removes excess characters before `end`. */
function shortened(name: string, end: number, maxLength: number): string {
  const excess = name.length - maxLength;
  if (excess <= 0) return name;
  return (name.slice(0, Math.max(0, end - excess)) + name.slice(end)).slice(-maxLength);
}
