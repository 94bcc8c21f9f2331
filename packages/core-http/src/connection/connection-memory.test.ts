import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientFor } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, startServer } from "../../test/server.ts";
import { createSafely, type SafeCreate } from "../creation/create-safely.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { ConnectionMemory } from "./connection-memory.ts";

const signal = new AbortController().signal;
const deadline = Number.POSITIVE_INFINITY;
const progress = () => {};

test("two connections share no responses", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await using server = await answering(async () => {
    await released;
    return { body: {} };
  });
  const get = ({ origins }: ConnectionMemory) => clientFor(server, { origins }).get("/x");
  const [one, other] = [new ConnectionMemory(), new ConnectionMemory()];
  const responses = [get(one), get(one), get(other)];
  await expect.poll(() => server.requests.length).toBe(2);
  release();
  await Promise.all(responses);
  expect(server.requests).toHaveLength(2);
});

test("two connections share no rate limit and no count of changes", async () => {
  await using server = await startServer({ status: 429, headers: { "retry-after": "30" } }, {});
  const clock = new HastyClock();
  clock.holdFrom = 10_000;
  const waiting: string[] = [];
  const connect = (name: string) => {
    const { origins } = new ConnectionMemory(clock);
    return clientFor(server, { clock, origins }).with({ onWait: () => waiting.push(name) });
  };
  const [one, other] = [connect("one"), connect("other")];
  const post = one.post("/x");
  await expect.poll(() => waiting).toEqual(["one"]);
  await other.post("/x");
  clock.letGo();
  await post;
  expect(waiting).toEqual(["one"]);
  expect([one.changes, other.changes]).toEqual([1, 1]);
});

test("two connections share no object locks", () => {
  const [one, other] = [new ConnectionMemory(), new ConnectionMemory()];
  const lock = ({ origins }: ConnectionMemory) => origins.objectLock("https://api.example.com", "network-1");
  expect(lock(one)).toBe(lock(one));
  expect(lock(one)).not.toBe(lock(other));
});

test("an object that one connection created can be adopted by another", async () => {
  const existing = { id: "key-1", createdAt: Date.now() };
  const create: SafeCreate<typeof existing> = {
    what: "a key",
    post: async () => existing,
    find: async () => [existing],
  };
  const lost: typeof create = {
    ...create,
    post: async () => {
      throw new OutcomeUnknownError("the response was lost", {}, undefined);
    },
    searchMs: 0,
  };
  const op = { signal, deadline, progress, memory: new ConnectionMemory() };
  await createSafely(op, create);
  expect(await createSafely({ ...op, memory: new ConnectionMemory() }, lost)).toEqual(existing);
  expect(op.memory.creates.isClaimed(" key-1")).toBe(true);
});

test("two connections share no queue of creates, lists of recent objects, taken names or reads", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const began: string[] = [];
  const begin = async <T>(what: string, result: T): Promise<T> => {
    began.push(what);
    await released;
    return result;
  };
  const use = (memory: ConnectionMemory) => [
    memory.creates.inSequence("key", () => begin("create", undefined)),
    memory.recent.named({
      key: "keys",
      name: "one",
      async *list() {
        await begin("list", undefined);
        yield* [];
      },
    }),
    ...["a", "b", "c"].map((name) =>
      memory.takenNames.isTaken(
        { key: "keys", isTaken: async () => false, all: async () => await begin("names", []) },
        name,
      ),
    ),
    memory.members.read(
      {
        name: "keys",
        what: "keys",
        changes: () => 0,
        readOne: () => begin("read", undefined),
        readPage: async () => ({ members: new Map<string, undefined>(), next: [], total: 0 }),
      },
      "key-1",
      { signal, deadline },
    ),
  ];
  const one = new ConnectionMemory();
  const uses = [...use(one), ...use(one), ...use(new ConnectionMemory())];
  await expect.poll(() => began.length).toBe(8);
  release();
  await Promise.all(uses);
  const count = (what: string) => began.filter((one) => one === what).length;
  // The first connection runs its second create later, and uses its own lists and reads twice.
  expect({ create: count("create"), list: count("list"), names: count("names"), read: count("read") }).toEqual({
    create: 3,
    list: 2,
    names: 2,
    read: 2,
  });
});

test("no module stores what a connection learns", () => {
  const root = join(import.meta.dirname, "..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const collections = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /^(?:export )?(?:const|let) (\w+).* = new (?:Map|Set)\b.*\(\);/gm,
      ),
    ].map(([, name]) => name),
  );
  // Sockets, by their settings. They carry requests, and keep nothing that a response contained.
  expect(collections).toEqual(["dispatchers"]);
});
