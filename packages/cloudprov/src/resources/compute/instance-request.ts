import type { Op } from "../../platform/clients.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

/** The parameters of the creation. */
export function instanceAsSent(given: Body, op: Op): Body {
  const args = recordOf((op as Op & { readonly args?: unknown }).args) ?? {};
  const body = requestForm(given);
  const { Placement, VirtualPrivateCloud, InstanceMarketOptions, Tags, RunningFlag: _, ...rest } = body;
  const { PlacementGroupId, CdhInstanceType, UserDataRaw: __, ...others } = rest;
  const { HostId, ...place } = recordOf(Placement) ?? {};
  const { PrivateIp, ...network } = recordOf(VirtualPrivateCloud) ?? {};
  const spot = recordOf(InstanceMarketOptions)?.["SpotOptions"];
  const spotType = recordOf(spot)?.["SpotInstanceType"];
  const joinsLater = args["forceReplacePlacementGroupId"] === true;
  const UserData = userDataOf(args as { readonly userData?: string; readonly userDataRaw?: string });
  return {
    ...others,
    ...(Placement === undefined
      ? {}
      : { Placement: { ...place, ...(HostId === undefined ? {} : { HostIds: [HostId] }) } }),
    ...(VirtualPrivateCloud === undefined
      ? {}
      : {
          VirtualPrivateCloud: { ...network, ...(PrivateIp === undefined ? {} : { PrivateIpAddresses: [PrivateIp] }) },
        }),
    ...(spot === undefined
      ? {}
      : {
          InstanceMarketOptions: {
            MarketType: "spot",
            SpotOptions: {
              ...recordOf(spot),
              ...(typeof spotType === "string" ? { SpotInstanceType: spotType.toLowerCase() } : {}),
            },
          },
        }),
    ...(CdhInstanceType === undefined ? {} : { InstanceType: CdhInstanceType }),
    ...(PlacementGroupId === undefined || joinsLater || others["DisasterRecoverGroupIds"] !== undefined
      ? {}
      : { DisasterRecoverGroupIds: [PlacementGroupId] }),
    ...(UserData === undefined ? {} : { UserData }),
    ...(Tags === undefined ? {} : { TagSpecification: [{ ResourceType: "instance", Tags }] }),
  };
}

/** Inputs by their wire names, as several actions expect them: switches that turn services off are turned around. */
export function requestForm({ EnhancedService, LoginSettings, ...body }: Body): Body {
  const services = Object.entries(recordOf(EnhancedService) ?? {});
  const { KeepImageLogin, ...login } = recordOf(LoginSettings) ?? {};
  const all = { ...login, ...(KeepImageLogin === true ? { KeepImageLogin: "TRUE" } : {}) };
  return {
    ...body,
    EnhancedService: Object.fromEntries(
      services.map(([name, one]) => [name, { Enabled: recordOf(one)?.["Enabled"] === false }]),
    ),
    ...(Object.keys(all).length > 0 ? { LoginSettings: all } : {}),
  };
}

/** The data for cloud-init, as base64. */
export function userDataOf({
  userData,
  userDataRaw,
}: {
  readonly userData?: string | undefined;
  readonly userDataRaw?: string | undefined;
}) {
  return userData ?? (userDataRaw === undefined ? undefined : Buffer.from(userDataRaw).toString("base64"));
}
