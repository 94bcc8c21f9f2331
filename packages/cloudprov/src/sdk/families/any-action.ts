// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ActionCall, type ActionCallArgs, type ActionCallState } from "../actionCall.ts";
export { ActionResource, type ActionResourceArgs, type ActionResourceState } from "../actionResource.ts";
export { getAction, getActionOutput, type GetActionArgs, type GetActionOutputArgs, type GetActionResult } from "../getAction.ts";
export { ActionCreateSends, ActionResourceCompareA, ActionUpdateSends } from "../types/enums.ts";
export type { types } from "../types/families/any-action.ts";
