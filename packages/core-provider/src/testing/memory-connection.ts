import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { Metadata, type MethodDefinition, type ServiceError, status } from "@grpc/grpc-js";
import providerGrpc, { type ResourceProviderClient } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import type { Message } from "../server/grpc-frame.ts";
import { type FailedCall, failedCall, type Method } from "../server/grpc-server.ts";
import { type Connection, connectionBy } from "./connection.ts";

type Definition = MethodDefinition<unknown, unknown>;

/**
 * Connects to the methods of a provider in this process. No socket carries the messages: HTTP/2 takes a fifth of the CPU
 * time of a test that sends many requests. Responses are encoded and decoded as on the wire. Requests are not, because
 * that takes another sixth and only shows that the harness can encode its own messages.
 *
 * @param provider - The provider's name, for help codes.
 * @param settled - Resolves when the provider's messages have arrived.
 */
export function connectInMemory(
  provider: string,
  methods: ReadonlyMap<string, Method>,
  settled: () => Promise<void>,
): Connection {
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => {});

  /** Calls a method. `receive` gets each message of the response. */
  const call = async (definition: Definition, request: unknown, receive: (message: unknown) => void): Promise<void> => {
    const { path, responseDeserialize } = definition;
    const method = methods.get(path);
    if (!method) throw serviceError({ code: status.UNIMPLEMENTED, message: `there is no method ${path}` });
    // Calls in a row would otherwise keep Node from everything else.
    await setImmediate();
    const decoded = (message: Message) => responseDeserialize(Buffer.from(message.serializeBinary()));
    const handled = method
      .handle(request, (message) => receive(decoded(message)))
      .catch((error: unknown) => {
        throw serviceError(failedCall(provider, error));
      });
    const response = await Promise.race([handled, end.promise]);
    if (response) receive(decoded(response));
  };

  const unary =
    (definition: Definition) =>
    (request: unknown, done: (error: ServiceError | null, response?: unknown) => void): void => {
      let response: unknown;
      call(definition, request, (message) => {
        response = message;
      }).then(() => done(null, response), done);
    };

  const streaming = (definition: Definition) => (request: unknown) => {
    const responses = new EventEmitter();
    call(definition, request, (message) => responses.emit("data", message)).then(
      () => responses.emit("end"),
      (error: ServiceError) => responses.emit("error", error),
    );
    return responses;
  };

  const calls = Object.entries(providerGrpc.ResourceProviderService as unknown as Record<string, Definition>).map(
    ([name, definition]) => [name, definition.responseStream ? streaming(definition) : unary(definition)] as const,
  );
  const close = () => end.reject(serviceError({ code: status.CANCELLED, message: "the connection is closed" }));
  const client = { ...Object.fromEntries(calls), close } as unknown as ResourceProviderClient;
  return connectionBy(client, settled);
}

/** A failed call as the client of gRPC reports it. */
function serviceError({
  code,
  message,
  details,
}: Pick<FailedCall, "message"> & Partial<Omit<FailedCall, "code">> & { readonly code: status }): ServiceError {
  const metadata = new Metadata();
  if (details) metadata.set("grpc-status-details-bin", Buffer.from(details));
  return Object.assign(new Error(message), { code, details: message, metadata });
}
