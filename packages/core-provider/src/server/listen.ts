import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import providerGrpc from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import type providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import emptyPb from "google-protobuf/google/protobuf/empty_pb.js";
import { RpcError } from "./failure.ts";
import type { ProviderService } from "./service.ts";

/** A gRPC server that listens on loopback. */
export interface Listening {
  readonly port: number;
  /** How many requests are being handled. */
  readonly busy: () => number;
  /** Ends it at once. */
  close(): void;
}

/** Messages may be as large as a state with big schemas in it. */
const unlimited = -1;

/** Serves a provider on a free loopback port. */
export async function listen<P>(service: ProviderService<P>): Promise<Listening> {
  const server = new Server({
    "grpc.max_receive_message_length": unlimited,
    "grpc.max_send_message_length": unlimited,
  });
  let active = 0;
  const unary = countedUnary((change) => {
    active += change;
  });
  const implementation: UntypedServiceImplementation = {
    handshake: unary((r: providerPb.ProviderHandshakeRequest) => service.handshake(r)),
    attach: unary(async (r: Parameters<typeof service.attach>[0]) => {
      await service.attach(r);
      return new emptyPb.Empty();
    }),
    getPluginInfo: unary(() => service.getPluginInfo()),
    getSchema: unary((r: providerPb.GetSchemaRequest) => service.getSchema(r)),
    getMapping: unary(() => service.getMapping()),
    checkConfig: unary((r: providerPb.CheckRequest) => service.checkConfig(r)),
    diffConfig: unary((r: providerPb.DiffRequest) => service.diffConfig(r)),
    configure: unary((r: providerPb.ConfigureRequest) => service.configure(r)),
    invoke: unary((r: providerPb.InvokeRequest) => service.invoke(r)),
    check: unary(service.check),
    diff: unary(service.diff),
    create: unary(service.create),
    read: unary(service.read),
    update: unary(service.update),
    delete: unary(async (r: providerPb.DeleteRequest) => {
      await service.delete(r);
      return new emptyPb.Empty();
    }),
    cancel: unary(async () => {
      await service.cancel();
      return new emptyPb.Empty();
    }),
    list: (call: ServerWritableStream<providerPb.ListRequest, providerPb.ListResponse>) => {
      service
        .list(call.request, (response) => call.write(response))
        .then(
          () => call.end(),
          (error: unknown) => call.destroy(wireError(error) as unknown as Error),
        );
    },
  };
  server.addService(providerGrpc.ResourceProviderService as never, implementation);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { port, busy: () => active, close: () => server.forceShutdown() };
}

function countedUnary(count: (change: 1 | -1) => void) {
  return <Request, Response>(handle: (request: Request) => Promise<Response>) =>
    (call: ServerUnaryCall<Request, Response>, answer: sendUnaryData<Response>): void => {
      count(1);
      // A handler that throws before its first await must not take the process down either.
      Promise.resolve(call.request)
        .then(handle)
        .then(
          (response) => answer(null, response),
          (error: unknown) => answer(wireError(error)),
        )
        .finally(() => count(-1));
    };
}

function wireError(error: unknown): {
  code: status;
  details: string;
  metadata: Metadata;
  name: string;
  message: string;
} {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof RpcError ? error : undefined;
  return {
    name: "RpcError",
    message,
    code: known?.code ?? status.INTERNAL,
    details: message,
    metadata: known?.metadata ?? new Metadata(),
  };
}
