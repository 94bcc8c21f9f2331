import { field, type Rule } from "@org/core-provider";
import { type Body, recordOf } from "../../platform/responses.ts";
import { diskTypes } from "../compute/instance-disk-fields.ts";

/** What clusters, node pools and single nodes have in common. */

/** What happens when a period that was paid in advance ends. */
export const renewFlags = ["NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"];

/** The traffic of machines with the internet. */
export const publicTraffic = {
  internetChargeType: field.string({
    default: "TRAFFIC_POSTPAID_BY_HOUR",
    values: ["BANDWIDTH_PREPAID", "TRAFFIC_POSTPAID_BY_HOUR", "BANDWIDTH_POSTPAID_BY_HOUR", "BANDWIDTH_PACKAGE"],
    wire: "InternetAccessible.InternetChargeType",
    docs: "How traffic is charged.",
  }),
  internetMaxBandwidthOut: field.integer({
    default: 0,
    min: 0,
    wire: "InternetAccessible.InternetMaxBandwidthOut",
    docs: "Maximum outbound bandwidth, in Mbit/s.",
  }),
  bandwidthPackageId: field.string({
    emptyIsUnset: true,
    wire: "InternetAccessible.BandwidthPackageId",
    docs: "ID of the bandwidth package, `bwp-...`.",
  }),
} as const;

/** The platform's agents on machines. */
export const agents = {
  enhancedSecurityService: field.boolean({
    default: true,
    wire: "EnhancedService.SecurityService.Enabled",
    docs: "Whether the platform's security agent is installed.",
  }),
  enhancedMonitorService: field.boolean({
    default: true,
    wire: "EnhancedService.MonitorService.Enabled",
    docs: "Whether the platform's monitoring agent is installed.",
  }),
} as const;

/** The password of the administrator of nodes, which the platform does not return. */
export const nodePassword = {
  secret: true,
  emptyIsUnset: true,
  pattern: {
    match: /^(?=.{8,16}$)(?:(?=.*[A-Za-z])(?=.*[^A-Za-z])|(?=.*\d)(?=.*\D))[A-Za-z\d()~!@#$%^&*\-+={}[\]:;',.?/]*$/,
    says: "have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/",
  },
  docs: "Password of the administrator. Set either this property or `keyIds`.",
} as const;

/** How the platform formats and mounts a data disk of a node. */
const mounting = {
  fileSystem: field.string({ emptyIsUnset: true, docs: "File system, such as `ext4` or `xfs`." }),
  autoFormatAndMount: field.boolean({ default: false, docs: "Whether the disk is formatted and mounted." }),
  mountTarget: field.string({ emptyIsUnset: true, docs: "Directory at which the disk is mounted." }),
  diskPartition: field.string({ emptyIsUnset: true, docs: "Device or partition to mount, such as `/dev/vdb`." }),
} as const;

/** A data disk of nodes: its type and size, and how it is mounted. */
export const mountedDisk = {
  diskType: field.string({ default: "CLOUD_PREMIUM", knownValues: diskTypes, docs: "Type of the disk." }),
  diskSize: field.integer({ default: 0, min: 0, docs: "Size, in GB." }),
  ...mounting,
} as const;

const software = (docs: string, wire: { readonly wire?: string } = {}) =>
  field.map(field.string({ docs: "A value." }), { emptyIsUnset: true, docs, ...wire });

const needed = ["name", "version"];

/** The software for GPUs must be named with its version. */
const namedVersions: Rule = {
  says: "driver, cuda and cudnn must contain name and version.",
  fields: ["driver", "cuda", "cudnn"],
  test: (gpu) =>
    ["driver", "cuda", "cudnn"].flatMap((name) => {
      const given = recordOf(gpu[name]);
      if (given === undefined || Object.keys(given).length === 0) return [];
      return needed.every((key) => key in given)
        ? []
        : [{ path: name, message: 'must contain name and version, such as { name: "470.82.01", version: "470" }' }];
    }),
};

/** The software of nodes with GPUs. */
export const gpuArgs = {
  migEnable: field.boolean({ default: false, wire: "MIGEnable", docs: "Whether GPUs are split into instances (MIG)." }),
  driver: software("Driver of the GPUs: `name` and `version`."),
  cuda: software("CUDA: `name` and `version`.", { wire: "CUDA" }),
  cudnn: software("cuDNN: `name` and `version`, and optionally `doc_name` and `dev_name`.", { wire: "CUDNN" }),
  customDriver: software("A custom driver: its `address`."),
} as const;

/** The rules of {@link gpuArgs}. */
export const gpuRules = [namedVersions];

/** The software of nodes with GPUs, as requests have it: `doc_name` becomes `DocName`. */
export function gpuAsSent(gpu: unknown): Body | undefined {
  const given = recordOf(gpu);
  if (given === undefined) return undefined;
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, recordOf(one) ? pascal(one) : one]));
}

function pascal(map: unknown): Body {
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return Object.fromEntries(
    Object.entries(recordOf(map) ?? {}).map(([key, value]) => [key.split("_").map(capital).join(""), value]),
  );
}
