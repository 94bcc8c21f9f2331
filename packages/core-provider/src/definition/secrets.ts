import type { Decoded } from "../value/codec.ts";
import { element, member, steps, valueAt } from "../value/path.ts";
import { isRecord, own } from "../value/record.ts";
import type { Field, Fields } from "./field.ts";

/** What is known to be secret of one object: where, and which texts, wherever they turn up. */
export interface KnownSecrets {
  readonly paths: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

/** A shorter secret text could be anything, such as `1` or `yes`. */
const minSecretLength = 4;
/** Within a longer text a shorter one could be an ordinary word, such as `http` in an address. */
const minSubstringLength = 6;
/** Up to this many secrets are searched for one by one, which is fastest. */
const maxLinearSearch = 16;

/** What some sides of an object say is secret: by its definition, by the program, or by what the state has kept. */
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
 * Where values are to be marked as secret: at the known paths, and wherever a text is or contains a known secret. A list
 * that grew shorter has it in another place, and a platform repeats it, such as in a connection URL.
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

/** The texts, and the numbers as texts, that an object holds at its secret paths. */
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

/** Tells whether a text is one of some secrets, or contains one: as it is, percent-encoded or within JSON. */
function holdsAny(secrets: ReadonlySet<string>): Test {
  const forms = new Set([...secrets].flatMap(formsOf).filter((form) => form.length >= minSubstringLength));
  if (forms.size <= maxLinearSearch) {
    const all = [...forms];
    return (text) => secrets.has(text) || all.some((form) => text.includes(form));
  }
  // By their first characters, so that a text is read once however many secrets there are.
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
  return [secret, encoded, inLowerCase, JSON.stringify(secret).slice(1, -1)];
}

/**
 * Where an object's values are secret: where a field says so, and where an input was secret already (a password
 * stays secret in whatever property echoes it).
 */
export function secretPaths(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  inherited: ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const path of inherited) paths.add(outsideSets(fields, path));
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
