import { fromWire, type Outputs, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { tagInfosAsSet, tagsAsInfos } from "../../platform/created-with-tags.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { postgresqlFactsOf, privateNetwork, publicNetwork } from "./postgresql-facts.ts";
import type { postgresqlFields } from "./postgresql-instance-fields.ts";
import { offerFor, type Wanted } from "./postgresql-offers.ts";
import { delaysOf } from "./postgresql-parameters.ts";

/** Members that a creation sends by other names or in later requests. */
const notSent = ["Memory", "Cpu", "PublicAccessSwitch", "MaxStandbyArchiveDelay", "MaxStandbyStreamingDelay"];

/** The parameters of a creation, from the inputs by their wire names. */
export async function postgresqlAsSent(body: Body, op: Op): Promise<Body> {
  const args = (op as Op & { readonly args?: unknown }).args as Wanted & Vouchers;
  const { code, version } = await offerFor(op, args);
  const { Tags, ...given } = tagsAsInfos(body);
  const hasVersion = ["DBVersion", "DBMajorVersion", "DBKernelVersion"].some((name) => given[name] !== undefined);
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !notSent.includes(name))),
    ...(hasVersion ? {} : { DBVersion: version }),
    SpecCode: code,
    InstanceCount: 1,
    Period: given["InstanceChargeType"] === "PREPAID" ? (given["Period"] ?? 1) : 1,
    ...(Tags === undefined ? {} : { TagList: Tags }),
    ...vouchersOf(args),
  };
}

interface Vouchers {
  readonly autoVoucher?: number | undefined;
  readonly voucherIds?: readonly string[] | undefined;
}

/** The parameters of a purchase that uses vouchers. */
export function vouchersOf({ autoVoucher: AutoVoucher, voucherIds: VoucherIds }: Vouchers): Body {
  return {
    ...(AutoVoucher === undefined ? {} : { AutoVoucher }),
    ...(VoucherIds === undefined ? {} : { VoucherIds }),
  };
}

/** An instance of a listing with the member names of a request. */
export function asRequested(found: Body): Body {
  const instance = postgresqlFactsOf(found);
  const { DBInstanceName, DBInstanceMemory, DBInstanceCpu, DBInstanceStorage, DBInstanceStorageType, ...rest } = found;
  const { DBCharset, AutoRenew, TagList } = found;
  const inside = privateNetwork(instance);
  const outside = publicNetwork(instance);
  return {
    ...tagInfosAsSet({ ...rest, Tags: TagList }),
    Name: DBInstanceName,
    Memory: DBInstanceMemory,
    Cpu: DBInstanceCpu,
    Storage: DBInstanceStorage,
    StorageType: DBInstanceStorageType,
    Charset: DBCharset,
    AutoRenewFlag: AutoRenew,
    InstanceChargeType: chargeTypeOf(instance.payType),
    VpcId: inside?.vpcId || instance.vpcId,
    SubnetId: inside?.subnetId || instance.subnetId,
    // Each instance has a private address: a response without it is incomplete.
    PrivateAccessIp: inside?.ip,
    PrivateAccessPort: inside?.port,
    PublicAccessSwitch: outside !== undefined,
    PublicAccessHost: outside?.host ?? "",
    PublicAccessPort: outside?.port ?? 0,
    NeedSupportTDE: instance.isEncrypted,
  };
}

/** How an instance is charged; undefined if the response lacks that. */
function chargeTypeOf(payType: string): string | undefined {
  if (payType === "") return undefined;
  return payType.toLowerCase() === "prepaid" ? "PREPAID" : "POSTPAID_BY_HOUR";
}

const groups = responseList("SecurityGroupSet", {
  id: responseField.string({ wire: "SecurityGroupId", returned: "always" }),
});
const key = {
  KMSKeyId: responseField.string({ wire: "KeyId" }),
  KMSRegion: responseField.string({ wire: "KeyRegion" }),
  KMSClusterId: responseField.string({ wire: "KMSClusterId" }),
};
const noKey = { KMSKeyId: "", KMSRegion: "", KMSClusterId: "" };
const keys = responseList("EncryptionKeys", key);

/** The details of an instance that listings lack, by the member names of a request. */
export async function detailsOf(op: Op, instance: ReturnType<typeof postgresqlFactsOf>): Promise<Body> {
  const query = { DBInstanceId: instance.id };
  const [foundGroups, foundKeys, delays] = await Promise.all([
    op.postgres.read("DescribeDBInstanceSecurityGroups", query, { expects: groups.expects }),
    instance.isEncrypted === 1
      ? op.postgres.read("DescribeEncryptionKeys", query, { expects: keys.expects })
      : undefined,
    delaysOf(op, instance.id),
  ]);
  const [ownKey] = foundKeys === undefined ? [] : keys.of(foundKeys);
  return {
    SecurityGroupIds: groups.of(foundGroups).map((one) => one["SecurityGroupId"]),
    ...(ownKey === undefined ? noKey : fromWire(key, ownKey)),
    ...delays,
  };
}

/** The same, from the state: a refresh of many instances does not read it one by one. */
export function knownDetails(state: Partial<Outputs<typeof postgresqlFields>>) {
  const { securityGroups = [], kmsKeyId = "", kmsRegion = "", kmsClusterId = "" } = state;
  const { maxStandbyArchiveDelay = 0, maxStandbyStreamingDelay = 0 } = state;
  return { securityGroups, kmsKeyId, kmsRegion, kmsClusterId, maxStandbyArchiveDelay, maxStandbyStreamingDelay };
}

const account = {
  name: responseField.string({ wire: "UserName", returned: "always" }),
  type: responseField.string({ wire: "UserType" }),
  created: responseField.string({ wire: "CreateTime" }),
};
const accounts = responseList("Details", account);

/** The administrator of an instance: the oldest account that the platform has created with all rights. */
export async function rootUserOf(op: Op, id: string): Promise<string> {
  const query = { DBInstanceId: id, OrderBy: "createTime", OrderByType: "asc" };
  for await (const found of op.postgres.pages("DescribeAccounts", query, accounts)) {
    const { name, type, created } = fromWire(account, found);
    // An account that was created in the database has no time.
    if (!created.startsWith("0000") && type !== "normal") return name;
  }
  return "";
}
