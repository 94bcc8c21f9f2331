import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { pageOf } from "../lists.ts";
import { attributesDocument, instanceDocument } from "./instance-document.ts";
import { checkSize, type InstancePurchase, newInstance } from "./instance-purchase.ts";
import type { KafkaInstance } from "./kafka.ts";
import { eraseTopicsOf, tagsOfKafkaInstance } from "./kafka-state.ts";
import { instanceWith, presentInstance, succeeded } from "./lookup.ts";

/** The actions that create, read and delete instances. */
export function instanceActions(world: World): Action[] {
  return [
    createInstancePre(world),
    createPostPaidInstance(world),
    describeInstancesDetail(world),
    describeInstanceAttributes(world),
    deleteInstance(world, "DeleteInstancePre"),
    deleteInstance(world, "DeleteInstancePost"),
  ];
}

/** Tags in a request. */
const tagsMember = optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }), { min: 1 }));

const purchaseMembers = {
  MsgRetentionTime: optional(integer()),
  ClusterId: optional(integer()),
  KafkaVersion: optional(text({ min: 1 })),
  SpecificationsType: optional(text({ min: 1 })),
  DiskType: optional(text({ min: 1 })),
  BandWidth: optional(integer()),
  DiskSize: optional(integer()),
  Partition: optional(integer()),
  MultiZoneFlag: optional(flag()),
  ZoneIds: optional(listOf(integer(), { min: 1 })),
  InstanceNum: optional(integer({ min: 1 })),
  PublicNetworkMonthly: optional(integer()),
  Tags: tagsMember,
  ElasticBandwidthSwitch: optional(integer({ min: 0, max: 1 })),
  CustomSSLCertId: optional(text({ min: 1 })),
  StoreQuantityType: optional(integer({ min: 0, max: 1 })),
};

function createInstancePre(world: World): Action {
  return defineAction({
    name: "CreateInstancePre",
    params: object({
      ...purchaseMembers,
      InstanceName: text({ min: 1 }),
      ZoneId: integer(),
      Period: text({ pattern: /^\d+m$/, form: "a number of months, as 1m" }),
      InstanceType: integer(),
      VpcId: text({ min: 1 }),
      SubnetId: text({ min: 1 }),
      RenewFlag: optional(integer({ min: 0, max: 2 })),
      AutoVoucher: optional(integer({ min: 0, max: 1 })),
    }),
    run({ params, region }) {
      const { Period, RenewFlag = 0, SpecificationsType = "standard" } = params;
      const months = Number.parseInt(Period, 10);
      if (months < 1 || months > 36) throw new PlatformError("InvalidParameter", "Period must be from 1m to 36m.");
      if (SpecificationsType !== "profession") {
        throw new PlatformError("UnsupportedOperation.OssReject", "Only profession can be paid in advance.");
      }
      const expiresAt = world.now() + months * 30 * 86_400_000;
      const all = buy(world, "CreateInstancePre", params, { region, expiresAt, renewFlag: RenewFlag });
      const DealNames = [world.newNumber()];
      const Data = {
        FlowId: 0,
        DealNames,
        InstanceId: all[0],
        DealNameInstanceIdMapping: [{ DealName: DealNames[0], InstanceIdList: all }],
        EventId: null,
      };
      return { Result: { ...succeeded, Data, DeleteRouteTimestamp: null } };
    },
  });
}

function createPostPaidInstance(world: World): Action {
  return defineAction({
    name: "CreatePostPaidInstance",
    params: object({
      ...purchaseMembers,
      InstanceName: optional(text({ min: 1 })),
      ZoneId: optional(integer()),
      InstanceType: optional(integer()),
      VpcId: text({ min: 1 }),
      SubnetId: text({ min: 1 }),
      TopicNum: optional(integer()),
    }),
    run({ params, region }) {
      const all = buy(world, "CreatePostPaidInstance", params, { region });
      const Data = {
        FlowId: world.hub.ids.integer(1, 1_000_000),
        DealNames: [world.newNumber()],
        InstanceId: all[0],
        DealNameInstanceIdMapping: null,
        EventId: null,
      };
      return { Result: { ...succeeded, Data } };
    },
  });
}

/** Creates instances, which run after a while. Returns their IDs. */
function buy(
  world: World,
  action: string,
  purchase: InstancePurchase & { readonly InstanceNum?: number },
  more: Partial<KafkaInstance> & Pick<KafkaInstance, "region">,
): string[] {
  checkSize(purchase);
  const { InstanceNum = 1, Tags = [] } = purchase;
  const { kafka, settings, hub, tags } = world;
  return Array.from({ length: InstanceNum }, (_, at) => {
    const made = newInstance(world, purchase, more);
    const name = InstanceNum === 1 ? made.name : `${made.name}-${at + 1}`;
    const { id } = kafka.instances.insert({ ...made, name, status: 0 });
    for (const { TagKey, TagValue } of Tags) tags.put(tagsOfKafkaInstance(made), TagKey, TagValue);
    hub.agenda.in(settings.kafkaTaskMs, () => {
      const present = kafka.instances.get(id);
      if (present) kafka.instances.replace({ ...present, status: settings.failedTasks.includes(action) ? -1 : 1 });
    });
    return id;
  });
}

function describeInstancesDetail(world: World): Action {
  const names = ["Ip", "VpcId", "SubNetId", "InstanceType", "InstanceId"] as const;
  return defineAction({
    name: "DescribeInstancesDetail",
    params: object({
      InstanceId: optional(text({ min: 1 })),
      SearchWord: optional(text({ min: 1 })),
      Status: optional(listOf(integer(), { min: 1 })),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 20 })),
      TagKey: optional(text({ min: 1 })),
      Filters: optional(
        listOf(object({ Name: text({ min: 1 }), Values: listOf(text({ min: 1 }), { min: 1, max: 10 }) }), { min: 1 }),
      ),
      InstanceIdList: optional(listOf(text({ min: 1 }), { min: 1 })),
      TagList: tagsMember,
    }),
    run({ params, region }) {
      const { InstanceId, SearchWord, Status, TagKey, Filters = [], InstanceIdList, TagList = [], ...page } = params;
      const wrong = Filters.find(({ Name }) => !names.some((one) => one === Name));
      if (wrong !== undefined) throw new PlatformError("InvalidParameter", `There is no filter ${wrong.Name}.`);
      const all = world.kafka.instances.allSeen().filter((one) => {
        const own = world.tags.of(tagsOfKafkaInstance(one));
        const values: Reply = {
          Ip: one.vip,
          VpcId: one.vpcId,
          SubNetId: one.subnetId,
          InstanceType: one.type,
          InstanceId: one.id,
        };
        const words = [one.name, one.id, String(one.zoneId), one.vpcId, one.subnetId];
        return (
          one.region === region &&
          (InstanceId === undefined || one.id === InstanceId) &&
          (InstanceIdList?.includes(one.id) ?? true) &&
          (Status?.includes(one.status) ?? true) &&
          (SearchWord === undefined || words.some((word) => word.includes(SearchWord))) &&
          (TagKey === undefined || own.some(({ key }) => key === TagKey)) &&
          TagList.every((tag) => own.some(({ key, value }) => key === tag.TagKey && value === tag.TagValue)) &&
          Filters.every(({ Name, Values }) => Values.some((value) => values[Name] === value))
        );
      });
      const list = pageOf(all, { Limit: 10, ...page });
      return { Result: { TotalCount: all.length, InstanceList: list.map((one) => instanceDocument(world, one)) } };
    },
  });
}

function describeInstanceAttributes(world: World): Action {
  return defineAction({
    name: "DescribeInstanceAttributes",
    params: object({ InstanceId: text({ min: 1 }) }),
    run: ({ params: { InstanceId }, region }) => ({
      Result: attributesDocument(world, instanceWith(world.kafka.instances.seen(InstanceId), InstanceId, region)),
    }),
  });
}

/** Deletes an instance after a while, with everything in it. */
function deleteInstance(world: World, name: "DeleteInstancePre" | "DeleteInstancePost"): Action {
  const { kafka, settings, hub } = world;
  return defineAction({
    name,
    params: object({ InstanceId: text({ min: 1 }) }),
    run({ params: { InstanceId }, region }) {
      const instance = presentInstance(world, InstanceId, region);
      if ((name === "DeleteInstancePre") !== (instance.expiresAt !== undefined)) {
        throw new PlatformError("FailedOperation", `${name} does not delete instances of this kind.`);
      }
      if (instance.isProtected) {
        throw new PlatformError("FailedOperation", `The instance ${InstanceId} is protected from deletion.`);
      }
      kafka.instances.replace({ ...instance, status: 2 });
      hub.agenda.in(settings.kafkaTaskMs, () => {
        kafka.instances.remove(InstanceId);
        eraseTopicsOf(world, InstanceId);
        world.tags.clear(tagsOfKafkaInstance(instance));
      });
      const flow = { FlowId: hub.ids.integer(1, 1_000_000) };
      return {
        Result: name === "DeleteInstancePost" ? flow : { ...succeeded, Data: null, DeleteRouteTimestamp: null },
      };
    },
  });
}
