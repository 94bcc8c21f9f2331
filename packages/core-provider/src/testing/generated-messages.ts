import providerGrpc from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Message } from "google-protobuf";
import struct from "google-protobuf/google/protobuf/struct_pb.js";
import { type MethodName, pathOf, providerMethods, type ResponseOf } from "../protocol/provider-methods.ts";
import type { Properties } from "../value/properties.ts";
import { isRecord } from "../value/record.ts";
import type { CallRequest } from "./call-request.ts";

// Between the harness and a socket, messages are encoded by the code that Pulumi generates, so that a mistake in the
// provider's own messages does not cancel itself out.

/** A class that Pulumi generates for a message. */
export type GeneratedClass = (new () => Message) & { deserializeBinary(bytes: Uint8Array): Message };

/** A method in the code that Pulumi generates. */
export interface GeneratedMethod {
  readonly path: string;
  readonly requestType: GeneratedClass;
  readonly responseType: GeneratedClass;
  requestSerialize(request: Message): Buffer;
  responseDeserialize(bytes: Buffer): Message;
}

const methods = Object.values(providerGrpc.ResourceProviderService as unknown as Record<string, GeneratedMethod>);
const methodsByPath = new Map(methods.map((method) => [method.path, method]));

/** A method of the protocol in the code that Pulumi generates. */
export function generatedMethod(name: MethodName): GeneratedMethod {
  const method = methodsByPath.get(pathOf(name));
  if (!method) throw new Error(`Pulumi's protocol has no method ${name}`);
  return method;
}

/** The messages within messages, by field: their generated classes and the fields that are used. */
const nested: Readonly<Record<string, { readonly Generated: new () => Message; readonly names: readonly string[] }>> = {
  autonaming: { Generated: providerPb.CheckRequest.AutonamingOptions, names: ["proposedName", "mode"] },
  failures: { Generated: providerPb.CheckFailure, names: ["property", "reason"] },
  detailedDiff: { Generated: providerPb.PropertyDiff, names: ["kind"] },
  result: { Generated: providerPb.ListResponse.Result, names: ["id", "name"] },
};

/** The generated message of a request. */
export function generatedRequest<M extends MethodName>(method: M, request: CallRequest<M>): Message {
  return generatedMessage(generatedMethod(method).requestType, request);
}

/** The fields of a generated response. */
export function responseFrom<M extends MethodName>(method: M, response: Message): ResponseOf<M> {
  return fieldsOf(response, Object.keys(providerMethods[method].response.defaults)) as ResponseOf<M>;
}

/** A generated message with these fields. */
export function generatedMessage(Generated: new () => Message, fields: object): Message {
  const message = new Generated();
  const accessor = accessorsOf(message);
  for (const [name, value] of Object.entries(fields)) {
    const convert = (each: unknown) => generatedValue(name, each);
    if (value === undefined) continue;
    const map = accessor(`get${name}map`)?.() as Map<string, unknown> | undefined;
    const set = accessor(`set${name}list`) ?? accessor(`set${name}`);
    if (map) for (const [key, inner] of Object.entries(value as object)) map.set(key, convert(inner));
    else if (set) set(Array.isArray(value) ? value.map(convert) : convert(value));
    else throw new Error(`the generated message has no field ${name}`);
  }
  return message;
}

function generatedValue(name: string, value: unknown): unknown {
  if (!isRecord(value) || value instanceof Uint8Array) return value;
  const inner = nested[name];
  return inner ? generatedMessage(inner.Generated, value) : struct.Struct.fromJavaScript(value as JavaScriptObject);
}

type JavaScriptObject = Parameters<typeof struct.Struct.fromJavaScript>[0];

/** The values of a generated message's fields. */
export function fieldsOf(message: Message, names: readonly string[]): Readonly<Record<string, unknown>> {
  const accessor = accessorsOf(message);
  const read = (name: string): unknown => {
    const convert = (each: unknown) => plainValue(name, each);
    const map = accessor(`get${name}map`)?.() as Map<string, unknown> | undefined;
    if (map) return Object.fromEntries([...map.entries()].map(([key, inner]) => [key, convert(inner)]));
    const list = accessor(`get${name}list`)?.() as readonly unknown[] | undefined;
    if (list) return list.map(convert);
    const get = accessor(`get${name}_asu8`) ?? accessor(`get${name}`);
    if (!get) throw new Error(`the generated message has no field ${name}`);
    return convert(get());
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

function plainValue(name: string, value: unknown): unknown {
  if (value instanceof struct.Struct) return plainProperties(value);
  const inner = nested[name];
  return inner && value !== undefined ? fieldsOf(value as Message, inner.names) : value;
}

/** The plain form of generated properties. */
export function plainProperties(properties: struct.Struct | undefined): Properties | undefined {
  return properties?.toJavaScript() as Properties | undefined;
}

type Accessor = (value?: unknown) => unknown;

/** Finds getters and setters of a generated message. Their names lose the capitals within a field's name. */
function accessorsOf(message: Message): (name: string) => Accessor | undefined {
  const prototype = Object.getPrototypeOf(message) as Record<string, Accessor>;
  const byName = new Map(Object.getOwnPropertyNames(prototype).map((name) => [name.toLowerCase(), name]));
  return (name) => {
    const found = byName.get(name.toLowerCase());
    return found === undefined ? undefined : (value) => prototype[found]?.call(message, value);
  };
}
