import { createHash, randomBytes } from "node:crypto";
import type { AutoName } from "../../definition/field.ts";

/** What the engine says about automatic names. */
export interface AutoNaming {
  readonly mode: "propose" | "enforce" | "disable";
  readonly proposed: string;
}

/** What a name is made from. */
export interface NameSource {
  readonly logicalName: string;
  /** Makes the suffix the same in repeated runs of one plan. */
  readonly seed: Uint8Array;
  readonly autoNaming: AutoNaming | undefined;
}

const suffixLength = 7;

/**
 * The name of an object that the program leaves unnamed: `<logical name>-<7 hex digits>`, or what the engine's
 * autonaming configuration says, within the platform's rules. One that is too long loses of its logical part, never of
 * its random end. Undefined when the configuration forbids automatic names.
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

/** @param upTo - Where what is allowed by itself begins. */
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

/** Takes away what is too much before `end`. */
function shortened(name: string, end: number, maxLength: number): string {
  const excess = name.length - maxLength;
  if (excess <= 0) return name;
  return (name.slice(0, Math.max(0, end - excess)) + name.slice(end)).slice(-maxLength);
}
