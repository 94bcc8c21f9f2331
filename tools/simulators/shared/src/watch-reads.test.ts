import { expect, it } from "vitest";
import { Journal } from "./journal.ts";
import { chosenBy, integer, listOf, mapOf, nullable, object, oneOf, optional, text } from "./shape.ts";
import { watchClients, watchReads } from "./watch-reads.ts";

const box = object({
  kind: oneOf("box"),
  size: integer(),
  lid: optional(nullable(object({ colour: text() }))),
  labels: mapOf(text()),
  parts: listOf(object({ id: integer() })),
});

/** A client that answers everything with one body, watched, and what it was caught reading. */
function given(body: unknown) {
  const client = {
    get: async (_path: string) => body,
    request: async (_request: { readonly method: string; readonly path: string }) => ({ status: 200, body }),
    with: () => ({ get: async (_path: string) => body }),
    address: "here",
  };
  const journal = new Journal(() => 10);
  const shape = chosenBy("kind", { box });
  const shapeOf = (one: unknown) => (typeof one === "object" ? shape : undefined);
  const read = () => journal.violations.map(({ method, path, problems }) => `${method} ${path}: ${problems.join()}`);
  return { client: watchReads(client, journal, { service: "api", shapeOf }), read };
}

type Read = Record<string, never>;
const whole = {
  kind: "box",
  size: 1,
  colour: "red",
  lid: { colour: "red", weight: 2 },
  labels: { any: "x" },
  parts: [{ id: 1, name: "a" }],
};

it("accepts documented members at any depth", async () => {
  const { client, read } = given({ kind: "box", size: 1, lid: null, labels: { any: "x" }, parts: [{ id: 1 }] });
  const body = (await client.get("/boxes/1")) as typeof whole;
  expect([body.size, body.lid, body.labels.any, body.parts.map(({ id }) => id)]).toEqual([1, null, "x", [1]]);
  expect(JSON.stringify(body)).toContain("box");
  expect(String(body)).toBe("[object Object]");
  expect(client.address).toBe("here");
  expect(read()).toEqual([]);
});

it("reports an undocumented member, whether the response contains it or not", async () => {
  const { client, read } = given(whole);
  const body = (await client.get("/boxes/1")) as Read & typeof whole;
  expect([body.colour, body["weight"], body.lid.weight, body.parts[0]?.name]).toEqual(["red", undefined, 2, "a"]);
  expect(read()).toEqual(
    ["/colour", "/weight", "/lid/weight", "/parts/0/name"].map(
      (at) => `GET /boxes/1: ${at} was read, which the platform's documents do not have`,
    ),
  );
});

it("watches whole answers, and clients that a client gives", async () => {
  const { client, read } = given(whole);
  const answer = await client.request({ method: "PUT", path: "/boxes/2" });
  expect(answer.status).toBe(200);
  expect((answer.body as typeof whole).colour).toBe("red");
  expect(((await client.with().get("/boxes/3")) as typeof whole).colour).toBe("red");
  expect(read()).toEqual([
    "PUT /boxes/2: /colour was read, which the platform's documents do not have",
    "GET /boxes/3: /colour was read, which the platform's documents do not have",
  ]);
});

it("does not change undocumented bodies", async () => {
  const { client, read } = given("plain");
  expect(await client.get("/log")).toBe("plain");
  expect(read()).toEqual([]);
});

it("gives watched clients in place of those that an object holds and makes", async () => {
  const { client, read } = given(whole);
  class Owner {
    readonly #name = "owner";
    readonly own = { get: () => client.get("/boxes/4") };
    make() {
      return { get: () => client.get(`/${this.#name}/5`) };
    }
    readonly size = 1;
  }
  const isClient = (value: unknown) => typeof value === "object" && value !== null && "get" in value;
  const seen: unknown[] = [];
  const owner = watchClients(
    new Owner(),
    (value): value is Owner["own"] => isClient(value),
    (one) => ({ get: async () => seen[seen.push(await one.get()) - 1] as typeof whole }),
  );
  expect(((await owner.own.get()) as typeof whole).colour).toBe("red");
  expect(((await owner.make().get()) as typeof whole).size).toBe(1);
  expect([owner.size, seen.length]).toEqual([1, 2]);
  expect(read()).toEqual(["GET /boxes/4: /colour was read, which the platform's documents do not have"]);
});
