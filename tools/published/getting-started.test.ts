import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ModuleKind, transpileModule } from "typescript";
import { describe, expect, test } from "vitest";
import { copyInstalled } from "./stack/installed.ts";
import { operationsOn, startOperations } from "./stack/operations.ts";
import { startPlatform } from "./stack/platform.ts";
import { projectFolder } from "./stack/project-folder.ts";
import { allPublished } from "./stack/released.ts";
import { run } from "./stack/run.ts";

const pages = join(import.meta.dirname, "../site/pages/getting-started");

/** The environment variable of the simulator that has what a person enters for a setting. */
const entered: Readonly<Record<string, string>> = {
  "streamprov:cloudApiKey": "CONFLUENT_CLOUD_API_KEY",
  "streamprov:cloudApiSecret": "CONFLUENT_CLOUD_API_SECRET",
  "cloudprov:secretId": "CLOUDPROV_SECRET_ID",
  "cloudprov:secretKey": "CLOUDPROV_SECRET_KEY",
};

/** The change that a page suggests, and what it is to. */
const changes: Readonly<Record<string, { readonly from: string; readonly to: string }>> = {
  streamprov: { from: "partitionsCount: 3", to: "partitionsCount: 6" },
  appprov: { from: "containerCount: 1", to: "containerCount: 2" },
  cloudprov: { from: 'serviceConfigMockReturnMessage: "[]"', to: 'serviceConfigMockReturnMessage: "{}"' },
};

/** Kinds of objects that no API deletes. */
const history = ["gatewayReleases"];

/** Runs the page's program. The Automation API needs only the CLI; `pulumi up` would need Node's language host. */
const runner = `
import { createRequire } from "node:module";
import { LocalWorkspace } from "@pulumi/pulumi/automation/index.js";

const require = createRequire(import.meta.url);
const program = async () => {
  // The program changes between operations.
  delete require.cache[require.resolve("./index.cjs")];
  return require("./index.cjs");
};
${operationsOn({ stack: '"dev"', project: "shop" })}`;

describe.each(allPublished)("the first steps with $npmName", ({ provider }) => {
  test("work as the page prints them", async () => {
    const page = await readFile(join(pages, `${provider}.md`), "utf8");
    await using folder = await projectFolder();
    await using platform = await startPlatform(provider);
    const contents = async () => ({
      ...(await platform.contents()),
      ...Object.fromEntries(history.map((kind) => [kind, 0])),
    });
    const before = await contents();

    const secrets = new Set(Object.values(entered));
    const env = {
      ...folder.env,
      ...Object.fromEntries(Object.entries(platform.env).filter(([name]) => !secrets.has(name))),
    };
    const options = { cwd: folder.path, env };

    const program = blocks(page, "typescript").join("\n");
    const installation = copyInstalled(provider, folder.path);
    await folder.write("Pulumi.yaml", blocks(page, "yaml").join("\n"));
    await folder.write("index.cjs", compiled(program));
    await folder.write("run.mjs", runner);
    await using operations = startOperations("node", ["run.mjs"], options);
    const commands = blocks(page, "sh").flatMap((block) => block.trim().split("\n"));
    expect(commands.filter((command) => command.startsWith("npm "))).toEqual(installation);
    const seen = new Set<string>();
    for (const command of commands) {
      const kind = await execute(command);
      seen.add(kind);
    }
    expect([...seen]).toEqual(expect.arrayContaining(["up", "destroy"]));
    expect(await contents()).toEqual(before);
    expect(await platform.violations()).toEqual([]);

    /** Executes a command as the page prints it, and returns what it was. */
    async function execute(command: string): Promise<string> {
      if (command.startsWith("mkdir ")) return "folder";
      if (command.startsWith("npm ")) return "installation";
      if (command === "pulumi up") return deploy();
      if (command === "pulumi destroy") {
        await operations.execute("destroy");
        return "destroy";
      }
      const [name = "", ...args] = command.split(" ");
      const setting = /^pulumi config set --secret (\S+)$/.exec(command)?.[1];
      const input = setting === undefined ? "" : `${platform.env[entered[setting] ?? ""]}\n`;
      await run(name, args, { ...options, input });
      return args[0] ?? "";
    }

    async function deploy(): Promise<string> {
      expect(await operations.execute("up")).not.toHaveProperty("update");
      expect(await operations.execute("up")).toEqual({ same: expect.any(Number) });

      const { from, to } = changes[provider] ?? { from: "", to: "" };
      expect(program).toContain(from);
      await folder.write("index.cjs", compiled(program.replace(from, to)));
      expect(await operations.execute("up")).toMatchObject({ update: 1 });
      return "up";
    }
  });
});

/** Compiles a program as the language host does. */
function compiled(program: string): string {
  return transpileModule(program, { compilerOptions: { module: ModuleKind.CommonJS } }).outputText;
}

/** Contents of the page's fenced blocks in a language. */
function blocks(page: string, language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, code = ""]) => code);
}
