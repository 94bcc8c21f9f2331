import { compositeId, field } from "@org/core-provider";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operation } from "../../test/scripted-platform.ts";
import { entryObject } from "./entry.ts";
import { Memory } from "./memory.ts";
import { type Body, responseList, textAt } from "./responses.ts";

const fields = {
  instanceId: field.string({ required: true, wire: "InstanceId", docs: "The instance." }),
  port: field.integer({ required: true, wire: "Port", docs: "A port." }),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "instanceId", example: "bgp-1" },
    { property: "ruleId", match: /[^#]+/, example: "rule-1" },
  ],
});

const ruleId = textAt("Id");

const rules = entryObject({
  fields,
  service: "antiddos",
  id,
  place: ["instanceId"],
  own: "ruleId",
  keys: (entry) => [ruleId(entry)],
  listing: {
    action: "DescribeRules",
    parameters: () => ({}),
    list: (readable) => responseList("Rules", readable),
    pageSize: 100,
    asRead: (element) => element,
  },
  create: { action: "CreateRule" },
  delete: { action: "DeleteRule" },
});

/** A creation on a platform that lists what a test says. */
function given(listed: (made: number) => readonly Body[]) {
  let made = 0;
  const ended = new AbortController();
  const op = {
    ...operation(),
    signal: ended.signal,
    urn: "urn:pulumi:dev::shop::cloudprov:index/rule:Rule::web",
    args: { instanceId: "bgp-1", port: 80 },
    isKnown: (one: string) => one === "bgp-1#known",
    platform: { place: "the platform" },
    memory: new Memory(),
    antiddos: {
      create: async () => {
        made++;
        return {};
      },
      page: async () => ({ elements: listed(made), next: [], total: undefined }),
    },
  };
  return { ended, created: () => made, create: () => rules.create(op as never) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How something ends when much time goes by. */
async function inTheEnd(attempt: Promise<string>): Promise<unknown> {
  const outcome = attempt.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(600_000);
  return outcome;
}

describe("creating an object whose ID only a listing returns", () => {
  it("adopts the new object that matches the program", async () => {
    const others = [
      { Id: "known", Port: 80 },
      { Id: "other", Port: 443 },
    ];
    const { create } = given((made) => (made === 0 ? [] : [...others, { Id: "mine", Port: 80 }]));
    expect(await inTheEnd(create())).toBe("bgp-1#mine");
  });

  it("creates nothing that could not be distinguished from an existing object", async () => {
    const { create, created } = given(() => [{ Id: "theirs", Port: 80 }]);
    expect(await inTheEnd(create())).toMatchObject({
      message: expect.stringMatching(
        /^The two cannot be distinguished\. Rule with these values at bgp-1 exists already\. .*`pulumi import cloudprov:index\/rule:Rule web 'bgp-1#theirs'`/,
      ),
    });
    expect(created()).toBe(0);
  });

  it("reports that it is not listed, requests no second one, and lets the next attempt find it", async () => {
    const { create, created } = given(() => []);
    expect(await inTheEnd(create())).toMatchObject({
      message:
        "the platform accepted Rule with these values at bgp-1, but does not list it. The next `pulumi up` searches for it",
      outcome: "unknown",
    });
    expect(created()).toBe(1);
  });

  it("reports new objects that differ, and adopts none of them", async () => {
    const { create } = given((made) =>
      made === 0
        ? [{ Id: "old", Port: 1 }]
        : [
            { Id: "old", Port: 1 },
            { Id: "new", Port: 8080 },
          ],
    );
    expect(await inTheEnd(create())).toMatchObject({
      message: expect.stringMatching(
        /does not list it\. If it is listed with other values, import it: `pulumi import cloudprov:index\/rule:Rule web 'bgp-1#new'`$/,
      ),
    });
  });

  it("ends at once when it is interrupted", async () => {
    const { create, ended } = given(() => []);
    const outcome = create().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    ended.abort();
    expect(await outcome).toMatchObject({ name: "CancelledError" });
  });
});
