import {
  type CreateOperation,
  type DiffOperation,
  expectation,
  expectationAt,
  expectationOfRequested,
  field,
  fromWire,
  type ReadyOperation,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import {
  type ActionObject,
  actionObject,
  createByAction,
  untilSeen,
  type Values,
} from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { dnspodDomainInstanceFields as fields } from "./dnspod-domain-instance-fields.ts";

/** Error codes that mean that a domain does not exist. */
export const goneDnsDomainCodes = ["InvalidParameterValue.DomainNotExists"];

const stated = {
  status: field.string({ output: true, optional: true, wire: "Status", docs: "" }),
  isMark: field.string({ output: true, optional: true, wire: "IsMark", docs: "" }),
};
const domainInfo = expectationAt(
  "DomainInfo",
  expectation((found) => fromWire(fields, asRead(found))),
);
/** The domains of a listing. They lack some properties, so each domain is read on its own. */
const all = responseList("DomainList", memberFacts("Name", "Name"));
const idOfCreated = { id: idText("", { wire: "DomainInfo.Domain" }) };
const idOfListed = { id: idText("", { wire: "Domain" }) };

async function infoOf(op: Op, domain: string): Promise<Body> {
  const query = { Domain: domain.toLowerCase() };
  const identifies = expectationOfRequested(query);
  return (await op.dnspod.read("DescribeDomain", query, { expects: domainInfo, identifies }))["DomainInfo"] as Body;
}

const domains: ActionObject = {
  service: "dnspod",
  create: "CreateDomain",
  delete: "DeleteDomain",
  withOwnActions: ["status", "remark"],
  idOf: (found) => fromWire("DomainInfo" in found ? idOfCreated : idOfListed, found).id.toLowerCase(),
  key: (id) => ({ Domain: id }),
  deterministicId: () => true,
  goneCodes: goneDnsDomainCodes,
  read: async (op, id) => asRead(await infoOf(op, id)),
  listing: {
    name: "Domain",
    uniqueNames: true,
    takenCodes: ["FailedOperation.DomainExists"],
    async *find(op: Op, name) {
      if (name === undefined) {
        for await (const found of op.dnspod.pages("DescribeDomainList", {}, all)) yield asListed(found, found["Name"]);
      } else {
        const found = await ifExists(infoOf(op, name), goneDnsDomainCodes);
        if (found !== undefined) yield asListed(found, name);
      }
    },
  },
};

const handlers = actionObject({ ...domains, fields });

export const dnspodDomainInstance = resource("DnspodDomainInstance", {
  docs: "A domain in DNSPod, the public DNS of the platform. Set the domain's name servers at its registrar to those that the console shows. Deleting or replacing the domain also deletes all of its records.",
  example: `const shop = new cloudprov.DnspodDomainInstance("shop", {
    domain: "example.com",
    remark: "Web shop",
});`,
  errors: remedies(
    "dnspod",
    "FailedOperation.DomainOwnedByOtherUser",
    "FailedOperation.DomainIsLocked",
    "FailedOperation.DomainIsVip",
    "InvalidParameter.DomainInBlackList",
    "RequestLimitExceeded.CreateDomainLimit",
  ),
  import: { form: "<domain name>", example: "example.com" },
  naturalKey: ["domain"],
  ...handlers,
  setLater: { status: "default", remark: "absent" } as const,

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { Status: _, Remark: _remark, ...body } = toWire(fields, op.args as Values);
    return createByAction(op, domains, { ...body, Domain: op.args.domain.toLowerCase() }, op.args as Values);
  },

  diff(op: DiffOperation<typeof fields>) {
    if (op.replacing) op.warn(`all records of ${op.id} are deleted with it: create them again in the new domain`);
    return {};
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { status, remark = "" } = op.args;
    if (status === undefined && remark === "") return;
    await untilSeen(op, domains, op.id, op.args as Values);
    if (status !== undefined) await op.dnspod.write("ModifyDomainStatus", { Domain: op.id, Status: status });
    if (remark !== "") await op.dnspod.write("ModifyDomainRemark", { Domain: op.id, Remark: remark });
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { status, remark = "" } = op.args;
    if (op.changed("status") && status !== undefined) {
      await op.dnspod.write("ModifyDomainStatus", { Domain: op.id, Status: status });
    }
    if (op.changed("remark")) await op.dnspod.write("ModifyDomainRemark", { Domain: op.id, Remark: remark });
  },
});

/** A domain of a response with its values as requests have them. */
function asRead(found: Body): Body {
  const { status, isMark } = fromWire(stated, found);
  const lower = status?.toLowerCase();
  return {
    ...found,
    ...(lower === undefined ? {} : { Status: lower === "pause" ? "disable" : lower }),
    ...(isMark === undefined ? {} : { IsMark: isMark.toLowerCase() }),
  };
}

/** A domain with the names of the members that other listings have. */
function asListed(found: Body, domain: unknown): Body {
  return { ...found, Domain: domain, CreatedTime: found["CreatedOn"] };
}
