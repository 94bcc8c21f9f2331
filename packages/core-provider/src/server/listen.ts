import pluginPb from "@pulumi/pulumi/proto/plugin_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import emptyPb from "google-protobuf/google/protobuf/empty_pb.js";
import type { Message } from "./grpc-frame.ts";
import { type GrpcServer, type Method, serveGrpc } from "./grpc-server.ts";
import type { ProviderService } from "./service.ts";
import { siblingsPath } from "./siblings.ts";

/** Serves a provider on a free loopback port. */
export async function listen<P>(service: ProviderService<P>): Promise<GrpcServer> {
  const server = await serveGrpc(service.name, methodsOf(service));
  service.servesOn(server.port);
  return server;
}

/** The methods of a provider's server, by full path. */
export function methodsOf<P>(service: ProviderService<P>): ReadonlyMap<string, Method> {
  const methods: Record<string, Method> = {
    Handshake: unary(providerPb.ProviderHandshakeRequest, (r) => service.handshake(r)),
    Attach: unary(pluginPb.PluginAttach, (r) => service.attach(r)),
    GetPluginInfo: unary(emptyPb.Empty, () => service.getPluginInfo()),
    GetSchema: unary(providerPb.GetSchemaRequest, (r) => service.getSchema(r)),
    GetMapping: unary(providerPb.GetMappingRequest, (r) => service.getMapping(r)),
    GetMappings: unary(providerPb.GetMappingsRequest, (r) => service.getMappings(r)),
    CheckConfig: unary(providerPb.CheckRequest, (r) => service.checkConfig(r)),
    DiffConfig: unary(providerPb.DiffRequest, (r) => service.diffConfig(r)),
    Configure: unary(providerPb.ConfigureRequest, (r) => service.configure(r)),
    Invoke: unary(providerPb.InvokeRequest, (r) => service.invoke(r)),
    Check: unary(providerPb.CheckRequest, (r) => service.check(r)),
    Diff: unary(providerPb.DiffRequest, (r) => service.diff(r)),
    Create: unary(providerPb.CreateRequest, (r) => service.create(r)),
    Read: unary(providerPb.ReadRequest, (r) => service.read(r)),
    Update: unary(providerPb.UpdateRequest, (r) => service.update(r)),
    Delete: unary(providerPb.DeleteRequest, (r) => service.delete(r)),
    Cancel: unary(emptyPb.Empty, () => service.cancel()),
    List: methodOf(providerPb.ListRequest, async (r, send) => {
      await service.list(r, send);
      return undefined;
    }),
  };
  return new Map([
    ...Object.entries(methods).map(([name, method]) => [`/pulumirpc.ResourceProvider/${name}`, method] as const),
    [siblingsPath, methodOf({ deserializeBinary: (bytes) => bytes }, (bytes) => service.answerSibling(bytes))] as const,
  ]);
}

/** The class of a message, which decodes it. */
interface Decoder<Request> {
  deserializeBinary(bytes: Uint8Array): Request;
}

function unary<Request>(
  request: Decoder<Request>,
  // biome-ignore lint/suspicious/noConfusingVoidType: methods that answer nothing return no value
  handle: (request: Request) => Promise<Message | void>,
): Method {
  return methodOf(request, async (r) => (await handle(r)) ?? new emptyPb.Empty());
}

function methodOf<Request>(
  request: Decoder<Request>,
  handle: (request: Request, send: (message: Message) => void) => Promise<Message | undefined>,
): Method {
  return {
    decode: (bytes) => request.deserializeBinary(bytes),
    handle: (r, send) => handle(r as Request, send),
  };
}
