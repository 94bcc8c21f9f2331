import { expect, it } from "vitest";
import type { Authorization } from "./authorization.ts";
import { ManualClock } from "./clock.ts";
import { Hub } from "./hub.ts";
import { reportStray } from "./stray.ts";
import { defaultWireSettings } from "./wire-settings.ts";

function report(authorization: Authorization, credential?: string) {
  const hub = new Hub(new ManualClock(1_000), defaultWireSettings());
  const incoming = { method: "GET", path: "/logs/1", authorization, connection: 0, header: () => undefined };
  reportStray(hub, "log-storage", incoming, "the API", credential);
  return hub.journal.foreign;
}

it("writes down which credential reached which host, and where it belongs", () => {
  expect(report({ kind: "basic", key: "K", secret: "S" })).toEqual([
    { at: 1_000, service: "log-storage", method: "GET", path: "/logs/1", credential: "K", belongsTo: "the API" },
  ]);
});

it.each<[Authorization, string | undefined, string]>([
  [{ kind: "bearer", token: "T" }, undefined, "bearer token"],
  [{ kind: "bearer", token: "T" }, "exchanged token", "exchanged token"],
  [{ kind: "other", scheme: "TC3-HMAC-SHA256" }, undefined, "TC3-HMAC-SHA256 credential"],
])("names %j, known as %s, without its secret: %s", (authorization, known, name) => {
  expect(report(authorization, known)[0]?.credential).toBe(name);
});

it("leaves no trace of a request without a credential", () => {
  expect(report({ kind: "none" })).toEqual([]);
});
