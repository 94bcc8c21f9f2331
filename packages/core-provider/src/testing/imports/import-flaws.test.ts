import { describe, expect, it } from "vitest";
import { resourcePage } from "../../codegen/docs/resource-page.ts";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { startProvider } from "../start-provider.ts";
import type { FaultyPlatform } from "../survival/setup.ts";
import { bareProvider } from "../toy/bare-provider.ts";
import { type ImportSetup, importFlaws } from "./import-flaws.ts";

/** A platform whose objects are names. */
class Zoo implements FaultyPlatform {
  readonly journal = { entries: [], violations: [], foreign: [] };
  readonly state = {};
  readonly names = new Set<string>();
  failNext(): void {}
  forgetFaults(): void {}
  async close(): Promise<void> {}
}

const docs = "What it is.";
const { resource } = definitions<object>();

/** An animal in a zoo; reading one needs the variable `ZOO_KEY`. */
function animalIn(zoo: Zoo, env: Readonly<Record<string, string>>) {
  return resource("Animal", {
    docs,
    example: "",
    fields: { name: field.string({ required: true, replaceOnChange: true, docs }) },
    import: {
      form: "<zoo ID>/<animal ID>",
      example: "zoo-1/an-2",
      needs: "`ZOO_KEY`",
      parse: (text) => {
        const id = /^zoo-\d\/(an-\d)$/.exec(text)?.[1];
        return id === undefined ? undefined : { id, state: {} };
      },
      of: (id) => `zoo-7/${id}`,
    },
    readBackSeconds: 0,
    create: async ({ args }) => {
      zoo.names.add(args.name);
      return "an-7";
    },
    read: async ({ id, purpose }) => {
      if (purpose === "import" && env["ZOO_KEY"] !== "the-key") throw new Error("ZOO_KEY is missing");
      return id === "an-7" ? { name: "Leo" } : undefined;
    },
    delete: async () => {},
  });
}

const setup: ImportSetup<Zoo> = {
  setup: {
    startPlatform: async () => new Zoo(),
    startProvider: (zoo, env = {}) => startProvider(bareProvider(animalIn(zoo, env)), { env }),
  },
  variables: () => ({ ZOO_KEY: "the-key" }),
};

describe("the import of a resource", () => {
  const animal = animalIn(new Zoo(), {});
  const correct = resourcePage({ name: "bare", npmPackage: "@test/bare" }, animal);
  const flaws = (page: string, changed: Partial<ImportSetup<Zoo>> = {}) =>
    importFlaws({ ...setup, ...changed }, animal as never, async () => ({ inputs: { name: "Leo" } }), page);

  it("works as its page says", async () => {
    expect(await flaws(correct)).toEqual([]);
  });

  it.each([
    ["another type", "animal:Animal example", "plant:Plant example", /the import of zoo-7\/an-7 fails: .*Plant/s],
    ["another ID", "example zoo-1/an-2", "example an-2", /the printed ID an-2 has none of the printed forms/],
    ["an ID of another kind", "example zoo-1/an-2", "example zoo-1/pl-2", /animal ID is pl-2 on the page, but begins/],
    ["an ID that is rejected", "example zoo-1/an-2", "example zoo-a/an-2", /the printed ID is rejected: /],
    ["another form", "<zoo ID>/<animal ID>", "<zoo ID>#<animal ID>", /has none of the printed forms/],
    ["no variable", "`ZOO_KEY`", "a key", /the import of zoo-7\/an-7 fails: .*ZOO_KEY is missing/s],
  ])("is reported if the page has %s", async (_, from, to, message) => {
    expect(correct).toContain(from);
    expect((await flaws(correct.replace(from, to))).join("\n")).toMatch(message);
  });

  it("is reported if another object would be read", async () => {
    const parts = () => ({ "zoo ID": "zoo-7", "animal ID": "an-8" });
    expect((await flaws(correct, { parts })).join("\n")).toMatch(/the import of zoo-7\/an-8 fails/);
  });
});
