import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UserProject } from "./user-project.ts";

const dnspodSdk = "tencentcloud-sdk-nodejs-dnspod";

// Models in the form of the SDK's generator.
const vpcModels = `/**
 * Prose that nobody needs.
 */
export interface CreateSecurityGroupRequest {
    /**
     * Prose; with export interface Fake { inside.
     */
    GroupName: string;
    GroupDescription: string;
    Tags?: Array<Tag>;
}
export interface CreateSecurityGroupResponse {
    SecurityGroup?: SecurityGroup;
    RequestId?: string;
}
export interface SecurityGroup {
    SecurityGroupId?: string;
    IsDefault?: boolean;
    Ports?: Array<number | bigint>;
    TagSet?: Array<Tag>;
}
export interface Tag {
    Key?: string;
    Value?: string;
}
/**
 * DescribeQuota
 */
export type DescribeQuotaRequest = null;
export interface DescribeQuotaResponse {
    RequestId?: string;
}
export interface CreateSecurityGroupPoliciesRequest {
    SecurityGroupPolicySet: Tag;
}
export interface CreateSecurityGroupPoliciesResponse {
    RequestId?: string;
}
`;

describe("npx @org/cloudprov types", () => {
  it("writes the types of actions and of all that they name, without prose, from the SDK of one service", async () => {
    await using project = await UserProject.open(dnspodSdk);
    const { status, printed } = await project.types("dnspod.CreateRecord", "dnspod.DescribeRecord");

    expect(status).toBe(0);
    expect(printed).toContain("export declare namespace dnspod {\n");
    expect(printed).toContain("  interface CreateRecordRequest {\n    Domain: string;\n    RecordType: string;\n");
    expect(printed).toContain("    MX?: number;\n");
    expect(printed).toContain("  interface DescribeRecordResponse {\n    RecordInfo?: RecordInfo;\n");
    expect(printed).toContain("  interface RecordInfo {\n");
    expect(printed).not.toContain("ModifyRecord");
    // The SDK's prose is Chinese.
    expect(printed).toMatch(/^\p{ASCII}*$/u);
  });

  it("writes them from the whole SDK, into a file that it writes anew each time", async () => {
    await using project = await UserProject.open();
    await project.installWholeSdk({ "vpc/v20170312": vpcModels });
    await project.types("vpc.DescribeQuota", "--out", "actions.ts");
    const { status, printed, told } = await project.types("vpc.CreateSecurityGroup", "--out", "actions.ts");

    expect({ status, printed }).toEqual({ status: 0, printed: "" });
    expect(told).toBe(`The types are in ${join(project.folder, "actions.ts")}.\n`);
    expect(await readFile(join(project.folder, "actions.ts"), "utf8")).toBe(`\
// Written by \`npx @org/cloudprov types\` from tencentcloud-sdk-nodejs 4.1.0. Do not edit it: run that again.
/* eslint-disable */
// biome-ignore-all format lint: It is written by a tool.
import type { Input } from "@pulumi/pulumi";

/**
 * What a program gives of a request: outputs of other resources may stand anywhere. A member that the type does not know
 * is taken as it is, as the platform may know it already.
 */
export type Inputs<T> = T extends readonly (infer Element)[]
  ? Input<Inputs<Element>>[]
  : T extends object
    ? { [Name in keyof T]: Input<Inputs<T[Name]>> } & { [member: string]: unknown }
    : T;

/** vpc, version 2017-03-12. */
export declare namespace vpc {
  interface CreateSecurityGroupRequest {
    GroupName: string;
    GroupDescription: string;
    Tags?: Tag[];
  }
  interface CreateSecurityGroupResponse {
    SecurityGroup?: SecurityGroup;
    RequestId?: string;
  }
  interface SecurityGroup {
    SecurityGroupId?: string;
    IsDefault?: boolean;
    Ports?: number[];
    TagSet?: Tag[];
  }
  interface Tag {
    Key?: string;
    Value?: string;
  }
}
`);
  });

  it("takes a service of several versions in the one that is named only", async () => {
    await using project = await UserProject.open();
    await project.installWholeSdk({ "vpc/v20170312": vpcModels, "vpc/v20300101": vpcModels });

    expect((await project.types("vpc@2030-01-01.DescribeQuota")).printed).toContain("/** vpc, version 2030-01-01. */");
    expect(await project.types("vpc.DescribeQuota")).toMatchObject({
      status: 1,
      told: "vpc has the versions 2017-03-12 and 2030-01-01: say which one, as vpc@2030-01-01.ACTION.\n",
    });
    expect((await project.types("vpc@2018-01-01.DescribeQuota")).told).toBe(
      "The installed SDK has the version 2017-03-12 and 2030-01-01 of vpc, not 2018-01-01.\n",
    );
    expect((await project.types("vpc@2017-03-12.DescribeQuota", "vpc@2030-01-01.DescribeQuota")).told).toMatch(
      /^vpc is asked for in the versions .*: write a file for each\.\n$/,
    );
  });

  it.each([
    ["what is no action", "CreateRecord", "'CreateRecord' is not an action: write it as vpc.CreateSecurityGroup.\n"],
    [
      "an action with a slip",
      "dnspod.CreatRecord",
      "dnspod 2021-03-23 has no action CreatRecord. Did you mean CreateRecord?\n",
    ],
    ["an action that there is not", "dnspod.Frobnicate", "dnspod 2021-03-23 has no action Frobnicate.\n"],
    [
      "a service that is not installed",
      "vpc.CreateVpc",
      /^The types of vpc are those of the official SDK, and neither of .* is installed .* \(npm install --save-dev /,
    ],
  ])("refuses %s with a sentence", async (_, asked, sentence) => {
    await using project = await UserProject.open(dnspodSdk);
    const { status, told, printed } = await project.types(asked);

    expect({ status, printed }).toEqual({ status: 1, printed: "" });
    expect(told).toMatch(sentence);
  });

  it("overwrites nothing that it has not written", async () => {
    await using project = await UserProject.open(dnspodSdk);
    await project.write("index.ts", "export {};\n");

    expect(await project.types("dnspod.CreateRecord", "--out", "index.ts")).toMatchObject({ status: 1 });
    expect(await readFile(join(project.folder, "index.ts"), "utf8")).toBe("export {};\n");
  });

  it("does not write types of which it understood a part only", async () => {
    await using project = await UserProject.open();
    await project.installWholeSdk({ "vpc/v20170312": `${vpcModels}export type Odd = string | Array<Odd>;\n` });

    await expect(project.types("vpc.DescribeQuota")).rejects.toThrow("export type Odd");
  });
});

const program = `
import * as cloudprov from "@org/cloudprov";
const dnspod = { service: "dnspod", version: "2021-03-23" } as const;
const content = { RecordType: "A", RecordLine: "Default" };
new cloudprov.ActionResource("www", {
  ...dnspod,
  properties: { Domain: "example.com", ...content, Vaule: "192.0.2.1", GroupIds: [1] } satisfies object,
  create: { action: "CreateRecord", parameters: { DnssecConflictMode: "force" }, id: ["RecordId"] },
  read: { action: "DescribeRecord", parameters: { Domain: "{id[0]}", RecordId: "{id[1]:number}" } },
  update: [{ action: "ModifyRecord", sends: "all" }],
  delete: { action: "DeleteRecordSoon", parameters: { Doman: "{id[0]}" } },
});
`;

describe("npx @org/cloudprov types, of a program", () => {
  it("finds the actions that it names, and tells of what the SDK does not know without failing", async () => {
    await using project = await UserProject.open(dnspodSdk, "typescript");
    await project.write("dns/records.ts", program);
    await project.write("node_modules/other/index.js", "f({ service: 'vpc', version: '1', action: 'Nothing' });");
    const { status, printed, told } = await project.types();

    expect(status).toBe(0);
    expect(printed.match(/\w+Request(?= \{)/g)).toEqual([
      "CreateRecordRequest",
      "DescribeRecordRequest",
      "ModifyRecordRequest",
    ]);
    expect(told.split("\n")).toEqual([
      `warning: dns/records.ts:7: CreateRecord of dnspod has no member Vaule in ${dnspodSdk} 4.1.213. Did you mean Value?`,
      `warning: dns/records.ts:7: CreateRecord of dnspod has no member GroupIds in ${dnspodSdk} 4.1.213. Did you mean GroupId?`,
      `warning: dns/records.ts:11: dnspod 2021-03-23 has no action DeleteRecordSoon in ${dnspodSdk} 4.1.213.`,
      "",
    ]);
  });

  it("looks into lists and objects of what is given", async () => {
    await using project = await UserProject.open("typescript");
    await project.installWholeSdk({ "vpc/v20170312": vpcModels });
    await project.write(
      "index.ts",
      `call({ service: "vpc", version: "2017-03-12", action: "CreateSecurityGroup", parameters: {
        GroupName: name, Tags: [{ Key: "team", Valeu: "shop" }] } });`,
    );

    expect((await project.types()).told).toContain("has no member Tags.Valeu in");
  });

  it("is not led in circles by constants of a program", async () => {
    await using project = await UserProject.open(dnspodSdk, "typescript");
    await project.write(
      "index.ts",
      `const one = { service: "dnspod", version: "2021-03-23", action: "CreateRecord", parameters: one, ...other, again: other };
       const other = { ...one, back: one, list: [one], name: other };`,
    );

    expect((await project.types()).printed).toContain("CreateRecordRequest");
  });

  it("needs a program that names actions, and the project's compiler", async () => {
    await using project = await UserProject.open(dnspodSdk);
    expect((await project.types()).told).toMatch(/^There is no TypeScript in .* to read programs with\./);

    await using empty = await UserProject.open(dnspodSdk, "typescript");
    await empty.write("index.ts", "export {};");
    expect(await empty.types()).toMatchObject({ status: 1, told: expect.stringMatching(/^No program in .* names an/) });
  });
});

describe("the types", () => {
  let project: UserProject;
  let editor: Editor;
  beforeAll(async () => {
    project = await UserProject.open("@pulumi/pulumi");
    await project.installWholeSdk({ "vpc/v20170312": vpcModels });
    await project.types("vpc.CreateSecurityGroup", "--out", "actions.ts");
    editor = new Editor(join(project.folder, "index.ts"));
  });
  afterAll(() => project[Symbol.asyncDispose]());
  const given = (properties: string) => `
    import { output } from "@pulumi/pulumi";
    import type { Inputs, vpc } from "./actions.ts";
    export const text = output("a");
    export const given = ${properties} satisfies Inputs<vpc.CreateSecurityGroupRequest>;`;

  it.each([
    '{ GroupName: "web", GroupDescription: "" }',
    '{ GroupName: text, GroupDescription: "", Tags: [{ Key: text, Value: "a" }] }',
    '{ GroupName: "web", GroupDescription: "", Newer: { a: 1 }, Tags: [{ Key: "a", Newer: 1 }] }',
  ])("take %s: outputs everywhere, and members that they do not know", (properties) => {
    expect(editor.problems(given(properties))).toEqual([]);
  });

  it.each([
    ['{ GroupName: 7, GroupDescription: "" }', "Type 'number' is not assignable to type 'Input<string>'"],
    ['{ GroupName: "web", GroupDescription: "", Tags: [{ Key: 1 }] }', "Type 'number' is not assignable to type"],
    ['{ GroupName: "web" }', "Property 'GroupDescription' is missing"],
  ])("do not take %s", (properties, problem) => {
    expect(editor.problems(given(properties))).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["{ | }", ["GroupName", "GroupDescription", "Tags"]],
    ['{ GroupName: "a", GroupDescription: "", Tags: [{ | }] }', ["Key", "Value"]],
  ])("let an editor complete members in %s", (properties, names) => {
    expect(editor.completions(given(properties))).toEqual(expect.arrayContaining(names));
  });
});

/** The compiler at work on one file, whose text changes. */
class Editor {
  readonly #path: string;
  readonly #service: ts.LanguageService;
  #text = "";
  #version = 0;

  constructor(path: string) {
    this.#path = path;
    const options: ts.CompilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [path],
      getScriptVersion: (name) => (name === path ? String(this.#version) : ""),
      getScriptSnapshot: (name) => {
        const text = name === path ? this.#text : ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => dirname(path),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (name) => name === path || ts.sys.fileExists(name),
      readFile: ts.sys.readFile,
      directoryExists: ts.sys.directoryExists,
    });
  }

  problems(text: string): string[] {
    this.#show(text);
    const found = [
      ...this.#service.getSyntacticDiagnostics(this.#path),
      ...this.#service.getSemanticDiagnostics(this.#path),
    ];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  }

  /** What is offered at the place of `|`. */
  completions(text: string): string[] | undefined {
    this.#show(text.replace("|", ""));
    const found = this.#service.getCompletionsAtPosition(this.#path, text.indexOf("|"), {});
    return found?.entries.map(({ name }) => name);
  }

  #show(text: string): void {
    this.#text = text;
    this.#version += 1;
  }
}
