import { field } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { variants } from "./variants.ts";

const fields = {
  name: field.string({ required: true, wire: "spec.name", docs: "Name." }),
  cat: field.object(
    {
      colour: field.string({ required: true, wire: "fur_colour", docs: "Colour." }),
      lives: field.integer({ default: 9, wire: "lives", docs: "Lives." }),
      chip: field.string({ output: true, wire: "chip", docs: "Chip." }),
    },
    { docs: "A cat." },
  ),
  dog: field.object({ tail: field.boolean({ required: true, wire: "tail", docs: "Tail." }) }, { docs: "A dog." }),
};
const pets = variants(fields, { at: "spec.pet", statusAt: "status.pet", kinds: { cat: "Cat", dog: "Dog" } });

describe("the request of a variant", () => {
  it("contains the kind and all given values at the platform's paths", () => {
    expect(pets.request({ name: "Tom", cat: { colour: "grey", lives: 9 } })).toEqual({
      spec: { pet: { kind: "Cat", fur_colour: "grey", lives: 9 } },
    });
  });

  it("contains the changes, and is empty without changes", () => {
    const values = { cat: { colour: "grey", lives: 8 } };

    expect(pets.request(values, (path) => path === "cat.lives")).toEqual({ spec: { pet: { kind: "Cat", lives: 8 } } });
    expect(pets.request(values, () => false)).toEqual({});
    expect(pets.request({ name: "Tom" })).toEqual({});
  });
});

describe("the outputs of a variant", () => {
  it.each(["Cat", "pets.v1.Cat"])("are those of the kind %s, with the platform's own values", (kind) => {
    const body = {
      spec: { pet: { kind, fur_colour: "grey", lives: 9, chip: "sent" } },
      status: { pet: { chip: "c-1" } },
    };

    expect(pets.outputs(body)).toEqual({ cat: { colour: "grey", lives: 9, chip: "c-1" } });
  });

  it("are complete without a status, and empty for an unknown kind", () => {
    expect(pets.outputs({ spec: { pet: { kind: "Dog", tail: true } } })).toEqual({ dog: { tail: true } });
    expect(pets.outputs({ spec: { pet: { kind: "Cat", fur_colour: "grey", lives: 9 } } })).toEqual({
      cat: { colour: "grey", lives: 9, chip: "" },
    });
    expect(pets.outputs({ spec: { pet: { kind: "HotDog", tail: true } } })).toEqual({});
    expect(pets.outputs({})).toEqual({});
  });
});
