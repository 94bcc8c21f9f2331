// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ByokKey, type ByokKeyArgs, type ByokKeyState } from "../byokKey.ts";
export { ProviderIntegration, type ProviderIntegrationArgs, type ProviderIntegrationState } from "../providerIntegration.ts";
export { ProviderIntegrationAuthorization, type ProviderIntegrationAuthorizationArgs, type ProviderIntegrationAuthorizationState } from "../providerIntegrationAuthorization.ts";
export { ProviderIntegrationSetup, type ProviderIntegrationSetupArgs, type ProviderIntegrationSetupState } from "../providerIntegrationSetup.ts";
export { getByokKey, getByokKeyOutput, type GetByokKeyArgs, type GetByokKeyOutputArgs, type GetByokKeyResult } from "../getByokKey.ts";
export { getProviderIntegration, getProviderIntegrationOutput, type GetProviderIntegrationArgs, type GetProviderIntegrationOutputArgs, type GetProviderIntegrationResult } from "../getProviderIntegration.ts";
export { getProviderIntegrationAuthorization, getProviderIntegrationAuthorizationOutput, type GetProviderIntegrationAuthorizationArgs, type GetProviderIntegrationAuthorizationOutputArgs, type GetProviderIntegrationAuthorizationResult } from "../getProviderIntegrationAuthorization.ts";
export { getProviderIntegrationSetup, getProviderIntegrationSetupOutput, type GetProviderIntegrationSetupArgs, type GetProviderIntegrationSetupOutputArgs, type GetProviderIntegrationSetupResult } from "../getProviderIntegrationSetup.ts";
export { ProviderIntegrationSetupCloud } from "../types/enums.ts";
export type { types } from "../types/families/keys-and-integrations.ts";
