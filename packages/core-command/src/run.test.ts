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
    things: { kind: "operand", many: true, optional: true, docs: "Contents of the box." },
    dryRun: { kind: "flag", short: "n", docs: "Only say what would be done." },
    label: { kind: "option", value: "TEXT", docs: "Text on the box." },
    tag: { kind: "option", value: "TEXT", many: true, docs: "May be given more than once." },
  },
  examples: ["store tools hammer"],
  async run(args, { print }) {
    // The types are those that the definition says.
    const { box, things, dryRun, label, tag }: Expected = args;
    seen.push({ box, things, dryRun, label, tag });
    if (box === "full") throw new Refusal("nothing-found", "The box full takes nothing more: take another one.");
    if (box === "missing") await readFile("/missing/box");
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

const set: CommandSet = { packageName: "@org/shelf", version: "1.2.3", commands: [store, weigh] };

describe("runCommands", () => {
  it("passes the arguments to the command by the names of its parameters", async () => {
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

  it("passes false, undefined or an empty list for missing arguments", async () => {
    await run("store", "tools");

    expect(seen.at(-1)).toEqual({ box: "tools", things: [], dryRun: false, label: undefined, tag: [] });
  });

  it("treats everything after -- as operands", async () => {
    await run("store", "tools", "--", "--help", "-n");

    expect(seen.at(-1)).toMatchObject({ things: ["--help", "-n"], dryRun: false });
  });

  it("returns the exit status of the command", async () => {
    expect((await run("store", "odd")).status).toBe(2);
  });

  it.each([
    [["store"], "BOX is required. Run `npx @org/shelf store --help` for help. [shelf/invalid-arguments]\n"],
    [
      ["store", "tools", "--lable", "x"],
      "Unknown option '--lable'. Run `npx @org/shelf store --help` for help. [shelf/invalid-arguments]\n",
    ],
    [
      ["store", "tools", "--dry-run=yes"],
      /'-n, --dry-run' does not take an argument.* Run `npx @org\/shelf store --help`/,
    ],
    [["store", "tools", "--label"], /'--label <value>' argument missing.* Run `npx @org\/shelf store --help`/],
    [
      ["--store"],
      "@org/shelf has no command --store. Run `npx @org/shelf --help` for a list of commands. [shelf/invalid-arguments]\n",
    ],
    [
      ["weigh", "a", "b"],
      "Unexpected argument 'b'. Run `npx @org/shelf weigh --help` for help. [shelf/invalid-arguments]\n",
    ],
    [
      ["tidy"],
      "@org/shelf has no command tidy. Run `npx @org/shelf --help` for a list of commands. [shelf/invalid-arguments]\n",
    ],
  ])("rejects %j with a message, and does nothing", async (words, sentence) => {
    const before = seen.length;
    const { status, logged, printed } = await run(...words);

    expect({ status, printed }).toEqual({ status: 1, printed: "" });
    expect(logged).toMatch(sentence);
    expect(seen).toHaveLength(before);
  });

  it("prints a command's error, but throws a defect", async () => {
    expect(await run("store", "full")).toEqual({
      status: 1,
      printed: "",
      logged: "The box full takes nothing more: take another one. [shelf/nothing-found]\n",
    });
    await expect(run("store", "broken")).rejects.toThrow("The bottom is out.");
  });

  it("names the file that cannot be read or written if the system does", async () => {
    expect(await run("store", "wet")).toMatchObject({
      status: 1,
      logged: "ENOSPC: no space left on device, write. Fix this and run the command again. [shelf/invalid-file]\n",
    });
    expect(await run("store", "missing")).toMatchObject({
      status: 1,
      logged:
        "ENOENT: no such file or directory, open '/missing/box'. Fix this and run the command again. [shelf/invalid-file]\n",
    });
  });

  it("ignores a reader that closes the stream early", () => {
    const stream = new EventEmitter();
    letItClose(stream);

    expect(stream.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }))).toBe(true);
    expect(() => stream.emit("error", new Error("the disk is full"))).toThrow("the disk is full");
  });

  it("prints the help of a command", async () => {
    const { status, printed } = await run("store", "--help");

    expect(status).toBe(0);
    expect(printed).toBe(`Puts things into a box.

The box must be there.

Usage: npx @org/shelf store [OPTIONS] BOX [THINGS...]

Arguments:
  BOX     Name of the box.
  THINGS  Contents of the box.

Options:
  -n, --dry-run     Only say what would be done.
      --label TEXT  Text on the box.
      --tag TEXT    May be given more than once.
  -h, --help        Show this help.

Examples:
  npx @org/shelf store tools hammer
`);
  });

  it("prints the list of commands with --help, and without arguments", async () => {
    const { status, printed } = await run("--help");

    expect(status).toBe(0);
    expect(printed).toBe(`@org/shelf 1.2.3

Usage: npx @org/shelf COMMAND ...

Commands:
  store  Puts things into a box.
  weigh  Says how heavy a box is.

Run \`npx @org/shelf COMMAND --help\` for more about a command.
`);
    expect(await run()).toEqual({ status: 1, printed, logged: "" });
  });

  it("prints its version", async () => {
    expect(await run("--version")).toEqual({ status: 0, printed: "@org/shelf 1.2.3\n", logged: "" });
  });
});

interface Outcome {
  readonly status: ExitStatus;
  readonly printed: string;
  readonly logged: string;
}

async function run(...words: string[]): Promise<Outcome> {
  let printed = "";
  let logged = "";
  const status = await runCommands(set, words, {
    folder: "/",
    environment: {},
    print: (text) => {
      printed += text;
    },
    log: (text) => {
      logged += text;
    },
  });
  return { status, printed, logged };
}
