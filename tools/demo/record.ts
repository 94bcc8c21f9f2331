import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type RecordedLine, recordingSvg } from "./recording.ts";

// Runs the demo and writes the recording that the documentation site shows.

const target = join(import.meta.dirname, "../site/public/demo.svg");
const lines: RecordedLine[] = [];
const started = performance.now();
const demo = spawn(process.execPath, [join(import.meta.dirname, "demo.ts")], { stdio: ["ignore", "pipe", "inherit"] });
const exited = new Promise<number | null>((resolve) => demo.once("exit", resolve));
for await (const line of createInterface({ input: demo.stdout })) {
  process.stdout.write(`${line}\n`);
  lines.push({ text: line.replaceAll(homedir(), "~"), at: (performance.now() - started) / 1000 });
}
const code = await exited;
if (code === 0) {
  const title = "A recording of the demo: pulumi up, an update, refresh and destroy";
  await writeFile(target, recordingSvg(title, lines, / up took /));
  process.stdout.write(`\nwritten: ${target}\n`);
}
process.exitCode = code ?? 1;
