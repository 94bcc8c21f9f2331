import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type ExitStatus, runCommands } from "@org/core-command";
import { types } from "../../src/commands/types.ts";

/** What came of a call of the command. */
export interface Outcome {
  readonly status: ExitStatus;
  readonly printed: string;
  readonly told: string;
}

/** A user's project in a separate folder. */
export class UserProject implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes one in which these packages are installed, as they are in this workspace. */
  static async open(...packages: readonly string[]): Promise<UserProject> {
    const folder = await mkdtemp(join(tmpdir(), "types-"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    for (const name of packages) {
      const at = join(folder, "node_modules", name);
      await mkdir(dirname(at), { recursive: true });
      await symlink(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), at);
    }
    return new UserProject(folder);
  }

  /** Writes an SDK with the given services there: the texts of their models, by names such as `vpc/v20170312`. */
  async installWholeSdk(models: Readonly<Record<string, string>>): Promise<void> {
    const sdk = "node_modules/tencentcloud-sdk-nodejs";
    await this.write(`${sdk}/package.json`, JSON.stringify({ version: "4.1.0" }));
    for (const [place, text] of Object.entries(models)) {
      const [service] = place.split("/");
      await this.write(`${sdk}/tencentcloud/services/${place}/${service}_models.d.ts`, text);
    }
  }

  /** Writes a file, and the folders it is in. */
  async write(name: string, text: string): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  /** Calls `npx @org/cloudprov types` in the project. */
  async types(...words: readonly string[]): Promise<Outcome> {
    const said = { printed: "", told: "" };
    const set = { packageName: "@org/cloudprov", version: "1.0.0", commands: [types] };
    const status = await runCommands(set, ["types", ...words], {
      folder: this.folder,
      environment: {},
      print: (text) => {
        said.printed += text;
      },
      log: (text) => {
        said.told += text;
      },
    });
    return { status, ...said };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}
