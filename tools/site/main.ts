import { parseArgs } from "node:util";
import { buildSite, serveSite } from "./build.ts";

const { values } = parseArgs({ options: { "no-serve": { type: "boolean", default: false } } });

console.log(`Built ${await buildSite()} pages into tools/site/dist.`);
if (!values["no-serve"]) console.log(`Open ${(await serveSite()).address}/. Press Ctrl-C to stop.`);
