import {
  compositeId,
  expectation,
  expectationAt,
  expectationOfRequested,
  fromWire,
  requiredWhen,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import type { ElementPage } from "../../platform/service-client.ts";
import { goneDnsDomainCodes } from "./dnspod-domain-instance.ts";
import { dnspodRecordFields as fields, typesWithPriority, withoutDot } from "./dnspod-record-fields.ts";
import { asListed, asRead } from "./dnspod-record-form.ts";

const describe = "DescribeRecordList";
/** Error codes that mean that a record does not exist. */
export const goneDnsRecordCodes = [...goneDnsDomainCodes, "InvalidParameter.RecordIdInvalid"];

const id = compositeId({
  separator: "#",
  parts: [
    { property: "domain", wire: "Domain", example: "example.com" },
    { property: "recordId", wire: "RecordId", example: "1194109872", match: /\d+/ },
  ],
});

const created = { recordId: requiredWhole("", { wire: "RecordId" }) };
const listed = { recordId: idText("", { wire: "RecordId" }) };
const recordInfo = expectationAt(
  "RecordInfo",
  expectation((found) => fromWire(fields, asRead("", found))),
);
/** The records of a listing, in which some members have other names. */
const all = responseList("RecordList", created, (found) => fromWire(fields, asListed("", found)));

/** A page of the records of a domain. An empty list is not an error. */
async function pageOf(op: Op, domain: unknown, query: Body = {}, offset = 0): Promise<ElementPage> {
  const parameters = { Domain: domain, ErrorOnEmpty: "no", ...query };
  const page = await op.dnspod.page(describe, parameters, all, { offset, pageSize: 1_000 });
  return { ...page, elements: page.elements.map((found) => asListed(domain, found)) };
}

const records: ActionObject = {
  service: "dnspod",
  create: "CreateRecord",
  delete: "DeleteRecord",
  goneCodes: goneDnsRecordCodes,
  idOf(found, { domain }) {
    const { recordId } = fromWire("SubDomain" in found ? listed : created, found);
    return id.build({ domain, recordId: String(recordId) });
  },
  key: keyOf,
  async read(op, own) {
    const key = keyOf(own);
    const identifies = expectationOfRequested({ Id: key.RecordId });
    const found = await op.dnspod.read("DescribeRecord", key, { expects: recordInfo, identifies });
    return asRead(key.Domain, found["RecordInfo"] as Body);
  },
  listing: {
    name: "SubDomain",
    within: { domain: fields.domain },
    timeless: true,
    takenCodes: ["InvalidParameter.DomainRecordExist"],
    whole: { page: (op, offset, { domain }) => pageOf(op, domain, {}, offset), asRead: (found) => found },
    async *find(op: Op, name, values) {
      const { domain, recordType, recordLine, value } = values;
      const query = name === undefined ? {} : { Subdomain: name, RecordType: recordType, RecordLine: recordLine };
      for (let offset: number | undefined = 0; offset !== undefined; ) {
        const { elements, next }: ElementPage = await pageOf(op, domain, query, offset);
        [offset] = next;
        for (const found of elements) {
          if (name !== undefined) {
            if (withoutDot(found["Value"]) === withoutDot(value)) yield { ...found, SubDomain: name };
            // The platform creates the records of its name servers with the domain.
          } else if (found["DefaultNS"] !== true) yield found;
        }
      }
    },
  },
};

const handlers = actionObject({ ...records, fields });

export const dnspodRecord = resource("DnspodRecord", {
  docs: "A record of a domain in DNSPod, the public DNS of the platform.",
  example: `const shop = new cloudprov.DnspodRecord("shop", {
    domain: "example.com",
    subDomain: "www",
    recordType: "CNAME",
    recordLine: "默认",
    value: "shop.example.net",
});`,
  errors: remedies(
    "dnspod",
    "InvalidParameter.DomainRecordExist",
    "LimitExceeded.RecordTtlLimit",
    "FailedOperation.MustAddDefaultLineFirst",
    "FailedOperation.DomainIsLocked",
  ),
  import: id.import,
  rules: [
    requiredWhen(["mx"], {
      says: "recordType is MX, HTTPS or SVCB",
      fields: ["recordType"],
      test: ({ recordType }) => typesWithPriority.some((type) => type === recordType),
    }),
  ],
  naturalKey: ["domain", "subDomain", "recordType", "recordLine", "value"],
  ...handlers,

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    // The platform keeps nothing of the old record, except a weight, which 0 turns off.
    const isWeightRemoved = op.args.weight === undefined && op.state.weight !== undefined;
    await op.dnspod.write("ModifyRecord", {
      ...toWire(fields, op.args as Values, () => true),
      ...(isWeightRemoved ? { Weight: 0 } : {}),
      ...keyOf(op.id),
    });
  },
});

function keyOf(own: string): { readonly Domain: string; readonly RecordId: number } {
  const { Domain = "", RecordId } = id.key(own);
  return { Domain, RecordId: Number(RecordId) };
}
