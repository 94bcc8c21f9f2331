// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { Environment, type EnvironmentArgs, type EnvironmentState } from "../environment.ts";
export { getEnvironment, getEnvironmentOutput, type GetEnvironmentArgs, type GetEnvironmentOutputArgs, type GetEnvironmentResult } from "../getEnvironment.ts";
export { getEnvironments, getEnvironmentsOutput, type GetEnvironmentsResult } from "../getEnvironments.ts";
export { getOrganization, getOrganizationOutput, type GetOrganizationResult } from "../getOrganization.ts";
export { EnvironmentStreamGovernancePackage, GetEnvironmentStreamGovernancePackage } from "../types/enums.ts";
export type { types } from "../types/families/organization.ts";
