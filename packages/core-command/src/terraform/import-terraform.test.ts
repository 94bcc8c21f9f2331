import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCommands } from "../run.ts";
import { obeyed, textForTerminals } from "../sample-text.ts";
import { importTerraformCommand } from "./import-terraform.ts";

const imported = (token: string, more: object = {}) => ({
  token,
  refusal: undefined,
  needs: undefined,
  variable: () => undefined,
  service: () => undefined,
  importId: ({ id }: Readonly<Record<string, unknown>>) => (typeof id === "string" ? `shelf/${id}` : undefined),
  parents: ({ inside = [] }: Readonly<Record<string, unknown>>) =>
    (inside as readonly string[]).map((id) => ({ token: "toy:index/box:Box", id })),
  ...more,
});

/** Terraform's provider for toys: boxes, tags that need a key, and switches that have no import. */
const command = importTerraformCommand({
  provider: "toys",
  types: async () =>
    new Map([
      ["toys_box", imported("toy:index/box:Box")],
      [
        "toys_tag",
        imported("toy:index/tag:Tag", {
          needs: "`TOY_KEY`, an environment variable.",
          variable: (id: string) => `TOY_KEY_${id.toUpperCase()}`,
        }),
      ],
      [
        "toys_phone",
        imported("toy:index/phone:Phone", {
          service: (_: string, { line }: Readonly<Record<string, unknown>>) => ({
            variables: ["PHONE_KEY"],
            ids: { line: String(line) },
          }),
        }),
      ],
      [
        "toys_switch",
        imported("toy:index/switch:Switch", { refusal: "it cannot be imported, because it is used once" }),
      ],
    ]),
});

/** Runs the command on a state. */
async function run(state: unknown, more: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "import-terraform-"));
  try {
    await writeFile(
      join(folder, "state.json"),
      typeof state === "string" || Buffer.isBuffer(state) ? state : JSON.stringify(state),
    );
    const printed: string[] = [];
    const logged: string[] = [];
    const status = await runCommands(
      { packageName: "@org/toy", version: "1.0.0", commands: [command] },
      ["import-terraform", "state.json", ...more],
      { folder, environment: {}, print: (text) => void printed.push(text), log: (text) => void logged.push(text) },
    );
    const files = (await readdir(folder)).filter((name) => name !== "state.json").sort();
    const file =
      files[0] === undefined ? undefined : (JSON.parse(await readFile(join(folder, files[0]), "utf8")) as unknown);
    return { status, printed: printed.join(""), logged: logged.join(""), files, file };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const resource = (type: string, name: string, instances: readonly object[], more: object = {}) => ({
  mode: "managed",
  type,
  name,
  provider: 'provider["registry.terraform.io/acme/toys"]',
  instances,
  ...more,
});

const one = (id: string, more: object = {}) => ({ attributes: { id, password: "hush" }, ...more });

const stateFile = (...resources: readonly object[]) => ({ version: 4, terraform_version: "1.9.0", resources });

describe("a state file", () => {
  it("becomes a file for the import, with names of modules, resources and keys, but no other values", async () => {
    const state = stateFile(
      resource("toys_box", "tools", [one("b-1")]),
      resource("toys_box", "each", [one("b-2", { index_key: "left" }), one("b-3", { index_key: "right" })]),
      resource("toys_box", "counted", [one("b-4", { index_key: 0 })]),
      resource("toys_box", "tools", [one("b-6")], { module: 'module.cellar["a.b"].module.shelf' }),
      resource("toys_box", "tools", [one("b-8")], { module: 'module.cellar["say \\"a\\" .module. b"].module.shelf' }),
      { ...resource("toys_box", "looked_up", [one("b-7")]), mode: "data" },
    );
    const { status, printed, file, files } = await run(state);
    expect(files).toEqual(["terraform-import.json"]);
    const type = "toy:index/box:Box";
    expect(file).toEqual({
      resources: [
        { type, name: "tools", id: "shelf/b-1" },
        { type, name: "each-left", id: "shelf/b-2" },
        { type, name: "each-right", id: "shelf/b-3" },
        { type, name: "counted-0", id: "shelf/b-4" },
        { type, name: "cellar-a-b-shelf-tools", id: "shelf/b-6" },
        { type, name: "cellar-say-a-module-b-shelf-tools", id: "shelf/b-8" },
      ],
    });
    expect(printed).toContain("6 objects to import, in terraform-import.json");
    expect(printed).toContain("pulumi import --file terraform-import.json");
    expect(status).toBe(0);
  });

  it("uses the nearest imported container as the parent", async () => {
    const inside = (id: string, ...parents: readonly string[]) => one(id, { attributes: { id, inside: parents } });
    const state = stateFile(
      resource("toys_box", "inner", [inside("b-3", "b-9", "b-2", "b-1")]),
      resource("toys_box", "middle", [inside("b-2", "b-1")]),
      resource("toys_box", "outer", [one("b-1")], { module: "module.cellar" }),
      resource("toys_box", "lost", [inside("b-4", "b-9")]),
    );
    const { resources } = (await run(state)).file as { resources: { name: string; parent?: string }[] };
    expect(resources.map(({ name, parent }) => [name, parent])).toEqual([
      ["inner", "middle"],
      ["middle", "cellar-outer"],
      ["cellar-outer", undefined],
      ["lost", undefined],
    ]);
  });

  it("lists the reasons for objects that cannot be imported, and counts those of other providers", async () => {
    const { status, printed, file } = await run(
      stateFile(
        resource("toys_box", "tools", [one("b-1")]),
        resource("toys_box", "lost", [{ attributes: null }], { module: "module.cellar" }),
        resource("toys_switch", "light", [one("s-1")]),
        resource("toys_lamp", "desk", [one("l-1", { index_key: "a" })]),
        resource("aws_vpc", "main", [one("vpc-1")]),
      ),
    );
    expect((file as { resources: unknown[] }).resources).toHaveLength(1);
    expect(printed).toContain("module.cellar.toys_box.lost: the state does not contain all of its import ID");
    expect(printed).toContain("toys_switch.light: it cannot be imported, because it is used once");
    expect(printed).toContain('toys_lamp.desk["a"]: there is no resource for toys_lamp');
    expect(printed).toContain("1 object of other providers omitted.");
    expect(status).toBe(2);
  });

  it("lists objects that Terraform was about to delete, and what to do", async () => {
    const deposed = one("b-2", { index_key: 0, deposed: "00000001" });
    const tainted = one("b-3", { status: "tainted" });
    const state = stateFile(
      resource("toys_box", "counted", [one("b-1", { index_key: 0 }), deposed]),
      resource("toys_box", "half", [tainted]),
    );
    const { status, printed, file } = await run(state);
    expect((file as { resources: unknown[] }).resources).toHaveLength(1);
    expect(printed).toContain("  toys_box.counted[0]: Terraform has replaced it and was about to delete it: run");
    expect(printed).toContain(
      "  toys_box.half: Terraform has marked it for replacement (tainted): run `terraform apply` first",
    );
    expect(status).toBe(2);
  });

  it("can be UTF-16, as a shell may write it", async () => {
    const text = JSON.stringify(stateFile(resource("toys_box", "tools", [one("b-1")])));
    const { status, file } = await run(Buffer.from(`\ufeff${text}`, "utf16le"));
    expect((file as { resources: unknown[] }).resources).toHaveLength(1);
    expect(status).toBe(0);
  });

  it("lists once what imports need besides the ID", async () => {
    const tags = resource("toys_tag", "all", [one("t-1", { index_key: 0 }), one("t-2", { index_key: 1 })]);
    const { printed } = await run(stateFile(tags));
    expect(printed).toContain(
      "  Tag: `TOY_KEY`, an environment variable.\n    Set for these objects: TOY_KEY_SHELF/T-1, TOY_KEY_SHELF/T-2\n",
    );
    expect(printed.match(/an environment variable/g)).toHaveLength(1);
  });
});

describe("objects of two services that read the same variables", () => {
  const onLine = (id: string, line: string) => one(id, { attributes: { id, line, inside: ["b-1"] } });
  const state = stateFile(
    resource("toys_box", "tools", [one("b-1")]),
    resource(
      "toys_phone",
      "red",
      [onLine("p-1", "north"), onLine("p-2", "south")].map((each, at) => ({ ...each, index_key: at })),
    ),
  );

  it("get a file for each service, and the commands in order", async () => {
    const { status, printed, files } = await run(state);
    expect(files).toEqual(["terraform-import-north.json", "terraform-import-south.json", "terraform-import.json"]);
    expect(printed).toContain(`3 objects to import, in 3 files:
  terraform-import.json: 1 object
  terraform-import-north.json: 1 object
  terraform-import-south.json: 1 object
`);
    expect(printed).toContain(`  pulumi import --file terraform-import.json --out imported.ts
  # set PHONE_KEY for north
  pulumi import --file terraform-import-north.json --out imported-north.ts
  # set PHONE_KEY for south
  pulumi import --file terraform-import-south.json --out imported-south.ts
  # copy the code in imported.ts, imported-north.ts and imported-south.ts to your program
`);
    expect(status).toBe(0);
  });

  it("are not imported in one run", async () => {
    const { status, logged, files } = await run(state, ["--program", "imported.ts"]);
    expect(logged).toContain(
      "--program imports everything in one run, but these services read the same environment variables:\n  set PHONE_KEY for north\n  set PHONE_KEY for south\nRun this command without --program",
    );
    expect(files).toEqual([]);
    expect(status).toBe(1);
  });
});

it("writes nothing when the code would overwrite a file", async () => {
  const state = stateFile(resource("toys_box", "tools", [one("b-1")]));
  const { logged, files } = await run(state, ["--program", "state.json"]);
  expect(logged).toContain("state.json exists already. Remove it, or choose another file with --program.");
  expect(files).toEqual([]);
});

describe("the output of `terraform show -json`", () => {
  it("is read with its modules", async () => {
    const shown = (address: string, id: string, more: object = {}) => ({
      address,
      mode: "managed",
      type: "toys_box",
      name: "tools",
      values: { id },
      ...more,
    });
    const { file } = await run({
      format_version: "1.0",
      values: {
        root_module: {
          resources: [
            shown("toys_box.tools[1]", "b-1", { index: 1 }),
            shown("toys_box.tools[2]", "b-4", { index: 2, tainted: true }),
            shown("toys_box.tools[1]", "b-5", { index: 1, deposed_key: "00000001" }),
          ],
          child_modules: [
            {
              address: "module.cellar",
              resources: [shown("module.cellar.toys_box.tools", "b-2")],
              child_modules: [
                {
                  address: 'module.cellar.module.shelf["top"]',
                  resources: [shown('module.cellar.module.shelf["top"].toys_box.tools', "b-3")],
                },
              ],
            },
          ],
        },
      },
    });
    expect(file).toMatchObject({
      resources: [{ name: "tools-1" }, { name: "cellar-tools" }, { name: "cellar-shelf-top-tools" }],
    });
  });
});

/** The same objects in every format. Two have the same name, one of them in another module. */
const formats = () => {
  const boxes = [
    { modules: ["cellar"], name: "tools", id: "b-1" },
    { modules: [], name: "cellar-tools", id: "b-2" },
    { modules: [], name: "tools", key: 0, id: "b-3" },
  ];
  const moduleOf = ({ modules }: (typeof boxes)[number]) => modules.map((each) => `module.${each}`).join(".");
  const shown = (box: (typeof boxes)[number]) => ({
    address: [...(box.modules.length > 0 ? [moduleOf(box)] : []), "toys_box", box.name].join("."),
    mode: "managed",
    type: "toys_box",
    name: box.name,
    ...("key" in box ? { index: box.key } : {}),
    values: { id: box.id, inside: [] },
  });
  const flat = (box: (typeof boxes)[number]) => [
    ["toys_box", box.name, ...("key" in box ? [box.key] : [])].join("."),
    {
      type: "toys_box",
      primary: { id: box.id, attributes: { id: box.id, "inside.#": "0" } },
      provider: "provider.toys",
    },
  ];
  const isRoot = (box: (typeof boxes)[number]) => box.modules.length === 0;
  return {
    stored: stateFile(
      ...boxes.map((box) =>
        resource("toys_box", box.name, [one(box.id, "key" in box ? { index_key: box.key } : {})], {
          ...(isRoot(box) ? {} : { module: moduleOf(box) }),
        }),
      ),
    ),
    shown: {
      format_version: "1.0",
      values: {
        root_module: {
          resources: boxes.filter(isRoot).map(shown),
          child_modules: [
            { address: "module.cellar", resources: boxes.filter((box) => !isRoot(box)).map((box) => shown(box)) },
          ],
        },
      },
    },
    flat: {
      version: 3,
      modules: [
        { path: ["root"], resources: Object.fromEntries(boxes.filter(isRoot).map(flat)) },
        { path: ["root", "cellar"], resources: Object.fromEntries(boxes.filter((box) => !isRoot(box)).map(flat)) },
      ],
    },
  };
};

it("gives an object the same name in every format", async () => {
  const named = async (state: unknown) => {
    const { resources } = (await run(state)).file as { resources: { id: string; name: string }[] };
    return Object.fromEntries(resources.map(({ id, name }) => [id, name]));
  };
  const { stored, shown, flat } = formats();
  const names = { "shelf/b-1": "cellar-tools", "shelf/b-2": "cellar-tools-2", "shelf/b-3": "tools-0" };
  expect(await named(stored)).toEqual(names);
  expect(await named(shown)).toEqual(names);
  expect(await named(flat)).toEqual(names);
});

describe("a state file of version 3", () => {
  it("lists tainted and deposed objects, and ignores data sources", async () => {
    const { printed, file } = await run({
      version: 3,
      modules: [
        {
          path: ["root", "cellar"],
          resources: {
            "toys_box.tools": {
              primary: { id: "b-1", attributes: { id: "b-1", "inside.#": "0" } },
              deposed: [{ id: "b-2", attributes: { id: "b-2" } }],
            },
            "toys_box.half.1": { primary: { id: "b-3", attributes: { id: "b-3" }, tainted: true } },
            "data.toys_box.other": { primary: { id: "b-4", attributes: { id: "b-4" } } },
          },
        },
      ],
    });
    expect(file).toEqual({ resources: [{ type: "toy:index/box:Box", name: "cellar-tools", id: "shelf/b-1" }] });
    expect(printed).toContain("module.cellar.toys_box.tools: Terraform has replaced it");
    expect(printed).toContain("module.cellar.toys_box.half[1]: Terraform has marked it for replacement (tainted)");
    expect(printed).not.toContain("other");
  });
});

describe("a file without a state of the provider", () => {
  it.each([
    ["not JSON", "state.json is not a Terraform state: it is not JSON."],
    [{ version: 2, modules: [] }, "state.json is a state of version 2, older than Terraform 0.9."],
    [{ version: 3, modules: [] }, "state.json contains no objects of the Terraform provider toys."],
    [{ version: 3, deployment: {} }, "state.json is a Pulumi state."],
    [{ format_version: "1.2", planned_values: {} }, "state.json is a Terraform plan."],
    [{ serial: 1, encrypted_data: "a" }, "state.json is an encrypted state. Pass the output of `tofu show -json`"],
    [[], "state.json is not a Terraform state this package can read"],
    [stateFile(), "state.json contains no objects of the Terraform provider toys."],
    [
      stateFile(resource("aws_vpc", "main", [one("v")])),
      "no objects of the Terraform provider toys, only objects of aws.",
    ],
  ])("is rejected, and nothing is written: %#", async (state, says) => {
    const { status, logged, files } = await run(state);
    expect(logged).toContain(says);
    expect(files).toEqual([]);
    expect(status).toBe(1);
  });

  it("is rejected when the output file exists or cannot be written", async () => {
    const state = stateFile(resource("toys_box", "tools", [one("b-1")]));
    expect((await run(state, ["--out", "state.json"])).logged).toContain("state.json exists already");
    expect((await run(state, ["--out", "none/here.json"])).logged).toContain(
      "none/here.json cannot be written (ENOENT)",
    );
  });
});

const plain = stateFile(
  resource("toys_tag", "a", [one("a")]),
  resource("toys_switch", "a", [one("s", { index_key: "a" })], { module: "module.a" }),
  resource("toys_a", "x", [one("x")]),
  resource("a_other", "x", [one("x")]),
);

it("prints no control characters, even if names contain them", async () => {
  await fc.assert(
    fc.asyncProperty(textForTerminals, async (name) => {
      const { printed, logged, status } = await run(
        stateFile(
          resource("toys_tag", name, [one(name)]),
          resource("toys_switch", name, [one("s", { index_key: name })], { module: `module.${name}` }),
          resource(`toys_${name}`, "x", [one("x")]),
          resource(`${name}_other`, "x", [one("x")]),
        ),
      );
      expect(status).toBe(2);
      expect(printed.replaceAll("\n", "") + logged).not.toMatch(obeyed);
      expect(printed.split("\n")).toHaveLength((await run(plain)).printed.split("\n").length);
    }),
    { numRuns: 30 },
  );
});
