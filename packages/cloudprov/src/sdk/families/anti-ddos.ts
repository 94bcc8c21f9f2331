// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { AntiddosBgpInstance, type AntiddosBgpInstanceArgs, type AntiddosBgpInstanceState } from "../antiddosBgpInstance.ts";
export { AntiddosCcBlackWhiteIp, type AntiddosCcBlackWhiteIpArgs, type AntiddosCcBlackWhiteIpState } from "../antiddosCcBlackWhiteIp.ts";
export { AntiddosCcPrecisionPolicy, type AntiddosCcPrecisionPolicyArgs, type AntiddosCcPrecisionPolicyState } from "../antiddosCcPrecisionPolicy.ts";
export { AntiddosDdosBlackWhiteIp, type AntiddosDdosBlackWhiteIpArgs, type AntiddosDdosBlackWhiteIpState } from "../antiddosDdosBlackWhiteIp.ts";
export { AntiddosDdosGeoIpBlockConfig, type AntiddosDdosGeoIpBlockConfigArgs, type AntiddosDdosGeoIpBlockConfigState } from "../antiddosDdosGeoIpBlockConfig.ts";
export { AntiddosDdosSpeedLimitConfig, type AntiddosDdosSpeedLimitConfigArgs, type AntiddosDdosSpeedLimitConfigState } from "../antiddosDdosSpeedLimitConfig.ts";
export { AntiddosDefaultAlarmThreshold, type AntiddosDefaultAlarmThresholdArgs, type AntiddosDefaultAlarmThresholdState } from "../antiddosDefaultAlarmThreshold.ts";
export { AntiddosIpAlarmThresholdConfig, type AntiddosIpAlarmThresholdConfigArgs, type AntiddosIpAlarmThresholdConfigState } from "../antiddosIpAlarmThresholdConfig.ts";
export { AntiddosPacketFilterConfig, type AntiddosPacketFilterConfigArgs, type AntiddosPacketFilterConfigState } from "../antiddosPacketFilterConfig.ts";
export { AntiddosPortAclConfig, type AntiddosPortAclConfigArgs, type AntiddosPortAclConfigState } from "../antiddosPortAclConfig.ts";
export { AntiddosSchedulingDomainUserName, type AntiddosSchedulingDomainUserNameArgs, type AntiddosSchedulingDomainUserNameState } from "../antiddosSchedulingDomainUserName.ts";
export { getAntiddosBasicDeviceStatus, getAntiddosBasicDeviceStatusOutput, type GetAntiddosBasicDeviceStatusArgs, type GetAntiddosBasicDeviceStatusOutputArgs, type GetAntiddosBasicDeviceStatusResult } from "../getAntiddosBasicDeviceStatus.ts";
export { getAntiddosBgpBizTrend, getAntiddosBgpBizTrendOutput, type GetAntiddosBgpBizTrendArgs, type GetAntiddosBgpBizTrendOutputArgs, type GetAntiddosBgpBizTrendResult } from "../getAntiddosBgpBizTrend.ts";
export { getAntiddosBgpInstances, getAntiddosBgpInstancesOutput, type GetAntiddosBgpInstancesArgs, type GetAntiddosBgpInstancesOutputArgs, type GetAntiddosBgpInstancesResult } from "../getAntiddosBgpInstances.ts";
export { getAntiddosListListener, getAntiddosListListenerOutput, type GetAntiddosListListenerArgs, type GetAntiddosListListenerOutputArgs, type GetAntiddosListListenerResult } from "../getAntiddosListListener.ts";
export { getAntiddosOverviewAttackTrend, getAntiddosOverviewAttackTrendOutput, type GetAntiddosOverviewAttackTrendArgs, type GetAntiddosOverviewAttackTrendOutputArgs, type GetAntiddosOverviewAttackTrendResult } from "../getAntiddosOverviewAttackTrend.ts";
export { getAntiddosOverviewCcTrend, getAntiddosOverviewCcTrendOutput, type GetAntiddosOverviewCcTrendArgs, type GetAntiddosOverviewCcTrendOutputArgs, type GetAntiddosOverviewCcTrendResult } from "../getAntiddosOverviewCcTrend.ts";
export { getAntiddosOverviewDdosEventList, getAntiddosOverviewDdosEventListOutput, type GetAntiddosOverviewDdosEventListArgs, type GetAntiddosOverviewDdosEventListOutputArgs, type GetAntiddosOverviewDdosEventListResult } from "../getAntiddosOverviewDdosEventList.ts";
export { getAntiddosOverviewDdosTrend, getAntiddosOverviewDdosTrendOutput, type GetAntiddosOverviewDdosTrendArgs, type GetAntiddosOverviewDdosTrendOutputArgs, type GetAntiddosOverviewDdosTrendResult } from "../getAntiddosOverviewDdosTrend.ts";
export { getAntiddosOverviewIndex, getAntiddosOverviewIndexOutput, type GetAntiddosOverviewIndexArgs, type GetAntiddosOverviewIndexOutputArgs, type GetAntiddosOverviewIndexResult } from "../getAntiddosOverviewIndex.ts";
export { getAntiddosPendingRiskInfo, getAntiddosPendingRiskInfoOutput, type GetAntiddosPendingRiskInfoArgs, type GetAntiddosPendingRiskInfoOutputArgs, type GetAntiddosPendingRiskInfoResult } from "../getAntiddosPendingRiskInfo.ts";
export { AntiddosBgpInstanceInstanceChargeType, AntiddosBgpInstancePackageType, AntiddosBgpInstanceStandardPlusPackageConfigProtectCount, AntiddosDdosBlackWhiteIpType, AntiddosDefaultAlarmThresholdInstanceType, GetAntiddosBgpBizTrendMetricName, GetAntiddosOverviewAttackTrendDimension, GetAntiddosOverviewAttackTrendType } from "../types/enums.ts";
export type { types } from "../types/families/anti-ddos.ts";
