import { field, fromWire, type ReadOutputs } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { flag, idText, text } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { describeDisks } from "./disks.ts";
import type { dataDisks } from "./instance-disk-fields.ts";
import { cloudDisksOf, factsOf } from "./instance-facts.ts";
import { instanceFields } from "./instance-fields.ts";

const diskFacts = {
  id: idText("", { wire: "DiskId" }),
  name: text("", { wire: "DiskName" }),
  type: text("", { wire: "DiskType" }),
  size: field.integer({ output: true, optional: true, wire: "DiskSize", docs: "" }),
  throughput: field.integer({ output: true, optional: true, wire: "ThroughputPerformance", docs: "" }),
  isEncrypted: flag("", { wire: "Encrypt" }),
  kmsKeyId: text("", { wire: "KmsKeyId" }),
  isDeletedWithMachine: flag("", { wire: "DeleteWithInstance" }),
};
const disks = responseList("DiskSet", diskFacts);
const attributes = {
  id: idText("", { wire: "InstanceId" }),
  userData: text("", { wire: "Attributes.UserData" }),
};
const attributeList = responseList("InstanceSet", attributes);

/** The maximum number of disks per request. */
const disksAtOnce = 100;

const diskIds = {
  systemDisk: field.object({ id: idText("", { wire: "DiskId" }) }, { output: true, wire: "SystemDisk", docs: "" }),
  dataDisks: field.list(field.object({ id: idText("", { wire: "DiskId" }) }, { docs: "" }), {
    output: true,
    optional: true,
    wire: "DataDisks",
    docs: "",
  }),
};

/** The machines of a listing, complete except for what other actions return. */
export const wholeInstances = responseList("InstanceSet", diskIds, (found) =>
  fromWire(instanceFields, withTags(asRequested(found, new Map(), ""))),
);

/** Completes machines of a response by the details of their disks and by their user data. */
export async function withDetails(op: Op, machines: readonly Body[]): Promise<Body[]> {
  const cloudDisks = machines.flatMap(cloudDisksOf);
  const pages = [];
  for (let from = 0; from < cloudDisks.length; from += disksAtOnce) {
    pages.push(op.cbs.list(describeDisks, { DiskIds: cloudDisks.slice(from, from + disksAtOnce) }, disks));
  }
  const InstanceIds = machines.map((one) => factsOf(one).id);
  const [foundDisks, foundAttributes] = await Promise.all([
    Promise.all(pages).then((all) => all.flat()),
    machines.length === 0
      ? []
      : op.cvm
          .read(
            "DescribeInstancesAttributes",
            { InstanceIds, Attributes: ["UserData"] },
            { expects: attributeList.expects },
          )
          .then(attributeList.of),
  ]);
  const byDisk = new Map(foundDisks.map((disk) => [fromWire(diskFacts, disk).id, disk]));
  const dataOf = new Map(foundAttributes.map((one) => fromWire(attributes, one)).map((one) => [one.id, one.userData]));
  return machines.map((one) => asRequested(one, byDisk, dataOf.get(factsOf(one).id) ?? ""));
}

/** A machine with the member names of a request. */
function asRequested(found: Body, byDisk: ReadonlyMap<string, Body>, userData: string): Body {
  const facts = factsOf(found);
  const complete = (disk: unknown): Body => {
    const own = recordOf(disk) ?? {};
    return { ...own, ...byDisk.get(String(own["DiskId"])) };
  };
  const data = (Array.isArray(found["DataDisks"]) ? (found["DataDisks"] as unknown[]) : []).map(complete);
  const publicIps = fromWire(addresses, found).publicIps;
  const groups = fromWire(groupFacts, found);
  return {
    ...tagsAsSet(found),
    InstanceChargePrepaid: { RenewFlag: facts.renewFlag },
    CdhInstanceType: facts.chargeType === "CDHPAID" ? facts.type : "",
    VirtualPrivateCloud: { ...recordOf(found["VirtualPrivateCloud"]), PrivateIp: facts.privateIps[0] },
    InternetAccessible: { ...recordOf(found["InternetAccessible"]), PublicIpAssigned: publicIps.length > 0 },
    PublicIp: publicIps[0],
    SystemDisk: complete(found["SystemDisk"]),
    DataDisks: data.filter(({ DiskId }) => String(DiskId).startsWith("disk-")),
    PlacementGroupId: groups.group || groups.groups[0],
    UserData: userData,
    UserDataRaw: decoded(userData),
    RunningFlag: facts.state !== "STOPPED",
  };
}

const addresses = { publicIps: field.list(text(), { output: true, wire: "PublicIpAddresses", docs: "" }) };
const groupFacts = {
  group: text("", { wire: "DisasterRecoverGroupId" }),
  groups: field.list(text(), { output: true, wire: "DisasterRecoverGroupIds", docs: "" }),
};

/** Base64 as text; empty if it is not a text. */
function decoded(base64: string): string {
  const raw = Buffer.from(base64, "base64").toString();
  return Buffer.from(raw).toString("base64") === base64 ? raw : "";
}

type Disk = ReadOutputs<{ readonly dataDisks: typeof dataDisks }>["dataDisks"][number];
type KnownDisk = { readonly [Member in keyof Disk]?: Disk[Member] | undefined };

/** The members by which a disk without a known ID is recognized. */
const recognizing = ["dataDiskType", "dataDiskSize", "encrypt", "deleteWithInstance", "throughputPerformance"] as const;

/**
 * The disks of a machine in the order of the program. The platform's order differs.
 *
 * @param known - The disks in the state, or those of the program right after the creation. Other disks were attached
 * later and belong to other resources.
 */
export function inOrder(found: readonly Disk[], known: readonly KnownDisk[]): readonly Disk[] {
  const rest = [...found];
  const take = (matches: (disk: Disk) => boolean): Disk[] => {
    const at = rest.findIndex(matches);
    return at === -1 ? [] : rest.splice(at, 1);
  };
  const byId = known.map(({ dataDiskId: id }) => (id ? take((disk) => disk.dataDiskId === id) : undefined));
  return known.flatMap((wanted, at): Disk[] => {
    const own = byId[at];
    if (own !== undefined) return own;
    const isAlike = (disk: Disk) =>
      recognizing.every((name) => wanted[name] === undefined || wanted[name] === disk[name]) &&
      (!wanted.kmsKeyId || wanted.kmsKeyId === disk.kmsKeyId);
    const named = take((disk) => isAlike(disk) && disk.dataDiskName === wanted.dataDiskName);
    return named.length > 0 ? named : take(isAlike);
  });
}
