import { flag, integer, listOf, object, oneOf, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";

/** The actions that buy. */
export function purchaseActions(world: World): Action[] {
  return [createBgpInstance(world)];
}

const common = {
  Region: text({ min: 1 }),
  ProtectIpCount: integer({ min: 1 }),
  Bandwidth: integer({ min: 1 }),
  ElasticBandwidthFlag: optional(flag()),
};

const params = object({
  InstanceChargeType: oneOf("PREPAID", "POSTPAID_BY_MONTH"),
  PackageType: oneOf("Enterprise", "Standard", "StandardPlus"),
  InstanceCount: integer({ min: 1, max: 10 }),
  InstanceChargePrepaid: optional(
    object({
      Period: optional(integer({ min: 1 })),
      RenewFlag: optional(oneOf("NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW")),
    }),
  ),
  EnterprisePackageConfig: optional(
    object({ ...common, BasicProtectBandwidth: integer({ min: 1 }), ElasticProtectBandwidth: optional(integer()) }),
  ),
  StandardPackageConfig: optional(object(common)),
  StandardPlusPackageConfig: optional(object({ ...common, ProtectCount: oneOf("TWO_TIMES", "UNLIMITED") })),
  TagInfoList: optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }), { min: 1 })),
  DryRun: optional(flag()),
});

function createBgpInstance(world: World): Action {
  return defineAction({
    name: "CreateBgpInstance",
    simplified: "Nothing is bought, and no package expires.",
    params,
    run({ params: asked }) {
      const bought = packageOf(asked);
      checkSupported(world, asked, bought.region);
      if (asked.DryRun === true) throw new PlatformError("DryRunOperation", "The request would have succeeded.");
      const ids = Array.from({ length: asked.InstanceCount }, () => {
        const instance = { id: world.newId("bgp"), ...bought };
        return world.protection.instances.insert(instance).id;
      });
      return { ResourceIds: ids };
    },
  });
}

function packageOf(asked: Static<typeof params>) {
  const { EnterprisePackageConfig: enterprise, StandardPackageConfig: standard } = asked;
  const { StandardPlusPackageConfig: standardPlus, InstanceChargePrepaid: prepaid } = asked;
  const config = { Enterprise: enterprise, Standard: standard, StandardPlus: standardPlus }[asked.PackageType];
  if (config === undefined) {
    throw new PlatformError("InvalidParameter", `The package type ${asked.PackageType} has no configuration.`);
  }
  const isPrepaid = asked.InstanceChargeType === "PREPAID";
  if (isPrepaid && prepaid?.Period === undefined) {
    throw new PlatformError("InvalidParameter", "InstanceChargePrepaid.Period is missing.");
  }
  const isOf = (type: string) => asked.PackageType === type;
  const usual = { ElasticBandwidthFlag: false };
  return {
    region: config.Region,
    packageType: asked.PackageType,
    chargeType: asked.InstanceChargeType,
    prepaid: isPrepaid
      ? { Period: prepaid?.Period ?? 0, RenewFlag: prepaid?.RenewFlag ?? "NOTIFY_AND_MANUAL_RENEW" }
      : null,
    enterprise: isOf("Enterprise") && enterprise ? { ElasticProtectBandwidth: 0, ...usual, ...enterprise } : null,
    standard: isOf("Standard") && standard ? { ...usual, ...standard } : null,
    standardPlus: isOf("StandardPlus") && standardPlus ? { ...usual, ...standardPlus } : null,
    tags: asked.TagInfoList ?? [],
  };
}

function checkSupported({ settings }: World, asked: Static<typeof params>, region: string): void {
  if (!settings.regions.includes(region)) {
    throw new PlatformError("UnsupportedOperation.RegionNotSupported", `There are no packages in ${region}.`);
  }
  const elastic = asked.EnterprisePackageConfig?.ElasticProtectBandwidth ?? 0;
  if (![0, 400, 500, 600, 800, 1_000].includes(elastic)) {
    throw new PlatformError(
      "UnsupportedOperation.ElasticProtectBandwidthNotSupported",
      "ElasticProtectBandwidth must be 0, 400, 500, 600, 800 or 1000.",
    );
  }
}
