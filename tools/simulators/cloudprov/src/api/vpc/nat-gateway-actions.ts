import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShapeWithTags, pageMembers, pageOf } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import type { Address } from "./addresses.ts";
import { addressesOf, createNatGateway, existingNatGateway, tagsOfNatGateway } from "./nat-gateway-lifecycle.ts";
import { type NatGateway, natLimits } from "./nat-gateways.ts";
import { deleteNatRules, endpointsDocument, snatDocument } from "./nat-rule-lifecycle.ts";
import { checkName, checkTags, existingVpc, idsShape, requireOneOf } from "./network-checks.ts";
import { beginVpcTask } from "./vpc-tasks.ts";

/** The actions of NAT gateways, some of which are at their end only when their tasks are. */
export function natGatewayActions(world: World): Action[] {
  return [
    create(world),
    describe(world),
    modify(world),
    resetConnection(world),
    associate(world),
    disassociate(world),
    remove(world),
  ];
}

const ipsShape = listOf(text({ min: 1 }), { min: 1, max: 10 });

function create(world: World): Action {
  return defineAction({
    name: "CreateNatGateway",
    params: object({
      NatGatewayName: text(),
      VpcId: text({ min: 1 }),
      InternetMaxBandwidthOut: optional(integer()),
      MaxConcurrentConnection: optional(integer()),
      PublicIpAddresses: optional(ipsShape),
      Zone: optional(text({ min: 1 })),
      SubnetId: optional(text({ min: 1 })),
      StockPublicIpAddressesBandwidthOut: optional(integer()),
      NatProductVersion: optional(integer()),
      DeletionProtectionEnabled: optional(flag()),
      Tags: tagsMember,
    }),
    run({ params, region }) {
      const {
        NatGatewayName: name,
        PublicIpAddresses: ips = [],
        Tags = [],
        NatProductVersion: productVersion = 1,
      } = params;
      const { id: vpcId } = existingVpc(world, params.VpcId, region);
      checkName(name);
      checkTags(Tags);
      const limits = limitsOf(productVersion, params.InternetMaxBandwidthOut, params.MaxConcurrentConnection);
      if (params.Zone !== undefined && !params.Zone.startsWith(`${region}-`)) {
        throw new PlatformError("UnsupportedOperation.NotSupportZone", `There is no zone ${params.Zone} in ${region}.`);
      }
      const addresses = ips.map((ip) => freeAddress(world, ip, region));
      const gateway = createNatGateway(world, {
        region,
        vpcId,
        name,
        ...limits,
        productVersion,
        state: "PENDING",
        deletionProtection: params.DeletionProtectionEnabled ?? false,
        ...(params.Zone === undefined ? {} : { zone: params.Zone }),
        ...(params.SubnetId === undefined ? {} : { subnetId: params.SubnetId }),
      });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfNatGateway(gateway), Key, Value);
      const { StockPublicIpAddressesBandwidthOut: stock } = params;
      for (const one of addresses) {
        world.eips.addresses.replace({
          ...one,
          instanceId: gateway.id,
          status: "BIND",
          ...(stock === undefined ? {} : { bandwidth: stock }),
        });
      }
      const failed = world.settings.failedTasks.includes("CreateNatGateway");
      world.hub.agenda.in(world.settings.natGatewayTaskMs, () =>
        setState(world, gateway.id, failed ? "PENDFAILURE" : "AVAILABLE"),
      );
      return { NatGatewaySet: [document(world, gateway)], TotalCount: 1 };
    },
  });
}

/** The limits of a gateway, which the platform chooses if they are not given. */
function limitsOf(version: number, bandwidth?: number, maxConcurrent?: number): Partial<NatGateway> {
  if (version !== 1 && version !== 2) {
    throw new PlatformError("InvalidParameterValue", `There is no version ${version} of NAT gateways.`);
  }
  const { standard, bandwidths, connections } = natLimits;
  const allowed: readonly number[][] =
    version === 2 ? [[standard.bandwidth], [standard.maxConcurrent]] : [[...bandwidths], [...connections]];
  for (const [at, value] of [bandwidth, maxConcurrent].entries()) {
    if (value !== undefined && !allowed[at]?.includes(value)) {
      throw new PlatformError("InvalidParameterValue", `${value} must be one of ${allowed[at]?.join(", ")}.`);
    }
  }
  return {
    ...(bandwidth === undefined ? {} : { bandwidth }),
    ...(maxConcurrent === undefined ? {} : { maxConcurrent }),
  };
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeNatGateways",
    params: object({
      NatGatewayIds: optional(idsShape),
      Filters: filtersShapeWithTags("nat-gateway-id", "vpc-id", "nat-gateway-name", "tag-key"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { NatGatewayIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "NatGatewayIds");
      const all = filtered<NatGateway>(
        world.networks.natGateways.allSeen().filter((one) => one.region === region && (ids?.includes(one.id) ?? true)),
        Filters,
        {
          "nat-gateway-id": ({ id }, value) => id === value,
          "vpc-id": ({ vpcId }, value) => vpcId === value,
          "nat-gateway-name": ({ name }, value) => name.includes(value),
          ...tagTests(Filters, "tag-key", (one) => world.tags.of(tagsOfNatGateway(one))),
        },
      );
      return {
        TotalCount: all.length,
        NatGatewaySet: pageOf(all, params).map((one) => document(world, one)),
        VerboseLevel: "DETAIL",
      };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyNatGatewayAttribute",
    params: object({
      NatGatewayId: text({ min: 1 }),
      NatGatewayName: optional(text()),
      InternetMaxBandwidthOut: optional(integer()),
      DeletionProtectionEnabled: optional(flag()),
    }),
    run({ params, region }) {
      const old = idle(world, params.NatGatewayId, region);
      const { NatGatewayName: name = old.name, InternetMaxBandwidthOut: bandwidth } = params;
      checkName(name);
      world.networks.natGateways.replace({
        ...old,
        name,
        ...limitsOf(old.productVersion, bandwidth),
        deletionProtection: params.DeletionProtectionEnabled ?? old.deletionProtection,
      });
      return {};
    },
  });
}

function resetConnection(world: World): Action {
  return defineAction({
    name: "ResetNatGatewayConnection",
    params: object({ NatGatewayId: text({ min: 1 }), MaxConcurrentConnection: integer() }),
    run({ params: { NatGatewayId, MaxConcurrentConnection }, region }) {
      const old = idle(world, NatGatewayId, region);
      world.networks.natGateways.replace({
        ...old,
        ...limitsOf(old.productVersion, undefined, MaxConcurrentConnection),
      });
      return {};
    },
  });
}

function associate(world: World): Action {
  return defineAction({
    name: "AssociateNatGatewayAddress",
    params: object({
      NatGatewayId: text({ min: 1 }),
      PublicIpAddresses: optional(ipsShape),
      Zone: optional(text({ min: 1 })),
      StockPublicIpAddressesBandwidthOut: optional(integer()),
    }),
    run({ params: { NatGatewayId, PublicIpAddresses: ips = [] }, region, requestId }) {
      const gateway = idle(world, NatGatewayId, region);
      const added = ips.map((ip) => freeAddress(world, ip, region));
      if (addressesOf(world, gateway.id).length + added.length > natLimits.addresses) {
        throw new PlatformError(
          "LimitExceeded.PublicIpAddressPerNatGatewayLimitExceeded",
          `A NAT gateway has at most ${natLimits.addresses} addresses.`,
        );
      }
      const { addresses } = world.eips;
      const bound = added.map((one) => addresses.replace({ ...one, instanceId: gateway.id, status: "BINDING" }));
      changeByTask(world, gateway, { id: requestId, action: "AssociateNatGatewayAddress" }, (succeeded) => {
        for (const one of bound) {
          addresses.reveal(succeeded ? { ...one, status: "BIND" } : { ...one, instanceId: "", status: "UNBIND" });
        }
      });
      return {};
    },
  });
}

function disassociate(world: World): Action {
  return defineAction({
    name: "DisassociateNatGatewayAddress",
    params: object({ NatGatewayId: text(), PublicIpAddresses: ipsShape }),
    run({ params: { NatGatewayId, PublicIpAddresses: ips }, region, requestId }) {
      const gateway = idle(world, NatGatewayId, region);
      const present = addressesOf(world, gateway.id);
      const { addresses } = world.eips;
      const removed = ips.map((wanted) =>
        found(
          present.find(({ ip }) => ip === wanted),
          "ResourceNotFound",
          `address ${wanted} of ${gateway.id}`,
        ),
      );
      for (const one of removed) addresses.replace({ ...one, status: "UNBINDING" });
      changeByTask(world, gateway, { id: requestId, action: "DisassociateNatGatewayAddress" }, (succeeded) => {
        for (const one of removed) {
          addresses.reveal(succeeded ? { ...one, instanceId: "", status: "UNBIND" } : { ...one, status: "BIND" });
        }
      });
      return {};
    },
  });
}

// The platform removes the routes to a deleted gateway, and unbinds its addresses.
function remove(world: World): Action {
  return defineAction({
    name: "DeleteNatGateway",
    documentedOnly: "Routes to the gateway are deleted, and its addresses are unbound.",
    params: object({ NatGatewayId: text({ min: 1 }), IgnoreOperationRisk: optional(flag()) }),
    run({ params: { NatGatewayId }, region }) {
      const { id, deletionProtection } = idle(world, NatGatewayId, region);
      if (deletionProtection) {
        throw new PlatformError("UnsupportedOperation.DeletionProtectionEnabled", `${id} is protected from deletion.`);
      }
      setState(world, id, "DELETING");
      const failed = world.settings.failedTasks.includes("DeleteNatGateway");
      world.hub.agenda.in(world.settings.natGatewayTaskMs, () => {
        if (failed) setState(world, id, "DELETEFAILURE");
        else deleteNatGateway(world, { id, region });
      });
      return {};
    },
  });
}

function deleteNatGateway(world: World, { id, region }: Pick<NatGateway, "id" | "region">): void {
  const { natGateways, routes } = world.networks;
  for (const one of addressesOf(world, id)) {
    world.eips.addresses.reveal({ ...one, instanceId: "", status: "UNBIND" });
  }
  for (const route of routes.all()) if (route.gatewayId === id) routes.remove(route.id);
  deleteNatRules(world, id);
  natGateways.erase(id);
  world.tags.clear(tagsOfNatGateway({ id, region }));
}

function changeByTask(
  world: World,
  gateway: NatGateway,
  task: { readonly id: string; readonly action: string },
  finish: (succeeded: boolean) => void,
): void {
  setState(world, gateway.id, "UPDATING");
  beginVpcTask(world, {
    ...task,
    ms: world.settings.natGatewayTaskMs,
    finish(succeeded) {
      finish(succeeded);
      setState(world, gateway.id, "AVAILABLE");
    },
  });
}

function setState({ networks: { natGateways } }: World, id: string, state: NatGateway["state"]): void {
  const gateway = natGateways.get(id);
  if (gateway !== undefined) natGateways.replace({ ...gateway, state });
}

/** The gateway for which no task is running. */
function idle(world: World, id: string, region: string): NatGateway {
  const gateway = existingNatGateway(world, id, region);
  if (["PENDING", "UPDATING", "DELETING"].includes(gateway.state)) {
    throw new PlatformError("UnsupportedOperation.NatGatewayIsBusy", `A task is running for ${id}.`);
  }
  return gateway;
}

/** The address with this IP, which is not bound. */
function freeAddress(world: World, wanted: string, region: string): Address {
  const address = world.eips.addresses.all().find((one) => one.region === region && one.ip === wanted);
  if (address === undefined) {
    throw new PlatformError(
      "UnsupportedOperation.PublicIpAddressIsNotExisted",
      `The address ${wanted} does not exist.`,
    );
  }
  if (address.status !== "UNBIND") throw new PlatformError("ResourceInUse.Address", `${wanted} is in use.`);
  return address;
}

function document(world: World, gateway: NatGateway): Reply {
  return {
    NatGatewayId: gateway.id,
    NatGatewayName: gateway.name,
    CreatedTime: world.localTimeText(gateway.createdAt),
    State: gateway.state,
    InternetMaxBandwidthOut: gateway.bandwidth,
    MaxConcurrentConnection: gateway.maxConcurrent,
    PublicIpAddressSet: addressesOf(world, gateway.id)
      .filter(({ status }) => status === "BIND")
      .map(({ id, ip }) => ({ AddressId: id, PublicIpAddress: ip, IsBlocked: false, BlockType: "NORMAL" })),
    NetworkState: "AVAILABLE",
    DestinationIpPortTranslationNatRuleSet: world.networks.dnatRules
      .all()
      .filter(({ natGatewayId }) => natGatewayId === gateway.id)
      .map(endpointsDocument),
    VpcId: gateway.vpcId,
    Zone: gateway.zone,
    DirectConnectGatewayIds: [],
    SubnetId: gateway.subnetId,
    TagSet: world.tags.pairsOf(tagsOfNatGateway(gateway)),
    SecurityGroupSet: [],
    SourceIpTranslationNatRuleSet: world.networks.snatRules
      .all()
      .filter(({ natGatewayId }) => natGatewayId === gateway.id)
      .map((rule) => snatDocument(world, gateway, rule)),
    IsExclusive: false,
    ExclusiveGatewayBandwidth: 0,
    RestrictState: "NORMAL",
    NatProductVersion: gateway.productVersion,
    StrictSnatMode: false,
    SmartScheduleMode: false,
    DedicatedClusterId: "",
    ConnectionStateTimeouts: null,
    ExclusiveType: "",
    AutoScaling: false,
    ICMPProxy: true,
    PublicAddressAffinity: true,
    DeletionProtectionEnabled: gateway.deletionProtection,
  };
}
