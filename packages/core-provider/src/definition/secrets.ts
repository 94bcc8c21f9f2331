import type { Decoded } from "../value/codec.ts";
import { element, member, steps, valueAt } from "../value/path.ts";
import { isRecord, own } from "../value/record.ts";
import type { Field, Fields } from "./field.ts";

/** The known secrets of an object: their paths, and their texts, which are secret at any place. */
export interface KnownSecrets {
  readonly paths: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

/** A shorter secret text could be anything, such as `1` or `yes`. */
const minSecretLength = 4;
/** Shorter texts can be ordinary words within longer ones, such as `http` in a URL. */
const minSubstringLength = 6;
/** Up to this many secrets are searched for one by one, which is fastest. */
const maxLinearSearch = 16;

/** Collects the secrets of an object: those that the definition, the program or the state marks. */
export function knownSecrets(fields: Fields, ...sides: readonly Decoded[]): KnownSecrets {
  const paths = new Set<string>();
  const texts = new Set<string>();
  for (const { values, secrets } of sides) {
    const found = secretPaths(fields, values, secrets);
    for (const path of found) paths.add(path);
    for (const text of secretTexts(values, found)) if (text.length >= minSecretLength) texts.add(text);
  }
  return { paths, texts };
}

/**
 * Returns the paths to mark as secret: the known ones, and all texts that are or contain a known secret. A secret moves
 * when its list becomes shorter, and platforms repeat secrets, for example in a connection URL.
 */
export function secretMarks(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  known: KnownSecrets,
): ReadonlySet<string> {
  const marks = new Set(secretPaths(fields, values, known.paths));
  if (known.texts.size > 0) {
    for (const path of pathsOfTexts(fields, values, holdsAny(known.texts))) marks.add(path);
  }
  return marks;
}

/** The texts and numbers at the secret paths of an object, as texts. */
export function* secretTexts(values: unknown, paths: ReadonlySet<string>): Generator<string> {
  for (const path of paths) yield* texts(valueAt(values, path));
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "number") yield String(value);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
}

type Test = (text: string) => boolean;

function* pathsOfTexts(fields: Fields, values: unknown, isSecret: Test, path = ""): Generator<string> {
  if (typeof values === "string") {
    if (isSecret(values)) yield outsideSets(fields, path);
  } else if (Array.isArray(values)) {
    for (const [i, value] of values.entries()) yield* pathsOfTexts(fields, value, isSecret, element(path, i));
  } else if (isRecord(values)) {
    for (const [key, value] of Object.entries(values)) yield* pathsOfTexts(fields, value, isSecret, member(path, key));
  }
}

/** Returns a test whether a text is or contains a secret: unchanged, percent-encoded, as base64 or within JSON. */
function holdsAny(secrets: ReadonlySet<string>): Test {
  const forms = new Set([...secrets].flatMap(formsOf).filter((form) => form.length >= minSubstringLength));
  if (forms.size <= maxLinearSearch) {
    const all = [...forms];
    return (text) => secrets.has(text) || all.some((form) => text.includes(form));
  }
  // Indexed by their first characters, so that a text is scanned only once.
  const byStart = Map.groupBy(forms, (form) => form.slice(0, minSubstringLength));
  return (text) => {
    if (secrets.has(text)) return true;
    for (let i = 0; i + minSubstringLength <= text.length; i++) {
      const candidates = byStart.get(text.slice(i, i + minSubstringLength));
      if (candidates?.some((form) => text.startsWith(form, i))) return true;
    }
    return false;
  };
}

function formsOf(secret: string): readonly string[] {
  const encoded = encodeURIComponent(secret.toWellFormed());
  const inLowerCase = encoded.replace(/%../g, (byte) => byte.toLowerCase());
  const base64 = Buffer.from(secret).toString("base64");
  const decoded = Buffer.from(secret, "base64").toString();
  const isBase64 = Buffer.from(decoded).toString("base64") === secret;
  return [secret, encoded, inLowerCase, JSON.stringify(secret).slice(1, -1), base64, ...(isBase64 ? [decoded] : [])];
}

/**
 * Returns the secret paths of an object's values: those that a field marks, and those that were secret in the inputs (a
 * password stays secret in any property that repeats it).
 */
export function secretPaths(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  inherited: ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const path of inherited) paths.add(outsideSets(fields, path));
  for (const [name, { facts }] of Object.entries(fields)) {
    if (values[name] !== undefined && facts.secretWith?.some((source) => inherited.has(source))) paths.add(name);
  }
  collect(fields, values, "", paths);
  return paths;
}

function collect(fields: Fields, values: Readonly<Record<string, unknown>>, path: string, paths: Set<string>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] !== undefined) collectField(field, values[name], member(path, name), paths);
  }
}

function collectField(field: Field, value: unknown, path: string, paths: Set<string>): void {
  if (field.facts.secret) {
    paths.add(path);
    return;
  }
  if (field.fields && isRecord(value)) collect(field.fields, value, path, paths);
  else if (field.item && holdsSecrets(field.item)) {
    const item = field.item;
    if (Array.isArray(value)) for (const [i, v] of value.entries()) collectField(item, v, element(path, i), paths);
    else if (isRecord(value)) for (const [k, v] of Object.entries(value)) collectField(item, v, member(path, k), paths);
  }
}

/** The path, or that of the set it leads into: an element may come back in another place. */
function outsideSets(fields: Fields, path: string): string {
  let at = "";
  let field: Field | undefined;
  let members: Fields | undefined = fields;
  for (const step of steps(path)) {
    at = typeof step === "number" ? element(at, step) : member(at, step);
    field = members ? own(members, String(step)) : field?.item;
    if (field?.kind === "set") return at;
    members = field?.fields;
  }
  return path;
}

function holdsSecrets(field: Field): boolean {
  if (field.facts.secret) return true;
  if (field.item) return holdsSecrets(field.item);
  return field.fields ? Object.values(field.fields).some(holdsSecrets) : false;
}
