import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RpcError } from "./failure.ts";
import { fromFrame, toFrame } from "./grpc-frame.ts";
import { type GrpcServer, type MessageCodec, type Method, serveGrpc } from "./grpc-server.ts";
import { status } from "./grpc-status.ts";

/** A message that is a text. */
const textMessage: MessageCodec<string> = {
  decode: (bytes) => new TextDecoder().decode(bytes),
  encode: (text) => new TextEncoder().encode(text),
};
const large = "x".repeat(2_000_000);
// More than this is refused by Node's own client, not by the server.
const details = "y".repeat(40_000);

let server: GrpcServer;
let session: ClientHttp2Session;
let open = () => {};

beforeEach(async () => {
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handlers: Readonly<Record<string, Method["handle"]>> = {
    "/echo": async (text) => String(text),
    "/two": async (_text, send) => {
      send("one");
      send("two");
      return undefined;
    },
    "/oneThenNot": async (_text, send) => {
      send("one");
      throw new RpcError(status.unknown, "timeout", "no more ✗");
    },
    "/nothing": async () => undefined,
    "/refuse": async () => {
      throw new RpcError(status.notFound, "not-found", "there is no ✓\nhere", () => new TextEncoder().encode(details));
    },
    "/wait": async () => {
      await gate;
      return "done";
    },
  };
  server = await serveGrpc(
    "toy",
    new Map(
      Object.entries(handlers).map(([path, handle]) => [path, { request: textMessage, response: textMessage, handle }]),
    ),
  );
  session = connect(`http://127.0.0.1:${server.port}`);
});

afterEach(() => {
  session.destroy();
  server.close();
});

/** Calls a method and collects everything that comes back. */
function call(path: string, frame: Buffer = toFrame(textMessage.encode("hello"))) {
  return new Promise<{ headers: IncomingHttpHeaders; trailers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const stream = session.request({ ":method": "POST", ":path": path, "content-type": "application/grpc" });
      const chunks: Buffer[] = [];
      let headers: IncomingHttpHeaders = {};
      let trailers: IncomingHttpHeaders = {};
      stream.on("response", (received) => {
        headers = received;
      });
      stream.on("trailers", (received) => {
        trailers = received;
      });
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", reject);
      stream.on("close", () => resolve({ headers, trailers, body: Buffer.concat(chunks) }));
      stream.end(frame);
    },
  );
}

describe("a call", () => {
  it("gets a message and an outcome", async () => {
    const { headers, trailers, body } = await call("/echo");
    expect(headers).toMatchObject({ ":status": 200, "content-type": "application/grpc+proto" });
    expect(new TextDecoder().decode(fromFrame([body]))).toBe("hello");
    expect(trailers).toMatchObject({ "grpc-status": "0" });
  });

  it("can be large", async () => {
    const { body } = await call("/echo", toFrame(textMessage.encode(large)));
    expect(fromFrame([body])).toHaveLength(large.length);
  });

  it("gets several messages from a stream", async () => {
    const { body, trailers } = await call("/two");
    expect(body).toEqual(Buffer.concat([toFrame(textMessage.encode("one")), toFrame(textMessage.encode("two"))]));
    expect(trailers["grpc-status"]).toBe("0");
  });

  it("gets no message from an empty stream, but an outcome", async () => {
    const { body, trailers } = await call("/nothing");
    expect(body).toHaveLength(0);
    expect(trailers["grpc-status"]).toBe("0");
  });

  it("gets the messages before a failure", async () => {
    const { body, trailers } = await call("/oneThenNot");
    expect(body).toEqual(toFrame(textMessage.encode("one")));
    expect(trailers).toMatchObject({ "grpc-status": "2", "grpc-message": "no more %E2%9C%97 [toy/timeout]" });
  });
});

describe("an error", () => {
  it("contains the message and its details", async () => {
    const { headers } = await call("/refuse");
    expect(headers).toMatchObject({
      "grpc-status": "5",
      "grpc-message": "there is no %E2%9C%93%0Ahere [toy/not-found]",
    });
    expect(Buffer.from(String(headers["grpc-status-details-bin"]), "base64").toString()).toBe(details);
  });

  it("is returned for an unknown method or an invalid message", async () => {
    expect((await call("/nowhere")).headers).toMatchObject({
      "grpc-status": "12",
      "grpc-message": "there is no method /nowhere [toy/wrong-version]",
    });
    expect((await call("/echo", Buffer.from([0, 0]))).headers).toMatchObject({ "grpc-status": "13" });
    expect((await call("/echo")).trailers).toMatchObject({ "grpc-status": "0" });
  });
});

describe("a server", () => {
  it("counts the calls that it handles", async () => {
    expect(server.busy()).toBe(0);
    const waiting = call("/wait");
    await call("/echo");
    expect(server.busy()).toBe(1);
    open();
    await waiting;
    expect(server.busy()).toBe(0);
  });

  it("survives a client that disconnects", async () => {
    const stream = session.request({ ":method": "POST", ":path": "/wait" });
    stream.on("error", () => {});
    stream.end(toFrame(textMessage.encode("hello")));
    await call("/echo");
    stream.close(8);
    open();
    expect((await call("/echo")).trailers).toMatchObject({ "grpc-status": "0" });
  });
});
