import * as cloudprov from "@org/cloudprov";
import type * as pulumi from "@pulumi/pulumi";

/** A web site that an instance protects. */
export interface Site {
  readonly instanceId: string;
  /** Address of the instance. */
  readonly ip: string;
  readonly domain: string;
  readonly protocol: string;
}

/** Lists and policies of an instance, and of a web site behind another one. */
export function protection({
  instanceId,
  site,
  strict = false,
}: {
  readonly instanceId: pulumi.Input<string>;
  readonly site: Site;
  /** Four of them keep out more. */
  readonly strict?: boolean;
}): void {
  new cloudprov.AntiddosDdosBlackWhiteIp("scanner", {
    instanceId,
    ip: "198.51.100.0",
    mask: strict ? 24 : 0,
    type: "black",
  });
  new cloudprov.AntiddosDdosGeoIpBlockConfig("areas", {
    instanceId,
    ddosGeoIpBlockConfig: { regionType: "customized", action: "drop", areaLists: strict ? [100002, 100003] : [100002] },
  });
  new cloudprov.AntiddosDdosSpeedLimitConfig("web", {
    instanceId,
    ddosSpeedLimitConfig: {
      mode: 1,
      speedValues: [{ type: 1, value: strict ? 1000 : 5000 }],
      protocolList: "TCP",
      dstPortList: "80;443",
    },
  });
  new cloudprov.AntiddosPacketFilterConfig("probes", {
    instanceId,
    packetFilterConfig: {
      protocol: "tcp",
      sportStart: 1,
      sportEnd: 65535,
      dportStart: 80,
      dportEnd: 80,
      pktlenMin: 1,
      pktlenMax: 1400,
      action: "drop",
      matchBegin: "begin_l5",
      matchType: "sunday",
      str: "probe",
      depth: 1000,
      offset: 100,
    },
  });
  new cloudprov.AntiddosPortAclConfig("telnet", {
    instanceId,
    aclConfig: {
      forwardProtocol: "tcp",
      dPortStart: 22,
      dPortEnd: 23,
      sPortStart: 0,
      sPortEnd: 65535,
      action: "drop",
    },
  });

  new cloudprov.AntiddosCcBlackWhiteIp("office", {
    ...site,
    blackWhiteIp: { ip: "203.0.113.200", mask: 0 },
    type: "white",
  });
  new cloudprov.AntiddosCcPrecisionPolicy("bots", {
    ...site,
    policyAction: strict ? "drop" : "alg",
    policyLists: [{ fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" }],
  });
}
