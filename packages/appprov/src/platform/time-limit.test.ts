import { type HttpClient, MemberReader } from "@org/core-http";
import { describe, expect, it } from "vitest";
import type { Op } from "./clients.ts";
import { KnownObjects } from "./known-objects.ts";
import { spanMs, timeouts, within } from "./time-limit.ts";

describe("a time span", () => {
  it.each([
    ["30m", 30 * 60_000],
    ["1h30m", 90 * 60_000],
    ["1.5h", 90 * 60_000],
    ["90s", 90_000],
    ["500ms", 500],
  ])("%s is %d milliseconds", (text, ms) => {
    expect(spanMs(text)).toBe(ms);
  });

  it.each(["30", "m", "30 m", "1d", "-5m", "30m later"])("is not what %j is", (text) => {
    expect(timeouts().fields?.["create"]?.facts.pattern?.match.test(text)).toBe(false);
  });
});

describe("a time limit", () => {
  const client = { with: () => client } as unknown as HttpClient;
  const op: Op = {
    doing: "",
    urn: "",
    signal: new AbortController().signal,
    started: 5_000,
    deadline: 100_000,
    progress: () => {},
    warn: () => {},
    debug: () => {},
    api: client,
    auth: client,
    known: new KnownObjects(),
    members: new MemberReader(),
  };

  it.each([
    ["30s", 35_000],
    ["10m", 100_000],
    [undefined, 100_000],
    ["", 100_000],
  ])("of %j counts from the operation's beginning, and a shorter one of the engine's counts", (limit, deadline) => {
    expect(within(op, limit).deadline).toBe(deadline);
  });
});
