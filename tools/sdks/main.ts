import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { releaseSdks } from "./release-sdks.ts";

const help = `Builds the SDKs of all providers with Pulumi's generators: packages for Python and Go, and sources for .NET and Java.
Needs Go, and Python with pip.

  pnpm release:sdks [--out <folder>]

  --out <folder>   Defaults to dist/sdks. The wheels and source distributions are in python/, and each Go module is in a
                   folder of go/. Each line of go/tags is the tag of a module and its folder. The sources are in
                   dotnet/ and java/.
`;

const workspace = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean", short: "h" } } });

if (values.help) {
  process.stdout.write(help);
} else {
  for (const { wheel, sourceDistribution, goModule, dotnet, java } of await releaseSdks(
    workspace,
    resolve(workspace, values.out ?? "dist/sdks"),
  )) {
    for (const path of [wheel, sourceDistribution, goModule.folder, dotnet, java])
      process.stdout.write(`${relative(process.cwd(), path)}\n`);
  }
}
