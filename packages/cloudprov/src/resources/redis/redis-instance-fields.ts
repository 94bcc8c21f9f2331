import { field, hasValue, type Rule } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { oneOfNumbers } from "../../platform/element-rules.ts";
import { fixed, optionOfUpdates } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** Whether two lists contain the same numbers, in any order. */
function sameNumbers(before: unknown, after: unknown): boolean {
  const [a, b] = [before, after].map((list) => (Array.isArray(list) ? list.map(Number).toSorted((x, y) => x - y) : []));
  return JSON.stringify(a) === JSON.stringify(b);
}

const product = {
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

const login = {
  password: field.string({
    secret: true,
    writeOnly: true,
    adoptedIfMissing: true,
    emptyIsUnset: true,
    ...databasePassword,
    docs: "Password. Required unless `noAuth` is true.",
  }),
  noAuth: field.boolean({
    default: false,
    docs: "Whether the instance requires no password, which only instances in a private network support.",
  }),
};

const network = {
  vpcId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.vpc,
    docs: "ID of the private network. A change gives the instance another address.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.subnet,
    changesWith: ["vpcId"],
    docs: "ID of the subnet. A change gives the instance another address.",
  }),
  securityGroups: field.set(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    emptyIsUnset: true,
    wire: "SecurityGroupIdList",
    docs: "IDs of the security groups, which require a private network.",
  }),
  port: field.integer({ default: 6379, min: 1024, max: 65_535, wire: "VPort", docs: "Port of the private address." }),
  ip: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "Vip",
    docs: "Private address. Defaults to a free one of the subnet.",
  }),
  operationNetwork: field.string({
    ...optionOfUpdates,
    knownValues: ["changeVip", "changeVpc", "changeBaseToVpc", "changeVPort"],
    docs: "Accepted for compatibility. The provider sends the operations that the changed properties require.",
  }),
  recycle: field.integer({
    ...optionOfUpdates,
    docs: "How many days the old private address works after a change: 0, 1, 2, 3, 7 or 15. Defaults to 0.",
  }),
  wanAddressSwitch: field.string({
    computed: true,
    values: ["open", "close"],
    docs: "Whether the instance has a public address: `open` or `close`. Defaults to `close`.",
  }),
};

const payment = {
  chargeType: field.string({
    default: "POSTPAID",
    values: ["POSTPAID", "PREPAID"],
    docs: "How the instance is charged: by the hour, or with `PREPAID` for months in advance.",
  }),
  prepaidPeriod: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "Period",
    docs: "Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew instances.",
  }),
  autoRenewFlag: field.integer({
    default: 0,
    min: 0,
    max: 2,
    replaceOnChange: true,
    wire: "AutoRenew",
    docs: "What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Change it in the console to keep the instance.",
  }),
};

const operations = {
  waitSwitch: field.integer({
    ...optionOfUpdates,
    docs: "When an upgrade to another `typeId` takes effect: 1 in the maintenance window, 2 at once. An update does not wait for the window. Defaults to 2.",
  }),
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes the instance from the recycle bin. Otherwise the platform keeps it there for some hours, or days if it is prepaid.",
  }),
};

const outputs = {
  status: field.string({ output: true, docs: "Status: `init`, `processing` or `online`." }),
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
  dedicatedClusterId: field.string({ output: true, docs: "ID of the dedicated cluster (CDC)." }),
  wanAddress: field.string({
    output: true,
    changesWith: ["wanAddressSwitch"],
    docs: "Public address; empty without one.",
  }),
  nodeInfos: field.list(
    field.object(
      {
        master: field.boolean({ output: true, docs: "Whether the node is the master." }),
        id: field.integer({ output: true, docs: "ID of the node." }),
        zoneId: field.integer({ output: true, docs: "Number of its zone." }),
      },
      { docs: "A node." },
    ),
    {
      output: true,
      changesWith: ["redisReplicasNum", "replicaZoneIds"],
      docs: "Nodes of an instance in several zones. Otherwise empty.",
    },
  ),
};

/** The properties of a Redis instance. */
export const redisFields = withWireNames({
  ...product,
  ...login,
  ...network,
  ...payment,
  ...operations,
  tags: tagsField,
  ...outputs,
});

/** Only prepaid instances have a period. */
export const isPrepaid = hasValue("chargeType", "PREPAID");

/** Each replica has a zone. */
const zonePerReplica: Rule = {
  says: "replicaZoneIds must contain as many zones as redisReplicasNum says.",
  fields: ["replicaZoneIds", "redisReplicasNum"],
  test: ({ replicaZoneIds: zones, redisReplicasNum: count = 1 }) =>
    !Array.isArray(zones) || zones.length === 0 || typeof count !== "number" || zones.length === count
      ? []
      : [{ path: "replicaZoneIds", message: `must contain ${count} zones, one for each replica of redisReplicasNum` }],
};

/** Only a prepaid instance is renewed. */
const renewsPrepaid: Rule = {
  says: "autoRenewFlag must be 0 unless chargeType is PREPAID.",
  fields: ["autoRenewFlag", "chargeType"],
  test: ({ autoRenewFlag: renewal, chargeType = "POSTPAID" }) =>
    typeof renewal !== "number" || renewal === 0 || typeof chargeType !== "string" || chargeType === "PREPAID"
      ? []
      : [{ path: "autoRenewFlag", message: "must be 0 unless chargeType is PREPAID" }],
};

/** The rules about single values, and about renewals and zones. */
export const redisRules = [
  oneOfNumbers("redisShardNum", [1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128]),
  oneOfNumbers("recycle", [0, 1, 2, 3, 7, 15]),
  oneOfNumbers("waitSwitch", [1, 2]),
  zonePerReplica,
  renewsPrepaid,
] as const;
