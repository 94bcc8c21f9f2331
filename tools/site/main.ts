import { parseArgs } from "node:util";
import { buildSite, serveSite } from "./build.ts";

const help = `Builds the documentation site into tools/site/dist, and serves it on this machine.

  npx -y pnpm@12 run docs               until you press Ctrl-C
  npx -y pnpm@12 run docs --no-serve    only builds it
`;

const { values } = parseArgs({ options: { "no-serve": { type: "boolean" }, help: { type: "boolean", short: "h" } } });

if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
console.log(`Built ${await buildSite()} pages into tools/site/dist.`);
// The compiler of drawings has a thread that would keep the process alive.
if (values["no-serve"]) process.exit(0);
console.log(`Open ${(await serveSite()).address}/. Press Ctrl-C to stop.`);
