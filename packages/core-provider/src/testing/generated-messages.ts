import pluginPb from "@pulumi/pulumi/proto/plugin_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Message } from "google-protobuf";
import emptyPb from "google-protobuf/google/protobuf/empty_pb.js";
import struct from "google-protobuf/google/protobuf/struct_pb.js";
import {
  checkResponse,
  configureResponse,
  createResponse,
  diffResponse,
  empty,
  handshakeResponse,
  invokeResponse,
  listResponse,
  mappingResponse,
  mappingsResponse,
  readResponse,
  schemaResponse,
  updateResponse,
} from "../protocol/provider-messages.ts";
import type { Properties } from "../value/properties.ts";
import { isRecord } from "../value/record.ts";
import type { MethodName, RequestOf, ResponseOf } from "./calls.ts";

// Between the harness and a socket, messages are encoded by the code that Pulumi generates, so that a mistake in the
// provider's own messages does not cancel itself out.

/** For each method, the generated class of its request, and the response without any field. */
const methods: { readonly [M in MethodName]: [request: new () => Message, response: ResponseOf<M>] } = {
  Handshake: [providerPb.ProviderHandshakeRequest, handshakeResponse.defaults],
  Attach: [pluginPb.PluginAttach, empty.defaults],
  GetSchema: [providerPb.GetSchemaRequest, schemaResponse.defaults],
  GetMapping: [providerPb.GetMappingRequest, mappingResponse.defaults],
  GetMappings: [providerPb.GetMappingsRequest, mappingsResponse.defaults],
  CheckConfig: [providerPb.CheckRequest, checkResponse.defaults],
  DiffConfig: [providerPb.DiffRequest, diffResponse.defaults],
  Configure: [providerPb.ConfigureRequest, configureResponse.defaults],
  Invoke: [providerPb.InvokeRequest, invokeResponse.defaults],
  Check: [providerPb.CheckRequest, checkResponse.defaults],
  Diff: [providerPb.DiffRequest, diffResponse.defaults],
  Create: [providerPb.CreateRequest, createResponse.defaults],
  Read: [providerPb.ReadRequest, readResponse.defaults],
  Update: [providerPb.UpdateRequest, updateResponse.defaults],
  Delete: [providerPb.DeleteRequest, empty.defaults],
  Cancel: [emptyPb.Empty, empty.defaults],
  List: [providerPb.ListRequest, listResponse.defaults],
};

/** The messages within messages, by field: their generated classes and the fields that are used. */
const nested: Readonly<Record<string, { readonly Generated: new () => Message; readonly names: readonly string[] }>> = {
  autonaming: { Generated: providerPb.CheckRequest.AutonamingOptions, names: ["proposedName", "mode"] },
  failures: { Generated: providerPb.CheckFailure, names: ["property", "reason"] },
  detailedDiff: { Generated: providerPb.PropertyDiff, names: ["kind"] },
  result: { Generated: providerPb.ListResponse.Result, names: ["id", "name"] },
};

/** The generated message of a request. */
export function generatedRequest<M extends MethodName>(method: M, request: RequestOf<M>): Message {
  return generatedMessage(methods[method][0], request);
}

/** The fields of a generated response. */
export function responseFrom<M extends MethodName>(method: M, response: Message): ResponseOf<M> {
  return fieldsOf(response, Object.keys(methods[method][1])) as ResponseOf<M>;
}

/** A generated message with these fields. */
export function generatedMessage(Generated: new () => Message, fields: object): Message {
  const message = new Generated();
  const methodOf = methodsOf(message);
  for (const [name, value] of Object.entries(fields)) {
    const convert = (each: unknown) => generatedValue(name, each);
    if (value === undefined) continue;
    const map = methodOf(`get${name}map`)?.() as Map<string, unknown> | undefined;
    const set = methodOf(`set${name}list`) ?? methodOf(`set${name}`);
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
  const methodOf = methodsOf(message);
  const read = (name: string): unknown => {
    const convert = (each: unknown) => plainValue(name, each);
    const map = methodOf(`get${name}map`)?.() as Map<string, unknown> | undefined;
    if (map) return Object.fromEntries([...map.entries()].map(([key, inner]) => [key, convert(inner)]));
    const list = methodOf(`get${name}list`)?.() as readonly unknown[] | undefined;
    if (list) return list.map(convert);
    const get = methodOf(`get${name}_asu8`) ?? methodOf(`get${name}`);
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

type GeneratedMethod = (value?: unknown) => unknown;

/** The methods of a generated message by name: generated names lose the capitals within a field's name. */
function methodsOf(message: Message): (name: string) => GeneratedMethod | undefined {
  const prototype = Object.getPrototypeOf(message) as Record<string, GeneratedMethod>;
  const byName = new Map(Object.getOwnPropertyNames(prototype).map((name) => [name.toLowerCase(), name]));
  return (name) => {
    const found = byName.get(name.toLowerCase());
    return found === undefined ? undefined : (value) => prototype[found]?.call(message, value);
  };
}
