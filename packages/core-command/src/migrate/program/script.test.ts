import typescript from "typescript";
import { describe, expect, it } from "vitest";
import { sampleTakeover } from "../sample-takeover.ts";
import { exportsOf } from "./exports.ts";
import { takeOverScript } from "./script.ts";

describe("a program in TypeScript or JavaScript", () => {
  it("imports the new package in every form, and keeps comments and local names", () => {
    const { after, lacking } = takenOver(`// Boxes of @pulumi/shelfcloud
import * as pulumi from "@pulumi/pulumi";
import * as shelfcloud from '@pulumi/shelfcloud'; // all of it
import { Box as Crate, type BoxArgs, getBox } from "@pulumi/shelfcloud";
import type { LabelState } from "@pulumi/shelfcloud";
import old = require("@pulumi/shelfcloud");
export { Label } from "@pulumi/shelfcloud";
export * from "@pulumi/shelfcloud";
const { getBoxOutput, ...rest } = require("@pulumi/shelfcloud");
const later = (await import(\`@pulumi/shelfcloud\`)).Box;
let place: import("@pulumi/shelfcloud").types.input.BoxPlace;
jest.mock("@pulumi/shelfcloud");
const other = require("@pulumi/shelfcloudy");
new shelfcloud.Box("tools", { boxName: "@pulumi/shelfcloud is a name" });
`);

    expect(lacking).toEqual([]);
    expect(after).toBe(`// Boxes of @pulumi/shelfcloud
import * as pulumi from "@pulumi/pulumi";
import * as shelfcloud from '@org/shelf'; // all of it
import { Box as Crate, type BoxArgs, getBox } from "@org/shelf";
import type { LabelState } from "@org/shelf";
import old = require("@org/shelf");
export { Label } from "@org/shelf";
export * from "@org/shelf";
const { getBoxOutput, ...rest } = require("@org/shelf");
const later = (await import(\`@org/shelf\`)).Box;
let place: import("@org/shelf").types.input.BoxPlace;
jest.mock("@org/shelf");
const other = require("@pulumi/shelfcloudy");
new shelfcloud.Box("tools", { boxName: "@pulumi/shelfcloud is a name" });
`);
  });

  it("renames types, providers and settings in strings, and keeps other strings", () => {
    const { after, shown } = takenOver(`
const config = new pulumi.Config("shelfcloud");
const named = { shelfcloud: "shelfcloud" };
pulumi.runtime.setConfig("shelfcloud:endpoint", url);
if (args.type === "shelfcloud:index/box:Box" || args.type === 'pulumi:providers:shelfcloud') count++;
const urn = \`urn:pulumi:\${stack}::store::shelfcloud:index/box:Box::\${name}\`;
const text = "shelfcloud:nothing";
`);

    expect(after).toBe(`
const config = new pulumi.Config("shelf");
const named = { shelfcloud: "shelfcloud" };
pulumi.runtime.setConfig("shelf:endpoint", url);
if (args.type === "shelf:index/box:Box" || args.type === 'pulumi:providers:shelf') count++;
const urn = \`urn:pulumi:\${stack}::store::shelf:index/box:Box::\${name}\`;
const text = "shelfcloud:nothing";
`);
    expect(shown).toEqual([
      "2: shelfcloud -> shelf",
      "4: shelfcloud -> shelf",
      "5: shelfcloud:index/box:Box -> shelf:index/box:Box",
      "5: pulumi:providers:shelfcloud -> pulumi:providers:shelf",
      "6: shelfcloud:index/box:Box -> shelf:index/box:Box",
    ]);
  });

  it("renames the types that transforms, policies and options match, in every form that is certain", () => {
    const { after } = takenOver(`
if (type.startsWith("shelfcloud:")) opts.protect = true;
if (type.startsWith("shelfcloud:index") || type.startsWith('shelfcloud:index/b')) opts.retainOnDelete = true;
if (/^shelfcloud:/.test(type) || /\\bshelfcloud\\:index/i.test(type) || /^(?:aws|shelfcloud|gcp):/.test(type)) count++;
if (new RegExp("^shelfcloud:.*Box$").test(type) || type.split(":")[0] === "shelfcloud") count++;
if ("shelfcloud" === urn.split("::")[2]?.split(":")[0] || args.type.startsWith("shelfcloud")) count++;
switch (args.type.split(":")[0]) { case "shelfcloud": count++; }
const types = ["shelfcloud:index:Box", "shelfcloud:Box", "shelfcloud:getBox", \`shelfcloud:index/\${name}\`, \`shelfcloud:\${name}\`];
new Shop("a", {}, { providers: { shelfcloud: own, "aws": aws } });
new Shop("b", {}, { providers: { "shelfcloud": own } });
new Shop("c", {}, { providers: { shelfcloud } });
`);

    expect(after).toBe(`
if (type.startsWith("shelf:")) opts.protect = true;
if (type.startsWith("shelf:index") || type.startsWith('shelf:index/b')) opts.retainOnDelete = true;
if (/^shelf:/.test(type) || /\\bshelf\\:index/i.test(type) || /^(?:aws|shelf|gcp):/.test(type)) count++;
if (new RegExp("^shelf:.*Box$").test(type) || type.split(":")[0] === "shelf") count++;
if ("shelf" === urn.split("::")[2]?.split(":")[0] || args.type.startsWith("shelf")) count++;
switch (args.type.split(":")[0]) { case "shelf": count++; }
const types = ["shelf:index:Box", "shelf:Box", "shelf:getBox", \`shelf:index/\${name}\`, \`shelf:\${name}\`];
new Shop("a", {}, { providers: { shelf: own, "aws": aws } });
new Shop("b", {}, { providers: { "shelf": own } });
new Shop("c", {}, { providers: { shelf: shelfcloud } });
`);
  });

  it("keeps ambiguous code", () => {
    const text = `
const provider = "shelfcloud";
if (kind === "shelfcloud" || config.get("type") === "shelfcloud") count++;
if (/shelfcloud/.test(type) || /@pulumi\\/shelfcloud:/.test(name)) count++;
const own = { shelfcloud: 1 };
console.log("shelfcloud: see @pulumi/shelfcloud:index/box:Box");
`;

    expect(takenOver(text).after).toBe(text);
  });

  it("is rejected with the names that the new package lacks, and their positions", () => {
    const { lacking } = takenOver(`import * as cloud from "@pulumi/shelfcloud";
import { Crane, Box } from "@pulumi/shelfcloud";
import whole from "@pulumi/shelfcloud";
import { input } from "@pulumi/shelfcloud/types";
export { Lift as Elevator } from "@pulumi/shelfcloud";
const { Winch } = require("@pulumi/shelfcloud");
let args: cloud.CraneArgs;
const crane = new cloud.Crane("c");
const other = { Crane: 1 }.Crane;
let third: import("@pulumi/shelfcloud").Crane;
`);

    expect(lacking).toEqual([
      "Crane (index.ts:2)",
      "a default import (use `import * as`) (index.ts:3)",
      "the file @pulumi/shelfcloud/types (import from the package itself, and types from its `types`) (index.ts:4)",
      "Lift (index.ts:5)",
      "Winch (index.ts:6)",
      "CraneArgs (index.ts:7)",
      "Crane (index.ts:8)",
      "Crane (index.ts:10)",
    ]);
  });

  it("does not change when it does not use the package", () => {
    const text = 'import * as shelf from "@org/shelf";\n// @pulumi/shelfcloud\n';

    expect(takenOver(text)).toMatchObject({ after: text, lacking: [], shown: [] });
  });
});

function takenOver(text: string) {
  const file = { path: "/project/index.ts", name: "index.ts", text };
  return takeOverScript(file, sampleTakeover, exportsOf(sampleTakeover.to.schema), typescript);
}
