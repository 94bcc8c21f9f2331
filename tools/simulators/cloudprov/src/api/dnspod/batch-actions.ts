import { integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { addRecord } from "./record-actions.ts";
import type { BatchedRecord, BatchTask, DnsDomain } from "./records.ts";

/** The actions that create many records at once. They run as a task, and only the task returns the IDs. */
export function batchActions(world: World): Action[] {
  return [createRecordBatch(world), describeBatchTask(world)];
}

const recordShape = object({
  RecordType: text({ min: 1 }),
  Value: text(),
  SubDomain: optional(text({ min: 1 })),
  RecordLine: optional(text({ min: 1 })),
  RecordLineId: optional(text({ min: 1 })),
  MX: optional(integer()),
  TTL: optional(integer()),
});

function createRecordBatch(world: World): Action {
  const { domains, batches } = world.dns;
  return defineAction({
    name: "CreateRecordBatch",
    documentedOnly: "The records exist when the job ends; `dnsTaskMs` sets the duration.",
    params: object({ DomainIdList: listOf(text({ min: 1 })), RecordList: listOf(recordShape) }),
    run({ params: { DomainIdList, RecordList } }) {
      if (DomainIdList.length === 0) throw invalid("DomainsEmpty", "There must be a domain.");
      if (RecordList.length === 0) throw invalid("RecordsEmpty", "There must be a record.");
      const all = DomainIdList.map((id) =>
        found(domains.get(id), "InvalidParameter.DomainIdInvalid", `domain with ID ${id}`),
      );
      const asked = RecordList.flatMap(({ SubDomain = "@", RecordLine = "默认", ...rest }) =>
        // One text may hold several names.
        SubDomain.split(",").map((name) => ({ ...rest, RecordLine, SubDomain: name })),
      );
      const task = batches.insert({
        id: world.newNumber(),
        startedAt: world.now(),
        details: all.map((domain) => ({
          domainId: domain.id,
          records: asked.map((content) => ({ content, status: "waiting" as const })),
        })),
      });
      world.hub.agenda.in(world.settings.dnsTaskMs, () => {
        const details = task.details.map((detail) => ({
          ...detail,
          records: detail.records.map((one) => outcome(world, domains.get(detail.domainId), one)),
        }));
        batches.replace({ ...task, details });
      });
      return { JobId: Number(task.id), DetailList: detailsOf(world, task, createdRecord) };
    },
  });
}

function outcome(world: World, domain: DnsDomain | undefined, { content }: BatchedRecord): BatchedRecord {
  try {
    if (domain === undefined) throw invalid("DomainIdInvalid", "The domain does not exist.");
    return { content, status: "ok", recordId: addRecord(world, domain, content).id };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { content, status: "error", problem: error.message };
  }
}

function describeBatchTask(world: World): Action {
  return defineAction({
    name: "DescribeBatchTask",
    params: object({ JobId: integer({ min: 0 }) }),
    run({ params: { JobId } }) {
      const task = found(
        world.dns.batches.get(String(JobId)),
        "InvalidParameter.BatchTaskNotExist",
        `batch task ${JobId}`,
      );
      const all = task.details.flatMap(({ records }) => records);
      const count = (status: BatchedRecord["status"]) => all.filter((one) => one.status === status).length;
      return {
        DetailList: detailsOf(world, task, taskRecord),
        TotalCount: all.length,
        SuccessCount: count("ok"),
        FailCount: count("error"),
        JobType: "create_record",
        CreatedAt: world.localTimeText(task.startedAt),
      };
    },
  });
}

function detailsOf(
  { dns }: World,
  { details }: BatchTask,
  shown: (record: BatchedRecord, index: number) => Reply,
): Reply[] {
  return details.map(({ domainId, records }, index) => {
    const worst = (["waiting", "error"] as const).find((status) => records.some((one) => one.status === status));
    return {
      RecordList: records.map(shown),
      Id: index,
      Domain: dns.domains.get(domainId)?.name ?? null,
      DomainGrade: "DP_FREE",
      ErrMsg: records.find(({ problem }) => problem !== undefined)?.problem ?? null,
      Status: worst ?? "ok",
      Operation: null,
      DomainId: Number(domainId),
    };
  });
}

function createdRecord({ content, status, problem }: BatchedRecord, index: number): Reply {
  return {
    SubDomain: content.SubDomain,
    RecordType: content.RecordType,
    RecordLine: content.RecordLine,
    Value: content.Value,
    TTL: content.TTL ?? 600,
    Status: status,
    Operation: "plus",
    ErrMsg: problem ?? null,
    Id: index,
    MX: content.MX ?? 0,
    Weight: null,
  };
}

function taskRecord(record: BatchedRecord, index: number): Reply {
  const { recordId } = record;
  return {
    ...createdRecord(record, index),
    RecordId: recordId === undefined ? null : Number(recordId),
    Enabled: 1,
    Remark: null,
  };
}

function invalid(what: string, message: string): PlatformError {
  return new PlatformError(`InvalidParameter.${what}`, message);
}
