import type { Progress } from "./stack.ts";

/** Shows the progress: on a terminal as a table that is redrawn, otherwise as one line for each team that has ended. */
export function progressView(output: NodeJS.WriteStream): (all: readonly Progress[]) => void {
  return output.isTTY ? redrawn(output) : appended(output);
}

/** The report at the end. */
export function report(all: readonly Progress[]): string {
  const count = (status: Progress["status"]) => all.filter((one) => one.status === status).length;
  const failed = count("failed");
  const waiting = count("waiting");
  const closing = [
    `${count("done")} of ${all.length} teams are up to date`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(waiting > 0 ? [`${waiting} not started`] : []),
  ];
  return `${table(all)}\n${closing.join(", ")}.\n`;
}

function redrawn(output: NodeJS.WriteStream): (all: readonly Progress[]) => void {
  let lines = 0;
  return (all) => {
    const running = all.filter(({ status }) => status === "running");
    const ended = all.filter(({ status }) => status === "done" || status === "failed").length;
    const text = `${table(running)}\n${ended} of ${all.length} teams\n`;
    output.moveCursor(0, -lines);
    output.cursorTo(0);
    output.clearScreenDown();
    output.write(text);
    lines = text.split("\n").length - 1;
  };
}

function appended(output: NodeJS.WriteStream): (all: readonly Progress[]) => void {
  const shown = new Set<string>();
  return (all) => {
    for (const { name, status, seconds, detail } of all) {
      if ((status !== "done" && status !== "failed") || shown.has(name)) continue;
      shown.add(name);
      output.write(`[${shown.size}/${all.length}] ${name}: ${status} after ${seconds.toFixed(1)} s, ${detail}\n`);
    }
  };
}

function table(all: readonly Progress[]): string {
  const rows = [
    ["TEAM", "STATUS", "CHANGED", "SECONDS", "DETAIL"],
    ...all.map(({ name, status, changed, seconds, detail }) => [
      name,
      status,
      String(changed),
      seconds.toFixed(1),
      detail,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
