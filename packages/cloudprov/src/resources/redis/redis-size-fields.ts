import { field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";

/** Whether two lists contain the same numbers, in any order. */
function sameNumbers(before: unknown, after: unknown): boolean {
  const [a, b] = [before, after].map((list) => (Array.isArray(list) ? list.map(Number).toSorted((x, y) => x - y) : []));
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The kind and the size of an instance. */
export const product = {
  availabilityZone: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    wire: "ZoneName",
    docs: "Availability zone of the master, such as `ap-guangzhou-3`.",
  }),
  name: field.string({
    computed: true,
    emptyIsUnset: true,
    max: 60,
    wire: "InstanceName",
    docs: "Name of the instance. Defaults to its ID.",
  }),
  typeId: field.integer({
    required: true,
    min: 2,
    docs: "Version and architecture: 6 is Redis 4.0, 8 is 5.0, 15 is 6.2 and 17 is 7.0, each standard; 7, 9, 16 and 18 are the same as a cluster. A change upgrades the instance, which cannot be undone.",
  }),
  memSize: field.integer({
    required: true,
    min: 1,
    docs: "Memory in MB, in steps of 1024: of the instance, or of each shard of a cluster.",
  }),
  redisShardNum: field.integer({
    computed: true,
    changesWith: ["typeId"],
    docs: "Number of shards of a cluster: 1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96 or 128.",
  }),
  redisReplicasNum: field.integer({ default: 1, min: 1, max: 5, docs: "Number of replicas." }),
  replicaZoneIds: field.list(field.integer({ docs: "Number of a zone, such as 100003." }), {
    computed: true,
    emptyIsUnset: true,
    changesWith: ["redisReplicasNum"],
    equality: sameNumbers,
    docs: "Numbers of the zones of the replicas, one for each, in any order. `getAvailabilityZonesByProduct` lists them. Defaults to the platform's choice.",
  }),
  replicasReadOnly: field.boolean({
    computed: true,
    wire: "ReplicasReadonly",
    docs: "Whether replicas answer read requests. Defaults to false.",
  }),
  productVersion: field.string({
    ...fixed,
    knownValues: ["local", "cdc"],
    docs: "`cdc` in a dedicated cluster, which requires `redisClusterId`. Defaults to `local`.",
  }),
  redisClusterId: field.string({ ...fixed, docs: "ID of the dedicated cluster of Redis." }),
  projectId: field.integer({ default: 0, min: 0, docs: "ID of the project. 0 is the account's default project." }),
  paramsTemplateId: field.string({
    // The state of a created instance has an empty value, and that of an imported one has none: the program's first value
    // is not applied to an imported one.
    computed: true,
    emptyIsUnset: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "TemplateId",
    docs: "ID of the parameter template. A change applies its parameters. Removing the property changes nothing. The platform does not return it.",
  }),
};
