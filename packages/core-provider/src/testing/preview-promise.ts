import { element, member } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import { isUnknown } from "../value/unknown.ts";
import { Secret, type Values } from "./marks.ts";

/**
 * Asserts that the values in a preview came true, because programs act on them.
 *
 * @throws Error that names each property with another value.
 */
export function assertPreviewHeld(urn: string, promised: Values, outputs: Values): void {
  const broken = Object.entries(promised)
    .filter(([name]) => !name.startsWith("__"))
    .flatMap(([name, value]) => brokenAt(value, outputs[name], member("", name)));
  if (broken.length > 0) throw new Error(`the preview of ${urn} promised what did not come true: ${broken.join("; ")}`);
}

function brokenAt(promised: unknown, actual: unknown, path: string): string[] {
  const [wanted, found] = [bare(promised), bare(actual)];
  if (isUnknown(wanted)) return [];
  if (isRecord(wanted) && isRecord(found)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
    return [...names].flatMap((name) => brokenAt(wanted[name], found[name], member(path, name)));
  }
  if (Array.isArray(wanted) && Array.isArray(found) && wanted.length === found.length) {
    const rest = [...(found as readonly unknown[])];
    return wanted.flatMap((one: unknown, i) => {
      // A set may come back in another order.
      const at = rest.findIndex((candidate) => brokenAt(one, candidate, path).length === 0);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0 ? [] : brokenAt(one, found[i], element(path, i));
    });
  }
  if (isNone(wanted) && isNone(found)) return [];
  return wanted === found ? [] : [`${path} was ${shown(wanted)}, is ${shown(found)}`];
}

function bare(value: unknown): unknown {
  return value instanceof Secret ? value.value : value;
}

/** For programs, an empty value equals a missing one. */
function isNone(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
}

function shown(value: unknown): string {
  return value === undefined ? "not there" : JSON.stringify(value);
}
