import { field, isUnknown, type Rule } from "@org/core-provider";
import { type Body, number, text } from "./hal.ts";
import { listInWords } from "./not-found.ts";

/** Memory sizes of containers in MB. */
const containerSizes = [512, 1024, 2048, 4096, 7168, 15_360, 30_720, 61_440, 153_600, 245_760];

/** The machine type of an object's containers. */
export const containerProfile = () =>
  field.string({
    default: "m",
    values: ["m", "c", "r"],
    docs: "Type of machine: `m` (general purpose, 4 GB per CPU), `c` (compute, 2 GB per CPU) or `r` (memory, 8 GB per CPU).",
  });

/** The memory of an object's containers; {@link isContainerSize} checks it. */
export const containerSize = () =>
  field.integer({ default: 1024, docs: `Memory of a container in MB. Must be one of ${containerSizes.join(", ")}.` });

/** The size of a disk. */
export const diskSize = () =>
  field.integer({
    default: 10,
    min: 1,
    max: 16_000,
    docs: "Size of the disk in GB. The platform does not allow shrinking it.",
  });

/** The speed of a disk. */
export const iops = () =>
  field.integer({
    default: 3000,
    min: 1,
    docs: "I/O operations per second of the disk. The platform requires about 1 GB of disk per 500 IOPS.",
  });

/** Requires the property to be a valid container size. */
export function isContainerSize(name: string): Rule {
  const says = `${name} must be ${listInWords(containerSizes.map(String), "or")}.`;
  return {
    says,
    fields: [name],
    test: (values, shown) => {
      const size = values[name];
      if (size === undefined || isUnknown(size) || containerSizes.includes(Number(size))) return [];
      return [
        { path: name, message: `must be ${listInWords(containerSizes.map(String), "or")}, not ${shown(name, size)}` },
      ];
    },
  };
}

/** Memory of a service's containers in MB. */
export function sizeOf(service: Body | undefined): number {
  return number(service, "container_memory_limit_mb");
}

/** Machine type of a service's containers, without the generation that the platform appends: `m` for `m5`. */
export function profileOf(service: Body | undefined): string {
  return text(service, "instance_class").replace(/\d+$/, "");
}
