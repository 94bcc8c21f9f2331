import { describe, expect, it } from "vitest";
import { idsOf, References } from "./references.ts";

describe("references", () => {
  it("replace IDs, also in longer texts, in composite IDs and in the names of properties", () => {
    const references = new References();
    references.add("env-aaaaaa/lkc-bbbbbb", "env-cccccc/lkc-dddddd");
    const original = { crn: "crn://x/environment=env-aaaaaa", "lkc-bbbbbb": ["lkc-bbbbbb/orders", "env-aaaaaab"] };

    const copy = references.toCopy(original);

    expect(copy).toEqual({ crn: "crn://x/environment=env-cccccc", "lkc-dddddd": ["lkc-dddddd/orders", "env-aaaaaab"] });
    expect(references.toOriginal(copy)).toEqual(original);
  });

  it("replace numbers only where they are IDs", () => {
    const references = new References();
    references.add("1024", "4000000001");

    expect(references.toCopy({ envId: 1024, ids: [1024], containerSize: 1024, text: "1024" })).toEqual({
      envId: 4_000_000_001,
      ids: [4_000_000_001],
      containerSize: 1024,
      text: "4000000001",
    });
    expect(references.toOriginal({ anything: 4_000_000_001 })).toEqual({ anything: 1024 });
  });

  it("include values that only a response contains, and keep the addresses of the copy", () => {
    const references = new References();
    references.addOutputs(
      {
        uin: 1_194_000_017,
        size: 10,
        gateways: [{ id: "gw-123456" }],
        endpoint: "https://pkc-1.example.com",
        status: "RUNNING",
        at: "2026-01-02 10:00",
      },
      {
        uin: 1_194_000_044,
        size: 20,
        gateways: [{ id: "gw-654321" }],
        endpoint: "http://127.0.0.1:8080",
        status: "PAUSED",
        at: "2026-05-06 11:00",
      },
    );

    expect(references.toCopy(["gw-123456", "https://pkc-1.example.com", "RUNNING", "2026-01-02 10:00"])).toEqual([
      "gw-654321",
      "http://127.0.0.1:8080",
      "RUNNING",
      "2026-01-02 10:00",
    ]);
    expect(references.toCopy({ targetUin: 1_194_000_017, size: 10 })).toEqual({ targetUin: 1_194_000_044, size: 10 });
    expect(references.toOriginal(["gw-654321", "http://127.0.0.1:8080"])).toEqual([
      "gw-123456",
      "http://127.0.0.1:8080",
    ]);
  });

  it("include public IP addresses, but not private ones, which other networks may have, too", () => {
    const references = new References();
    references.addOutputs(
      { publicIp: "203.0.113.8", privateIp: "10.0.0.5" },
      { publicIp: "203.0.113.1", privateIp: "10.0.0.9" },
    );
    references.addOutputs(["203.0.113.8", "203.0.113.9"], ["203.0.113.2", "203.0.113.1"]);

    const original = { addresses: ["203.0.113.8"], privateIp: "10.0.0.5" };
    expect(references.toCopy(original)).toEqual({ addresses: ["203.0.113.1"], privateIp: "10.0.0.5" });
    expect(references.toOriginal(references.toCopy(original))).toEqual(original);
  });

  it("replace IP addresses in composite IDs and longer texts as a whole", () => {
    const references = new References();
    references.add("TCP://vpc-aaaaaaaa@203.0.113.8:22/10.0.1.2", "TCP://vpc-bbbbbbbb@203.0.113.19:22/10.0.1.3");

    expect(
      references.toCopy(["203.0.113.8", "http://203.0.113.8:80", "203.0.113.80", "10.0.1.8", "10.0.1.2", "10.0.1.25"]),
    ).toEqual(["203.0.113.19", "http://203.0.113.19:80", "203.0.113.80", "10.0.1.8", "10.0.1.2", "10.0.1.25"]);
  });

  it("do not change when an ID has another form in the copy", () => {
    const references = new References();
    references.add("a/b", "c");
    expect(references.toCopy("a/b")).toBe("a/b");
  });
});

it("finds the IDs in values", () => {
  expect(idsOf({ id: "env-aaaaaa/x", count: 3, none: null })).toEqual(["env-aaaaaa/x", "env-aaaaaa", "x", "3"]);
});
