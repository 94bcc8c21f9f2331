import type { MessageOf } from "./message.ts";
import {
  checkRequest,
  checkResponse,
  configureRequest,
  configureResponse,
  createRequest,
  createResponse,
  deleteRequest,
  diffRequest,
  diffResponse,
  empty,
  handshakeRequest,
  handshakeResponse,
  invokeRequest,
  invokeResponse,
  listRequest,
  listResponse,
  mappingRequest,
  mappingResponse,
  mappingsRequest,
  mappingsResponse,
  pluginAttach,
  pluginInfo,
  readRequest,
  readResponse,
  schemaRequest,
  schemaResponse,
  updateRequest,
  updateResponse,
} from "./provider-messages.ts";

/** The messages of each method of Pulumi's provider protocol that is supported. */
export const providerMethods = {
  Handshake: { request: handshakeRequest, response: handshakeResponse },
  Attach: { request: pluginAttach, response: empty },
  GetPluginInfo: { request: empty, response: pluginInfo },
  GetSchema: { request: schemaRequest, response: schemaResponse },
  GetMapping: { request: mappingRequest, response: mappingResponse },
  GetMappings: { request: mappingsRequest, response: mappingsResponse },
  CheckConfig: { request: checkRequest, response: checkResponse },
  DiffConfig: { request: diffRequest, response: diffResponse },
  Configure: { request: configureRequest, response: configureResponse },
  Invoke: { request: invokeRequest, response: invokeResponse },
  Check: { request: checkRequest, response: checkResponse },
  Diff: { request: diffRequest, response: diffResponse },
  Create: { request: createRequest, response: createResponse },
  Read: { request: readRequest, response: readResponse },
  Update: { request: updateRequest, response: updateResponse },
  Delete: { request: deleteRequest, response: empty },
  Cancel: { request: empty, response: empty },
  /** Sends one response for each object. */
  List: { request: listRequest, response: listResponse },
} as const;

type Methods = typeof providerMethods;

export type MethodName = keyof Methods;
export type RequestOf<M extends MethodName> = MessageOf<Methods[M]["request"]>;
export type ResponseOf<M extends MethodName> = MessageOf<Methods[M]["response"]>;

/** The names of all methods. */
export const methodNames = Object.keys(providerMethods) as MethodName[];

/** The path of a method in gRPC requests. */
export function pathOf(method: MethodName): string {
  return `/pulumirpc.ResourceProvider/${method}`;
}
