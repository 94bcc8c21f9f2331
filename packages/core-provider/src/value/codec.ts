import struct from "google-protobuf/google/protobuf/struct_pb.js";
import { Asset } from "./asset.ts";
import { element, member } from "./path.ts";
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
export function decode(message: struct.Struct | undefined): Decoded {
  const secrets = new Set<string>();
  return { values: message ? decodeStruct(message, "", secrets) : {}, secrets };
}

/** Encodes an object for the engine. Values at `secrets` are wrapped as secrets. `undefined` is omitted. */
export function encode(values: Readonly<Record<string, unknown>>, secrets: ReadonlySet<string>): struct.Struct {
  return encodeStruct(values, "", secrets);
}

function decodeStruct(message: struct.Struct, path: string, secrets: Set<string>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  message.getFieldsMap().forEach((value, key) => {
    const decoded = decodeValue(value, member(path, key), secrets);
    if (decoded === undefined) return;
    // An own property even for `__proto__`, which plain assignment would swallow.
    if (key === "__proto__") {
      Object.defineProperty(values, key, { value: decoded, enumerable: true, writable: true, configurable: true });
    } else values[key] = decoded;
  });
  return values;
}

function decodeValue(value: struct.Value, path: string, secrets: Set<string>): unknown {
  switch (value.getKindCase()) {
    case struct.Value.KindCase.STRING_VALUE: {
      const text = value.getStringValue();
      return text.length === 36 && unknownTexts.has(text) ? unknown : text;
    }
    case struct.Value.KindCase.NUMBER_VALUE:
      return value.getNumberValue();
    case struct.Value.KindCase.BOOL_VALUE:
      return value.getBoolValue();
    case struct.Value.KindCase.LIST_VALUE:
      return (value.getListValue()?.getValuesList() ?? []).map((item, i) => {
        const decoded = decodeValue(item, element(path, i), secrets);
        return decoded === undefined ? null : decoded;
      });
    case struct.Value.KindCase.STRUCT_VALUE: {
      const inner = value.getStructValue();
      return inner ? decodeObject(inner, path, secrets) : {};
    }
    default:
      return undefined;
  }
}

function decodeObject(message: struct.Struct, path: string, secrets: Set<string>): unknown {
  const fields = message.getFieldsMap();
  const mark = fields.get(signature)?.getStringValue();
  if (mark === undefined) return decodeStruct(message, path, secrets);
  const inner = (key: string) => {
    const value = fields.get(key);
    return value ? decodeValue(value, path, secrets) : undefined;
  };
  switch (mark) {
    case secretSignature:
      secrets.add(path);
      return inner("value");
    case outputSignature:
      if (fields.get("secret")?.getBoolValue()) secrets.add(path);
      return fields.has("value") ? inner("value") : unknown;
    case resourceSignature: {
      const id = inner("id");
      return id === undefined || id === "" ? unknown : id;
    }
    case assetSignature:
    case archiveSignature:
      return new Asset(mark === assetSignature ? "asset" : "archive", decodeStruct(message, path, secrets));
    default:
      return decodeStruct(message, path, secrets);
  }
}

function encodeStruct(
  values: Readonly<Record<string, unknown>>,
  path: string,
  secrets: ReadonlySet<string>,
): struct.Struct {
  const message = new struct.Struct();
  const fields = message.getFieldsMap();
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    fields.set(key, encodeValue(value, member(path, key), secrets));
  }
  return message;
}

const noSecrets: ReadonlySet<string> = new Set();

function encodeValue(value: unknown, path: string, secrets: ReadonlySet<string>): struct.Value {
  // The SDK unwraps only one level, so a secret contains no other one.
  if (secrets.has(path)) return wrapSecret(encodePlain(value, path, noSecrets));
  return encodePlain(value, path, secrets);
}

function encodePlain(value: unknown, path: string, secrets: ReadonlySet<string>): struct.Value {
  const message = new struct.Value();
  if (isUnknown(value)) message.setStringValue(unknownText);
  else if (value === null || value === undefined) message.setNullValue(struct.NullValue.NULL_VALUE);
  else if (typeof value === "string") message.setStringValue(value);
  else if (typeof value === "number") message.setNumberValue(value);
  else if (typeof value === "boolean") message.setBoolValue(value);
  else if (Array.isArray(value)) {
    const list = new struct.ListValue();
    list.setValuesList(value.map((item, i) => encodeValue(item, element(path, i), secrets)));
    message.setListValue(list);
  } else if (value instanceof Asset) message.setStructValue(encodeStruct(value.source, path, secrets));
  else if (typeof value === "object")
    message.setStructValue(encodeStruct(value as Record<string, unknown>, path, secrets));
  else throw new TypeError(`${path} holds a ${typeof value}, which cannot be sent to the engine`);
  return message;
}

function wrapSecret(value: struct.Value): struct.Value {
  const wrapper = new struct.Struct();
  wrapper.getFieldsMap().set(signature, textValue(secretSignature)).set("value", value);
  const message = new struct.Value();
  message.setStructValue(wrapper);
  return message;
}

function textValue(text: string): struct.Value {
  const message = new struct.Value();
  message.setStringValue(text);
  return message;
}
