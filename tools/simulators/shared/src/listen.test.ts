import { afterEach, beforeEach, expect, it } from "vitest";
import { LeapingClock } from "./clock.ts";
import { Hub } from "./hub.ts";
import { type Host, listen } from "./listen.ts";
import { send } from "./plain-client.ts";
import type { Protocol } from "./protocol.ts";
import { defaultWireSettings } from "./wire-settings.ts";

// A host whose requests all use the same path, and are distinguished by a header.
const protocol: Protocol = {
  name: "calls",
  limitHeaders: "none",
  async read(message, { requestId }) {
    const action = String(message.headers["x-action"]);
    return {
      request: {
        service: "calls",
        method: message.method ?? "",
        path: `/${action}`,
        route: `/${action}`,
        query: "",
        authorization: { kind: "none" },
        userAgent: "",
      },
      answer: async () => ({ status: 200, json: { did: action, requestId }, noted: { code: "Done" } }),
      tooManyRequests: () => ({ status: 200, json: { code: "TooMany" } }),
      failure: (status) => ({ status, json: { code: "Broken" } }),
      headers: () => ({ "X-Time": "noon" }),
    };
  },
};

let hub: Hub;
let host: Host;
beforeEach(async () => {
  hub = new Hub(new LeapingClock(), defaultWireSettings());
  host = await listen(hub, protocol, 0);
});
afterEach(() => host.close());

const call = (action: string) => send(host.url, "POST", { headers: { "X-Action": action } });

it("answers as its protocol does, and writes down what that says about request and answer", async () => {
  const { status, body, headers } = await call("Create");

  expect({ status, body }).toEqual({
    status: 200,
    body: { did: "Create", requestId: hub.journal.entries[0]?.requestId },
  });
  expect(headers.get("x-time")).toBe("noon");
  expect(hub.journal.entries).toMatchObject([{ service: "calls", path: "/Create", status: 200, code: "Done" }]);
});

it("finds planned faults by the names that the protocol gives to requests", async () => {
  hub.faults.failNext({ path: /^\/Delete$/, kind: "status500" });

  expect((await call("Create")).status).toBe(200);
  const failed = await call("Delete");
  expect([failed.status, failed.body]).toEqual([500, { code: "Broken" }]);
  expect(failed.headers.get("x-time")).toBe("noon");
});

it("writes down what became of a request whose answer is lost", async () => {
  hub.faults.failNext({ kind: "resetAfter" });

  await expect(call("Create")).rejects.toThrow();
  expect(hub.journal.entries).toMatchObject([{ path: "/Create", status: 0, fault: "resetAfter", code: "Done" }]);
});

it("refuses what is over the limit in the words of the protocol", async () => {
  hub.settings.rateLimit = { perSecond: 0.001, kind: "token-bucket", burst: 1 };
  await call("Create");

  expect((await call("Create")).body).toEqual({ code: "TooMany" });
});
