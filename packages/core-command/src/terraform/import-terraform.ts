import { resolve } from "node:path";
import { command, exitStatus } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import type { ImportedService } from "../import-file/divided-services.ts";
import { type ImportedObject, importFile } from "../import-file/import-file.ts";
import { Names } from "../import-file/names.ts";
import { needsOf } from "../import-file/needs.ts";
import { filesReport, type PlannedFile, plannedFiles, refuseSeveralRuns } from "../import-file/planned-files.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { defaultProgram, importAndShowNext, programDocs } from "../import-file/write-program.ts";
import { coded, Refusal } from "../refusal.ts";
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
  /** The service that the import reads from environment variables; undefined if it needs none. */
  service(importId: string, attributes: Readonly<Record<string, unknown>>): ImportedService | undefined;
  /** The objects that contain an object with these attributes, nearest first. */
  parents(attributes: Readonly<Record<string, unknown>>): readonly { readonly token: string; readonly id: string }[];
}

/** The Terraform provider for a package's platform. */
export interface TerraformCounterpart {
  /** Its name, which is the prefix of its types: `confluent`. */
  readonly provider: string;
  /** Loads its types when the command runs. */
  readonly types: () => Promise<ReadonlyMap<string, ImportedType>>;
}

const defaultFile = "terraform-import.json";

/**
 * The command that writes the file for `pulumi import --file` from a Terraform state. It uses neither Terraform nor the
 * platform.
 */
export function importTerraformCommand({ provider, types: loadTypes }: TerraformCounterpart) {
  return command({
    name: "import-terraform",
    summary: "Writes a file that imports the objects in a Terraform state with `pulumi import --file`.",
    details: `The state is a file of version 3 or 4 (terraform.tfstate), or the output of \`terraform show -json\`. Each object of the
provider ${provider} gets its import ID and a name, which consists of its modules, its name, and its key in count or
for_each. Objects that cannot be imported are listed with the reason; objects of other providers are counted. If several
services read the same environment variables, such as two Kafka clusters, each gets its own file and import. The files
contain no values from the state except those in import IDs. Nothing changes in Terraform or on the platform. After the
import, remove the objects from the Terraform state with \`terraform state rm\`, so that Terraform no longer manages them.`,
    takes: {
      state: { kind: "operand", docs: "Terraform state." },
      out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
    },
    examples: ["import-terraform terraform.tfstate", "import-terraform shown.json --out import.json"],
    async run({ state, out = defaultFile, program }, surroundings) {
      await refuseToOverwrite(program, "--program", surroundings);
      const objects = readTerraformState(
        await readText(resolve(surroundings.folder, state), state, "Pass a Terraform state."),
        state,
      );
      const own = objects.filter(({ type }) => type.startsWith(`${provider}_`));
      const types = await loadTypes();
      const { given, left } = importable(own, types);
      if (own.length === 0) {
        throw new Refusal(
          "nothing-found",
          `${state} contains no objects of the Terraform provider ${provider}${othersText(objects)}.`,
        );
      }
      const services = given.map(({ type, id, of }) => type.service(id, of.attributes));
      const files = plannedFiles(given, services, importedObjects, { out, program: program ?? defaultProgram });
      if (program !== undefined) refuseSeveralRuns(files);
      for (const { file } of files) await refuseToOverwrite(file, "--out", surroundings);
      for (const { file, resources } of files) {
        await writeNew(resolve(surroundings.folder, file), file, importFile(resources));
      }
      const kinds = [...types.values()];
      const needs = needsOf(
        kinds,
        files.flatMap(({ resources }) => resources),
      );
      surroundings.print(
        report({ packageName: surroundings.packageName, files, left, others: objects.length - own.length, needs }),
      );
      if (files.length > 0)
        await importAndShowNext({ steps: files, program, holdsSecrets: needs.length > 0 }, surroundings);
      return left.length > 0 ? exitStatus.found : exitStatus.done;
    },
  });
}

interface Left {
  readonly address: string;
  readonly reason: string;
}

/** An object to import, and its type. */
interface Importable {
  readonly type: ImportedType;
  readonly of: TerraformObject;
  readonly name: string;
  readonly id: string;
}

function importable(objects: readonly TerraformObject[], types: ReadonlyMap<string, ImportedType>) {
  const found: { readonly type: ImportedType; readonly of: TerraformObject; readonly id: string }[] = [];
  const left: Left[] = [];
  for (const of of objects) {
    const { type: called, address, attributes, fate } = of;
    if (fate !== undefined) {
      left.push({ address, reason: fate });
      continue;
    }
    const type = types.get(called);
    const id = type?.refusal === undefined ? type?.importId(attributes) : undefined;
    if (type === undefined) left.push({ address, reason: `there is no resource for ${called}` });
    else if (id === undefined)
      left.push({ address, reason: type.refusal ?? "the state does not contain all of its import ID" });
    else found.push({ type, of, id });
  }
  const nameOf = namesByAddress(found.map(({ of }) => of));
  return { given: found.map((one): Importable => ({ ...one, name: nameOf(one.of) })), left };
}

/** Names in the order of the addresses, because each format of a state has another order. */
function namesByAddress(objects: readonly TerraformObject[]): (of: TerraformObject) => string {
  const names = new Names();
  const ordered = [...objects].sort((a, b) => (a.address < b.address ? -1 : 1));
  const given = new Map(
    ordered.map((of) => [of, names.give(...of.modules, of.name, ...(of.key === undefined ? [] : [String(of.key)]))]),
  );
  return (of) => given.get(of) ?? "";
}

/** The objects of a file. The object that contains another one is its parent if the same file imports it. */
function importedObjects(given: readonly Importable[]): readonly ImportedObject[] {
  const named = new Map(given.map(({ type, of, name }) => [`${type.token} ${String(of.attributes["id"])}`, name]));
  return given.map(({ type, of, name, id }) => {
    const [parent] = type.parents(of.attributes).flatMap((one) => named.get(`${one.token} ${one.id}`) ?? []);
    return { type: type.token, name, id, ...(parent === undefined ? {} : { parent }) };
  });
}

function report(found: {
  readonly packageName: string;
  readonly files: readonly PlannedFile[];
  readonly left: readonly Left[];
  readonly others: number;
  readonly needs: readonly string[];
}): string {
  const { packageName, files, left, others, needs } = found;
  const lines = [...filesReport("to import", files)];
  if (left.length > 0) {
    lines.push("", coded(packageName, "left-out", "Not importable:"));
    lines.push(...left.map(({ address, reason }) => visibleLine(`  ${address}: ${reason}`)));
  }
  if (others > 0) lines.push("", `${counted(others, "object")} of other providers omitted.`);
  lines.push(...needs);
  return `${lines.join("\n")}\n`;
}

function othersText(objects: readonly TerraformObject[]): string {
  const providers = [...new Set(objects.map(({ type }) => type.split("_", 1)[0]))];
  return providers.length === 0 ? "" : `, only objects of ${providers.map((one) => visibleLine(`${one}`)).join(", ")}`;
}
