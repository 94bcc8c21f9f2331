import { parseArgs } from "node:util";
import { buildSite, serveSite } from "./build.ts";

const { values } = parseArgs({ options: { "no-serve": { type: "boolean", default: false } } });

console.log(`Built ${await buildSite()} pages into tools/site/dist.`);
// The compiler of drawings has a thread that would keep the process alive.
if (values["no-serve"]) process.exit(0);
console.log(`Open ${(await serveSite()).address}/. Press Ctrl-C to stop.`);
