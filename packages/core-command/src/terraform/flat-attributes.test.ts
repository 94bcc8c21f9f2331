import { expect, it } from "vitest";
import { expandedAttributes } from "./flat-attributes.ts";

it("expands lists, sets, maps and blocks of a state of version 3", () => {
  const flat = {
    id: "lkc-1/orders",
    "kafka_cluster.#": "1",
    "kafka_cluster.0.id": "lkc-1",
    "kafka_cluster.0.place.#": "1",
    "kafka_cluster.0.place.0.zones.#": "2",
    "kafka_cluster.0.place.0.zones.3423": "a",
    "kafka_cluster.0.place.0.zones.1143": "b",
    "config.%": "2",
    "config.cleanup.policy": "compact",
    "config.retention.ms": "100",
    "empty.#": "0",
    "none.%": "0",
  };
  expect(expandedAttributes(flat)).toEqual({
    id: "lkc-1/orders",
    kafka_cluster: [{ id: "lkc-1", place: [{ zones: ["b", "a"] }] }],
    config: { "cleanup.policy": "compact", "retention.ms": "100" },
    empty: [],
    none: {},
  });
});

it("keeps the order of more than ten elements", () => {
  const flat = { "all.#": "12", ...Object.fromEntries([...Array(12).keys()].map((at) => [`all.${at}`, `${at}`])) };
  expect(expandedAttributes(flat)["all"]).toEqual([..."0 1 2 3 4 5 6 7 8 9 10 11".split(" ")]);
});
