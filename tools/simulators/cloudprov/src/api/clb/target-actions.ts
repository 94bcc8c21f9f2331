import { integer, listOf, object, optional, type Static, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction, found, type Reply } from "../action.ts";
import { type Filter, filtered, longFiltersShape, type Tests } from "../lists.ts";
import { existingLoadBalancer, invalid, rangeOf } from "./checks.ts";
import { existingListener } from "./listener-checks.ts";
import { isLayer4, type Listener } from "./listeners.ts";
import type { Target } from "./targets.ts";
import { begin, requireIdle } from "./tasks.ts";

/** The actions of the targets of listeners and rules. Every change is a task of the load balancer. */
export function targetActions(world: World): Action[] {
  return [register(world), deregister(world), modifyWeight(world), describe(world)];
}

const targetShape = object({
  Port: integer(),
  Type: optional(text()),
  InstanceId: optional(text({ min: 1 })),
  Weight: optional(integer()),
  EniIp: optional(text({ min: 1 })),
  Tag: optional(text()),
});
const members = {
  LoadBalancerId: text({ min: 1 }),
  ListenerId: text({ min: 1 }),
  Targets: listOf(targetShape, { min: 1, max: 20 }),
  LocationId: optional(text({ min: 1 })),
  Domain: optional(text({ min: 1 })),
  Url: optional(text({ min: 1 })),
};
const params = object(members);
type Params = Static<typeof params>;
type GivenTarget = Static<typeof targetShape>;

function register(world: World): Action {
  const { targets } = world.loadBalancing;
  return defineAction({
    name: "RegisterTargets",
    params,
    run: (call) =>
      change(world, "RegisterTargets", call, (place) => {
        const added = call.params.Targets.map((given) => checked(world, call, given));
        return () => {
          for (const given of added) {
            const { Port: port, Weight: weight = 10, InstanceId: instanceId = "", EniIp: eniIp = "" } = given;
            const { Tag: tag = "" } = given;
            const old = boundTarget(world, place, given);
            if (old !== undefined) targets.replace({ ...old, weight });
            else {
              const registeredAt = world.now();
              targets.insert({
                id: world.newId("target"),
                ...place,
                instanceId,
                eniIp,
                port,
                weight,
                tag,
                registeredAt,
              });
            }
          }
        };
      }),
  });
}

function deregister(world: World): Action {
  const { targets } = world.loadBalancing;
  return defineAction({
    name: "DeregisterTargets",
    params,
    run: (call) =>
      change(world, "DeregisterTargets", call, (place) => {
        const removed = call.params.Targets.map((given) => requiredTarget(world, place, given));
        return () => {
          for (const { id } of removed) targets.remove(id);
        };
      }),
  });
}

function modifyWeight(world: World): Action {
  const { targets } = world.loadBalancing;
  return defineAction({
    name: "ModifyTargetWeight",
    params: object({ ...members, Weight: optional(integer()) }),
    run: (call) =>
      change(world, "ModifyTargetWeight", call, (place) => {
        const changed = call.params.Targets.map((given) => {
          const weight = given.Weight ?? call.params.Weight ?? 10;
          rangeOf("Weight", weight, 0, 100);
          return { ...requiredTarget(world, place, given), weight };
        });
        return () => {
          for (const one of changed) if (targets.get(one.id) !== undefined) targets.replace(one);
        };
      }),
  });
}

function describe(world: World): Action {
  const { listeners, rules } = world.loadBalancing;
  return defineAction({
    name: "DescribeTargets",
    params: object({
      LoadBalancerId: text({ min: 1 }),
      ListenerIds: optional(listOf(text({ min: 1 }), { min: 1, max: 20 })),
      Protocol: optional(text()),
      Port: optional(integer()),
      Filters: longFiltersShape(100, ...Object.keys(tests)),
    }),
    run({ params: { LoadBalancerId, ListenerIds, Protocol, Port, Filters }, region }) {
      const targetsOf = (place: Place) => documents(world, place, Filters);
      existingLoadBalancer(world, LoadBalancerId, region);
      const all = listeners
        .allSeen()
        .filter(
          (one) =>
            one.loadBalancerId === LoadBalancerId &&
            (ListenerIds?.includes(one.id) ?? true) &&
            one.protocol === (Protocol ?? one.protocol) &&
            one.port === (Port ?? one.port),
        );
      return {
        Listeners: all.map((one) => ({
          ListenerId: one.id,
          Protocol: one.protocol,
          Port: one.port,
          Rules: isLayer4(one.protocol)
            ? null
            : rules
                .allSeen()
                .filter(({ listenerId }) => listenerId === one.id)
                .map((rule) => ({
                  LocationId: rule.id,
                  Domain: rule.domains[0] ?? "",
                  Url: rule.url,
                  Targets: targetsOf({ listenerId: one.id, ruleId: rule.id }),
                  FunctionTargets: null,
                })),
          Targets: isLayer4(one.protocol) ? targetsOf({ listenerId: one.id, ruleId: "" }) : null,
          EndPort: one.endPort,
        })),
      };
    },
  });
}

/** The filters of targets. */
const tests: Tests<Target & { readonly privateIp: string }> = {
  "location-id": ({ ruleId }, value) => ruleId === value,
  tag: ({ tag }, value) => tag === value,
  "private-ip-address": ({ privateIp }, value) => privateIp === value,
};

type Place = Pick<Target, "listenerId" | "ruleId">;

/** Checks a change at once, and carries it out at the end of its task. */
function change(
  world: World,
  action: string,
  { params: { LoadBalancerId, ListenerId, ...rule }, region, requestId }: ActionCall<Params>,
  plan: (place: Place) => () => void,
): Reply {
  const listener = existingListener(world, LoadBalancerId, ListenerId, region);
  const place = { listenerId: ListenerId, ruleId: ruleIn(world, listener, rule) };
  requireIdle(world, LoadBalancerId);
  const carryOut = plan(place);
  begin(world, {
    requestId,
    action,
    loadBalancerIds: [LoadBalancerId],
    finish(succeeded) {
      if (succeeded) carryOut();
    },
  });
  return {};
}

/** The rule of a request; empty for a listener that passes connections on. */
function ruleIn(
  { loadBalancing }: World,
  listener: Listener,
  { LocationId, Domain, Url }: Pick<Params, "LocationId" | "Domain" | "Url">,
): string {
  if (isLayer4(listener.protocol)) return "";
  if (LocationId === undefined && (Domain === undefined || Url === undefined))
    invalid("Give LocationId, or Domain and Url.");
  const rule = loadBalancing.rules
    .all()
    .find(
      ({ id, listenerId, domains, url }) =>
        listenerId === listener.id &&
        (LocationId === undefined ? domains.includes(Domain ?? "") && url === Url : id === LocationId),
    );
  return found(rule, "InvalidParameter.LocationNotFound", `rule ${LocationId ?? `${Domain}${Url}`}`).id;
}

/** Rejects a target that does not exist, or is in another network. */
function checked(
  world: World,
  { params: { LoadBalancerId }, region }: ActionCall<Params>,
  given: GivenTarget,
): GivenTarget {
  const { InstanceId, EniIp, Port, Weight = 10 } = given;
  rangeOf("Port", Port, 0, 65_535);
  rangeOf("Weight", Weight, 0, 100);
  if ((InstanceId === undefined) === (EniIp === undefined)) invalid("A target has InstanceId or EniIp.");
  if (InstanceId !== undefined) {
    const machine = world.machines.get(InstanceId);
    const { targetVpcId } = existingLoadBalancer(world, LoadBalancerId, region);
    if (machine?.region !== region) invalid(`The machine ${InstanceId} does not exist.`);
    if (machine.vpcId !== targetVpcId) invalid(`The machine ${InstanceId} is not in the network ${targetVpcId}.`);
  }
  return given;
}

/** The target at a place that a request names. */
function boundTarget(
  { loadBalancing }: World,
  place: Place,
  { InstanceId = "", EniIp = "", Port }: GivenTarget,
): Target | undefined {
  return loadBalancing.targets
    .all()
    .find(
      (one) =>
        one.listenerId === place.listenerId &&
        one.ruleId === place.ruleId &&
        one.instanceId === InstanceId &&
        one.eniIp === EniIp &&
        one.port === Port,
    );
}

/** @throws {PlatformError} if the place has no such target. */
function requiredTarget(world: World, place: Place, given: GivenTarget): Target {
  return boundTarget(world, place, given) ?? invalid(`${given.InstanceId ?? given.EniIp}:${given.Port} is not bound.`);
}

/** The targets of a place that pass the filters, as a listing has them. */
function documents(world: World, { listenerId, ruleId }: Place, filters: readonly Filter[] | undefined): Reply[] {
  const all = world.loadBalancing.targets
    .allSeen()
    .filter((one) => one.listenerId === listenerId && one.ruleId === ruleId)
    .map((one) => ({ ...one, privateIp: world.machines.get(one.instanceId)?.privateIp ?? one.eniIp }));
  return filtered(all, filters, tests).map((one) => {
    const machine = world.machines.get(one.instanceId);
    return {
      Type: one.instanceId === "" ? "ENI" : "CVM",
      InstanceId: one.instanceId,
      Port: one.port,
      Weight: one.weight,
      PublicIpAddresses: machine === undefined || machine.publicIp === "" ? null : [machine.publicIp],
      PrivateIpAddresses: [one.privateIp],
      InstanceName: machine?.name ?? null,
      RegisteredTime: world.localTimeText(one.registeredAt),
      EniId: null,
      Tag: one.tag || null,
      Zone: machine?.zone ?? null,
    };
  });
}
