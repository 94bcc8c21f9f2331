import { Asset } from "../value/asset.ts";
import type { Properties, Property } from "../value/properties.ts";
import { isRecord } from "../value/record.ts";
import { isUnknown, unknown } from "../value/unknown.ts";
import { OutputValue, Reference, Secret, type Values } from "./marks.ts";

// Repeated on purpose: the harness implements the engine's protocol independently, so that a bug in the provider's
// codec does not cancel itself out.
const signature = "4dabf18193072939515e22adb298388d";
const secretMark = "1b47061264138c4ac30d75fd1eb44270";
const referenceMark = "5cf8f73096256a8f31e491e813e4eb8e";
const outputMark = "d0e6a833031e9bbcd3f4e8bde6ca49a4";
const assetMark = "c44067f5952c0a294b673a41bacd8c17";
const archiveMark = "0def7320c3a5731c473e5ecbe6d01bc7";
const unknownText = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

/** Writes properties with marks as the engine sends them. */
export function marshal(values: Values): Properties {
  return plainMembers(values);
}

/** Reads properties that a provider sent; secrets and unknowns become marks. */
export function unmarshal(properties: Properties | undefined): Record<string, unknown> {
  return properties ? (marked(properties) as Record<string, unknown>) : {};
}

function plain(value: unknown): Property {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (isUnknown(value)) return unknownText;
  if (value instanceof Secret) return { [signature]: secretMark, value: plain(value.value) };
  if (value instanceof Reference) return { [signature]: referenceMark, urn: value.urn, id: value.id ?? "" };
  if (value instanceof OutputValue) return plainOutput(value);
  if (value instanceof Asset) {
    return { [signature]: value.kind === "asset" ? assetMark : archiveMark, ...plainMembers(value.source) };
  }
  if (Array.isArray(value)) return value.map(plain);
  if (isRecord(value)) return plainMembers(value);
  throw new TypeError(`a ${typeof value} cannot be sent to a provider`);
}

function plainOutput(output: OutputValue): Property {
  const sent = { [signature]: outputMark, secret: output.secret, dependencies: [...output.dependencies] };
  return output.value === undefined ? sent : { ...sent, value: plain(output.value) };
}

function plainMembers(values: Values): Record<string, Property> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, plain(value)]),
  );
}

function marked(value: unknown): unknown {
  if (value === unknownText) return unknown;
  if (Array.isArray(value)) return value.map(marked);
  if (!isRecord(value)) return value;
  const { [signature]: mark, ...rest } = value;
  switch (mark) {
    case secretMark:
      return new Secret(marked(rest["value"]));
    case referenceMark:
      return new Reference(String(rest["urn"]), rest["id"] === "" ? undefined : String(rest["id"]));
    case assetMark:
      return new Asset("asset", rest);
    case archiveMark:
      return new Asset("archive", rest);
    default:
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
  }
}
