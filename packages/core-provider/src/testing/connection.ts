import { credentials, type ServiceError } from "@grpc/grpc-js";
import providerGrpc, { type ResourceProviderClient } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import type { Message } from "google-protobuf";
import type { MethodName, ResponseOf } from "../protocol/provider-methods.ts";
import type { CallRequest } from "./call-request.ts";
import { generatedMethod, generatedRequest, responseFrom } from "./generated-messages.ts";
import { requestFailed } from "./request-failed.ts";

/** The engine's connection to a provider. */
export interface Connection {
  /** The generated client, for requests that the harness does not support. Not available in memory. */
  readonly client: ResourceProviderClient;
  /**
   * Calls a method, and waits for its response and for the messages that the provider sent meanwhile.
   *
   * @throws RequestFailed if the response is an error.
   */
  call<M extends MethodName>(method: M, request: CallRequest<M>): Promise<ResponseOf<M>>;
  /** Calls a method that sends several responses. */
  collect(method: "List", request: CallRequest<"List">): Promise<readonly ResponseOf<"List">[]>;
  /** Sends a request by the generated client, and waits as {@link call} does. Not available in memory. */
  callGenerated<Response>(
    send: (done: (error: ServiceError | null, response: Response) => void) => unknown,
  ): Promise<Response>;
  close(): void;
}

/** Connects to a provider on a loopback port. `settled` resolves when its messages have arrived. */
export function connectProvider(port: number, settled: () => Promise<void>): Connection {
  const client = new providerGrpc.ResourceProviderClient(`127.0.0.1:${port}`, credentials.createInsecure(), {
    "grpc.max_receive_message_length": -1,
    "grpc.max_send_message_length": -1,
  });
  const callGenerated: Connection["callGenerated"] = async <Response>(
    send: (done: (error: ServiceError | null, response: Response) => void) => unknown,
  ) => {
    try {
      return await new Promise<Response>((resolve, reject) => {
        send((error, response) => (error ? reject(failureOf(error)) : resolve(response)));
      });
    } finally {
      await settled();
    }
  };
  return {
    client,
    callGenerated,
    async call(method, request) {
      const { path, requestSerialize, responseDeserialize } = generatedMethod(method);
      const message = generatedRequest(method, request);
      const response = await callGenerated<Message>((done) =>
        client.makeUnaryRequest(path, requestSerialize, responseDeserialize, message, (error, response) =>
          done(error, response as Message),
        ),
      );
      return responseFrom(method, response);
    },
    async collect(method, request) {
      try {
        return await new Promise((resolve, reject) => {
          const found: ResponseOf<"List">[] = [];
          const { path, requestSerialize, responseDeserialize } = generatedMethod(method);
          client
            .makeServerStreamRequest(path, requestSerialize, responseDeserialize, generatedRequest(method, request))
            .on("data", (response: Message) => found.push(responseFrom(method, response)))
            .on("error", (error: ServiceError) => reject(failureOf(error)))
            .on("end", () => resolve(found));
        });
      } finally {
        await settled();
      }
    },
    close: () => client.close(),
  };
}

function failureOf({ code, details: message, metadata }: ServiceError) {
  const [details] = metadata.get("grpc-status-details-bin");
  return requestFailed({ code, message, details: details instanceof Uint8Array ? details : undefined });
}
