import { setImmediate } from "node:timers/promises";
import { status } from "@grpc/grpc-js";
import { type MethodName, pathOf, providerMethods, type ResponseOf } from "../protocol/provider-methods.ts";
import { failedCall, type Method } from "../server/grpc-server.ts";
import type { CallRequest } from "./call-request.ts";
import type { Connection } from "./connection.ts";
import { requestFailed } from "./request-failed.ts";

/**
 * Connects to the methods of a provider in this process. No socket carries the messages: HTTP/2 takes a fifth of the
 * CPU time of a test that sends many requests, and Pulumi's generated messages take a quarter. Requests are not encoded.
 * Responses are encoded and decoded only by the provider's own code. Tests over sockets and `provider-messages.test.ts`
 * check it against Pulumi's generated code.
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

  /** Calls a method, and returns all its responses. */
  const responses = async <M extends MethodName>(name: M, request: CallRequest<M>): Promise<ResponseOf<M>[]> => {
    const method = methods.get(pathOf(name));
    if (!method) throw requestFailed({ code: status.UNIMPLEMENTED, message: `there is no method ${name}` });
    // Calls in a row would otherwise keep Node from everything else.
    await setImmediate();
    const received: ResponseOf<M>[] = [];
    // The encoding fails for values that cannot be sent, and separates the engine's state from the provider's objects.
    const receive = (response: unknown) =>
      received.push(method.response.decode(method.response.encode(response)) as ResponseOf<M>);
    const handled = method
      .handle({ ...providerMethods[name].request.defaults, ...request }, receive)
      .catch((error: unknown) => {
        throw requestFailed(failedCall(provider, error));
      });
    try {
      const response = await Promise.race([handled, end.promise]);
      if (response !== undefined) receive(response);
      return received;
    } finally {
      await settled();
    }
  };

  return {
    get client(): never {
      throw new Error("the generated client needs sockets");
    },
    async callGenerated() {
      throw new Error("the generated client needs sockets");
    },
    async call(name, request) {
      const [response] = await responses(name, request);
      if (response === undefined) throw new Error(`${name} returned no response`);
      return response;
    },
    collect: responses,
    close: () => end.reject(requestFailed({ code: status.CANCELLED, message: "the connection is closed" })),
  };
}
