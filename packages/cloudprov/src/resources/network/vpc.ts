import { field, fromWire, type ReadOperation, type ReadyOperation, type UpdateOperation } from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { each, eachAddress, networkBlock } from "../../platform/element-rules.ts";
import { codeOf } from "../../platform/errors.ts";
import { networkOf } from "../../platform/ip-address.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { flag, idText, requiredWhole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags } from "../../platform/tags.ts";
import { vpcFields as fields } from "./vpc-fields.ts";

export const describeVpcs = "DescribeVpcs";
const mainTable = { id: idText("", { wire: "RouteTableId" }), isMain: flag("", { wire: "Main" }) };
const mainTables = responseList("RouteTableSet", mainTable);

const ranges = {
  all: field.list(
    field.object(
      {
        block: idText("", { wire: "CidrBlock" }),
        // 0 is an additional range of the network; others belong to containers.
        type: requiredWhole("", { wire: "AssistantType" }),
      },
      { docs: "" },
    ),
    { output: true, optional: true, wire: "AssistantCidrSet", docs: "" },
  ),
} as const;

const vpcs: ActionObject = {
  create: "CreateVpc",
  update: { action: "ModifyVpcAttribute", sends: "changes", asSent },
  delete: "DeleteVpc",
  withOwnActions: ["assistantCidrs"],
  goneCodes: ["UnsupportedOperation.RecordNotExists"],
  ...listedBy({
    service: "vpc",
    action: describeVpcs,
    member: "VpcSet",
    id: "VpcId",
    created: "Vpc.VpcId",
    name: "VpcName",
    fields,
    byId: (id) => filteredBy("vpc-id", id),
    byName: (name) => filteredBy("vpc-name", name),
    asRead: (found) => withTags(asRequested(found)),
  }),
};

const handlers = createdWithTags({ ...vpcs, fields, asSent }, resourceTags({ service: "vpc", prefix: "vpc" }));

export const vpc = resource("Vpc", {
  docs: "A private network in a region. Everything else of the network is created in it: subnets, route tables, machines, databases. Changing `cidrBlock` replaces the network, which is possible only when nothing is in it.",
  example: `const shop = new cloudprov.Vpc("shop", {
    cidrBlock: "10.1.0.0/16",
    dnsServers: ["183.60.83.19", "183.60.82.98"],
    tags: { team: "shop" },
});`,
  errors: {
    "InvalidParameterValue.SubnetOverlap": "Choose a `cidrBlock` within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16.",
    "InvalidParameterValue.SubnetOverlapAssistCidr":
      "A block of `assistantCidrs` overlaps another range of the network: choose one that does not.",
    "UnsupportedOperation.EnableMulticast": "Ask the platform's support to enable multicast for the account.",
    ResourceInUse:
      "Something is still in the network, or in a removed block of `assistantCidrs`: delete it first. The provider repeats the request for some time, because deletions take a while.",
  },
  import: { form: "<network ID>", example: "vpc-8vazrwjv" },
  rules: [
    networkBlock("cidrBlock"),
    eachAddress("dnsServers"),
    each("assistantCidrs", {
      says: "an IPv4 block that begins with its first address, such as 10.1.0.0/16",
      test: (text) => text === networkOf(text),
    }),
  ],
  ...handlers,
  setLater: { assistantCidrs: "absent" } as const,

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    // The default route table of a network never changes.
    return (
      found && {
        ...found,
        defaultRouteTableId: op.state?.defaultRouteTableId ?? (await defaultRouteTableOf(op, op.id)),
      }
    );
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { assistantCidrs = [] } = op.args;
    if (assistantCidrs.length === 0) return;
    await untilSeen(op, vpcs, op.id, op.args);
    await changeRanges(op, op.id, assistantCidrs);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (op.changed("assistantCidrs")) await changeRanges(op, op.id, op.args.assistantCidrs ?? []);
    await handlers.update(op);
  },
});

/** The platform receives multicast as a text, and additional ranges by another action. */
function asSent({ EnableMulticast, AssistantCidrs: _, ...body }: Body): Body {
  return EnableMulticast === undefined ? body : { ...body, EnableMulticast: String(EnableMulticast) };
}

/** A network of a response with the member names of a request, and the additional ranges by their owners. */
export function asRequested({ DnsServerSet, AssistantCidrSet, ...found }: Body): Body {
  const { all: blocks = [] } = fromWire(ranges, { AssistantCidrSet });
  const of = (isOwn: boolean) => blocks.filter(({ type }) => (type === 0) === isOwn).map(({ block }) => block);
  return { ...found, DnsServers: DnsServerSet, AssistantCidrs: of(true), DockerAssistantCidrs: of(false) };
}

/** Adds and removes additional ranges of a network until it has the wanted ones. */
async function changeRanges(op: Op, id: string, wanted: readonly string[]): Promise<void> {
  const changes = async () => {
    const present = ownRangesOf((await vpcs.read(op, id, {})) ?? {});
    const added = wanted.filter((block) => !present.includes(block));
    const removed = present.filter((block) => !wanted.includes(block));
    return { added, removed, isDone: added.length === 0 && removed.length === 0 };
  };
  const { added, removed, isDone } = await changes();
  if (isDone) return;
  try {
    await op.vpc.write("ModifyAssistantCidr", {
      VpcId: id,
      ...(added.length > 0 ? { NewCidrBlocks: added } : {}),
      ...(removed.length > 0 ? { OldCidrBlocks: removed } : {}),
    });
  } catch (error) {
    // A repeated request is rejected when the first one has succeeded without a response.
    if (op.signal.aborted || !(await changes()).isDone) throw error;
  }
}

function ownRangesOf({ AssistantCidrs: present }: Body): readonly string[] {
  return Array.isArray(present) ? present : [];
}

/** The ID of the default route table of a network. Undefined if the platform rejects the request. */
async function defaultRouteTableOf(op: Op, id: string): Promise<string | undefined> {
  try {
    return await mainTableOf(op, id);
  } catch (error) {
    // The network can be used without it.
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}

/** The ID of the default route table of a network. */
export async function mainTableOf(op: Op, id: string): Promise<string | undefined> {
  const filters = [
    { Name: "vpc-id", Values: [id] },
    { Name: "association.main", Values: ["true"] },
  ];
  const { elements } = await op.vpc.page("DescribeRouteTables", { Filters: filters }, mainTables);
  // A response without the filter has other route tables, too.
  return elements.map((found) => fromWire(mainTable, found)).find(({ isMain }) => isMain)?.id;
}
