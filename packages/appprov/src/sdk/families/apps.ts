// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { App, type AppArgs, type AppState } from "../app.ts";
export { Endpoint, type EndpointArgs, type EndpointState } from "../endpoint.ts";
export { AppServiceAutoscalingPolicyAutoscalingType, AppServiceContainerProfile, AppServiceServiceSizingPolicyAutoscalingType, EndpointEndpointType, EndpointIgnoreInvalidHeaders, EndpointLoadBalancingAlgorithmType, EndpointPlatform, EndpointResourceType, EndpointSslProtocolsOverride } from "../types/enums.ts";
export type { types } from "../types/families/apps.ts";
