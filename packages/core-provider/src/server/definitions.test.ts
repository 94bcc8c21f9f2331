import { expect, it } from "vitest";
import type { Family, ProviderDefinition } from "../definition/provider.ts";
import { completeProvider, familyOutlines, namesOf, outlineOf } from "../definition/provider-outline.ts";
import { zoo } from "../schema/zoo-provider.ts";
import { Definitions } from "./definitions.ts";

const { resources, functions } = zoo as unknown as ProviderDefinition;
const [animal, enclosure] = resources;
const getZoo = functions.find(({ name }) => name === "getZoo");
if (!animal || !enclosure || !getZoo) throw new Error("the zoo lacks a definition");

const beasts: Family = { title: "Beasts", resources: [animal], functions: [] };
const places: Family = { title: "Places", resources: [enclosure], functions: [getZoo] };

/** The definitions of two families, and the titles of those that were loaded. */
function givenFamilies(names = { beasts: namesOf(beasts), places: namesOf(places) }) {
  const loaded: string[] = [];
  const module = (family: Family) => async () => {
    loaded.push(family.title);
    return { family };
  };
  const families = familyOutlines(names, { beasts: module(beasts), places: module(places) });
  return { loaded, families, definitions: new Definitions({ name: "zoo", families }) };
}

it("loads a family when one of its definitions is first used, and only once", async () => {
  const { definitions, loaded } = givenFamilies();
  expect(definitions.resourceTokens()).toHaveLength(3);
  expect(loaded).toEqual([]);

  const found = await Promise.all([
    definitions.resource("zoo:index/enclosure:Enclosure"),
    definitions.function("zoo:index/getZoo:getZoo"),
  ]);
  expect(found).toEqual([enclosure, getZoo]);
  expect(loaded).toEqual(["Places"]);
});

it("finds a resource by its former name, which a state may contain", async () => {
  const { definitions } = givenFamilies();
  expect(await definitions.resource("zoo:index/cage:Cage")).toBe(enclosure);
});

it("loads nothing for a token that no family has", async () => {
  const { definitions, loaded } = givenFamilies();
  expect(await definitions.resource("zoo:index/ghost:Ghost")).toBeUndefined();
  expect(await definitions.function("zoo:index/animal:Animal")).toBeUndefined();
  expect(loaded).toEqual([]);
});

it("loads all families in order if all definitions are needed", async () => {
  const { families, loaded } = givenFamilies();
  const complete = await completeProvider({ ...outlineOf(zoo as unknown as ProviderDefinition), families });
  expect(complete.resources).toEqual([animal, enclosure]);
  expect(complete.functions).toEqual([getZoo]);
  expect(complete.families).toEqual([
    { ...beasts, subpath: "beasts" },
    { ...places, subpath: "places" },
  ]);
  expect(loaded).toEqual(["Beasts", "Places"]);
});

it("does not know the names of a family before they are generated", () => {
  const { families } = givenFamilies({ beasts: namesOf(beasts) } as never);
  expect(families.map(({ name, resources }) => [name, resources])).toEqual([
    ["beasts", ["Animal"]],
    ["places", []],
  ]);
});
