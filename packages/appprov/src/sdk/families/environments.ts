// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { Environment, type EnvironmentArgs, type EnvironmentState } from "../environment.ts";
export { getBackupRetentionPolicy, getBackupRetentionPolicyOutput, type GetBackupRetentionPolicyArgs, type GetBackupRetentionPolicyOutputArgs, type GetBackupRetentionPolicyResult } from "../getBackupRetentionPolicy.ts";
export { getEnvironment, getEnvironmentOutput, type GetEnvironmentArgs, type GetEnvironmentOutputArgs, type GetEnvironmentResult } from "../getEnvironment.ts";
export { getStack, getStackOutput, type GetStackArgs, type GetStackOutputArgs, type GetStackResult } from "../getStack.ts";
export type { types } from "../types/families/environments.ts";
