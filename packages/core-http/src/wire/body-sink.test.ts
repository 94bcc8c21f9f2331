import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, startServer } from "../../test/server.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { NotFoundError } from "../errors/status-error.ts";
import type { BodySink } from "./body-sink.ts";

/** Makes sinks that give the text of a body, and keeps the parts that each of them was given. */
function textSinks(onPart: () => void = () => {}) {
  const bodies: string[][] = [];
  const sink = (): BodySink<string> => {
    const parts: string[] = [];
    bodies.push(parts);
    return {
      add(part) {
        parts.push(part.toString());
        onPart();
      },
      end: () => parts.join(""),
    };
  };
  return { bodies, sink };
}

describe("a sink", () => {
  test("receives the body while it arrives", async () => {
    let goOn = () => {};
    const { bodies, sink } = textSinks(() => goOn());
    await using server = await answering(() => (response) => {
      // The end is sent only once the beginning has arrived.
      goOn = () => void response.end("end");
      response.write("beginning, ");
    });

    expect(await clientFor(server).get("/x", { sink })).toBe("beginning, end");
    expect(bodies).toEqual([["beginning, ", "end"]]);
  });

  test("is created again if a response is incomplete and the request is repeated", async () => {
    const { bodies, sink } = textSinks();
    await using server = await answering((_request, index) =>
      index === 0
        ? (response) => {
            response.writeHead(200, { "content-length": "100" });
            response.write("half of", () => response.destroy());
          }
        : { body: "all of it" },
    );

    expect(await clientFor(server).get("/x", { sink })).toBe("all of it");
    expect(bodies.map((parts) => parts.join(""))).toEqual(["half of", "all of it"]);
  });

  test("receives nothing of an error response", async () => {
    const { bodies, sink } = textSinks();
    await using server = await startServer({ status: 404, body: { message: "there is none" } });

    const error = await rejection(clientFor(server).get("/x", { sink }), NotFoundError);

    expect(error.message).toContain("there is none");
    expect(bodies).toEqual([]);
  });

  test("receives an empty body, too", async () => {
    const { bodies, sink } = textSinks();
    await using server = await startServer({ status: 204 });

    expect(await clientFor(server).get("/x", { sink })).toBe("");
    expect(bodies).toEqual([[]]);
  });

  test("receives a decompressed body", async () => {
    const { bodies, sink } = textSinks();
    await using server = await startServer({ body: gzipSync("packed") });

    await clientFor(server).get("/x", { sink });

    expect(bodies).toEqual([["packed"]]);
  });

  test("receives the body of a 200 only if it is not an error", async () => {
    const { bodies, sink } = textSinks();
    await using server = await startServer({ body: { error: "busy" } }, { body: { fine: true } });
    const client = clientFor(server, {
      classify: ({ body }) => (typeof body === "object" && body !== null && "error" in body ? "failed" : undefined),
    });

    await client.get("/x", { sink });

    expect(bodies).toEqual([['{"fine":true}']]);
  });

  test("prevents the sharing of equal GETs", async () => {
    const [first, second] = [textSinks(), textSinks()];
    await using server = await startServer({ body: "text" });
    const client = clientFor(server);

    await Promise.all([client.get("/x", { sink: first.sink }), client.get("/x", { sink: second.sink })]);

    expect(server.requests).toHaveLength(2);
    expect([first.bodies, second.bodies]).toEqual([[["text"]], [["text"]]]);
  });

  test.each([
    ["a part", "add"],
    ["the end", "end"],
  ])("fails the request after all retries if it cannot use %s", async (_what, wrong) => {
    await using server = await startServer({ body: "text" });
    const complain = () => {
      throw new Error("it holds no list");
    };
    const sink = (): BodySink => ({
      add: wrong === "add" ? complain : () => {},
      end: wrong === "end" ? complain : () => "made of a wrong body",
    });

    const client = clientFor(server, { clock: new HastyClock(), retry: { maxRetries: 2 } });
    const error = await rejection(client.get("/x", { sink }), InvalidResponseError);

    expect(error.message).toContain("cannot be used: it holds no list");
    expect(server.requests).toHaveLength(3);
  });
});
