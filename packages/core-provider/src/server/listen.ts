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
} from "../protocol/provider-messages.ts";
import { type GrpcServer, type MessageCodec, type Method, serveGrpc } from "./grpc-server.ts";
import type { ProviderService } from "./service.ts";
import { siblingRequest, siblingResponse, siblingsPath } from "./siblings.ts";

/** Serves a provider on a free loopback port. */
export async function listen<P>(service: ProviderService<P>): Promise<GrpcServer> {
  const server = await serveGrpc(service.name, methodsOf(service));
  service.servesOn(server.port);
  return server;
}

/** The methods of a provider's server, by full path. */
export function methodsOf<P>(service: ProviderService<P>): ReadonlyMap<string, Method> {
  const methods: Record<string, Method> = {
    Handshake: methodOf(handshakeRequest, handshakeResponse, (r) => service.handshake(r)),
    Attach: methodOf(pluginAttach, empty, (r) => service.attach(r).then(() => empty.defaults)),
    GetPluginInfo: methodOf(empty, pluginInfo, () => service.getPluginInfo()),
    GetSchema: methodOf(schemaRequest, schemaResponse, (r) => service.getSchema(r)),
    GetMapping: methodOf(mappingRequest, mappingResponse, (r) => service.getMapping(r)),
    GetMappings: methodOf(mappingsRequest, mappingsResponse, (r) => service.getMappings(r)),
    CheckConfig: methodOf(checkRequest, checkResponse, (r) => service.checkConfig(r)),
    DiffConfig: methodOf(diffRequest, diffResponse, (r) => service.diffConfig(r)),
    Configure: methodOf(configureRequest, configureResponse, (r) => service.configure(r)),
    Invoke: methodOf(invokeRequest, invokeResponse, (r) => service.invoke(r)),
    Check: methodOf(checkRequest, checkResponse, (r) => service.check(r)),
    Diff: methodOf(diffRequest, diffResponse, (r) => service.diff(r)),
    Create: methodOf(createRequest, createResponse, (r) => service.create(r)),
    Read: methodOf(readRequest, readResponse, (r) => service.read(r)),
    Update: methodOf(updateRequest, updateResponse, (r) => service.update(r)),
    Delete: methodOf(deleteRequest, empty, (r) => service.delete(r).then(() => empty.defaults)),
    Cancel: methodOf(empty, empty, () => service.cancel().then(() => empty.defaults)),
    List: methodOf(listRequest, listResponse, async (r, send) => {
      await service.list(r, send);
      return undefined;
    }),
  };
  return new Map([
    ...Object.entries(methods).map(([name, method]) => [`/pulumirpc.ResourceProvider/${name}`, method] as const),
    [siblingsPath, methodOf(siblingRequest, siblingResponse, (question) => service.answerSibling(question))] as const,
  ]);
}

function methodOf<Request, Response>(
  request: MessageCodec<Request>,
  response: MessageCodec<Response>,
  handle: (request: Request, send: (response: Response) => void) => Promise<Response | undefined>,
): Method {
  return { request, response, handle: (r, send) => handle(r as Request, send) };
}
