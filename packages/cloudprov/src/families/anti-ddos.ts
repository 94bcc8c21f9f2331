import type { Family } from "@org/core-provider";
import { getAntiddosBasicDeviceStatus } from "../functions/anti-ddos/get-antiddos-basic-device-status.ts";
import { getAntiddosBgpBizTrend } from "../functions/anti-ddos/get-antiddos-bgp-biz-trend.ts";
import { getAntiddosBgpInstances } from "../functions/anti-ddos/get-antiddos-bgp-instances.ts";
import { getAntiddosListListener } from "../functions/anti-ddos/get-antiddos-list-listener.ts";
import { getAntiddosOverviewAttackTrend } from "../functions/anti-ddos/get-antiddos-overview-attack-trend.ts";
import { getAntiddosOverviewCcTrend } from "../functions/anti-ddos/get-antiddos-overview-cc-trend.ts";
import { getAntiddosOverviewDdosEventList } from "../functions/anti-ddos/get-antiddos-overview-ddos-event-list.ts";
import { getAntiddosOverviewDdosTrend } from "../functions/anti-ddos/get-antiddos-overview-ddos-trend.ts";
import { getAntiddosOverviewIndex } from "../functions/anti-ddos/get-antiddos-overview-index.ts";
import { getAntiddosPendingRiskInfo } from "../functions/anti-ddos/get-antiddos-pending-risk-info.ts";
import type { Clients } from "../platform/clients.ts";
import { antiddosBgpInstance } from "../resources/anti-ddos/antiddos-bgp-instance.ts";
import { antiddosCcBlackWhiteIp } from "../resources/anti-ddos/antiddos-cc-black-white-ip.ts";
import { antiddosCcPrecisionPolicy } from "../resources/anti-ddos/antiddos-cc-precision-policy.ts";
import { antiddosDdosBlackWhiteIp } from "../resources/anti-ddos/antiddos-ddos-black-white-ip.ts";
import { antiddosDdosGeoIpBlockConfig } from "../resources/anti-ddos/antiddos-ddos-geo-ip-block-config.ts";
import { antiddosDdosSpeedLimitConfig } from "../resources/anti-ddos/antiddos-ddos-speed-limit-config.ts";
import { antiddosDefaultAlarmThreshold } from "../resources/anti-ddos/antiddos-default-alarm-threshold.ts";
import { antiddosIpAlarmThresholdConfig } from "../resources/anti-ddos/antiddos-ip-alarm-threshold-config.ts";
import { antiddosPacketFilterConfig } from "../resources/anti-ddos/antiddos-packet-filter-config.ts";
import { antiddosPortAclConfig } from "../resources/anti-ddos/antiddos-port-acl-config.ts";
import { antiddosSchedulingDomainUserName } from "../resources/anti-ddos/antiddos-scheduling-domain-user-name.ts";

export const family: Family<Clients> = {
  title: "Anti-DDoS",
  platformPage: { title: "Anti-DDoS", url: "https://cloud.tencent.com/document/product/1021" },
  resources: [
    antiddosBgpInstance,
    antiddosCcBlackWhiteIp,
    antiddosCcPrecisionPolicy,
    antiddosDdosBlackWhiteIp,
    antiddosDdosGeoIpBlockConfig,
    antiddosDdosSpeedLimitConfig,
    antiddosDefaultAlarmThreshold,
    antiddosIpAlarmThresholdConfig,
    antiddosPacketFilterConfig,
    antiddosPortAclConfig,
    antiddosSchedulingDomainUserName,
  ],
  functions: [
    getAntiddosBasicDeviceStatus,
    getAntiddosBgpBizTrend,
    getAntiddosBgpInstances,
    getAntiddosListListener,
    getAntiddosOverviewAttackTrend,
    getAntiddosOverviewCcTrend,
    getAntiddosOverviewDdosEventList,
    getAntiddosOverviewDdosTrend,
    getAntiddosOverviewIndex,
    getAntiddosPendingRiskInfo,
  ],
};
