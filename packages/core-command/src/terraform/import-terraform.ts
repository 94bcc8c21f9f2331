import { resolve } from "node:path";
import { command, exitStatus, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { type ImportedObject, importFile } from "../import-file/import-file.ts";
import { Names } from "../import-file/names.ts";
import { needsOf } from "../import-file/needs.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { importAndShowNext, programDocs } from "../import-file/write-program.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";
import { readTerraformState, type TerraformObject } from "./state-file.ts";

/** How objects of a Terraform type are imported. */
export interface ImportedType {
  /** Token of the resource. */
  readonly token: string;
  /** Why they cannot be imported, and what to do instead; undefined if they can. */
  readonly refusal: string | undefined;
  /** The input that an import needs besides the ID. */
  readonly needs: string | undefined;
  /** The environment variable for the import of a single object, by its import ID. */
  variable(importId: string): string | undefined;
  importId(attributes: Readonly<Record<string, unknown>>): string | undefined;
  /** The objects that contain an object with these attributes, nearest first. */
  parents(attributes: Readonly<Record<string, unknown>>): readonly { readonly token: string; readonly id: string }[];
}

/** The Terraform provider for a package's platform. */
export interface TerraformCounterpart {
  /** Its name, which is the prefix of its types: `confluent`. */
  readonly provider: string;
  readonly types: ReadonlyMap<string, ImportedType>;
}

const defaultFile = "terraform-import.json";

/**
 * The command that writes the file for `pulumi import --file` from a Terraform state. It uses neither Terraform nor the
 * platform.
 */
export function importTerraformCommand({ provider, types }: TerraformCounterpart) {
  return command({
    name: "import-terraform",
    summary: "Writes a file that imports the objects in a Terraform state with `pulumi import --file`.",
    details: `The state is a file of version 4 (terraform.tfstate), or the output of \`terraform show -json\`. Each object of the
provider ${provider} gets its import ID and a name, which consists of its modules, its name, and its key in count or
for_each. Objects that cannot be imported are listed with the reason; objects of other providers are counted. The file
contains no values from the state except those in import IDs. Nothing changes in Terraform or on the platform. After the
import, remove the objects from the Terraform state with \`terraform state rm\`, so that Terraform no longer manages them.`,
    takes: {
      state: { kind: "operand", docs: "Terraform state." },
      out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
    },
    examples: ["import-terraform terraform.tfstate", "import-terraform shown.json --out import.json"],
    async run({ state, out = defaultFile, program }, surroundings) {
      await refuseToOverwrite(program, "--program", surroundings);
      const objects = readTerraformState(await readState(state, surroundings), state);
      const own = objects.filter(({ type }) => type.startsWith(`${provider}_`));
      const { resources, left } = imported(own, types);
      if (own.length === 0) {
        throw new Refusal(`${state} contains no objects of the Terraform provider ${provider}${othersText(objects)}.`);
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
      if (resources.length > 0) await importAndShowNext({ file: out, program }, surroundings);
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
      left.push({ address, reason: type.refusal ?? "the state does not contain all of its import ID" });
    else {
      const own = names.give(...modules, name, ...(key === undefined ? [] : [`${key}`]));
      given.push({ type, of, resource: { type: type.token, name: own, id } });
    }
  }
  const named = new Map(
    given.map(({ type, of, resource }) => [`${type.token} ${String(of.attributes["id"])}`, resource.name]),
  );
  // The object that contains another one is its parent if it is imported too.
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
    lines.push("", "Not importable:", ...left.map(({ address, reason }) => visibleLine(`  ${address}: ${reason}`)));
  }
  if (others > 0) lines.push("", `${counted(others, "object")} of other providers omitted.`);
  if (isAny) lines.push(...needs);
  return `${lines.join("\n")}\n`;
}

function othersText(objects: readonly TerraformObject[]): string {
  const providers = [...new Set(objects.map(({ type }) => type.split("_", 1)[0]))];
  return providers.length === 0 ? "" : `, only objects of ${providers.map((one) => visibleLine(`${one}`)).join(", ")}`;
}

async function readState(path: string, { folder }: Surroundings): Promise<string> {
  try {
    return await readText(resolve(folder, path));
  } catch (error) {
    throw new Refusal(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Pass a Terraform state.`);
  }
}
