import { integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageOf } from "../lists.ts";
import type { PrivateRecord } from "./private-dns.ts";
import { newPrivateRecord } from "./private-dns-state.ts";
import { checkedRecord, checkNew } from "./record-rules.ts";
import { zoneWith } from "./zone-actions.ts";

/** The actions of the records of private zones. */
export function recordActions(world: World): Action[] {
  return [
    createPrivateZoneRecord(world),
    describeRecord(world),
    describePrivateZoneRecordList(world),
    modifyPrivateZoneRecord(world),
    modifyRecordsStatus(world),
    deletePrivateZoneRecord(world),
  ];
}

const zoneMember = { ZoneId: text({ min: 1 }) };
const contentMembers = {
  RecordType: text({ min: 1 }),
  SubDomain: text({ min: 1 }),
  RecordValue: text(),
  Weight: optional(integer()),
  MX: optional(integer()),
  TTL: optional(integer()),
  Remark: optional(text()),
};

function createPrivateZoneRecord(world: World): Action {
  return defineAction({
    name: "CreatePrivateZoneRecord",
    params: object({ ...zoneMember, ...contentMembers }),
    run({ params }) {
      const { id: zoneId } = zoneWith(world.privateDns.zones.all(), params.ZoneId);
      const content = checkedRecord(params);
      checkNew(world, { zoneId, ...content });
      const record = newPrivateRecord(world, { zoneId, ...content, remark: params.Remark ?? "" });
      return { RecordId: world.privateDns.records.insert(record).id };
    },
  });
}

function describeRecord(world: World): Action {
  return defineAction({
    name: "DescribeRecord",
    params: object({ ...zoneMember, RecordId: text({ min: 1 }) }),
    run({ params: { ZoneId, RecordId } }) {
      zoneWith(world.privateDns.zones.allSeen(), ZoneId);
      return { RecordInfo: document(world, recordOf(world.privateDns.records.seen(RecordId), ZoneId, RecordId)) };
    },
  });
}

function describePrivateZoneRecordList(world: World): Action {
  return defineAction({
    name: "DescribePrivateZoneRecordList",
    params: object({
      ...zoneMember,
      Filters: filtersShape("Value", "RecordType", "SubDomain"),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 200 })),
    }),
    run({ params: { ZoneId, Filters, ...page } }) {
      zoneWith(world.privateDns.zones.allSeen(), ZoneId);
      const ofZone = world.privateDns.records.allSeen().filter(({ zoneId }) => zoneId === ZoneId);
      const all = filtered(ofZone, Filters, {
        Value: (one, value) => one.value.includes(value) || one.subDomain.includes(value),
        RecordType: (one, value) => one.type === value,
        SubDomain: (one, value) => one.subDomain === value,
      });
      return {
        TotalCount: all.length,
        RecordSet: pageOf(all, page).map((one) => ({
          ...document(world, one),
          Status: one.enabled ? "enabled" : "disabled",
          Extra: "",
        })),
      };
    },
  });
}

function modifyPrivateZoneRecord(world: World): Action {
  const { records } = world.privateDns;
  return defineAction({
    name: "ModifyPrivateZoneRecord",
    documentedOnly: "An omitted weight or TTL keeps its value; all other omitted values return to their defaults.",
    params: object({ ...zoneMember, RecordId: text({ min: 1 }), ...contentMembers }),
    run({ params }) {
      const { ZoneId: zoneId, RecordId } = params;
      zoneWith(world.privateDns.zones.all(), zoneId);
      const old = recordOf(records.get(RecordId), zoneId, RecordId);
      const content = checkedRecord(params, old);
      checkNew(world, { zoneId, ...content }, old.id);
      records.replace({ ...old, ...content, remark: params.Remark ?? old.remark, updatedAt: world.now() });
      return {};
    },
  });
}

function modifyRecordsStatus(world: World): Action {
  const { records } = world.privateDns;
  return defineAction({
    name: "ModifyRecordsStatus",
    params: object({
      ...zoneMember,
      RecordIds: listOf(integer({ min: 0 }), { min: 1 }),
      Status: oneOf("enabled", "disabled"),
    }),
    run({ params: { ZoneId, RecordIds, Status } }) {
      for (const id of RecordIds.map(String)) {
        const old = recordOf(records.get(id), ZoneId, id);
        records.replace({ ...old, enabled: Status === "enabled", updatedAt: world.now() });
      }
      return { ZoneId, RecordIds, Status };
    },
  });
}

function deletePrivateZoneRecord(world: World): Action {
  const { records } = world.privateDns;
  return defineAction({
    name: "DeletePrivateZoneRecord",
    params: object({
      ZoneId: optional(text({ min: 1 })),
      RecordId: optional(text({ min: 1 })),
      RecordIdSet: optional(listOf(text({ min: 1 }))),
    }),
    run({ params: { ZoneId = "", RecordId, RecordIdSet = [] } }) {
      zoneWith(world.privateDns.zones.all(), ZoneId);
      for (const id of RecordId === undefined ? RecordIdSet : [RecordId]) {
        records.remove(recordOf(records.get(id), ZoneId, id).id);
      }
      return {};
    },
  });
}

function recordOf(record: PrivateRecord | undefined, zoneId: string, id: string): PrivateRecord {
  const own = record?.zoneId === zoneId ? record : undefined;
  return found(own, "InvalidParameter.RecordNotExist", `record ${id} of the zone ${zoneId}`);
}

function document(world: World, record: PrivateRecord): Reply {
  return {
    RecordId: record.id,
    ZoneId: record.zoneId,
    SubDomain: record.subDomain,
    RecordType: record.type,
    RecordValue: record.value,
    TTL: record.ttl,
    MX: record.mx,
    Weight: record.weight ?? null,
    CreatedOn: world.localTimeText(record.createdAt),
    UpdatedOn: world.localTimeText(record.updatedAt),
    Enabled: record.enabled ? 1 : 0,
    Remark: record.remark,
  };
}
