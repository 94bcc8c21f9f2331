import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { isLayer4, type Listener } from "./listeners.ts";

/** A listener with the usual settings of its protocol. */
export function newListener(
  world: World,
  fields: Pick<Listener, "loadBalancerId" | "protocol" | "port"> & Partial<Listener>,
): Listener {
  const { protocol } = fields;
  if (!isLayer4(protocol) && protocol !== "HTTP" && protocol !== "HTTPS") {
    throw new PlatformError("InvalidParameter.ProtocolCheckFailed", `${protocol} is not a protocol of listeners.`);
  }
  const timeouts: Readonly<Record<string, number>> = { TCP: 900, UDP: 300 };
  return {
    id: world.newId("lbl"),
    endPort: 0,
    name: "",
    h2c: false,
    defaultDomain: "",
    certificates: undefined,
    healthCheck: null,
    createdAt: world.now(),
    settings: {
      Scheduler: "WRR",
      SessionExpireTime: 0,
      SessionType: "NORMAL",
      SniSwitch: 0,
      TargetType: "NODE",
      KeepaliveEnable: 0,
      DeregisterTargetRst: false,
      MaxConn: -1,
      MaxCps: -1,
      IdleConnectTimeout: timeouts[protocol] ?? null,
      ProxyProtocol: false,
      SnatEnable: false,
      DataCompressMode: "transparent",
      RescheduleTargetZeroWeight: false,
      RescheduleUnhealthy: false,
      RescheduleExpandTarget: false,
      RescheduleStartTime: 0,
      RescheduleInterval: 0,
    },
    ...fields,
  };
}
