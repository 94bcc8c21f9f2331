// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { LogDrain, type LogDrainArgs, type LogDrainState } from "../logDrain.ts";
export { MetricDrain, type MetricDrainArgs, type MetricDrainState } from "../metricDrain.ts";
export { MetricDrainDrainType } from "../types/enums.ts";
export type { types } from "../types/families/logs-and-metrics.ts";
