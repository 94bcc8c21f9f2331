import { creating, url } from "@org/core-http";
import { isUnknown } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, importFrom, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNameTaken, isNotFound } from "../../platform/errors.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { mirrorPath, readMirror } from "./mirror.ts";
import { connectImport, connectKnown, mirrorCluster, mirrorId } from "./mirror-cluster.ts";
import { mirrorFields } from "./mirror-fields.ts";
import { bringMirrorTo, isStopped, isWanted } from "./mirror-status.ts";
import { allMirrors, memberKey, mirrorsOf } from "./mirrors.ts";

const imported = importFrom(mirrorCluster);

export const kafkaMirrorTopic = resource("KafkaMirrorTopic", {
  docs: "A topic that a cluster link keeps as a copy of a topic in another cluster. After it is promoted or failed over, it stays an ordinary topic. Deleting the resource always deletes the topic and its data.",
  platformPage: apiPage("Cluster Linking (v3)"),
  example: `const orders = new streamprov.KafkaMirrorTopic("orders", {
    kafkaCluster: {
        id: config.require("destinationClusterId"),
        restEndpoint: config.require("destinationEndpoint"),
        credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
    },
    clusterLink: { linkName: "disaster-recovery" },
    sourceKafkaTopic: { topicName: "orders" },
});`,
  errors: {
    "ended in the state":
      "The mirror topic has failed; the message contains its state. Check that the cluster link works and that the source topic exists.",
  },
  fields: mirrorFields,
  // The name may be chosen by the platform, and may stay the same when the link changes.
  naturalKey: ["kafkaCluster.id"],
  timeouts: { update: 5, delete: 60 },
  import: {
    ...importWithin(mirrorCluster, mirrorId),
    ...imported,
    needs: `${imported.needs} Give those of the mirror topic's cluster.`,
  },

  // The platform returns statuses that a program cannot set: an import leaves them out.
  normalize({ status, ...args }) {
    return isUnknown(status) || isWanted(status) ? { ...args, status } : args;
  },

  check(op) {
    if (op.args["kafkaCluster"] !== undefined) checkConnection(mirrorCluster, op, { credentialsWithOauth: "unused" });
  },

  diff(op) {
    const { status } = op.state;
    if (op.replacing && isStopped(status))
      op.warn(
        `the topic ${op.state.mirrorTopicName} no longer mirrors and may contain other data: replacing it deletes the topic with all its data`,
      );
    // Only the platform can repair a mirror, so the status ACTIVE changes nothing.
    const isHeldUp = !isStopped(status) && !["ACTIVE", "PAUSED", "PENDING_STOPPED"].includes(status);
    return op.args["status"] === "ACTIVE" && isHeldUp ? { same: ["status"] } : {};
  },

  async create(op) {
    const { kafkaCluster, clusterLink, sourceKafkaTopic } = op.args;
    const source = sourceKafkaTopic.topicName;
    const { mirrorTopicName: name = source } = op.args;
    const service = connect(mirrorCluster, op, { args: op.args });
    const id = mirrorId.build({ kafkaCluster, clusterLink, mirrorTopicName: name });
    const key = { link: clusterLink.linkName, name };
    return createById(op, id, {
      service,
      what: `KafkaMirrorTopic "${name}"`,
      post: () => {
        const body = { source_topic_name: source, ...(name === source ? {} : { mirror_topic_name: name }) };
        return service.client.post(mirrorPath(service, { link: key.link }), { body, ...creating });
      },
      read: () => readMirror(service, key),
      isConflict: isNameTaken,
      name: {
        text: name,
        key: `${service.key} mirrors`,
        all: async () => (await allMirrors(service)).map((one) => one.name),
      },
    });
  },

  async ready(op) {
    const { status } = op.args;
    // A new mirror is ACTIVE.
    if (status === undefined || status === "ACTIVE") return;
    await bringMirrorTo(op, {
      service: connect(mirrorCluster, op, { args: op.args }),
      key: keyOf(op.id),
      status,
      isNew: true,
    });
  },

  async read(op) {
    const { service, kafkaCluster } = op.purpose === "import" ? connectImport(op) : connectKnown(op);
    const key = keyOf(op.id);
    const found =
      op.purpose === "refresh"
        ? await op.memory.members.read(mirrorsOf(service), memberKey(key), op)
        : await readMirror(service, key);
    if (!found) return undefined;
    const { link, source, name, status } = found;
    return {
      kafkaCluster,
      clusterLink: { linkName: link },
      sourceKafkaTopic: { topicName: source },
      mirrorTopicName: name,
      status,
    };
  },

  async update(op) {
    const { status } = op.args;
    if (status === undefined || !op.changed("status")) return;
    const service = connect(mirrorCluster, op, { args: op.args, state: op.state });
    await bringMirrorTo(op, { service, key: keyOf(op.id), status, isNew: false });
  },

  async delete(op) {
    const service = connect(mirrorCluster, op, { args: op.args, state: op.state });
    const key = keyOf(op.id);
    const topic = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${key.name}`;
    await ifExists(service.client.delete(topic), isNotFound);
    await untilDeleted(op, `mirror topic "${key.name}"`, () => readMirror(service, key));
  },

  list: {
    query: { kafkaCluster: mirrorFields.kafkaCluster },
    async *run(op) {
      const service = connect(mirrorCluster, op, { args: op.query });
      const kafkaCluster = { id: service.ids.kafkaCluster };
      for (const { link, name } of await allMirrors(service))
        yield { id: mirrorId.build({ kafkaCluster, clusterLink: { linkName: link }, mirrorTopicName: name }), name };
    },
  },
});

function keyOf(id: string) {
  const { linkName: link = "", name = "" } = mirrorId.key(id);
  return { link, name };
}
