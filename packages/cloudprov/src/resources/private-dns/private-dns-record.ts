import {
  compositeId,
  expectation,
  expectationAt,
  field,
  fromWire,
  hasValue,
  type ReadyOperation,
  type Rule,
  requiredWhen,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { importById } from "../../platform/import-by-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, whole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { privateDnsRecordFields as fields, priorities, withoutDot } from "./private-dns-record-fields.ts";
import { goneZoneCodes } from "./private-dns-zone.ts";

const listRecords = "DescribePrivateZoneRecordList";
/** Error codes that mean that a record does not exist. */
export const gonePrivateRecordCodes = [...goneZoneCodes, "InvalidParameter.RecordNotExist"];

const id = compositeId({
  separator: "#",
  parts: [
    { property: "zoneId", wire: "ZoneId", example: "zone-xjg6zr2h" },
    { property: "recordId", wire: "RecordId", example: "1194109872", match: /\d+/ },
  ],
});

const identity = { recordId: idText("", { wire: "RecordId" }) };
const numbers = {
  mx: whole("", { wire: "MX" }),
  isEnabled: field.integer({ output: true, optional: true, wire: "Enabled", docs: "" }),
};
const isRecord = (found: Body) => [fromWire(identity, found), fromWire(fields, asRead(found))];
const described = expectationAt("RecordInfo", expectation(isRecord));
const all = responseList("RecordSet", isRecord);
const form = { pageSize: 200 };

const records: ActionObject = {
  service: "privatedns",
  create: "CreatePrivateZoneRecord",
  delete: "DeletePrivateZoneRecord",
  goneCodes: gonePrivateRecordCodes,
  idOf: (found, { zoneId }) => id.build({ zoneId, ...fromWire(identity, found) }),
  key: (own) => id.key(own),
  async read(op, own) {
    const found = await op.privatedns.read("DescribeRecord", id.key(own), { expects: described });
    return asRead(found["RecordInfo"] as Body);
  },
  listing: {
    name: "SubDomain",
    within: { zoneId: fields.zoneId },
    takenCodes: ["InvalidParameter.RecordExist"],
    whole: {
      page: (op, offset, { zoneId }) => op.privatedns.page(listRecords, { ZoneId: zoneId }, all, { ...form, offset }),
      asRead,
    },
    async *find(op: Op, name, { zoneId, recordType, recordValue }): AsyncGenerator<Body> {
      const filters = name === undefined ? {} : { Filters: [{ Name: "RecordType", Values: [recordType] }] };
      for await (const one of op.privatedns.pages(listRecords, { ZoneId: zoneId, ...filters }, all, form)) {
        const isLike = withoutDot(one["RecordValue"]) === withoutDot(recordValue);
        if (name === undefined || isLike) yield { ...one, CreatedTime: one["CreatedOn"] };
      }
    },
  },
};

const handlers = actionObject({ ...records, fields, withOwnActions: ["status"] });

async function setStatus(op: Op, own: string, status: string): Promise<void> {
  const { ZoneId, RecordId } = id.key(own);
  await op.privatedns.write("ModifyRecordsStatus", { ZoneId, RecordIds: [Number(RecordId)], Status: status });
}

export const privateDnsRecord = resource("PrivateDnsRecord", {
  docs: "A record of a private zone.",
  example: `const internal = new cloudprov.PrivateDnsZone("internal", { domain: "internal.example.com" });
const database = new cloudprov.PrivateDnsRecord("database", {
    zoneId: internal.id,
    subDomain: "db",
    recordType: "A",
    recordValue: "10.0.1.5",
    ttl: 300,
});`,
  errors: remedies(
    "privatedns",
    "InvalidParameter.RecordExist",
    "InvalidParameter.RecordConflict",
    "InvalidParameter.RecordRollLimitCountExceed",
  ),
  import: importById(id),
  naturalKey: ["zoneId", "subDomain", "recordType", "recordValue"],
  rules: [requiredWhen(["mx"], hasValue("recordType", "MX")), knownPriority()],
  setLater: { status: "default" },
  ...handlers,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    if (op.args.status === "disabled") await setStatus(op, op.id, op.args.status);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { status, ...content } = op.args;
    if (op.changed("recordType", "subDomain", "recordValue", "weight", "mx", "ttl")) {
      const body = toWire(fields, content as Values, () => true);
      await op.privatedns.write("ModifyPrivateZoneRecord", { ...body, ...id.key(op.id) });
    }
    if (op.changed("status") && status !== undefined) await setStatus(op, op.id, status);
  },
});

function knownPriority(): Rule {
  const says = `one of ${priorities.join(", ")}`;
  return {
    says: `mx must be ${says}.`,
    fields: ["mx"],
    test: ({ mx }) =>
      typeof mx !== "number" || priorities.includes(mx) ? [] : [{ path: "mx", message: `must be ${says}` }],
  };
}

/** A record of a response with its status as a text, and without the priority of a type that has none. */
function asRead({ MX, ...found }: Body): Body {
  const { mx, isEnabled } = fromWire(numbers, { ...found, MX });
  return {
    ...found,
    ...(mx === 0 ? {} : { MX }),
    ...(isEnabled === undefined ? {} : { Status: isEnabled === 1 ? "enabled" : "disabled" }),
  };
}
