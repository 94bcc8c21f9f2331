/** An ID within a text: an IPv4 address, or letters, digits, `_` and `-`. */
const idPattern = /\d{1,3}(?:\.\d{1,3}){3}(?![\w.-])|[A-Za-z0-9][\w-]*/g;
/** Properties whose numbers are IDs. */
const idProperty = /(^i|I)ds?$|[uU]in$/;
/** Smaller numbers of responses are sizes and counts. */
const smallestId = 10_000_000;

/**
 * The IDs of an account's objects and those of their copies. Texts can contain IDs, such as
 * `crn://confluent.cloud/organization=.../environment=env-abc123`.
 */
export class References {
  readonly #copies = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /** Records the ID of an object and that of its copy, part by part if they are composite. */
  add(original: string, copy: string): void {
    const [parts, copies] = [idsIn(original), idsIn(copy)];
    if (parts.length !== copies.length) return;
    for (const [at, part] of parts.entries()) {
      const other = copies[at];
      if (other === undefined || other === part) continue;
      if (isIp(part) || isIp(other)) {
        if (isPublicIp(part) && isPublicIp(other)) this.#addWhole(part, other);
        continue;
      }
      this.#copies.set(part, other);
      this.#originals.set(other, part);
    }
  }

  /** Records the values of a copy that differ from the original's, so that other objects can refer to them. */
  addOutputs(original: unknown, copy: unknown): void {
    if (typeof original === "string" && typeof copy === "string") {
      if (isPublicIp(original) && isPublicIp(copy)) this.#addWhole(original, copy);
      else if (original === copy) return;
      else if (isAddress(copy)) this.#copies.set(original, copy);
      else if (isId(original) && isId(copy) && !this.#copies.has(original)) this.add(original, copy);
    } else if (typeof original === "number" && typeof copy === "number") {
      if (original >= smallestId && copy >= smallestId) this.add(String(original), String(copy));
    } else if (Array.isArray(original) && Array.isArray(copy)) {
      for (const [at, one] of original.entries()) this.addOutputs(one, copy[at]);
    } else if (isRecord(original) && isRecord(copy)) {
      for (const [name, one] of Object.entries(original)) this.addOutputs(one, copy[name]);
    }
  }

  /** Records a text that is replaced as a whole. Its first pair counts: later ones may come from lists in any order. */
  #addWhole(original: string, copy: string): void {
    if (this.#copies.has(original) || this.#originals.has(copy)) return;
    this.#copies.set(original, copy);
    this.#originals.set(copy, original);
  }

  /** Values of an account as values of its copy. */
  toCopy<T>(value: T): T {
    return translated(value, this.#copies) as T;
  }

  /** A saved copy with the IDs of the account. */
  toOriginal<T>(value: T): T {
    return translated(value, this.#originals, { everyNumber: true }) as T;
  }
}

/** The IDs in a value. */
export function idsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value, ...idsIn(value)];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsOf);
}

function idsIn(text: string): readonly string[] {
  return text.match(idPattern) ?? [];
}

function translated(
  value: unknown,
  ids: ReadonlyMap<string, string>,
  { everyNumber = false, property = "" }: { readonly everyNumber?: boolean; readonly property?: string } = {},
): unknown {
  if (typeof value === "string") {
    return ids.get(value) ?? value.replace(idPattern, (id) => ids.get(id) ?? id);
  }
  if (typeof value === "number") {
    const other = everyNumber || idProperty.test(property) ? ids.get(String(value)) : undefined;
    return other === undefined ? value : Number(other);
  }
  if (Array.isArray(value)) return value.map((one) => translated(one, ids, { everyNumber, property }));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      translated(name, ids),
      translated(one, ids, { everyNumber, property: name }),
    ]),
  );
}

/** Whether a text is the address of a simulated host, which remains in the copy. */
function isAddress(text: string): boolean {
  return /^https?:\/\/(127\.0\.0\.1|[\w.-]*localhost):/.test(text);
}

function isIp(text: string): boolean {
  return /^\d+(\.\d+){3}$/.test(text);
}

/** Whether a text is an IPv4 address that only one object on earth has. */
function isPublicIp(text: string): boolean {
  return isIp(text) && !/^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(text);
}

/** Whether a text is an ID, such as `rtb-abcdefgh` and `1194109872`, and no word or date. */
function isId(text: string): boolean {
  const hasDigit = /^[\w-]{5,}$/.test(text) && /\d/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);
  return hasDigit || /^[a-z]+-[a-z]{8}$/.test(text);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
