// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ScfFunction, type ScfFunctionArgs, type ScfFunctionState } from "../scfFunction.ts";
export { ScfNamespace, type ScfNamespaceArgs, type ScfNamespaceState } from "../scfNamespace.ts";
export { ScfTriggerConfig, type ScfTriggerConfigArgs, type ScfTriggerConfigState } from "../scfTriggerConfig.ts";
export { getScfFunctions, getScfFunctionsOutput, type GetScfFunctionsArgs, type GetScfFunctionsOutputArgs, type GetScfFunctionsResult } from "../getScfFunctions.ts";
export { ScfFunctionAsyncRunEnable, ScfFunctionFuncType, ScfFunctionImageConfigImageType, ScfFunctionInstanceConcurrencyConfigDynamicEnabled, ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled, ScfFunctionIntranetConfigIpFixed, ScfTriggerConfigEnable, ScfTriggerConfigType } from "../types/enums.ts";
export type { types } from "../types/families/functions.ts";
