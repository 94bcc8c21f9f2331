import { describe, expect, it } from "vitest";
import { type Fields, field } from "../../definition/field.ts";
import { zoo, zooWith } from "../../schema/zoo-provider.ts";
import { configurationPage } from "./configuration-page.ts";
import { generateDocs } from "./generate-docs.ts";
import { NestedTypes } from "./nested-types.ts";
import { inputTable } from "./property-table.ts";

const pages = generateDocs(zoo);
const pageAt = (path: string): string => pages.get(path) ?? "";
const animal = pageAt("resources/animal.md");

/** The page of the configuration of a zoo with other variables. */
function configurationOf(fields: Fields): string {
  return configurationPage({ ...zoo, config: { fields } } as unknown as typeof zoo);
}

/** The cells of the first table row whose first cell is the name. */
function rowOf(text: string, name: string): string[] {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`| \`${name}\` |`));
  return line?.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")) ?? [];
}

describe("the reference documentation", () => {
  it("has a page for the package, its configuration, and each resource and function", () => {
    expect([...pages.keys()].sort()).toEqual([
      "configuration.md",
      "functions/get-animal.md",
      "functions/get-animals.md",
      "functions/get-zoo.md",
      "index.md",
      "resources/animal.md",
      "resources/enclosure.md",
    ]);
  });

  it.each([...pages.keys()])("says in the first line of %s that it is generated", (path) => {
    expect(pageAt(path)).toMatch(/^<!-- Generated from the provider's definitions\. /);
  });

  it("links only to pages and sections that exist", () => {
    for (const [path, text] of pages) {
      const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => `#${heading?.toLowerCase()}`);
      for (const [, target = ""] of text.matchAll(/\]\(([^)]*)\)/g)) {
        expect(target.startsWith("#") ? headings : [...pages.keys()], `${path} links to ${target}`).toContain(target);
      }
    }
  });

  it("links from the first page to all others", () => {
    const links = [...pageAt("index.md").matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(links.sort()).toEqual([...pages.keys()].filter((path) => path !== "index.md").sort());
  });
});

describe("the errors of a resource", () => {
  it("are shown with their remedies", () => {
    expect(animal).toContain(
      "## Errors\n\n| The message contains | What to do |\n| --- | --- |\n| `the animal ... escaped` | Close the gate \\| door. |\n",
    );
  });

  it("are omitted if there are none", () => {
    expect(pageAt("resources/enclosure.md")).not.toContain("## Errors");
  });
});

describe("the platform's page", () => {
  const own = { title: "Lions", url: "https://zoo.example/lions" };
  const [animals, ...others] = zoo.resources;
  const animalWithPage = {
    ...animals,
    spec: { ...animals?.spec, platformPage: own },
  } as (typeof zoo.resources)[number];
  const shared = { title: "Beasts", url: "https://zoo.example/beasts" };
  const withPages = generateDocs({
    ...zoo,
    resources: [animalWithPage, ...others],
    families: [
      { title: "Beasts", platformPage: shared, resources: [animalWithPage, ...others], functions: zoo.functions },
    ],
  });

  it("is that of the resource", () => {
    expect(withPages.get("resources/animal.md")).toContain("On the platform: [Lions](https://zoo.example/lions).");
  });

  it.each(["resources/enclosure.md", "functions/get-zoo.md"])("is that of the family for %s", (path) => {
    expect(withPages.get(path)).toContain("On the platform: [Beasts](https://zoo.example/beasts).");
  });

  it("is omitted without one", () => {
    expect(animal).not.toContain("On the platform");
  });
});

describe("the first page of a provider with families", () => {
  const families = [
    { title: "Beasts", resources: zoo.resources.slice(0, 1), functions: zoo.functions.slice(0, 1) },
    { title: "Zoo's places, and more", resources: zoo.resources.slice(1), functions: zoo.functions.slice(1) },
  ];
  const text = generateDocs({ ...zoo, families }).get("index.md") ?? "";

  it("begins with links to all of them", () => {
    expect(text.split(/^## /m)[0]).toContain(
      "\n\n[Beasts](#beasts) · [Zoo's places, and more](#zoos-places-and-more)\n\n",
    );
  });

  it("has a section for each family, with links to all its members", () => {
    const [, beasts = "", places = ""] = text.split(/^## /m);
    expect(beasts).toMatch(/^Beasts\n/);
    expect(beasts).toContain("[Animal](resources/animal.md)");
    expect(beasts).not.toContain("[Enclosure]");
    expect(places).toMatch(/^Zoo's places, and more\n/);
    expect(places).toContain("[Enclosure](resources/enclosure.md)");
    expect(places).toContain("[getZoo](functions/get-zoo.md)");
  });
});

describe("the page of a resource", () => {
  it("describes an input in its row", () => {
    expect(rowOf(animal, "species")).toEqual([
      "`species`",
      "string",
      "yes",
      "",
      "yes",
      "",
      "What it is. One of `LION`, `SEA_LION` or `red-panda`.",
    ]);
    expect(rowOf(animal, "legs")).toEqual([
      "`legs`",
      "integer",
      "",
      "`4`",
      "when it is decreased: the animal limps",
      "",
      "Number of legs. Between 0 and 8.",
    ]);
  });

  it("marks secrets and deprecated properties", () => {
    expect(rowOf(animal, "chipCode")[5]).toBe("yes");
    expect(rowOf(animal, "cage")[6]).toBe("**Deprecated.** Use enclosure. Former name of the enclosure's ID.");
  });

  it.each([
    ["name", "generated from the resource's name"],
    ["weight", "chosen by the platform"],
    ["tame", "`false`"],
    ["diet", ""],
  ])("shows the default of %s", (name, expected) => {
    expect(rowOf(animal, name)[3]).toBe(expected);
  });

  it("does not describe local values as set by the platform", () => {
    const file = field.string({ computed: true, local: true, docs: "A file." });

    expect(rowOf(inputTable({ file }, "Animal", new NestedTypes(), { replaces: true }), "file")[3]).toBe("");
  });

  it.each([
    ["toys", "list of string"],
    ["moods", "set of string"],
    ["labels", "map of string"],
    ["notes", "any"],
    ["enclosure", "[AnimalEnclosure](#animalenclosure)"],
    ["vaccinations", "list of [AnimalVaccination](#animalvaccination)"],
  ])("shows the type of %s", (name, expected) => {
    expect(rowOf(animal, name)[1]).toBe(expected);
  });

  it("separates inputs and outputs", () => {
    const [inputs = "", outputs = ""] = animal.split("## Outputs");
    expect(rowOf(inputs, "born")).toEqual([]);
    expect(rowOf(outputs, "born")).toEqual(["`born`", "string", "", "When it was born, RFC 3339."]);
  });

  it("shows rules, including those inside nested objects", () => {
    expect(animal).toContain("## Rules\n\n- Exactly one of `keeper` or `robot` must be set.");
    expect(animal).toMatch(/### AnimalRobot\n.*- At most one of `wheels` or `arms` can be set\./s);
  });

  it("shows timeouts, the resource's and the common ones", () => {
    expect(animal).toContain(
      "| create | 60 minutes |\n| read | 20 minutes |\n| update | 20 minutes |\n| delete | 3 days |",
    );
  });

  it("of a resource without updates shows no timeout for them", () => {
    expect(pageAt("resources/enclosure.md")).not.toContain("| update |");
  });

  it("shows an example that runs and how to import", () => {
    expect(animal).toContain(
      '```typescript\nimport * as pulumi from "@pulumi/pulumi";\nimport * as zoo from "@org/zoo";\n',
    );
    expect(animal).toContain("pulumi import zoo:index/animal:Animal example enc-1/leo");
  });

  it("keeps a table intact for any description", () => {
    const described = { part: field.string({ docs: "One | two.\nThree." }) };
    expect(generateDocs(zooWith(described)).get("resources/thing.md")).toContain("| One \\| two. Three. |");
  });
});

describe("the page of a function", () => {
  it("shows arguments, result, and nested types with the members of both", () => {
    const found = pageAt("functions/get-animal.md");
    expect(rowOf(found.split("## Arguments")[1] ?? "", "chip")[2]).toBe("yes");
    expect(rowOf(found.split("## Result")[1] ?? "", "legs")).toEqual(["`legs`", "integer", "", "Number of legs."]);
    expect(found).toMatch(/### GetAnimalChip\n.*`code`.*`implanted`/s);
  });

  it("shows a nested type of outputs without the columns of inputs", () => {
    expect(pageAt("functions/get-animals.md")).toContain(
      "### GetAnimalsAnimal\n\nAn animal.\n\n| Name | Type | Secret | Description |\n| --- | --- | --- | --- |\n| `id` | string |  | ID. |",
    );
  });

  it("says when there are no arguments", () => {
    expect(pageAt("functions/get-zoo.md")).toContain("## Arguments\n\nNone.");
  });
});

describe("the page of the configuration", () => {
  it("shows where a variable's value comes from", () => {
    const page = pageAt("configuration.md");
    expect(rowOf(page, "retries")[3]).toBe("`$ZOO_RETRIES`, else `4`");
    expect(rowOf(page, "key")).toEqual(["`key`", "string", "", "`$ZOO_KEY`", "yes", "Key of the gate."]);
    expect(page).toContain("- At most one of `key` or `oauth` can be set.");
  });

  it("shows how to set the parts of a list or an object", () => {
    expect(pageAt("configuration.md")).toContain("pulumi config set --path 'zoo:oauth.tokenUrl' <value>");
    const keeper = field.object({ name: field.string({ docs: "Name." }) }, { docs: "A keeper." });
    const page = configurationOf({
      gates: field.set(field.string({ docs: "A gate." }), { docs: "Gates." }),
      keepers: field.list(keeper, { docs: "Keepers." }),
    });
    expect(page).toContain("pulumi config set --path 'zoo:keepers[0].name' <value>");
    expect(configurationOf({ open: field.boolean({ docs: "Open." }) })).not.toContain("--path");
  });

  it("says where the settings come from if there are no variables", () => {
    const pages = generateDocs({
      ...zoo,
      config: { fields: {}, docs: "See [Gates](gates.md)." },
    } as unknown as typeof zoo);
    const says = "The provider has no configuration variables. See [Gates](gates.md).";
    expect(pages.get("configuration.md")).toMatch(/# Configuration\n\n[^\n]*\n$/);
    expect(pages.get("configuration.md")).toContain(says);
    expect(pages.get("index.md")).toContain(says);
  });
});
