import { expect, it } from "vitest";
import { ManualClock } from "./clock.ts";
import { Hub } from "./hub.ts";
import { noLags, Stores } from "./stores.ts";
import { defaultWireSettings } from "./wire-settings.ts";

function lateStores() {
  const clock = new ManualClock();
  const hub = new Hub(clock, { ...defaultWireSettings(), visibilityLagMs: 100 });
  const pass = (ms: number) => {
    clock.advance(ms);
    hub.agenda.settle();
  };
  return { hub, stores: new Stores(hub), pass };
}

it("opens stores whose readers lag as the settings of the moment say, unless lags are given", () => {
  const { hub, stores } = lateStores();
  const late = stores.open("late");
  const never = stores.open("never", noLags);
  for (const store of [late, never]) store.insert({ id: "a" });
  expect([late.seen("a"), never.seen("a")]).toEqual([undefined, { id: "a" }]);

  hub.settings.visibilityLagMs = 0;
  late.insert({ id: "b" });
  expect(late.seen("b")).toEqual({ id: "b" });
});

it("empties all of them, and nothing that was still to come appears", () => {
  const { stores, pass } = lateStores();
  const all = [stores.open("late"), stores.open("never", noLags)];
  for (const store of all) store.insert({ id: "a" });
  stores.clear();
  pass(100);

  for (const store of all) expect([store.size, store.allSeen()]).toEqual([0, []]);
});

it("saves all objects in the order of their creation, and loads them over others", () => {
  const { stores, pass } = lateStores();
  const [some, others] = [stores.open("some"), stores.open("others", noLags)];
  for (const id of ["b", "a"]) some.insert({ id });
  const saved = stores.save();
  expect(saved).toEqual({ some: [expect.objectContaining({ record: { id: "b" } }), expect.anything()] });

  others.insert({ id: "c" });
  some.erase("b");
  stores.load(saved);
  pass(100);

  expect([some.allSeen(), others.allSeen()]).toEqual([[{ id: "b" }, { id: "a" }], []]);
  expect(some.since("a")).toBe(saved["some"]?.[1]?.since);
});

it("gives no two stores the same name", () => {
  const { stores } = lateStores();
  stores.open("some");
  expect(() => stores.open("some")).toThrow("two stores with the name some");
});
