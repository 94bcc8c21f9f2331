import { describe, expect, test } from "vitest";
import { clientFor } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, reset, startServer } from "../../test/server.ts";
import { Origins } from "./origins.ts";

describe("the changes of an origin", () => {
  test("are counted when a request that may have changed something ends, for all clients", async () => {
    await using server = await startServer({}, {}, {}, {});
    const origins = new Origins(new HastyClock());
    const [reader, writer] = [clientFor(server, { origins }), clientFor(server, { origins })];
    await writer.post("/things", { body: {} });
    expect(reader.changes).toBe(1);
    await writer.patch("/things/1", { body: {} });
    await writer.delete("/things/1");
    expect(reader.changes).toBe(3);
    expect(reader.with({}).changes).toBe(3);
  });

  test("do not include requests that only read", async () => {
    await using server = await startServer({}, {}, {});
    const client = clientFor(server);
    await client.get("/things");
    await client.get("/things", { body: { filter: "x" } } as object);
    await client.post("/search", { body: {}, safe: true });
    expect(client.changes).toBe(0);
  });

  test("include a write that was rejected, or whose response was lost, because it may have taken effect", async () => {
    await using rejecting = await answering(() => ({ status: 409, body: {} }));
    const client = clientFor(rejecting);
    await client.put("/things/1", { body: {} }).catch(() => {});
    expect(client.changes).toBe(1);

    await using losing = await startServer(reset);
    const other = clientFor(losing);
    await other.post("/things", { body: {} }).catch(() => {});
    expect(other.changes).toBe(1);
  });

  test("do not include a write that was never sent", async () => {
    await using server = await startServer({});
    const client = clientFor(server);
    const stopped = AbortSignal.abort();
    await client.post("/things", { body: {}, signal: stopped }).catch(() => {});
    expect(server.requests).toHaveLength(0);
    expect(client.changes).toBe(0);
  });
});
