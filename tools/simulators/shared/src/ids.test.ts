import { expect, it } from "vitest";
import { Ids } from "./ids.ts";

it("gives the same IDs for the same seed", () => {
  const [one, other] = [new Ids(7), new Ids(7)];

  expect(idsOf(one)).toEqual(idsOf(other));
  expect(idsOf(new Ids(8))).not.toEqual(idsOf(new Ids(7)));
  expect(idsOf(new Ids())).not.toEqual(idsOf(new Ids()));
});

it("continues where a saved source has stopped", () => {
  const ids = new Ids(7);
  idsOf(ids);
  const saved = ids.save();
  const next = idsOf(ids);

  const other = new Ids(1);
  other.load(saved);

  expect(idsOf(other)).toEqual(next);
  expect(other.save()).toEqual(ids.save());
});

it("keeps to the alphabet and the range", () => {
  const ids = new Ids(7);

  expect(ids.text("ab", 20)).toMatch(/^[ab]{20}$/);
  expect(ids.uuid()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (let count = 0; count < 100; count++) expect([3, 4]).toContain(ids.integer(3, 5));
});

function idsOf(ids: Ids): readonly unknown[] {
  return [ids.text("abcdefghij", 6), ids.uuid(), ids.integer(0, 1_000_000)];
}
