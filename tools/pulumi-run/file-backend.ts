import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputMap, UpdateSummary } from "@pulumi/pulumi/automation/index.js";
import type { StackKey } from "./stack-key.ts";

/** The member that marks a secret in a state, and its value there. */
const mark = { name: "4dabf18193072939515e22adb298388d", secret: "1b47061264138c4ac30d75fd1eb44270" } as const;

/** A resource as the state contains it. */
export interface ResourceState {
  readonly urn: string;
  readonly type: string;
  readonly id?: string;
  readonly provider?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly initErrors?: readonly string[];
  readonly external?: boolean;
  readonly protect?: boolean;
  readonly retainOnDelete?: boolean;
  /** It was replaced, and has yet to be deleted. */
  readonly delete?: boolean;
}

/** The files of a stack in the CLI's file backend. Reading and writing them takes much less time than a run of the CLI. */
export class FileBackend {
  readonly #folder: string;
  readonly #project: string;
  readonly #stack: string;
  readonly #key: StackKey;

  constructor(folder: string, project: string, stack: string, key: StackKey) {
    this.#folder = folder;
    this.#project = project;
    this.#stack = stack;
    this.#key = key;
  }

  /** The file with the state. */
  get checkpoint(): string {
    return join(this.#folder, ".pulumi/stacks", this.#project, `${this.#stack}.json`);
  }

  /** Creates an empty stack, as `pulumi stack init` does. */
  async create(): Promise<void> {
    await mkdir(dirname(this.checkpoint), { recursive: true });
    await writeFile(join(this.#folder, ".pulumi/meta.yaml"), "version: 1\n");
    const stack = `organization/${this.#project}/${this.#stack}`;
    const latest = {
      manifest: { time: new Date().toISOString(), magic: "", version: "" },
      secrets_providers: this.#key.provider,
      metadata: {},
    };
    await writeFile(this.checkpoint, JSON.stringify({ version: 3, checkpoint: { stack, latest } }));
  }

  /** All resources of the state, with secrets in plain text, as `pulumi stack export --show-secrets` prints them. */
  async resources(): Promise<ResourceState[]> {
    const { checkpoint } = JSON.parse(await readFile(this.checkpoint, "utf8"), (_name, value: unknown) =>
      isSecret(value) && value.ciphertext !== undefined
        ? { [mark.name]: mark.secret, plaintext: this.#key.decrypt(value.ciphertext) }
        : value,
    ) as { readonly checkpoint: { readonly latest?: { readonly resources?: ResourceState[] } } };
    return checkpoint.latest?.resources ?? [];
  }

  /** The outputs of the program. */
  async outputs(): Promise<OutputMap> {
    const program = (await this.resources()).find(({ type }) => type === "pulumi:pulumi:Stack");
    return Object.fromEntries(
      Object.entries(program?.outputs ?? {}).map(([name, value]) => [
        name,
        { value: withoutMarks(value), secret: isSecret(value) },
      ]),
    );
  }

  /** The record of the last operation; undefined before the first one. */
  async lastUpdate(): Promise<UpdateSummary | undefined> {
    const folder = join(this.#folder, ".pulumi/history", this.#project, this.#stack);
    const names = await readdir(folder).catch(() => []);
    // The names contain the time.
    const last = names
      .filter((name) => name.endsWith(".history.json"))
      .sort()
      .at(-1);
    if (last === undefined) return undefined;
    const recorded = JSON.parse(await readFile(join(folder, last), "utf8")) as Omit<UpdateSummary, Times> &
      Record<Times, number>;
    const { startTime, endTime } = recorded;
    return { ...recorded, startTime: new Date(startTime * 1000), endTime: new Date(endTime * 1000) };
  }
}

type Times = "startTime" | "endTime";

interface SecretValue {
  readonly ciphertext?: string;
  /** The value as JSON. */
  readonly plaintext?: string;
}

function isSecret(value: unknown): value is SecretValue {
  return typeof value === "object" && value !== null && mark.name in value && value[mark.name] === mark.secret;
}

/** Replaces secrets with their values. */
function withoutMarks(marked: unknown): unknown {
  return JSON.parse(JSON.stringify(marked), (_name, value: unknown) =>
    isSecret(value) ? withoutMarks(JSON.parse(value.plaintext ?? "null")) : value,
  );
}
