import { field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";

/** The name and the size of an instance. */
export const size = {
  name: field.string({ required: true, min: 1, max: 60, docs: "Name of the instance." }),
  memory: field.integer({
    required: true,
    min: 1,
    docs: "Memory in GB. The platform sells certain pairs of memory and cores. A change interrupts connections for a moment.",
  }),
  cpu: field.integer({
    computed: true,
    changesWith: ["memory"],
    min: 1,
    docs: "Number of cores. Defaults to the platform's choice for the memory.",
  }),
  storage: field.integer({ required: true, min: 10, docs: "Size of the disk in GB, in steps of 10." }),
  storageType: field.string({
    ...fixed,
    knownValues: ["PHYSICAL_LOCAL_SSD", "CLOUD_PREMIUM", "CLOUD_SSD", "CLOUD_HSSD"],
    docs: "Type of the disk. Defaults to `PHYSICAL_LOCAL_SSD`.",
  }),
  projectId: field.integer({ default: 0, min: 0, docs: "ID of the project. 0 is the account's default project." }),
};

const version = (wire: string, others: readonly string[], docs: string) =>
  field.string({ computed: true, emptyIsUnset: true, changesWith: others, wire, docs });

/** The version of the engine, and the character set. */
export const versions = {
  dbMajorVersion: version(
    "DBMajorVersion",
    ["engineVersion", "dbKernelVersion"],
    "Major version, such as `16`. A change upgrades the instance, which cannot be undone.",
  ),
  engineVersion: version(
    "DBVersion",
    ["dbMajorVersion", "dbKernelVersion"],
    "Version, such as `16.8`. Defaults to the latest one of `dbMajorVersion`, or to `10.4` without one. A change upgrades the instance.",
  ),
  dbKernelVersion: version(
    "DBKernelVersion",
    ["dbMajorVersion", "engineVersion"],
    "Version of the kernel, such as `v16.8_r1.11`. Defaults to the latest one. A change upgrades the instance.",
  ),
  charset: field.string({
    default: "UTF8",
    values: ["UTF8", "LATIN1"],
    replaceOnChange: true,
    docs: "Character set: `UTF8` or `LATIN1`.",
  }),
};
