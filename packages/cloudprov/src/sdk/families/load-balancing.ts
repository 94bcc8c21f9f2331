// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ClbAttachment, type ClbAttachmentArgs, type ClbAttachmentState } from "../clbAttachment.ts";
export { ClbInstance, type ClbInstanceArgs, type ClbInstanceState } from "../clbInstance.ts";
export { ClbListener, type ClbListenerArgs, type ClbListenerState } from "../clbListener.ts";
export { ClbListenerRule, type ClbListenerRuleArgs, type ClbListenerRuleState } from "../clbListenerRule.ts";
export { ClbTargetGroup, type ClbTargetGroupArgs, type ClbTargetGroupState } from "../clbTargetGroup.ts";
export { ClbTargetGroupAttachment, type ClbTargetGroupAttachmentArgs, type ClbTargetGroupAttachmentState } from "../clbTargetGroupAttachment.ts";
export { getClbInstances, getClbInstancesOutput, type GetClbInstancesArgs, type GetClbInstancesOutputArgs, type GetClbInstancesResult } from "../getClbInstances.ts";
export { getClbListeners, getClbListenersOutput, type GetClbListenersArgs, type GetClbListenersOutputArgs, type GetClbListenersResult } from "../getClbListeners.ts";
export { ClbInstanceNetworkType, ClbListenerCertificateSslMode, ClbListenerHealthCheckContextType, ClbListenerHealthCheckHttpMethod, ClbListenerHealthCheckHttpVersion, ClbListenerMultiCertInfoSslMode, ClbListenerProtocol, ClbListenerRuleCertificateSslMode, ClbListenerRuleHealthCheckHttpMethod, ClbListenerRuleMultiCertInfoSslMode, ClbListenerRuleScheduler, ClbListenerScheduler, ClbTargetGroupHealthCheckHttpCheckMethod, ClbTargetGroupHealthCheckHttpVersion, ClbTargetGroupIpVersion, ClbTargetGroupScheduleAlgorithm, ClbTargetGroupType, GetClbInstancesNetworkType, GetClbListenersProtocol } from "../types/enums.ts";
export type { types } from "../types/families/load-balancing.ts";
