import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { command, exitStatus, type Surroundings } from "../command.ts";
import { type ImportedObject, importFile } from "../import-file/import-file.ts";
import { Names } from "../import-file/names.ts";
import { writeNew } from "../import-file/write-new.ts";
import { goOn, programDocs, refuseToOverwrite } from "../import-file/write-program.ts";
import { Refusal } from "../refusal.ts";
import { readTerraformState, type TerraformObject } from "./state-file.ts";

/** How objects of one of Terraform's types are imported. */
export interface ImportedType {
  /** Token of the resource. */
  readonly token: string;
  /** Why there is no import, and what to do instead; undefined when there is one. */
  readonly refusal: string | undefined;
  /** What an import needs beside the ID. */
  readonly needs: string | undefined;
  importId(attributes: Readonly<Record<string, unknown>>): string | undefined;
  /** What an object with these attributes lies in, nearest first. */
  holders(attributes: Readonly<Record<string, unknown>>): readonly { readonly token: string; readonly id: string }[];
}

/** What a package knows of Terraform's provider for its platform. */
export interface TerraformCounterpart {
  /** Its name, with which the names of its types begin: `confluent`. */
  readonly provider: string;
  readonly types: ReadonlyMap<string, ImportedType>;
}

const defaultFile = "terraform-import.json";

/**
 * The command that makes the file for `pulumi import --file` of what Terraform has in its state. It asks nobody: neither
 * Terraform nor the platform.
 */
export function importTerraformCommand({ provider, types }: TerraformCounterpart) {
  return command({
    name: "import-terraform",
    summary: "Writes the file for `pulumi import --file` of what Terraform has in its state.",
    details: `The state is a file of version 4 (terraform.tfstate), or what \`terraform show -json\` prints. Each object of the
provider ${provider} gets its import ID, and a name made of its modules, its name and its key in count or for_each. What
cannot be imported is listed with the reason; objects of other providers are counted. No value of the state but what
import IDs are made of is written, and nothing is changed: neither in Terraform nor on the platform. Once the objects are
imported, take them out of Terraform's state by \`terraform state rm\`, so that it does not go on with them.`,
    takes: {
      state: { kind: "operand", docs: "The state of Terraform." },
      out: { kind: "option", value: "FILE", short: "o", docs: `The file to write. Default ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
    },
    examples: ["import-terraform terraform.tfstate", "import-terraform shown.json --out import.json"],
    async run({ state, out = defaultFile, program }, surroundings) {
      await refuseToOverwrite(program, surroundings);
      const objects = readTerraformState(await readText(state, surroundings), state);
      const own = objects.filter(({ type }) => type.startsWith(`${provider}_`));
      const { resources, left } = imported(own, types);
      if (own.length === 0) {
        throw new Refusal(`${state} holds no object of Terraform's provider ${provider}${othersText(objects)}.`);
      }
      if (resources.length > 0) await writeNew(resolve(surroundings.folder, out), out, importFile(resources));
      surroundings.print(
        report({ resources, left, others: objects.length - own.length, out, needs: needsOf(own, types) }),
      );
      if (resources.length > 0) await goOn({ file: out, program }, surroundings);
      return left.length > 0 ? exitStatus.found : exitStatus.done;
    },
  });
}

interface Left {
  readonly address: string;
  readonly reason: string;
}

function imported(objects: readonly TerraformObject[], types: TerraformCounterpart["types"]) {
  const names = new Names();
  const resources: (ImportedObject & { readonly of: TerraformObject })[] = [];
  const left: Left[] = [];
  for (const one of objects) {
    const { type, name, modules, key, address, attributes } = one;
    const known = types.get(type);
    const id = known?.refusal === undefined ? known?.importId(attributes) : undefined;
    if (known === undefined) left.push({ address, reason: `there is no resource for ${type}` });
    else if (id === undefined) left.push({ address, reason: known.refusal ?? "the state holds no ID of it" });
    else {
      const given = names.give(...modules, name, ...(key === undefined ? [] : [`${key}`]));
      resources.push({ type: known.token, name: given, id, of: one });
    }
  }
  return { resources: resources.map(({ of, ...one }) => ({ ...one, ...parentOf(of, resources, types) })), left };
}

/** What an object lies in is its parent, where that is imported too. */
function parentOf(
  { type, attributes }: TerraformObject,
  resources: readonly (ImportedObject & { readonly of: TerraformObject })[],
  types: TerraformCounterpart["types"],
): { readonly parent?: string } {
  for (const { token, id } of types.get(type)?.holders(attributes) ?? []) {
    const holder = resources.find((one) => one.type === token && String(one.of.attributes["id"]) === id);
    if (holder !== undefined) return { parent: holder.name };
  }
  return {};
}

/** What the imports need beside their IDs, each once, by the types that need it. */
function needsOf(
  objects: readonly TerraformObject[],
  types: TerraformCounterpart["types"],
): ReadonlyMap<string, string[]> {
  const needs = new Map<string, string[]>();
  for (const type of new Set(objects.map((one) => one.type))) {
    const { needs: told, token } = types.get(type) ?? {};
    if (told !== undefined) needs.set(told, [...(needs.get(told) ?? []), token?.split(":").at(-1) ?? ""]);
  }
  return needs;
}

function report(found: {
  readonly resources: readonly ImportedObject[];
  readonly left: readonly Left[];
  readonly others: number;
  readonly out: string;
  readonly needs: ReadonlyMap<string, string[]>;
}): string {
  const { resources, left, others, out, needs } = found;
  const lines = [`${count(resources.length, "object")} to import${resources.length > 0 ? `, in ${out}` : ""}`];
  if (left.length > 0) lines.push("", "Left out:", ...left.map(({ address, reason }) => `  ${address}: ${reason}`));
  if (others > 0) lines.push("", `${count(others, "object")} of other providers left out.`);
  if (resources.length === 0) return `${lines.join("\n")}\n`;
  if (needs.size > 0) {
    lines.push("", "What the imports read beside their IDs:");
    for (const [told, kinds] of needs) lines.push(`  ${kinds.join(", ")}: ${told}`);
  }
  return `${lines.join("\n")}\n`;
}

function othersText(objects: readonly TerraformObject[]): string {
  const providers = [...new Set(objects.map(({ type }) => type.split("_", 1)[0]))];
  return providers.length === 0 ? "" : `, only of ${providers.join(", ")}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

async function readText(path: string, { folder }: Surroundings): Promise<string> {
  try {
    return await readFile(resolve(folder, path), "utf8");
  } catch (error) {
    throw new Refusal(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}): give a state of Terraform.`);
  }
}
