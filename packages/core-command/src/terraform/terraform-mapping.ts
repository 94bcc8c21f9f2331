import { resolve } from "node:path";
import { command } from "../command.ts";
import { writeNew } from "../import-file/write-new.ts";

/** The names and shapes of a Terraform provider, for converters. */
export interface ConverterMapping {
  /** Name of the Terraform provider: `confluent`. */
  readonly provider: string;
  /** Builds the mapping when the command runs. It is written as JSON. */
  readonly mapping: () => Promise<unknown>;
}

/** The command that writes the file for `pulumi convert --from terraform --mappings`. */
export function terraformMappingCommand({ provider, mapping }: ConverterMapping) {
  const file = `${provider}.json`;
  return command({
    name: "terraform-mapping",
    summary: "Writes the file with which `pulumi convert --from terraform` converts programs to this package.",
    details: `The converter finds a mapping by the name of its file, which is the name of the Terraform provider: ${file}.`,
    takes: { out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${file}.` } },
    examples: ["terraform-mapping"],
    async run({ out = file }, { folder, print }) {
      await writeNew(resolve(folder, out), out, `${JSON.stringify(await mapping())}\n`);
      print(
        `Wrote ${out}. Next, in the folder of the Terraform program:\n  pulumi convert --from terraform --mappings ${out} --language typescript --out converted\n`,
      );
    },
  });
}
