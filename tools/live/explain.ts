import { costs, type Plan, type PlannedKind } from "./plan.ts";

const headings = {
  free: "Free",
  cheap: "Cheap: less than 1 USD each",
  expensive: "Expensive: only if --only names them",
} as const;

/** Describes what a run does, in the order in which it does it. */
export function explained({ kinds, notLive }: Plan): string {
  const complete = kinds.filter(({ missing }) => missing.length === 0);
  const incomplete = kinds.filter(({ missing }) => missing.length > 0);
  return [
    ...costs.flatMap((cost) => section(headings[cost], complete.filter((one) => one.cost === cost).map(line))),
    ...section(
      "Not run, because a setting is missing",
      incomplete.map(
        ({ kind, missing }) =>
          `${kind}: ${missing.map(({ variable, docs }) => `set ${variable} (${docs})`).join("; ")}`,
      ),
    ),
    ...section(
      "Never run",
      Object.entries(notLive).map(([kind, reason]) => `${kind}: ${reason}`),
    ),
  ].join("\n");
}

function line({ kind, uses, steps, price }: PlannedKind): string {
  return [
    `${kind}: ${steps.join(", ")}`,
    ...(uses.length > 0 ? [`requires ${uses.join(", ")}`] : []),
    ...(price === undefined ? [] : [price]),
  ].join("; ");
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((one) => `  ${one}`), ""];
}
