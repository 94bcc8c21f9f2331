import { Asset } from "./asset.ts";
import { element, member } from "./path.ts";
import { isPropertyList, type Properties, type Property } from "./properties.ts";
import { setOwn } from "./record.ts";
import { isUnknown, unknown } from "./unknown.ts";

/** Values of one object as the engine sent them, secrets unwrapped. */
export interface Decoded {
  readonly values: Record<string, unknown>;
  /** Paths of the values that were secret. */
  readonly secrets: ReadonlySet<string>;
}

// The engine's markers for values that JSON cannot represent. They are part of its protocol.
const signature = "4dabf18193072939515e22adb298388d";
const secretSignature = "1b47061264138c4ac30d75fd1eb44270";
const resourceSignature = "5cf8f73096256a8f31e491e813e4eb8e";
const outputSignature = "d0e6a833031e9bbcd3f4e8bde6ca49a4";
const assetSignature = "c44067f5952c0a294b673a41bacd8c17";
const archiveSignature = "0def7320c3a5731c473e5ecbe6d01bc7";
const unknownText = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const unknownTexts = new Set([
  unknownText,
  "1c4a061d-8072-4f0a-a4cb-0ff528b18fe7",
  "3eeb2bf0-c639-47a8-9e75-3b44932eb421",
  "6a19a0b0-7e62-4c92-b797-7f8e31da9cc2",
  "030794c1-ac77-496b-92df-f27374a8bd58",
  "e48ece36-62e2-4504-bad9-02848725956a",
  "dd056dcd-154b-4c76-9bd3-c8f88648b5ff",
]);

/**
 * Decodes an object from the engine. Secrets are unwrapped and their paths recorded; unknown values become {@link
 * unknown}; a resource reference becomes the resource's ID; an output value becomes its value; null is omitted.
 */
export function decode(properties: Properties | undefined): Decoded {
  const secrets = new Set<string>();
  return { values: properties ? decodeMembers(properties, "", secrets) : {}, secrets };
}

/** Encodes an object for the engine. Values at `secrets` are wrapped as secrets. `undefined` is omitted. */
export function encode(values: Readonly<Record<string, unknown>>, secrets: ReadonlySet<string>): Properties {
  return encodeMembers(values, "", secrets);
}

function decodeMembers(properties: Properties, path: string, secrets: Set<string>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  // The engine sends properties in a random order. Sorted, equal values are also equal as JSON.
  for (const name of Object.keys(properties).sort()) {
    const decoded = decodeValue(properties[name], member(path, name), secrets);
    if (decoded !== undefined) setOwn(values, name, decoded);
  }
  return values;
}

function decodeValue(value: Property | undefined, path: string, secrets: Set<string>): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value.length === 36 && unknownTexts.has(value) ? unknown : value;
  if (typeof value !== "object") return value;
  if (isPropertyList(value)) return value.map((item, i) => decodeValue(item, element(path, i), secrets) ?? null);
  return decodeObject(value, path, secrets);
}

function decodeObject(object: Properties, path: string, secrets: Set<string>): unknown {
  switch (object[signature]) {
    case undefined:
      return decodeMembers(object, path, secrets);
    case secretSignature:
      secrets.add(path);
      return decodeValue(object["value"], path, secrets);
    case outputSignature:
      if (object["secret"] === true) secrets.add(path);
      return Object.hasOwn(object, "value") ? decodeValue(object["value"], path, secrets) : unknown;
    case resourceSignature:
      return idOrUnknown(decodeValue(object["id"], path, secrets));
    case assetSignature:
      return new Asset("asset", decodeMembers(object, path, secrets));
    case archiveSignature:
      return new Asset("archive", decodeMembers(object, path, secrets));
    default:
      return decodeMembers(object, path, secrets);
  }
}

function idOrUnknown(id: unknown): unknown {
  return id === undefined || id === "" ? unknown : id;
}

function encodeMembers(
  values: Readonly<Record<string, unknown>>,
  path: string,
  secrets: ReadonlySet<string>,
): Properties {
  const properties: Record<string, Property> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined) setOwn(properties, name, encodeValue(value, member(path, name), secrets));
  }
  return properties;
}

const noSecrets: ReadonlySet<string> = new Set();

function encodeValue(value: unknown, path: string, secrets: ReadonlySet<string>): Property {
  // The SDK unwraps only one level, so a secret contains no other one.
  if (secrets.has(path)) return { [signature]: secretSignature, value: encodePlain(value, path, noSecrets) };
  return encodePlain(value, path, secrets);
}

function encodePlain(value: unknown, path: string, secrets: ReadonlySet<string>): Property {
  if (isUnknown(value)) return unknownText;
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((item, i) => encodeValue(item, element(path, i), secrets));
  if (value instanceof Asset) return encodeMembers(value.source, path, secrets);
  if (typeof value === "object") return encodeMembers(value as Record<string, unknown>, path, secrets);
  throw new TypeError(`${path} holds a ${typeof value}, which cannot be sent to the engine`);
}
