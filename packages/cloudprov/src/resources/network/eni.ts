import {
  CodedError,
  type CreateOperation,
  type DiffOperation,
  type DiffVerdict,
  ifTaken,
  isUnknown,
  type ReadOperation,
  type ReadyOperation,
  type Unsettled,
  type UpdateOperation,
  type WrittenValues,
} from "@org/core-provider";
import { untilSeen } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { codeOf } from "../../platform/errors.ts";
import { remedies, tooMany } from "../../platform/remedies.ts";
import { recordOf } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { addressesAtOnce, changeAddresses, groupsOf } from "./eni-addresses.ts";
import { describeInterfaces, factsOf, interfaceList, untilInterfaceIdle } from "./eni-facts.ts";
import { addressRules, eniFields as fields } from "./eni-fields.ts";
import { eniAsSent, interfaces } from "./eni-object.ts";
import { untilCreatedByVpcTask } from "./vpc-tasks.ts";

/** The most values of a filter. */
const valuesAtOnce = 5;

const handlers = createdWithTags(
  { ...interfaces, fields, asSent: eniAsSent },
  resourceTags({ service: "vpc", prefix: "eni" }),
);

export const eni = resource("Eni", {
  docs: "An elastic network interface: private addresses of a subnet that move with it from one machine to another. `EniAttachment` attaches it. Changing `vpcId` or `subnetId` replaces the interface, which loses its addresses.",
  example: `const web = new cloudprov.Eni("web", {
    vpcId: config.require("vpcId"),
    subnetId: config.require("subnetId"),
    orderlySecurityGroups: [config.require("securityGroupId")],
    ipv4Count: 2,
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies("vpc", "ResourceInsufficient.Subnet", "UnsupportedOperation.IdempotentParameterMismatch"),
    "InvalidParameterValue.Range": "An address of `ipv4s` is outside the range of the subnet: choose one within it.",
    "InvalidParameterValue.Reserved": "The platform itself uses an address of `ipv4s`: choose another one.",
    ResourceInUse: "Something has one of the addresses of `ipv4s`: choose another one, or wait until it is free.",
    LimitExceeded: tooMany,
  },
  import: { form: "<network interface ID>", example: "eni-qka182br" },
  // The addresses of the old interface are in the same subnet.
  naturalKey: ["subnetId"],
  rules: addressRules,
  ...handlers,
  isSetLater: (path, { ipv4s = [], ipv4Count = 0 }) =>
    /^ipv4s\b/.test(path) ? ipv4s.length > addressesAtOnce : path === "ipv4Count" && ipv4Count > addressesAtOnce,

  diff(op: DiffOperation<typeof fields>): DiffVerdict {
    if (op.replacing) return {};
    const { ipv4Infos = [] }: Partial<typeof op.state> = op.state;
    const { ipv4Count: count } = op.args;
    if (op.changes.has("ipv4Count") && typeof count === "number" && count < ipv4Infos.length) {
      op.warn(
        `the interface loses ${ipv4Infos.length - count} of its ${ipv4Infos.length} addresses, some of which other products may have added; set ipv4s to choose which ones stay`,
      );
    }
    const [present, wanted] = [ipv4Infos.find(({ primary }) => primary)?.ip, primaryIn(op.args["ipv4s"])];
    if (present === undefined || wanted === undefined || wanted === present) return {};
    const message =
      "must keep the primary address, which the platform cannot change. For another one, recreate the interface with `pulumi up --replace`";
    return { reject: [{ path: "ipv4s", message }] };
  },

  unsettled,

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    // An interrupted run may have created the interface: it is searched by its name, and compared.
    if (op.creationNote?.interrupted === undefined) await requireFreeAddresses(op);
    try {
      return await handlers.create(op);
    } catch (error) {
      if (codeOf(error) === "ResourceInUse") await requireFreeAddresses(op);
      throw error;
    }
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilCreatedByVpcTask(op, op.id);
    await untilSeen(op, interfaces, op.id, op.args);
    // Addresses that others have added in the meantime stay.
    await changeAddresses(op, op.id, op.args, []);
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (found === undefined) return undefined;
    const { ipv4s, ipv4Count, ...others } = found;
    // Both are known of every interface, and a program has one of them.
    return op.args.ipv4s === undefined ? { ...others, ipv4Count } : { ...others, ipv4s };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await handlers.update(op);
    const known = op.state.ipv4Infos.map(({ ip }) => ip);
    if (op.changed("ipv4s", "ipv4Count")) await changeAddresses(op, op.id, op.args, known);
    await untilInterfaceIdle(op, op.id);
  },
});

/** Fails if another interface has a wanted address. */
async function requireFreeAddresses(op: CreateOperation<typeof fields> & Clients): Promise<void> {
  const { subnetId, ipv4s = [] } = op.args;
  for (const group of groupsOf(ipv4s, valuesAtOnce)) {
    const ips = group.map(({ ip }) => ip);
    const Filters = [
      { Name: "subnet-id", Values: [subnetId] },
      { Name: "address-ip", Values: ips },
    ];
    const all = await op.vpc.list(describeInterfaces, { Filters }, interfaceList);
    // A single address also selects those that end with it.
    const other = all.map(factsOf).find(({ addresses }) => addresses.some(({ ip }) => ips.includes(ip)));
    if (other === undefined) continue;
    throw new CodedError(
      "object-exists",
      `an address of ipv4s belongs to the network interface ${other.id}. ${ifTaken(op, other.id)}`,
    );
  }
}

/** Addresses that somebody else has added do not disappear by waiting. */
function unsettled({ properties, args, before, outputs }: WrittenValues<typeof fields>): Unsettled {
  const present = outputs.ipv4Infos ?? [];
  const expected = [...(before.ipv4Infos ?? []), ...(args.ipv4s ?? [])].map(({ ip }) => ip);
  const added = present.map(({ ip }) => ip).filter((ip) => !expected.includes(ip));
  const isOnlyAddresses = properties.every((name) => name === "ipv4s" || name === "ipv4Count");
  const hasTooFew = present.length < (args.ipv4s?.length ?? args.ipv4Count ?? 0);
  return {
    mayChange: !isOnlyAddresses || hasTooFew || added.length === 0,
    warning: `the platform accepted the request but returns another value of ${properties.join(", ")}. If another product has added addresses, add them to the program, or remove them there`,
  };
}

/** The primary address in a program; undefined if it is unknown. */
function primaryIn(list: unknown): string | undefined {
  const all = Array.isArray(list) ? (list as readonly unknown[]) : [];
  const primary = all
    .map((one) => (isUnknown(one) ? {} : (recordOf(one) ?? {})))
    .find((one) => one["primary"] === true);
  return typeof primary?.["ip"] === "string" ? primary["ip"] : undefined;
}
