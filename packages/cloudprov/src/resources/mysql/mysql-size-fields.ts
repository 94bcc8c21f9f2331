import { decreased, field } from "@org/core-provider";

/** The versions of the database engine, oldest first. */
const versions = ["5.5", "5.6", "5.7", "8.0", "8.4"] as const;

/** The size, the engine and the kind of an instance. */
export const size = {
  instanceName: field.string({ required: true, min: 1, max: 100, docs: "Name of the instance." }),
  memSize: field.integer({
    required: true,
    min: 1,
    wire: "Memory",
    docs: "Memory in MB, such as 1000. A change moves the instance, and ends with a switch that interrupts connections for a moment.",
  }),
  volumeSize: field.integer({
    required: true,
    min: 1,
    wire: "Volume",
    docs: "Size of the disk in GB, in steps of 5.",
  }),
  cpu: field.integer({
    computed: true,
    min: 1,
    emptyIsUnset: true,
    changesWith: ["memSize", "deviceType"],
    docs: "Number of CPU cores. Defaults to the smallest number that the platform offers for the memory.",
  }),
  engineVersion: field.string({
    default: "8.0",
    values: versions,
    rejectChange: {
      because: "the platform upgrades one version at a time: set the next version first",
      test: (before, after) => stepsBetween(before, after) > 1,
    },
    replaceOnChange: decreased(),
    docs: "Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance.",
  }),
  engineType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["InnoDB", "RocksDB"],
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Storage engine. Defaults to `InnoDB`.",
  }),
  deviceType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: [
      "UNIVERSAL",
      "EXCLUSIVE",
      "BASIC_V2",
      "CLOUD_NATIVE_CLUSTER",
      "CLOUD_NATIVE_CLUSTER_EXCLUSIVE",
      "CLOUD_NATIVE_CLUSTER_ULTRA",
    ],
    docs: "Type of the instance: shared (`UNIVERSAL`) or dedicated resources (`EXCLUSIVE`), a single node (`BASIC_V2`), or the cluster edition (`CLOUD_NATIVE_CLUSTER`). Defaults to `UNIVERSAL`.",
  }),
  diskType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["CLOUD_SSD", "CLOUD_HSSD", "CLOUD_PREMIUM"],
    replaceOnChange: true,
    docs: "Type of the cloud disk of a single node or of the cluster edition. Empty for a local disk.",
  }),
};

/** How many versions an engine is behind another one. */
function stepsBetween(before: unknown, after: unknown): number {
  const at = (version: unknown) => versions.indexOf(version as (typeof versions)[number]);
  return at(before) === -1 ? 0 : at(after) - at(before);
}
