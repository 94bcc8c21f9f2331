import { object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, pageMembers, pageOf } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { filtersOf, logFiltersShape } from "./filters.ts";
import { checkGivenTags, setTags, tagsOfLogset } from "./log-tags.ts";
import type { Logset } from "./logs.ts";
import { newLogset } from "./logs-state.ts";
import { isOwnId } from "./topic-rules.ts";

/** The actions of log sets. */
export function logsetActions(world: World): Action[] {
  return [createLogset(world), describeLogsets(world), modifyLogset(world), deleteLogset(world)];
}

const maxLogsets = 20;

function createLogset(world: World): Action {
  return defineAction({
    name: "CreateLogset",
    params: object({ LogsetName: text(), Tags: tagsMember, LogsetId: optional(text()) }),
    run({ params: { LogsetName: name, Tags, LogsetId: id }, region }) {
      const { logsets } = world.logs;
      checkName(world, name, region);
      checkGivenTags(Tags);
      if (id !== undefined && !isOwnId(id)) {
        throw new PlatformError("InvalidParameterValue", `The ID ${id} is invalid.`);
      }
      if (id !== undefined && logsets.get(id) !== undefined) {
        throw new PlatformError("InvalidParameter.LogsetConflict", `The ID ${id} is in use.`);
      }
      if (logsets.all().filter((one) => one.region === region).length >= maxLogsets) {
        throw new PlatformError("LimitExceeded.Logset", `There are at most ${maxLogsets} log sets in a region.`);
      }
      const logset = logsets.insert(newLogset(world, { name, region, ...(id === undefined ? {} : { id }) }));
      setTags(world, tagsOfLogset(logset), Tags);
      return { LogsetId: logset.id };
    },
  });
}

function describeLogsets(world: World): Action {
  return defineAction({
    name: "DescribeLogsets",
    params: object({ Filters: logFiltersShape(5, "logsetId", "logsetName"), ...pageMembers }),
    run({ params, region }) {
      const filters = filtersOf(params.Filters);
      const seen = world.logs.logsets.allSeen().filter((one) => one.region === region);
      const all = filtered(seen, filters, {
        ...tagTests(filters, "tagKey", (one) => world.tags.of(tagsOfLogset(one))),
        logsetId: ({ id }, value) => id === value,
        logsetName: ({ name }, value) => name === value,
      });
      return { TotalCount: all.length, Logsets: pageOf(all, params).map((one) => document(world, one)) };
    },
  });
}

function modifyLogset(world: World): Action {
  return defineAction({
    name: "ModifyLogset",
    params: object({ LogsetId: text({ min: 1 }), LogsetName: optional(text()), Tags: tagsMember }),
    run({ params, region }) {
      const logset = logsetWith(world, params.LogsetId, region);
      const { LogsetName: name = logset.name, Tags } = params;
      if (name !== logset.name) checkName(world, name, region);
      checkGivenTags(Tags);
      world.logs.logsets.replace({ ...logset, name });
      setTags(world, tagsOfLogset(logset), Tags);
      return {};
    },
  });
}

function deleteLogset(world: World): Action {
  return defineAction({
    name: "DeleteLogset",
    params: object({ LogsetId: text({ min: 1 }) }),
    run({ params: { LogsetId }, region }) {
      const logset = logsetWith(world, LogsetId, region);
      if (world.logs.topics.all().some(({ logsetId }) => logsetId === logset.id)) {
        throw new PlatformError("FailedOperation.LogsetNotEmpty", `The log set ${logset.id} contains topics.`);
      }
      world.logs.logsets.remove(logset.id);
      world.tags.clear(tagsOfLogset(logset));
      return {};
    },
  });
}

/** @throws {PlatformError} if the region has no log set with the ID. */
export function logsetWith({ logs }: World, id: string, region: string): Logset {
  const logset = logs.logsets.get(id);
  return found(logset?.region === region ? logset : undefined, "ResourceNotFound.LogsetNotExist", `log set ${id}`);
}

function checkName({ logs }: World, name: string, region: string): void {
  if (!/^[^|]{1,255}$/.test(name)) {
    throw new PlatformError("InvalidParameterValue", "A name has 1 to 255 characters without |.");
  }
  if (logs.logsets.all().some((one) => one.region === region && one.name === name)) {
    throw new PlatformError("InvalidParameter.LogsetConflict", `The log set ${name} exists.`);
  }
}

function document(world: World, logset: Logset): Reply {
  const topics = world.logs.topics.allSeen().filter(({ logsetId }) => logsetId === logset.id);
  const countOf = (wanted: number) => topics.filter(({ bizType }) => bizType === wanted).length;
  return {
    LogsetId: logset.id,
    LogsetName: logset.name,
    CreateTime: world.localTimeText(logset.createdAt),
    AssumerUin: null,
    AssumerName: "",
    Tags: world.tags.pairsOf(tagsOfLogset(logset)),
    TopicCount: countOf(0),
    RoleName: "",
    MetricTopicCount: countOf(1),
  };
}
