import { resolve } from "node:path";
import { command, exitStatus, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { type ImportedObject, importFile } from "../import-file/import-file.ts";
import { Names } from "../import-file/names.ts";
import { needsOf } from "../import-file/needs.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { goOn, programDocs } from "../import-file/write-program.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";
import { readTerraformState, type TerraformObject } from "./state-file.ts";

/** How objects of one of Terraform's types are imported. */
export interface ImportedType {
  /** Token of the resource. */
  readonly token: string;
  /** Why there is no import, and what to do instead; undefined when there is one. */
  readonly refusal: string | undefined;
  /** What an import needs beside the ID. */
  readonly needs: string | undefined;
  /** The environment variable that the import of one object alone reads, by its import ID. */
  variable(importId: string): string | undefined;
  importId(attributes: Readonly<Record<string, unknown>>): string | undefined;
  /** What an object with these attributes lies in, nearest first. */
  parents(attributes: Readonly<Record<string, unknown>>): readonly { readonly token: string; readonly id: string }[];
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
import IDs are made of is written, and nothing is changed in Terraform or on the platform. Once the objects are
imported, take them out of Terraform's state by \`terraform state rm\`, so that it does not go on with them.`,
    takes: {
      state: { kind: "operand", docs: "The state of Terraform." },
      out: { kind: "option", value: "FILE", short: "o", docs: `The file to write. Default ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
    },
    examples: ["import-terraform terraform.tfstate", "import-terraform shown.json --out import.json"],
    async run({ state, out = defaultFile, program }, surroundings) {
      await refuseToOverwrite(program, "--program", surroundings);
      const objects = readTerraformState(await readState(state, surroundings), state);
      const own = objects.filter(({ type }) => type.startsWith(`${provider}_`));
      const { resources, left } = imported(own, types);
      if (own.length === 0) {
        throw new Refusal(`${state} holds no object of Terraform's provider ${provider}${othersText(objects)}.`);
      }
      if (resources.length > 0) await writeNew(resolve(surroundings.folder, out), out, importFile(resources));
      surroundings.print(
        report({
          resources,
          left,
          others: objects.length - own.length,
          out,
          needs: needsOf([...types.values()], resources),
        }),
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
  const given: { readonly type: ImportedType; readonly of: TerraformObject; readonly resource: ImportedObject }[] = [];
  const left: Left[] = [];
  for (const of of objects) {
    const { type: called, name, modules, key, address, attributes, fate } = of;
    if (fate !== undefined) {
      left.push({ address, reason: fate });
      continue;
    }
    const type = types.get(called);
    const id = type?.refusal === undefined ? type?.importId(attributes) : undefined;
    if (type === undefined) left.push({ address, reason: `there is no resource for ${called}` });
    else if (id === undefined)
      left.push({ address, reason: type.refusal ?? "the state does not tell all of its import ID" });
    else {
      const own = names.give(...modules, name, ...(key === undefined ? [] : [`${key}`]));
      given.push({ type, of, resource: { type: type.token, name: own, id } });
    }
  }
  const named = new Map(
    given.map(({ type, of, resource }) => [`${type.token} ${String(of.attributes["id"])}`, resource.name]),
  );
  // What an object lies in is its parent, where that is imported too.
  const resources = given.map(({ type, of, resource }): ImportedObject => {
    const [parent] = type.parents(of.attributes).flatMap(({ token, id }) => named.get(`${token} ${id}`) ?? []);
    return parent === undefined ? resource : { ...resource, parent };
  });
  return { resources, left };
}

function report(found: {
  readonly resources: readonly ImportedObject[];
  readonly left: readonly Left[];
  readonly others: number;
  readonly out: string;
  readonly needs: readonly string[];
}): string {
  const { resources, left, others, out, needs } = found;
  const isAny = resources.length > 0;
  const lines = [`${counted(resources.length, "object")} to import${isAny ? `, in ${out}` : ""}`];
  if (left.length > 0) {
    lines.push("", "Left out:", ...left.map(({ address, reason }) => visibleLine(`  ${address}: ${reason}`)));
  }
  if (others > 0) lines.push("", `${counted(others, "object")} of other providers left out.`);
  if (isAny) lines.push(...needs);
  return `${lines.join("\n")}\n`;
}

function othersText(objects: readonly TerraformObject[]): string {
  const providers = [...new Set(objects.map(({ type }) => type.split("_", 1)[0]))];
  return providers.length === 0 ? "" : `, only of ${providers.map((one) => visibleLine(`${one}`)).join(", ")}`;
}

async function readState(path: string, { folder }: Surroundings): Promise<string> {
  try {
    return await readText(resolve(folder, path));
  } catch (error) {
    throw new Refusal(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}): give a state of Terraform.`);
  }
}
