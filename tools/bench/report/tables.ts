import type { Figures, OperationFigures } from "./figures.ts";
import type { Table } from "./table.ts";

/** Start, memory, sizes, import. */
export function singlesTable({ singles }: Figures): Table {
  return {
    headings: ["what", "of", "measured", "unit", "note", "load"],
    rows: singles.map(({ what, of, value, unit, note = "", load }) => [
      what,
      of,
      value.toFixed(unit === "times" ? 2 : value < 10 && unit !== "files" && unit !== "kills" ? 1 : 0),
      unit,
      note,
      load.toFixed(1),
    ]),
  };
}

/**
 * Every operation of a product beside the same one of the provider that does nothing. "limit s" is what the platform's
 * limit itself demands; "each" is by object.
 */
export function operationsTable(figures: Figures): Table {
  return {
    headings: [
      "scenario",
      "latency",
      "limit",
      "parallel",
      "operation",
      "wall s",
      "floor s",
      "more s",
      "limit s",
      "requests",
      "each",
      "refused",
      "connections",
      "plugin CPU s",
      "floor CPU s",
      "ms each",
      "peak MB",
      "floor MB",
      "plugins",
      "engine CPU s",
      "load",
      "others",
    ],
    rows: figures.operations
      .filter(({ subject }) => subject !== "floor")
      .map((own) => operationRow(own, floorOf(own, figures))),
  };
}

/** The same operation of the provider that does nothing; it asks no platform, so the platform's conditions are no matter. */
export function floorOf(own: OperationFigures, { operations }: Figures): OperationFigures | undefined {
  return operations.find(
    ({ provider, subject, scenario, operation, objects, parallel }) =>
      subject === "floor" &&
      provider === own.provider &&
      scenario === own.scenario &&
      operation === own.operation &&
      objects === own.objects &&
      parallel === own.parallel,
  );
}

/** One operation in a line, for the screen while the bench runs. */
export function operationLine(figures: OperationFigures): string {
  const { subject, operation, seconds, pluginCpuSeconds, peakBytes, requests, connections, refused } = figures;
  return [
    `${figures.scenario} ${conditionsOf(figures)} ${subject === "floor" ? "floor " : ""}${operation}:`,
    `${seconds.toFixed(1)} s, plugin CPU ${pluginCpuSeconds.toFixed(2)} s, peak ${megabytes(peakBytes)} MB,`,
    `${requests} requests (${refused} refused), ${connections} connections, engine CPU ${figures.engineCpuSeconds.toFixed(1)} s,`,
    `load ${figures.load.toFixed(1)}, others ${figures.foreignCpuShare.toFixed(2)} cores`,
  ].join(" ");
}

function operationRow(own: OperationFigures, floor: OperationFigures | undefined): readonly string[] {
  return [
    own.scenario,
    own.latencyMs === 0 ? "0" : `${own.latencyMs} ms`,
    own.perSecond === 0 ? "none" : `${own.perSecond}/s`,
    String(own.parallel),
    own.operation,
    own.seconds.toFixed(1),
    floor?.seconds.toFixed(1) ?? "",
    floor ? (own.seconds - floor.seconds).toFixed(1) : "",
    own.perSecond > 0 ? own.demandedSeconds.toFixed(1) : "",
    String(own.requests),
    own.objects > 0 ? (own.requests / own.objects).toFixed(2) : "",
    String(own.refused),
    String(own.connections),
    own.pluginCpuSeconds.toFixed(2),
    floor?.pluginCpuSeconds.toFixed(2) ?? "",
    own.objects > 0 ? ((own.pluginCpuSeconds * 1000) / own.objects).toFixed(1) : "",
    megabytes(own.peakBytes),
    floor ? megabytes(floor.peakBytes) : "",
    String(own.pluginStarts),
    own.engineCpuSeconds.toFixed(1),
    own.load.toFixed(1),
    own.foreignCpuShare.toFixed(2),
  ];
}

function conditionsOf({ latencyMs, perSecond, parallel }: OperationFigures): string {
  return `(${latencyMs} ms, ${perSecond === 0 ? "no limit" : `${perSecond}/s`}, parallel ${parallel})`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
