import typescript from "typescript";
import { describe, expect, it } from "vitest";
import { withoutSecrets } from "./program-secrets.ts";

const text = { type: "string" };
const schema = {
  config: { variables: {} },
  functions: {},
  types: { "toy:index/BoxLock:BoxLock": { properties: { key: text, code: { ...text, secret: true } } } },
  resources: {
    "toy:index/box:Box": {
      properties: {},
      inputProperties: {
        label: text,
        lock: { $ref: "#/types/toy:index/BoxLock:BoxLock" },
        owner: { $ref: "#/types/toy:index/BoxLock:BoxLock", secret: true },
        notes: { type: "object", additionalProperties: text, secret: true },
        codes: { type: "array", items: { ...text, secret: true } },
        plan: { ...text, secret: true },
      },
    },
  },
};

const extracted = (program: string) => withoutSecrets(program, { npmName: "@org/toy", schema }, typescript);
const imports = 'import * as pulumi from "@pulumi/pulumi";\nimport * as toy from "@org/toy";\n';

describe("secrets in a generated program", () => {
  it("are replaced in every form, and everything else stays", () => {
    const { text: after, keys } = extracted(`${imports}
const tools = new toy.Box("tools", {
    label: "s1",
    lock: {
        key: "k",
        code: "s1",
    },
    owner: {
        key: "s2",
        code: "s1",
    },
    notes: {
        "a.b": "s3",
    },
    codes: ["s4"],
    plan: JSON.stringify({
        token: "s5",
    }),
}, {
    protect: true,
});
const other = new toy.Box("other", {plan: tools.label, lock: {
    code: \`s6
s7\`,
}});
`);
    expect(after).toBe(`${imports}
const config = new pulumi.Config();

const tools = new toy.Box("tools", {
    label: "s1",
    lock: {
        key: "k",
        code: config.requireSecret("tools-lock-code"),
    },
    owner: {
        key: config.requireSecret("tools-owner-key"),
        code: config.requireSecret("tools-lock-code"),
    },
    notes: {
        "a.b": config.requireSecret("tools-notes-a-b"),
    },
    codes: [config.requireSecret("tools-codes-1")],
    plan: config.requireSecret("tools-plan"),
}, {
    protect: true,
});
const other = new toy.Box("other", {plan: tools.label, lock: {
    code: config.requireSecret("other-lock-code"),
}});
`);
    expect(keys).toEqual([
      "tools-lock-code",
      "tools-owner-key",
      "tools-notes-a-b",
      "tools-codes-1",
      "tools-plan",
      "other-lock-code",
    ]);
  });

  it("are read by another variable if a resource is named config", () => {
    const { text: after } = extracted(`${imports}const config = new toy.Box("config", {plan: "s"});\n`);
    expect(after).toContain("const stackConfig = new pulumi.Config();");
    expect(after).toContain('const config = new toy.Box("config", {plan: stackConfig.requireSecret("config-plan")});');
  });

  it("add the import of @pulumi/pulumi if it is missing", () => {
    const { text: after } = extracted('import * as toy from "@org/toy";\nnew toy.Box("a", {plan: "s"});\n');
    expect(after).toBe(`import * as toy from "@org/toy";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
new toy.Box("a", {plan: config.requireSecret("a-plan")});
`);
  });

  it("are not replaced in resources of other packages", () => {
    const program = `${imports}import * as aws from "@pulumi/aws";\nnew aws.Box("a", {plan: "s"});\n`;
    expect(extracted(program)).toEqual({ text: program, keys: [] });
  });
});
