import { rightsFlaws, survivalFlaws } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

describe.concurrent("whatever happens to one of its writes", () => {
  it("is tried with every resource", () => {
    expect(Object.keys(lives).sort()).toEqual(provider.resources.map(({ name }) => name).sort());
  });

  it.each(Object.entries(lives))(
    "%s and the platform agree at the end",
    { timeout: 600_000 },
    async (type, prepare) => {
      expect(await survivalFlaws(setup, type, prepare)).toEqual([]);
    },
  );
});

describe.concurrent("credentials that lose all rights", () => {
  it.each(Object.entries(lives))("take no %s out of the state", { timeout: 60_000 }, async (type, prepare) => {
    expect(await rightsFlaws(setup, type, prepare)).toEqual([]);
  });
});
