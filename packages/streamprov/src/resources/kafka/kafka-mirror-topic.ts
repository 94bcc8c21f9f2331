import { creating, type MemberCollection, url } from "@org/core-http";
import {
  compositeId,
  field,
  fromWire,
  isUnknown,
  type Operation,
  type Outputs,
  type ReadOperation,
} from "@org/core-provider";
import { address } from "../../address.ts";
import { apiPage } from "../../platform/api-page.ts";
import { asKnown } from "../../platform/as-known.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import {
  checkConnection,
  connect,
  importFrom,
  importWithin,
  isConfigured,
  keyPair,
} from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNameTaken, isNotFound } from "../../platform/errors.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { type KafkaListing, type KafkaService, kafka, kafkaIn } from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { type Mirror, mirrorFacts, mirrorPath, readMirror } from "./mirror.ts";
import { bringMirrorTo, isStopped, isWanted, mirrorStatuses } from "./mirror-status.ts";

const fields = {
  kafkaCluster: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...kafkaClusterId,
        docs: "ID of the cluster, `lkc-...`.",
      }),
      restEndpoint: field.string({
        ...address,
        replaceOnChange: true,
        docs: "REST endpoint of the cluster.",
        inputDocs: "Required: it does not default to the provider's value.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        docs: "API key of the cluster. A change takes effect without a request to the platform.",
        inputDocs: "Required unless the provider uses OAuth: it does not default to the provider's value.",
      }),
    },
    { required: true, docs: "Cluster of the mirror topic, at the destination of the link." },
  ),
  clusterLink: field.object(
    { linkName: field.string({ required: true, replaceOnChange: true, min: 1, docs: "Name of the link." }) },
    { required: true, replaceOnChange: true, docs: "Cluster link that mirrors the topic." },
  ),
  sourceKafkaTopic: field.object(
    { topicName: field.string({ required: true, replaceOnChange: true, min: 1, docs: "Name of the topic." }) },
    { required: true, replaceOnChange: true, docs: "Topic in the other cluster that is mirrored." },
  ),
  mirrorTopicName: field.string({
    computed: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the mirror topic.",
    inputDocs:
      "Defaults to the name of the source topic. Required if the link has the setting `cluster.link.prefix`: the prefix, followed by the name of the source topic.",
  }),
  status: mirrorStatuses,
};

const mirrorId = compositeId({
  separator: "/",
  parts: [
    { ...kafkaClusterPart, wire: "clusterId" },
    { property: "clusterLink.linkName", form: "<link name>", wire: "linkName", example: "my-link" },
    { property: "mirrorTopicName", form: "<mirror topic name>", wire: "name", example: "orders" },
  ],
});

/** The cluster of a mirror topic. */
const own = kafkaIn("kafkaCluster", "IMPORT_KAFKA");
const imported = importFrom(own);

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
  fields,
  // The name may be chosen by the platform, and may stay the same when the link changes.
  naturalKey: ["kafkaCluster.id"],
  timeouts: { update: 5, delete: 60 },
  import: {
    ...importWithin(own, mirrorId),
    ...imported,
    needs: `${imported.needs} Give those of the mirror topic's cluster.`,
  },

  // The platform returns statuses that a program cannot set: an import leaves them out.
  normalise({ status, ...args }) {
    return isUnknown(status) || isWanted(status) ? { ...args, status } : args;
  },

  check(op) {
    if (op.args["kafkaCluster"] !== undefined) checkConnection(own, op, { credentialsWithOauth: "unused" });
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
    const service = connect(own, op, { args: op.args });
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
      service: connect(own, op, { args: op.args }),
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
    const service = connect(own, op, { args: op.args, state: op.state });
    await bringMirrorTo(op, { service, key: keyOf(op.id), status, isNew: false });
  },

  async delete(op) {
    const service = connect(own, op, { args: op.args, state: op.state });
    const key = keyOf(op.id);
    const topic = url`/kafka/v3/clusters/${service.ids.kafkaCluster}/topics/${key.name}`;
    await ifExists(service.client.delete(topic), isNotFound);
    await untilDeleted(op, `mirror topic "${key.name}"`, () => readMirror(service, key));
  },

  list: {
    query: { kafkaCluster: fields.kafkaCluster },
    async *run(op) {
      const service = connect(own, op, { args: op.query });
      const kafkaCluster = { id: service.ids.kafkaCluster };
      for (const { link, name } of await allMirrors(service))
        yield { id: mirrorId.build({ kafkaCluster, clusterLink: { linkName: link }, mirrorTopicName: name }), name };
    },
  },
});

type Cluster = Outputs<typeof fields>["kafkaCluster"];

function keyOf(id: string) {
  const { linkName: link = "", name = "" } = mirrorId.key(id);
  return { link, name };
}

function connectKnown(op: ReadOperation<typeof fields> & Clients) {
  return {
    service: connect(own, op, { args: op.args, state: op.state }),
    kafkaCluster: asKnown(op)["kafkaCluster"] as Cluster,
  };
}

/** The cluster of an import: the provider's if it configures that cluster, and the environment variables' otherwise. */
function connectImport(op: Operation & Clients & { readonly id: string }) {
  const { clusterId: id = "" } = mirrorId.key(op.id);
  const { kafkaId, kafkaRestEndpoint, kafkaApiKey, kafkaApiSecret } = op.platform.config;
  if (isConfigured(kafka, op.platform) && (kafkaId ?? id) === id) {
    const credentials =
      kafkaApiKey && kafkaApiSecret ? { credentials: { key: kafkaApiKey, secret: kafkaApiSecret } } : {};
    const kafkaCluster: Cluster = { id, restEndpoint: kafkaRestEndpoint, ...credentials };
    return { service: connect(own, op, { args: { kafkaCluster } }), kafkaCluster };
  }
  const service = connect(own, op, { args: {}, importing: true, ids: { kafkaCluster: id } });
  return { service, kafkaCluster: { id, ...service.imported.kafkaCluster } satisfies Cluster };
}

const mirrorsResponse = pageOf(mirrorFacts);

/** All mirror topics of the cluster for all links, in one request. */
async function allMirrors(service: Pick<KafkaService, "client" | "ids">): Promise<Mirror[]> {
  const { data } = await service.client.get<KafkaListing>(mirrorPath(service, { link: "-" }), {
    expects: mirrorsResponse,
  });
  return data.map((one) => fromWire(mirrorFacts, one));
}

function memberKey({ link, name }: { readonly link: string; readonly name: string }): string {
  return `${link}/${name}`;
}

/** For refreshes. */
function mirrorsOf({ shared, ...service }: KafkaService): MemberCollection<Mirror> {
  return {
    name: `${service.key} mirrors`,
    what: `the mirror topics of ${service.ids.kafkaCluster}`,
    changes: () => shared.changes,
    readOne: (key, operation) => {
      const [link = "", name = ""] = key.split("/");
      return readMirror({ ...service, client: shared.with(operation) }, { link, name });
    },
    readPage: async (_whole, operation) => {
      const all = await allMirrors({ ...service, client: shared.with(operation) });
      return { members: new Map(all.map((one) => [memberKey(one), one])), next: [] };
    },
  };
}
