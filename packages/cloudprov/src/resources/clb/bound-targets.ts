import { fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { idText, rows, text, texts } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { goneBalancerCodes } from "./balancer-tasks.ts";
import { isLayer4 } from "./clb-listener-fields.ts";
import { placeId, requiredPlace } from "./target-place.ts";

/** A target of a listener or rule: a machine, or the address of a network interface. */
export interface Target {
  /** Empty for an address. */
  readonly instanceId: string;
  /** Empty for a machine. */
  readonly eniIp: string;
  readonly port: number;
  readonly weight: number;
}

/** A listener or rule with its targets. */
interface BoundTargets {
  readonly protocol: string;
  readonly targets: readonly Target[];
}

const backend = {
  type: idText("", { wire: "Type" }),
  instanceId: text("", { wire: "InstanceId" }),
  ips: texts("", { wire: "PrivateIpAddresses" }),
  port: responseField.integer({ wire: "Port", returned: "maybe empty" }),
  weight: responseField.integer({ wire: "Weight", returned: "maybe empty" }),
} as const;
const rule = {
  id: idText("", { wire: "LocationId" }),
  domain: text("", { wire: "Domain" }),
  url: text("", { wire: "Url" }),
  targets: rows(backend, "Targets"),
} as const;
const listener = {
  id: idText("", { wire: "ListenerId" }),
  protocol: idText("", { wire: "Protocol" }),
  rules: rows(rule, "Rules"),
  targets: rows(backend, "Targets"),
} as const;
const listeners = responseList("Listeners", listener, requireTargets);
const describeTargets = "DescribeTargets";

/** Types of targets that have an address instead of a machine. */
const addressTypes = ["ENI", "NAT", "CCN", "SRV", "MANAGED_SERVICE", "EVM", "GLOBALROUTE", "IPDC", "PVGW"];

/** A listener or rule without a list of targets says nothing about them; null means that it has none. */
function requireTargets(found: Body): void {
  const { protocol, rules, targets } = fromWire(listener, found);
  if (isLayer4(protocol)) requireList(found, "Targets");
  else {
    requireList(found, "Rules");
    for (const one of (found["Rules"] ?? []) as readonly Body[]) requireList(one, "Targets");
  }
  for (const one of [...targets, ...rules.flatMap((each) => each.targets)]) targetsIn(one);
}

function requireList(found: Body, name: string): void {
  if (!(name in found)) throw new UnexpectedResponse(name, "is missing");
}

/** The listeners and rules of a response with their targets, by their IDs. */
function placesIn(clbId: string, found: Body): [string, BoundTargets][] {
  const { id: listenerId, protocol, rules, targets } = fromWire(listener, found);
  return [
    [placeId({ clbId, listenerId }), { protocol, targets: targets.flatMap(targetsIn) }],
    ...rules.flatMap(({ id: ruleId, domain, url, targets: own }): [string, BoundTargets][] => {
      const bound = { protocol, targets: own.flatMap(targetsIn) };
      return [
        [placeId({ clbId, listenerId, ruleId }), bound],
        [placeId({ clbId, listenerId, domain, url }), bound],
      ];
    }),
  ];
}

function targetsIn({
  type,
  instanceId,
  ips,
  port,
  weight,
}: {
  readonly type: string;
  readonly instanceId: string;
  readonly ips: readonly string[];
  readonly port: number;
  readonly weight: number;
}): Target[] {
  const isMachine = type === "CVM";
  if (!isMachine && !addressTypes.includes(type)) return [];
  const target = isMachine ? instanceId : (ips[0] ?? "");
  if (target === "") throw new UnexpectedResponse(isMachine ? "InstanceId" : "PrivateIpAddresses", "is missing");
  return [{ instanceId: isMachine ? target : "", eniIp: isMachine ? "" : target, port, weight }];
}

async function placesOf(op: Op, clbId: string, listenerId?: string): Promise<ReadonlyMap<string, BoundTargets>> {
  const query = { LoadBalancerId: clbId, ...(listenerId === undefined ? {} : { ListenerIds: [listenerId] }) };
  const found = await ifExists(op.clb.read(describeTargets, query, listeners), goneBalancerCodes);
  return new Map(found === undefined ? [] : listeners.of(found).flatMap((one) => placesIn(clbId, one)));
}

/** The targets of a listener or rule; undefined if it does not exist. */
export async function boundTargets(op: Op, id: string): Promise<BoundTargets | undefined> {
  const { clbId, listenerId } = requiredPlace(id);
  return (await placesOf(op, clbId, listenerId)).get(id);
}

/** The same for one of many that are refreshed: from the listing of their load balancer. */
export function listedTargets(op: Op, id: string): Promise<BoundTargets | undefined> {
  const { clbId } = requiredPlace(id);
  const many: OfMany<BoundTargets> = {
    name: `targets of ${clbId}`,
    what: `the targets of ${clbId}`,
    readOne: boundTargets,
    readPage: async (one) => ({ members: await placesOf(one, clbId), next: [], total: undefined }),
  };
  return readOfMany(op, many, id);
}

/** The listeners and rules of a load balancer that have targets. */
export async function targetPlaces(op: Op, clbId: string): Promise<string[]> {
  const found = await placesOf(op, clbId);
  return [...found].filter(([id, { targets }]) => targets.length > 0 && !id.includes(",")).map(([id]) => id);
}

/** Whether two targets are the same one, whose weight may differ. */
export function isSameTarget(one: Target, other: Target): boolean {
  return one.instanceId === other.instanceId && one.eniIp === other.eniIp && one.port === other.port;
}

/** How messages name a target. */
export function nameOfTarget({ instanceId, eniIp, port }: Target): string {
  return `${instanceId || eniIp}:${port}`;
}
