import { expect, it } from "vitest";
import { Agenda } from "./agenda.ts";
import { ManualClock } from "./clock.ts";
import { Store } from "./store.ts";

interface Thing {
  readonly id: string;
  readonly colour: string;
}

function lagging(lags: { visibilityLagMs?: number; updateLagMs?: number; deleteLagMs?: number }) {
  const clock = new ManualClock();
  const agenda = new Agenda(clock);
  const store = new Store<Thing>(agenda, () => ({ visibilityLagMs: 0, updateLagMs: 0, deleteLagMs: 0, ...lags }));
  const pass = (ms: number) => {
    clock.advance(ms);
    agenda.settle();
  };
  return { store, pass };
}

it("shows a new object to writers at once and to readers after the visibility lag", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100 });
  store.insert({ id: "a", colour: "red" });

  expect(store.get("a")?.colour).toBe("red");
  expect(store.seen("a")).toBeUndefined();
  expect(store.allSeen()).toEqual([]);
  pass(99);
  expect(store.seen("a")).toBeUndefined();
  pass(1);
  expect(store.seen("a")?.colour).toBe("red");
});

it("shows the old values until the update lag has passed, and then only ever newer ones", () => {
  const { store, pass } = lagging({ updateLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.replace({ id: "a", colour: "green" });
  pass(50);
  store.replace({ id: "a", colour: "blue" });

  expect(store.seen("a")?.colour).toBe("red");
  pass(50);
  expect(store.seen("a")?.colour).toBe("green");
  pass(50);
  expect(store.seen("a")?.colour).toBe("blue");
});

it("keeps a new object hidden for the whole visibility lag, even if it is changed meanwhile", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  pass(50);
  store.replace({ id: "a", colour: "green" });

  expect(store.seen("a")).toBeUndefined();
  expect(store.allSeen()).toEqual([]);
  pass(49);
  expect(store.seen("a")).toBeUndefined();
  pass(1);
  expect(store.seen("a")?.colour).toBe("green");
});

it("first shows a new object with the values whose update lag has passed by then", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100, updateLagMs: 80 });
  store.insert({ id: "a", colour: "red" });
  store.replace({ id: "a", colour: "green" });
  pass(50);
  store.replace({ id: "a", colour: "blue" });
  pass(50);

  expect(store.seen("a")?.colour).toBe("green");
  pass(30);
  expect(store.seen("a")?.colour).toBe("blue");
});

it("shows at once what a test reveals, though the visibility lag still runs", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.reveal({ id: "a", colour: "green" });

  expect(store.seen("a")?.colour).toBe("green");
  store.replace({ id: "a", colour: "blue" });
  expect(store.seen("a")?.colour).toBe("blue");
  pass(100);
  expect(store.seen("a")?.colour).toBe("blue");
});

it("shows a deleted object until the deletion lag has passed", () => {
  const { store, pass } = lagging({ deleteLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.remove("a");

  expect(store.get("a")).toBeUndefined();
  expect(store.seen("a")?.colour).toBe("red");
  pass(100);
  expect(store.seen("a")).toBeUndefined();
});

it("never shows an object that was deleted before it became visible", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.remove("a");
  pass(100);

  expect(store.seen("a")).toBeUndefined();
});

it("never shows the predecessor of a recreated object, nor its successor too early", () => {
  const { store, pass } = lagging({ visibilityLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.remove("a");
  pass(50);
  store.insert({ id: "a", colour: "green" });
  pass(50);

  expect(store.seen("a")).toBeUndefined();
  pass(50);
  expect(store.seen("a")?.colour).toBe("green");
});

it("keeps an object that was recreated while its predecessor was still visible", () => {
  const { store, pass } = lagging({ deleteLagMs: 100 });
  store.insert({ id: "a", colour: "red" });
  store.remove("a");
  store.insert({ id: "a", colour: "green" });
  pass(100);

  expect(store.seen("a")?.colour).toBe("green");
});

it("lists in the order of creation, even after changes", () => {
  const { store } = lagging({});
  for (const id of ["a", "b", "c"]) store.insert({ id, colour: "red" });
  store.replace({ id: "a", colour: "green" });

  expect(store.allSeen().map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
