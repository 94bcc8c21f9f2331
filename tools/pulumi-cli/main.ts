import { parseArgs } from "node:util";
import { ToolNotFoundError } from "./decide.ts";
import { findPulumi, findYamlHost } from "./find.ts";

const help = `Prints the path of the Pulumi CLI, and gets the CLI first when this machine has none:
from PATH, from the cache, by the vendor's installer, or built by Go, in this order.

  node tools/pulumi-cli/main.ts          the CLI
  node tools/pulumi-cli/main.ts --yaml   the language host for Pulumi YAML
`;

const { values } = parseArgs({ options: { yaml: { type: "boolean" }, help: { type: "boolean", short: "h" } } });

if (values.help) {
  process.stdout.write(help);
} else {
  try {
    const path = values.yaml ? (await findYamlHost()).host : (await findPulumi()).pulumi;
    process.stdout.write(`${path}\n`);
  } catch (error) {
    if (!(error instanceof ToolNotFoundError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
