import { field, fromWire, responseField } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { chargeTypes } from "../../resources/mysql/mysql-instance-form.ts";
import { describeMysql } from "../../resources/mysql/mysql-instances.ts";

/** The roles of instances, by the numbers that the platform has for them. */
const roles = { master: 1, dr: 2, ro: 3 } as const;

/** An input that is 0 or 1. */
function choice(docs: string) {
  return field.integer({ min: 0, max: 1, docs });
}

const inputs = {
  mysqlId: field.string({ emptyIsUnset: true, pattern: idForms.mysqlInstance, docs: "ID of the instance, `cdb-...`." }),
  instanceRole: field.string({
    emptyIsUnset: true,
    values: ["master", "ro", "dr"],
    docs: "Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`).",
  }),
  status: field.integer({
    min: 0,
    docs: "Status of the instances: creating (0), running (1), being isolated (4) or in the recycle bin (5).",
  }),
  securityGroupId: field.string({
    emptyIsUnset: true,
    pattern: idForms.securityGroup,
    docs: "ID of a security group that the instances have.",
  }),
  chargeType: field.string({ emptyIsUnset: true, values: chargeTypes, docs: "How the instances are charged." }),
  instanceName: field.string({ emptyIsUnset: true, docs: "Name of the instances." }),
  engineVersion: field.string({
    emptyIsUnset: true,
    knownValues: ["5.1", "5.5", "5.6", "5.7", "8.0", "8.4"],
    docs: "Version of MySQL, such as `8.0`.",
  }),
  initFlag: choice("Whether the instances are initialized (1) or not (0)."),
  withDr: choice("Whether to include instances for disaster recovery (1) or not (0). Defaults to 1."),
  withRo: choice("Whether to include read-only instances (1) or not (0). Defaults to 1."),
  withMaster: choice("Whether to include primary instances (1) or not (0). Defaults to 1."),
  offset: field.integer({ default: 0, min: 0, docs: "Number of instances to skip." }),
  limit: field.integer({ default: 20, min: 1, max: 2000, docs: "Maximum number of instances to return." }),
};

const group = {
  groupId: text("ID of the group.", { wire: "RoGroupId" }),
  instanceIds: texts("IDs of the read-only instances in the group."),
};

const instance = {
  mysqlId: idText("ID of the instance.", { wire: "InstanceId" }),
  instanceName: text("Name.", { wire: "InstanceName" }),
  instanceRole: text("Role: `master`, `ro` or `dr`."),
  initFlag: whole("Whether it is initialized: 1 or 0."),
  status: whole("Status: creating (0), running (1), being isolated (4) or in the recycle bin (5)."),
  zone: text("Availability zone of the primary node."),
  autoRenewFlag: whole("Whether it is renewed automatically (1), or this was turned off (2).", { wire: "AutoRenew" }),
  engineVersion: text("Version of MySQL."),
  cpuCoreCount: whole("Number of CPU cores.", { wire: "Cpu" }),
  memorySize: whole("Memory, in MB.", { wire: "Memory" }),
  volumeSize: whole("Size of the disk, in GB.", { wire: "Volume" }),
  internetStatus: whole("Access from the Internet: never opened (0), open (1) or closed (2).", { wire: "WanStatus" }),
  internetHost: text("Host name in the Internet.", { wire: "WanDomain" }),
  internetPort: whole("Port in the Internet.", { wire: "WanPort" }),
  intranetIp: text("Address in the private network.", { wire: "Vip" }),
  intranetPort: whole("Port in the private network.", { wire: "Vport" }),
  projectId: whole("ID of the project."),
  vpcId: text("ID of the private network.", { wire: "UniqVpcId" }),
  subnetId: text("ID of the subnet.", { wire: "UniqSubnetId" }),
  slaveSyncMode: whole("Replication: asynchronous (0), semi-synchronous (1) or synchronous (2).", {
    wire: "ProtectMode",
  }),
  deviceType: text("Type of the instance, such as `UNIVERSAL`."),
  payType: whole("How it is charged, as the platform's number: in advance (0) or by the hour (1)."),
  chargeType: text("How it is charged: `PREPAID` or `POSTPAID`."),
  createTime: text("Creation time, in the platform's time zone."),
  deadLineTime: text("When a prepaid instance expires, in the platform's time zone.", { wire: "DeadlineTime" }),
  masterInstanceId: text("ID of the primary instance of another one.", { wire: "MasterInfo.InstanceId" }),
  roInstanceIds: texts("IDs of its read-only instances."),
  roGroups: rows(group, "RoGroups", "Its groups of read-only instances."),
  drInstanceIds: texts("IDs of its instances for disaster recovery."),
};
const outputs = { instanceLists: rows(instance, "Items", "The instances, in the platform's order.") };

const members = { id: responseField.string({ wire: "InstanceId" }) };
const facts = {
  type: responseField.integer({ wire: "InstanceType" }),
  payType: responseField.integer({ wire: "PayType" }),
  recovery: responseField.list(responseField.object(members, {}), { wire: "DrInfo" }),
  groups: responseField.list(
    responseField.object(
      {
        id: responseField.string({ wire: "RoGroupId" }),
        instances: responseField.list(responseField.object(members, {}), { wire: "RoInstances" }),
      },
      {},
    ),
    { wire: "RoGroups" },
  ),
};

/** An instance of a response, with the member names of the outputs. */
function asShown(found: Body): Body {
  const { type, payType, recovery, groups } = fromWire(facts, found);
  const [role = ""] = Object.entries(roles).find(([, number]) => number === type) ?? [];
  const idsIn = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  return {
    ...found,
    InstanceRole: role,
    ChargeType: chargeTypes[payType] ?? "",
    RoGroups: groups.map(({ id, instances }) => ({ RoGroupId: id, InstanceIds: idsIn(instances) })),
    RoInstanceIds: groups.flatMap(({ instances }) => idsIn(instances)),
    DrInstanceIds: idsIn(recovery),
  };
}

const list = responseList("Items", instance, facts);

export const getMysqlInstance = lookup("getMysqlInstance", {
  docs: "Lists the MySQL instances of the region, optionally filtered by ID, name, role, status, version, charge type and security group.",
  example: `const running = cloudprov.getMysqlInstanceOutput({ status: 1, instanceRole: "master", limit: 100 });`,
  inputs,
  outputs,
  async request(op) {
    const { mysqlId, instanceRole, status, securityGroupId, chargeType, instanceName, engineVersion } = op.args;
    const { initFlag: InitFlag, withDr: WithDr, withRo: WithRo, withMaster: WithMaster } = op.args;
    const one = <T>(value: T | undefined) => (value === undefined ? undefined : [value]);
    const query = {
      InstanceIds: one(mysqlId),
      InstanceTypes: one(instanceRole && roles[instanceRole]),
      Status: one(status),
      ...(securityGroupId === undefined ? {} : { SecurityGroupId: securityGroupId, WithSecurityGroup: 1 }),
      PayTypes: one(chargeType && chargeTypes.indexOf(chargeType)),
      InstanceNames: one(instanceName),
      EngineVersions: one(engineVersion),
      InitFlag,
      WithDr,
      WithRo,
      WithMaster,
      Offset: op.args.offset,
      Limit: op.args.limit,
    };
    const found = await op.cdb.read(describeMysql, query, { expects: list.expects });
    return { Items: list.of(found).map(asShown) };
  },
  id: (_, { instanceLists }) => hash(instanceLists.map(({ mysqlId }) => mysqlId)),
});
