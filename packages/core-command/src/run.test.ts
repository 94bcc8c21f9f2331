import { EventEmitter } from "node:events";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { command, type ExitStatus, exitStatus } from "./command.ts";
import type { CommandSet } from "./help.ts";
import { Refusal } from "./refusal.ts";
import { letItClose, runCommands } from "./run.ts";

const seen: unknown[] = [];

const store = command({
  name: "store",
  summary: "Puts things into a box.",
  details: "The box must be there.",
  takes: {
    box: { kind: "operand", docs: "Name of the box." },
    things: { kind: "operand", many: true, optional: true, docs: "What goes into it." },
    dryRun: { kind: "flag", short: "n", docs: "Only say what would be done." },
    label: { kind: "option", value: "TEXT", docs: "What is written on it." },
    tag: { kind: "option", value: "TEXT", many: true, docs: "May be given more than once." },
  },
  examples: ["store tools hammer"],
  async run(args, { print }) {
    // The types are those that the definition says.
    const { box, things, dryRun, label, tag }: Expected = args;
    seen.push({ box, things, dryRun, label, tag });
    if (box === "full") throw new Refusal("The box full takes nothing more: take another one.");
    if (box === "missing") await readFile("/nowhere/box");
    if (box === "wet") throw Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
    if (box === "broken") throw new Error("The bottom is out.");
    print(`${things.length} stored\n`);
    return box === "odd" ? exitStatus.found : exitStatus.done;
  },
});

interface Expected {
  readonly box: string;
  readonly things: readonly string[];
  readonly dryRun: boolean;
  readonly label: string | undefined;
  readonly tag: readonly string[];
}

const weigh = command({
  name: "weigh",
  summary: "Says how heavy a box is.",
  takes: { box: { kind: "operand", docs: "Name of the box." } },
  run: async () => {},
});

const set: CommandSet = { name: "shelf", packageName: "@org/shelf", version: "1.2.3", commands: [store, weigh] };

describe("runCommands", () => {
  it("gives a command what stands on the command line, by the names of its definition", async () => {
    const { status, printed } = await run(
      "store",
      "tools",
      "hammer",
      "saw",
      "-n",
      "--label",
      "a b",
      "--tag=x",
      "--tag=y",
    );

    expect(seen.at(-1)).toEqual({
      box: "tools",
      things: ["hammer", "saw"],
      dryRun: true,
      label: "a b",
      tag: ["x", "y"],
    });
    expect({ status, printed }).toEqual({ status: 0, printed: "2 stored\n" });
  });

  it("gives what was left out as false, undefined or an empty list", async () => {
    await run("store", "tools");

    expect(seen.at(-1)).toEqual({ box: "tools", things: [], dryRun: false, label: undefined, tag: [] });
  });

  it("takes everything behind -- as operands", async () => {
    await run("store", "tools", "--", "--help", "-n");

    expect(seen.at(-1)).toMatchObject({ things: ["--help", "-n"], dryRun: false });
  });

  it("ends with the status that the command says", async () => {
    expect((await run("store", "odd")).status).toBe(2);
  });

  it.each([
    [["store"], "BOX is missing. `shelf store --help` says what it takes.\n"],
    [["store", "tools", "--lable", "x"], "Unknown option '--lable'. `shelf store --help` says what it takes.\n"],
    [["store", "tools", "--dry-run=yes"], /'-n, --dry-run' does not take an argument.* `shelf store --help`/],
    [["store", "tools", "--label"], /'--label <value>' argument missing.* `shelf store --help`/],
    [["--store"], "@org/shelf has no command --store. `shelf --help` says which there are.\n"],
    [["weigh", "a", "b"], "It is not clear what 'b' means. `shelf weigh --help` says what it takes.\n"],
    [["tidy"], "@org/shelf has no command tidy. `shelf --help` says which there are.\n"],
  ])("refuses %j with a sentence, and does nothing", async (words, sentence) => {
    const before = seen.length;
    const { status, told, printed } = await run(...words);

    expect({ status, printed }).toEqual({ status: 1, printed: "" });
    expect(told).toMatch(sentence);
    expect(seen).toHaveLength(before);
  });

  it("tells why a command refuses, and lets a mistake of the command itself be seen", async () => {
    expect(await run("store", "full")).toEqual({
      status: 1,
      printed: "",
      told: "The box full takes nothing more: take another one.\n",
    });
    await expect(run("store", "broken")).rejects.toThrow("The bottom is out.");
  });

  it("says which file cannot be read or written, as far as the system does", async () => {
    expect(await run("store", "wet")).toMatchObject({
      status: 1,
      told: "ENOSPC: no space left on device, write: see to that, and run it again.\n",
    });
    expect(await run("store", "missing")).toMatchObject({
      status: 1,
      told: "ENOENT: no such file or directory, open '/nowhere/box': see to that, and run it again.\n",
    });
  });

  it("takes it as no failure that nobody reads on", () => {
    const stream = new EventEmitter();
    letItClose(stream);

    expect(stream.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))).toBe(true);
    expect(() => stream.emit("error", new Error("the disk is full"))).toThrow("the disk is full");
  });

  it("says of a command what it is given and how it is called", async () => {
    const { status, printed } = await run("store", "--help");

    expect(status).toBe(0);
    expect(printed).toBe(`Puts things into a box.

The box must be there.

Usage: npx @org/shelf store [OPTIONS] BOX [THINGS...]

Arguments:
  BOX     Name of the box.
  THINGS  What goes into it.

Options:
  -n, --dry-run     Only say what would be done.
      --label TEXT  What is written on it.
      --tag TEXT    May be given more than once.
  -h, --help        Show this.

Examples:
  npx @org/shelf store tools hammer
`);
  });

  it("says which commands there are when it is asked to, and when nothing is asked of it", async () => {
    const { status, printed } = await run("--help");

    expect(status).toBe(0);
    expect(printed).toBe(`@org/shelf 1.2.3

Usage: npx @org/shelf COMMAND ...

Commands:
  store  Puts things into a box.
  weigh  Says how heavy a box is.

\`shelf COMMAND --help\` says more of one.
`);
    expect(await run()).toEqual({ status: 1, printed, told: "" });
  });

  it("says its version", async () => {
    expect(await run("--version")).toEqual({ status: 0, printed: "@org/shelf 1.2.3\n", told: "" });
  });
});

interface Outcome {
  readonly status: ExitStatus;
  readonly printed: string;
  readonly told: string;
}

async function run(...words: string[]): Promise<Outcome> {
  let printed = "";
  let told = "";
  const status = await runCommands(set, words, {
    folder: "/",
    environment: {},
    print: (text) => {
      printed += text;
    },
    tell: (text) => {
      told += text;
    },
  });
  return { status, printed, told };
}
