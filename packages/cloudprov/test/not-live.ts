const ofPackage = "it requires an Anti-DDoS package, which is sold by the month and cannot be returned";

/** Why some resources have no life on the real platform. */
export const notLive: Readonly<Record<string, string>> = {
  AntiddosBgpInstance: ofPackage,
  AntiddosCcBlackWhiteIp: ofPackage,
  AntiddosCcPrecisionPolicy: ofPackage,
  AntiddosDdosBlackWhiteIp: ofPackage,
  AntiddosDdosGeoIpBlockConfig: ofPackage,
  AntiddosDdosSpeedLimitConfig: ofPackage,
  AntiddosDefaultAlarmThreshold: "it would change a setting of the whole account",
  AntiddosIpAlarmThresholdConfig: ofPackage,
  AntiddosPacketFilterConfig: ofPackage,
  AntiddosPortAclConfig: ofPackage,
  AntiddosSchedulingDomainUserName: ofPackage,
  ApiGatewayCustomDomain: "the domain must already point to the service, which exists only during a run",
};
