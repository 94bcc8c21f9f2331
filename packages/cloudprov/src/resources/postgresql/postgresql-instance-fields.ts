import { field, hasValue, type Rule, requiredWhen, requiredWith } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { oneOfNumbers } from "../../platform/element-rules.ts";
import { fixed, optionOfUpdates } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { recordOf } from "../../platform/responses.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const size = {
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

const versions = {
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

const login = {
  rootUser: field.string({
    default: "root",
    pattern: {
      match: /^(?!postgres$|pg_)[a-z_]\w{0,15}$/i,
      says: "have 1 to 16 letters, digits and underscores, begin with no digit and not with pg_, and not be postgres",
    },
    replaceOnChange: true,
    wire: "AdminName",
    docs: "Name of the administrator.",
  }),
  rootPassword: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    adoptedIfMissing: true,
    ...databasePassword,
    wire: "AdminPassword",
    docs: "Password of the administrator. Newer platforms require lower case and capital letters, digits and symbols. The platform does not return it.",
  }),
};

const network = {
  availabilityZone: field.string({
    required: true,
    min: 1,
    wire: "Zone",
    docs: "Availability zone of the primary node, such as `ap-guangzhou-3`. A move to a zone that is not in `dbNodeSets` replaces the instance.",
  }),
  vpcId: field.string({
    required: true,
    pattern: idForms.vpc,
    docs: "ID of the private network. A change gives the instance another address.",
  }),
  subnetId: field.string({
    required: true,
    pattern: idForms.subnet,
    docs: "ID of the subnet. A change gives the instance another address.",
  }),
  securityGroups: field.set(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    computed: true,
    emptyIsUnset: true,
    wire: "SecurityGroupIds",
    docs: "IDs of the security groups. Defaults to the account's default group.",
  }),
  publicAccessSwitch: field.boolean({ default: false, docs: "Whether the instance has a public address." }),
  dbNodeSets: field.set(
    field.object(
      {
        role: field.string({ default: "Standby", values: ["Primary", "Standby"], docs: "`Primary` or `Standby`." }),
        zone: field.string({ required: true, min: 1, docs: "Availability zone of the node." }),
        dedicatedClusterId: field.string({ emptyIsUnset: true, docs: "ID of the dedicated cluster (CDC)." }),
      },
      { docs: "A node." },
    ),
    {
      computed: true,
      emptyIsUnset: true,
      wire: "DBNodeSet",
      docs: "Nodes of the instance, to distribute them over zones. One of them must be in `availabilityZone`.",
    },
  ),
};

const payment = {
  chargeType: field.string({
    default: "POSTPAID_BY_HOUR",
    values: ["POSTPAID_BY_HOUR", "PREPAID"],
    refuseChange: {
      because: "the platform does not return to a charge by the hour: restore it",
      allowed: { POSTPAID_BY_HOUR: ["PREPAID"] },
    },
    wire: "InstanceChargeType",
    docs: "How the instance is charged: by the hour, or with `PREPAID` for months in advance.",
  }),
  period: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    docs: "Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. A change buys that many additional months.",
  }),
  autoRenewFlag: field.integer({
    computed: true,
    changesWith: ["chargeType"],
    min: 0,
    max: 2,
    docs: "What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Defaults to 0.",
  }),
  autoVoucher: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 1,
    docs: "Whether purchases use vouchers: 1 or 0. Defaults to 0.",
  }),
  voucherIds: field.list(field.string({ docs: "An ID." }), {
    ...optionOfUpdates,
    emptyIsUnset: true,
    docs: "IDs of the vouchers. The platform supports one at present.",
  }),
};

const encryption = {
  needSupportTde: field.integer({
    computed: true,
    min: 0,
    max: 1,
    replaceOnChange: true,
    wire: "NeedSupportTDE",
    docs: "Whether the data is encrypted: 1 or 0. Defaults to 0.",
  }),
  kmsKeyId: field.string({
    ...fixed,
    wire: "KMSKeyId",
    docs: "ID of the key in the Key Management Service. Defaults to the platform's key.",
  }),
  kmsRegion: field.string({ ...fixed, wire: "KMSRegion", docs: "Region of the key." }),
  kmsClusterId: field.string({ ...fixed, wire: "KMSClusterId", docs: "ID of the key's cluster." }),
};

const parameter = (name: string) =>
  field.integer({
    computed: true,
    docs: `The parameter \`${name}\`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value.`,
  });

const operations = {
  maxStandbyArchiveDelay: parameter("max_standby_archive_delay"),
  maxStandbyStreamingDelay: parameter("max_standby_streaming_delay"),
  deleteProtection: field.boolean({
    computed: true,
    wire: "DeletionProtection",
    docs: "Whether the instance is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to false.",
  }),
  waitSwitch: field.integer({
    ...optionOfUpdates,
    docs: "When a change of the size, the nodes or the version takes effect: 0 at once, 2 in the maintenance window. An update does not wait for the window. Defaults to 0.",
  }),
};

const outputs = {
  privateAccessIp: field.string({ output: true, changesWith: ["vpcId", "subnetId"], docs: "Private address." }),
  privateAccessPort: field.integer({
    output: true,
    changesWith: ["vpcId", "subnetId"],
    docs: "Port of the private address.",
  }),
  publicAccessHost: field.string({
    output: true,
    changesWith: ["publicAccessSwitch"],
    docs: "Public host name; empty without one.",
  }),
  publicAccessPort: field.integer({
    output: true,
    changesWith: ["publicAccessSwitch"],
    docs: "Port of the public address; 0 without one.",
  }),
  uid: field.integer({ output: true, docs: "Number of the instance." }),
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
};

/** The properties of a PostgreSQL instance. */
export const postgresqlFields = withWireNames({
  ...size,
  ...versions,
  ...login,
  ...network,
  ...payment,
  ...encryption,
  ...operations,
  tags: tagsField,
  ...outputs,
});

/** Only prepaid instances have a period. */
export const isPrepaid = hasValue("chargeType", "PREPAID");

/** The zones of nodes. Undefined if one of them is not known yet. */
export function zonesOf(nodes: unknown): readonly string[] | undefined {
  if (!Array.isArray(nodes)) return undefined;
  const zones = nodes.map((one) => recordOf(one)?.["zone"]);
  return zones.every((zone) => typeof zone === "string") ? zones : undefined;
}

const nodeInZone: Rule = {
  says: "dbNodeSets must contain a node in availabilityZone.",
  fields: ["dbNodeSets", "availabilityZone"],
  test: ({ dbNodeSets, availabilityZone: zone }) => {
    const zones = zonesOf(dbNodeSets) ?? [];
    const isMet = zones.length === 0 || typeof zone !== "string" || zones.includes(zone);
    return isMet ? [] : [{ path: "dbNodeSets", message: "must contain a node in availabilityZone" }];
  },
};

const encrypted = ["kmsKeyId", "kmsRegion", "kmsClusterId"].map((name) =>
  requiredWhen(["needSupportTde"], {
    says: `${name} is set`,
    fields: [name],
    test: ({ [name]: given }) => given !== undefined && given !== "",
  }),
);

/** Properties that depend on one another. */
export const postgresqlRules: readonly Rule[] = [
  nodeInZone,
  oneOfNumbers("waitSwitch", [0, 2]),
  requiredWith("voucherIds", "autoVoucher"),
  ...encrypted,
];
