import { integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { type Action, defineAction, type Reply } from "../action.ts";

const diskTypes = ["CLOUD_PREMIUM", "CLOUD_SSD", "CLOUD_HSSD"] as const;
const chargeTypes = ["PREPAID", "POSTPAID_BY_HOUR"] as const;
const usages = ["SYSTEM_DISK", "DATA_DISK"] as const;

/** Returns the disks that a zone offers. Every family of machines takes each of them. */
export function describeDiskConfigQuota(): Action {
  const names = optional(listOf(text({ min: 1 }), { min: 1 }));
  return defineAction({
    name: "DescribeDiskConfigQuota",
    simplified: "Every family of machines takes every type of disk.",
    params: object({
      InquiryType: oneOf("INQUIRY_CBS_CONFIG", "INQUIRY_CVM_CONFIG"),
      DiskChargeType: optional(oneOf(...chargeTypes)),
      DiskUsage: optional(oneOf(...usages)),
      DiskTypes: optional(listOf(oneOf("CLOUD_BASIC", ...diskTypes), { min: 1 })),
      Zones: names,
      InstanceFamilies: names,
      CPU: optional(integer({ min: 1 })),
      Memory: optional(integer({ min: 1 })),
    }),
    run({ params, region }) {
      const { Zones = [`${region}-3`], InstanceFamilies = [null], DiskTypes = diskTypes } = params;
      const charges = params.DiskChargeType === undefined ? chargeTypes : [params.DiskChargeType];
      const uses = params.DiskUsage === undefined ? usages : [params.DiskUsage];
      return {
        DiskConfigSet: Zones.flatMap((Zone) =>
          InstanceFamilies.flatMap((InstanceFamily) =>
            DiskTypes.flatMap((DiskType) =>
              charges.flatMap((DiskChargeType) =>
                uses.map((DiskUsage) => config({ Zone, InstanceFamily, DiskType, DiskChargeType, DiskUsage })),
              ),
            ),
          ),
        ),
      };
    },
  });
}

function config(of: Reply): Reply {
  return {
    ...of,
    Available: of["DiskType"] !== "CLOUD_BASIC",
    StepSize: 10,
    ExtraPerformanceRange: of["DiskType"] === "CLOUD_HSSD" ? [0, 6500] : null,
    DeviceClass: "virtio",
    MinDiskSize: 20,
    MaxDiskSize: 32_000,
    Price: null,
  };
}
