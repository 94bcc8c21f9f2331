import { field, fromWire } from "@org/core-provider";
import { withAllTags } from "../../platform/created-with-tags.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeRedis, redisFactsOf } from "../../resources/redis/redis-facts.ts";
import { asRequested } from "../../resources/redis/redis-instance-form.ts";
import { zoneNames } from "../../resources/redis/redis-zones.ts";

const node = {
  master: flag("Whether the node is the master."),
  id: whole("ID of the node."),
  zoneId: whole("Number of its zone."),
};

const instance = {
  redisId: idText("ID of the instance.", { wire: "InstanceId" }),
  name: text("Name.", { wire: "InstanceName" }),
  zone: text("Availability zone.", { wire: "ZoneName" }),
  projectId: whole("ID of the project."),
  typeId: whole("Version and architecture, as in `RedisInstance`."),
  redisShardNum: whole("Number of shards."),
  redisReplicasNum: whole("Number of replicas."),
  memSize: whole("Memory in MB, of each shard of a cluster."),
  status: text("Status: `init`, `processing`, `online`, `isolate` or `todelete`."),
  vpcId: text("ID of the private network."),
  subnetId: text("ID of the subnet."),
  ip: text("Private address.", { wire: "Vip" }),
  port: whole("Port.", { wire: "VPort" }),
  createTime: text("Creation time, in the platform's time zone."),
  tags: tagsOutput,
  chargeType: text("How it is charged: `POSTPAID` or `PREPAID`."),
  nodeInfos: rows(node, "NodeInfos", "Nodes of an instance in several zones."),
};

const row = withWireNames(instance);
const instances = responseList("InstanceSet", (found) => fromWire(row, asRequested(found)));

export const getRedisInstances = lookup("getRedisInstances", {
  docs: "Lists the Redis instances of the region, optionally filtered by zone, name, project and tags. Instances in the recycle bin are included.",
  example: `const caches = cloudprov.getRedisInstancesOutput({ zone: "ap-guangzhou-3", tags: { team: "shop" } });`,
  inputs: {
    zone: field.string({ emptyIsUnset: true, docs: "Availability zone, such as `ap-guangzhou-3`." }),
    searchKey: field.string({ emptyIsUnset: true, docs: "Name, or a part of it." }),
    projectId: field.integer({ docs: "ID of the project. A negative number means all projects." }),
    limit: field.integer({ min: 1, docs: "Greatest number of instances to return. Defaults to all." }),
    tags: wantedTags("Tags that the instances must have."),
  },
  outputs: { instanceLists: rows(instance, "InstanceSet", "The instances, in the platform's order.") },
  async request(op) {
    const { zone, searchKey: SearchKey, projectId = -1, limit, tags } = op.args;
    const query = { SearchKey, ...(projectId >= 0 ? { ProjectIds: [projectId] } : {}) };
    const [found, names] = await Promise.all([op.redis.list(describeRedis, query, instances), zoneNames(op)]);
    const named = found.map((one) => ({ ...asRequested(one), ZoneName: names.get(redisFactsOf(one).zone) ?? "" }));
    const inZone = named.filter(({ ZoneName }) => zone === undefined || ZoneName === zone);
    return { InstanceSet: withAllTags(inZone, tags).slice(0, limit) };
  },
  id: (_, { instanceLists }) => hash(instanceLists.map(({ redisId }) => redisId)),
});
