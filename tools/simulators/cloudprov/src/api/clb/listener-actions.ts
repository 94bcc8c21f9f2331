import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { certificateDocument, certificateMembers, keptCertificates } from "./certificate.ts";
import { checkName, existingLoadBalancer, invalid, rangeOf } from "./checks.ts";
import { defaultDomainOf } from "./default-domain.ts";
import { healthCheckDocument, healthCheckMember, keptHealthCheck } from "./health-check.ts";
import { deleteListener } from "./lifecycle.ts";
import { existingListener } from "./listener-checks.ts";
import { isLayer4, type Listener } from "./listeners.ts";
import { newListener } from "./new-listener.ts";
import { ruleDocument } from "./rule-document.ts";
import { begin, requireIdle } from "./tasks.ts";

/** The actions of listeners. Every change is a task of the load balancer. */
export function listenerActions(world: World): Action[] {
  return [createListeners(world), describeListeners(world), modifyListener(world), removeListener(world)];
}

/** Members of a creation and of a change. */
const settings = {
  ...certificateMembers,
  HealthCheck: healthCheckMember,
  SessionExpireTime: optional(integer()),
  Scheduler: optional(text()),
  SniSwitch: optional(integer({ min: 0, max: 1 })),
  TargetType: optional(text()),
  SessionType: optional(text()),
  KeepaliveEnable: optional(integer({ min: 0, max: 1 })),
  DeregisterTargetRst: optional(flag()),
  MaxConn: optional(integer()),
  MaxCps: optional(integer()),
  IdleConnectTimeout: optional(integer()),
  ProxyProtocol: optional(flag()),
  SnatEnable: optional(flag()),
  DataCompressMode: optional(text()),
  RescheduleTargetZeroWeight: optional(flag()),
  RescheduleUnhealthy: optional(flag()),
  RescheduleExpandTarget: optional(flag()),
  RescheduleStartTime: optional(integer()),
  RescheduleInterval: optional(integer()),
};

/** The same, without the certificates and the health check. */
type GivenSettings = Omit<Partial<Listener["settings"]>, never>;

function createListeners(world: World): Action {
  const { listeners } = world.loadBalancing;
  return defineAction({
    name: "CreateListener",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      Ports: listOf(integer(), { min: 1, max: 50 }),
      Protocol: text(),
      ListenerNames: optional(listOf(text())),
      EndPort: optional(integer()),
      H2cSwitch: optional(flag()),
      ...settings,
    }),
    run({ params, region, requestId }) {
      const { LoadBalancerId: loadBalancerId, Ports: ports, Protocol: protocol, ListenerNames: names = [] } = params;
      const { EndPort: endPort = 0, H2cSwitch: h2c = false, Certificate, MultiCertInfo, HealthCheck, ...rest } = params;
      existingLoadBalancer(world, loadBalancerId, region);
      requireIdle(world, loadBalancerId);
      const taken = listeners.all().filter((one) => one.loadBalancerId === loadBalancerId);
      const quota = world.settings.listenerQuota;
      if (taken.length + ports.length > quota) {
        throw new PlatformError("LimitExceeded", `The quota of ${quota} listeners is used up.`);
      }
      const certificates = keptCertificates(world, { Certificate, MultiCertInfo });
      const needsCertificate = protocol === "TCP_SSL" || (protocol === "HTTPS" && rest.SniSwitch !== 1);
      if (needsCertificate && certificates === undefined) invalid(`A listener of ${protocol} needs a certificate.`);
      const given = settingsIn(rest);
      const made = ports.map((port, at) => {
        const one = newListener(world, { loadBalancerId, protocol, port, name: names[at] ?? "", endPort, h2c });
        rangeOf("Port", port, 1, 65_535);
        const other = taken.find((old) => old.port === port && isUdp(old.protocol) === isUdp(protocol));
        if (other !== undefined) {
          throw new PlatformError("InvalidParameter.PortCheckFailed", `${other.id} has the port ${port}.`);
        }
        return checked({
          ...one,
          certificates,
          healthCheck: isLayer4(protocol) ? keptHealthCheck(protocol, HealthCheck) : null,
          settings: { ...one.settings, ...given },
        });
      });
      for (const one of made) listeners.insert(one);
      begin(world, {
        requestId,
        action: "CreateListener",
        loadBalancerIds: [loadBalancerId],
        finish(succeeded) {
          if (!succeeded) for (const { id } of made) deleteListener(world, id);
        },
      });
      return { ListenerIds: made.map(({ id }) => id) };
    },
  });
}

function describeListeners(world: World): Action {
  return defineAction({
    name: "DescribeListeners",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      ListenerIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      Protocol: optional(text()),
      Port: optional(integer()),
    }),
    run({ params: { LoadBalancerId, ListenerIds, Protocol, Port }, region }) {
      existingLoadBalancer(world, LoadBalancerId, region);
      const all = world.loadBalancing.listeners
        .allSeen()
        .filter(
          (one) =>
            one.loadBalancerId === LoadBalancerId &&
            (ListenerIds?.includes(one.id) ?? true) &&
            one.protocol === (Protocol ?? one.protocol) &&
            one.port === (Port ?? one.port),
        );
      return { Listeners: all.map((one) => document(world, one)), TotalCount: all.length };
    },
  });
}

function modifyListener(world: World): Action {
  return defineAction({
    name: "ModifyListener",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      ListenerId: text({ min: 1 }),
      ListenerName: optional(text()),
      ...settings,
    }),
    run({ params, region, requestId }) {
      const { LoadBalancerId, ListenerId, ListenerName, Certificate, MultiCertInfo, HealthCheck, ...rest } = params;
      const old = existingListener(world, LoadBalancerId, ListenerId, region);
      requireIdle(world, LoadBalancerId);
      if (old.settings.SniSwitch === 1 && rest.SniSwitch === 0) invalid("SNI cannot be switched off.");
      if (HealthCheck !== undefined && !isLayer4(old.protocol))
        invalid("Rules have the health checks of HTTP and HTTPS.");
      const changed = checked({
        ...old,
        name: ListenerName ?? old.name,
        certificates: keptCertificates(world, { Certificate, MultiCertInfo }) ?? old.certificates,
        healthCheck:
          HealthCheck === undefined
            ? old.healthCheck
            : keptHealthCheck(old.protocol, HealthCheck, old.healthCheck ?? {}),
        settings: { ...old.settings, ...settingsIn(rest) },
      });
      begin(world, {
        requestId,
        action: "ModifyListener",
        loadBalancerIds: [LoadBalancerId],
        finish(succeeded) {
          if (succeeded) world.loadBalancing.listeners.replace(changed);
        },
      });
      return {};
    },
  });
}

function removeListener(world: World): Action {
  return defineAction({
    name: "DeleteListener",
    params: object({ LoadBalancerId: text({ min: 1 }), ListenerId: text({ min: 1 }) }),
    run({ params: { LoadBalancerId, ListenerId }, region, requestId }) {
      const { id } = existingListener(world, LoadBalancerId, ListenerId, region);
      requireIdle(world, LoadBalancerId);
      begin(world, {
        requestId,
        action: "DeleteListener",
        loadBalancerIds: [LoadBalancerId],
        finish(succeeded) {
          if (succeeded) deleteListener(world, id);
        },
      });
      return {};
    },
  });
}

function settingsIn(given: GivenSettings & Readonly<Record<string, unknown>>): GivenSettings {
  const { LoadBalancerId: _, Ports: __, Protocol: ___, ListenerNames: ____, EndPort: _____, ...rest } = given;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
}

function isUdp(protocol: string): boolean {
  return protocol === "UDP" || protocol === "QUIC";
}

/** Rejects values that do not fit together. */
function checked(listener: Listener): Listener {
  const { protocol, name, settings: kept, endPort, port } = listener;
  checkName(name);
  const session = kept.SessionExpireTime;
  if (session !== 0) {
    rangeOf("SessionExpireTime", session, 30, 3_600);
    if (kept.Scheduler !== "WRR") invalid("SessionExpireTime requires the scheduler WRR.");
    if (protocol !== "TCP" && protocol !== "UDP") invalid("SessionExpireTime requires TCP or UDP.");
  }
  if (isLayer4(protocol) && !["WRR", "LEAST_CONN"].includes(kept.Scheduler))
    invalid("Scheduler must be WRR or LEAST_CONN.");
  if (kept.SniSwitch === 1 && protocol !== "HTTPS") invalid("SniSwitch requires HTTPS.");
  if (kept.SessionType === "QUIC_CID" && protocol !== "UDP") invalid("QUIC_CID requires UDP.");
  if (isLayer4(protocol)) rangeOf("IdleConnectTimeout", kept.IdleConnectTimeout ?? 900, 10, 1_980);
  rangeOf("RescheduleInterval", kept.RescheduleInterval, 0, 3_600);
  rangeOf("RescheduleStartTime", kept.RescheduleStartTime, 0, 3_600);
  if (endPort !== 0) rangeOf("EndPort", endPort, port, 65_535);
  return listener;
}

const flags = [
  "SnatEnable",
  "ProxyProtocol",
  "RescheduleTargetZeroWeight",
  "RescheduleUnhealthy",
  "RescheduleExpandTarget",
] as const;

function document(world: World, one: Listener): Reply {
  const { settings: kept, protocol } = one;
  const layer4 = isLayer4(protocol);
  const rules = world.loadBalancing.rules.allSeen().filter(({ listenerId }) => listenerId === one.id);
  return {
    ListenerId: one.id,
    Protocol: protocol,
    Port: one.port,
    Certificate: certificateDocument(one.certificates),
    HealthCheck: healthCheckDocument(one.healthCheck),
    Scheduler: layer4 ? kept.Scheduler : null,
    SessionExpireTime: layer4 ? kept.SessionExpireTime : null,
    SniSwitch: kept.SniSwitch,
    Rules: layer4 ? null : rules.map((rule) => ruleDocument(world, rule, defaultDomainOf(one, rules))),
    ListenerName: one.name,
    CreateTime: world.localTimeText(one.createdAt),
    EndPort: one.endPort,
    TargetType: layer4 ? kept.TargetType : null,
    TargetGroup: null,
    SessionType: kept.SessionType,
    KeepaliveEnable: kept.KeepaliveEnable,
    Toa: false,
    DeregisterTargetRst: kept.DeregisterTargetRst,
    AttrFlags: [...flags.filter((name) => kept[name]), ...(one.h2c ? ["H2cSwitch"] : [])],
    TargetGroupList: null,
    MaxConn: kept.MaxConn,
    MaxCps: kept.MaxCps,
    IdleConnectTimeout: layer4 ? kept.IdleConnectTimeout : null,
    RescheduleInterval: kept.RescheduleInterval,
    DataCompressMode: kept.DataCompressMode,
    RescheduleStartTime: kept.RescheduleStartTime,
  };
}
