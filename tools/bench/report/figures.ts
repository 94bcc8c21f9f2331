import type { PackageName } from "../packages/package-name.ts";

/** An operation of the engine. The second up changes nothing. */
export type OperationName = "up" | "second up" | "preview" | "refresh" | "destroy";

/** Who was measured: a package's plugin, or the provider that does nothing with the same stack. */
export type Subject = "product" | "floor";

/** What one operation under certain conditions cost. */
export interface OperationFigures {
  /** Name of the scenario: `streamprov-100`. */
  readonly scenario: string;
  /** The package whose stack it was. */
  readonly provider: PackageName;
  readonly subject: Subject;
  readonly operation: OperationName;
  /** Number of the stack's objects; 0 where they are of many kinds. */
  readonly objects: number;
  /** How long the platform holds back each answer. Always 0 for the floor, which asks no platform. */
  readonly latencyMs: number;
  /** Requests that each limiter of the platform lets through in a second; 0 means as many as come. */
  readonly perSecond: number;
  /** How many resources the engine works on at once. */
  readonly parallel: number;
  /** Wall time of the CLI. */
  readonly seconds: number;
  /** User and system time of all plugin processes. */
  readonly pluginCpuSeconds: number;
  readonly pluginStarts: number;
  /** The most memory that a plugin process held. */
  readonly peakBytes: number;
  readonly requests: number;
  /** Requests that the platform's limit refused. */
  readonly refused: number;
  /** The time that the limit itself demands for the others. */
  readonly demandedSeconds: number;
  /** TCP connections opened. */
  readonly connections: number;
  /** CPU time of the CLI with its engine. */
  readonly engineCpuSeconds: number;
  /** How many cores others kept busy meanwhile: other people's work disturbs the figures. */
  readonly foreignCpuShare: number;
  /** The machine's load average at the beginning. */
  readonly load: number;
}

/** A figure that stands for itself: a time, a size. */
export interface SingleFigure {
  /** Name of the scenario: `start`. */
  readonly scenario: string;
  /** Title of the measurement. */
  readonly what: string;
  /** Of whom: a package, `floor`, or something beside them. */
  readonly of: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "kB" | "B" | "files" | "kills" | "s" | "%" | "times";
  /** How it was measured, or what it is compared with. */
  readonly note?: string;
  readonly load: number;
}

/** All that was measured. */
export interface Figures {
  readonly operations: readonly OperationFigures[];
  readonly singles: readonly SingleFigure[];
}

/** What makes two measurements the same one: the later takes the earlier's place. */
export function keyOf(figure: OperationFigures | SingleFigure): string {
  if ("what" in figure) return `${figure.scenario}: ${figure.what}, ${figure.of}`;
  const { scenario, provider, subject, operation, objects, latencyMs, perSecond, parallel } = figure;
  return [scenario, provider, subject, operation, objects, latencyMs, perSecond, parallel].join(" ");
}

/** Figures with some of them replaced. */
export function merge(before: Figures, after: Figures): Figures {
  return {
    operations: mergeBy(before.operations, after.operations),
    singles: mergeBy(before.singles, after.singles),
  };
}

function mergeBy<T extends OperationFigures | SingleFigure>(before: readonly T[], after: readonly T[]): readonly T[] {
  return [...new Map([...before, ...after].map((figure) => [keyOf(figure), figure])).values()];
}
