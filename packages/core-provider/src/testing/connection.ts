import { credentials, type ServiceError } from "@grpc/grpc-js";
import providerGrpc, { type ResourceProviderClient } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import type providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { requestFailed } from "./request-failed.ts";

/** The engine's end of the line to a provider. */
export interface Connection {
  /** The generated client, for requests that the harness does not support. */
  readonly client: ResourceProviderClient;
  /**
   * Sends a request and waits for its response and for the messages that the provider sent meanwhile.
   *
   * @throws RequestFailed if the response is an error.
   */
  ask<Response>(send: (done: (error: ServiceError | null, response: Response) => void) => unknown): Promise<Response>;
  /** Collects the responses of a List. */
  collect(request: providerPb.ListRequest): Promise<providerPb.ListResponse[]>;
  close(): void;
}

/** Connects to a provider on a loopback port. `settled` resolves when its messages have arrived. */
export function connectProvider(port: number, settled: () => Promise<void>): Connection {
  const client = new providerGrpc.ResourceProviderClient(`127.0.0.1:${port}`, credentials.createInsecure(), {
    "grpc.max_receive_message_length": -1,
    "grpc.max_send_message_length": -1,
  });
  return connectionBy(client, settled);
}

/** A connection by a client. `settled` resolves when the provider's messages have arrived. */
export function connectionBy(client: ResourceProviderClient, settled: () => Promise<void>): Connection {
  return {
    client,
    async ask<Response>(send: (done: (error: ServiceError | null, response: Response) => void) => unknown) {
      try {
        return await new Promise<Response>((resolve, reject) => {
          send((error, response) => (error ? reject(requestFailed(error)) : resolve(response)));
        });
      } finally {
        await settled();
      }
    },
    async collect(request) {
      try {
        return await new Promise((resolve, reject) => {
          const found: providerPb.ListResponse[] = [];
          client
            .list(request)
            .on("data", (response: providerPb.ListResponse) => found.push(response))
            .on("error", (error: ServiceError) => reject(requestFailed(error)))
            .on("end", () => resolve(found));
        });
      } finally {
        await settled();
      }
    },
    close: () => client.close(),
  };
}
