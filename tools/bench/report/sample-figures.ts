import type { OperationFigures, SingleFigure } from "./figures.ts";

/** Figures of an operation, for tests: those of a refresh of 10 topics by streamprov, unless overridden. */
export function operation(some: Partial<OperationFigures> = {}): OperationFigures {
  const { provider = "streamprov", objects = 10 } = some;
  return {
    scenario: `${provider}-${objects}`,
    provider,
    subject: "product",
    operation: "refresh",
    objects,
    latencyMs: 0,
    perSecond: 0,
    parallel: 8,
    seconds: 1,
    pluginCpuSeconds: 0.2,
    pluginStarts: 1,
    peakBytes: 80_000_000,
    requests: 2,
    refused: 0,
    demandedSeconds: 0,
    connections: 1,
    engineCpuSeconds: 1,
    foreignCpuShare: 0,
    load: 0.5,
    ...some,
  };
}

/** A figure that stands for itself, for tests. */
export function single(what: string, of: string, value: number): SingleFigure {
  return { scenario: "start", what, of, value, unit: "ms", load: 0 };
}
