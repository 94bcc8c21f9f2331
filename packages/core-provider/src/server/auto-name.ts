import { createHash, randomBytes } from "node:crypto";

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
 * autonaming configuration says. Undefined when that configuration forbids automatic names.
 */
export function autoName(source: NameSource, maxLength: number): string | undefined {
  const { autoNaming, logicalName, seed } = source;
  if (autoNaming?.mode === "disable") return undefined;
  if (autoNaming?.mode === "enforce") return autoNaming.proposed;
  if (autoNaming?.mode === "propose" && autoNaming.proposed !== "") return autoNaming.proposed.slice(0, maxLength);
  const random = seed.length > 0 ? createHash("sha256").update(seed).digest() : randomBytes(8);
  const suffix = random.toString("hex").slice(0, suffixLength);
  return `${logicalName.slice(0, maxLength - suffixLength - 1)}-${suffix}`;
}
