import { empty } from "../protocol/provider-messages.ts";
import {
  type MethodName,
  methodNames,
  pathOf,
  providerMethods,
  type RequestOf,
  type ResponseOf,
} from "../protocol/provider-methods.ts";
import { type GrpcServer, type Method, serveGrpc } from "./grpc-server.ts";
import type { ProviderService } from "./service.ts";
import { type SiblingRequest, siblingRequest, siblingResponse, siblingsPath } from "./siblings.ts";

/** Serves a provider on a free loopback port. */
export async function listen<P>(service: ProviderService<P>): Promise<GrpcServer> {
  const server = await serveGrpc(service.name, methodsOf(service));
  service.servesOn(server.port);
  return server;
}

type Handlers = {
  readonly [M in MethodName]: (
    request: RequestOf<M>,
    send: (response: ResponseOf<M>) => void,
  ) => Promise<ResponseOf<M> | undefined>;
};

/** The methods of a provider's server, by full path. */
export function methodsOf<P>(service: ProviderService<P>): ReadonlyMap<string, Method> {
  const handlers: Handlers = {
    Handshake: (r) => service.handshake(r),
    Attach: (r) => service.attach(r).then(() => empty.defaults),
    GetPluginInfo: () => service.getPluginInfo(),
    GetSchema: (r) => service.getSchema(r),
    GetMapping: (r) => service.getMapping(r),
    GetMappings: (r) => service.getMappings(r),
    CheckConfig: (r) => service.checkConfig(r),
    DiffConfig: (r) => service.diffConfig(r),
    Configure: (r) => service.configure(r),
    Invoke: (r) => service.invoke(r),
    Check: (r) => service.check(r),
    Diff: (r) => service.diff(r),
    Create: (r) => service.create(r),
    Read: (r) => service.read(r),
    Update: (r) => service.update(r),
    Delete: (r) => service.delete(r).then(() => empty.defaults),
    Cancel: () => service.cancel().then(() => empty.defaults),
    List: (r, send) => service.list(r, send).then(() => undefined),
  };
  const methods = new Map<string, Method>(
    methodNames.map((name) => [
      pathOf(name),
      { ...providerMethods[name], handle: handlers[name] as unknown as Method["handle"] },
    ]),
  );
  return methods.set(siblingsPath, {
    request: siblingRequest,
    response: siblingResponse,
    handle: (request) => service.answerSibling(request as SiblingRequest),
  });
}
