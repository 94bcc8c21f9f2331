import { StatusError } from "@org/core-http";
import { CodedError, conflictsWith, exactlyOneOf, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject, createMember, untilMemberReady } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { untilSchemaRegistry } from "../../platform/schema-registry-wait.ts";
import { configOf, forbiddenKind, kindNames } from "./cluster-kind.ts";
import { clusterParts } from "./kafka-cluster-body.ts";
import { changeCluster } from "./kafka-cluster-changes.ts";
import { kafkaClusterFields } from "./kafka-cluster-fields.ts";
import { freightIsOnAws, highNeedsTwoEckus, multiZoneNeedsTwoCkus } from "./kafka-cluster-rules.ts";
import { kafkaClusters } from "./kafka-clusters.ts";

const handlers = controlPlaneObject(kafkaClusterFields, kafkaClusters, {
  outputs: (body) => {
    const {
      basics: [basic],
      standards: [standard],
      ...parts
    } = clusterParts(body);
    return { ...parts, basic, standard };
  },
});

const minutesPerHour = 60;
const longestHours = { dedicated: 72, other: 1 };

export const kafkaCluster = resource("KafkaCluster", {
  docs: "A Kafka cluster. Set exactly one of basic, standard, dedicated, enterprises and freights. The type cannot be changed, except from basic to standard.",
  platformPage: apiPage("Clusters (cmk/v2)"),
  example: `const orders = new streamprov.KafkaCluster("orders", {
    displayName: "orders",
    availability: "SINGLE_ZONE",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: config.require("environmentId") },
    basic: {},
});`,
  errors: {
    "is protected from deletion": "Set `deletionProtection` to false, run `pulumi up`, and then delete the cluster.",
    "ended in the state":
      "The platform could not provide the cluster, and the message contains its reason, for example a region without the cluster type. Correct the inputs: the next `pulumi up` replaces the cluster.",
    "The cluster is being resized":
      "Another change of the cluster's size is in progress: run `pulumi up` again when it is finished.",
  },
  fields: kafkaClusterFields,
  rules: [
    exactlyOneOf(...kindNames),
    conflictsWith("byokKey", "basic", "standard"),
    multiZoneNeedsTwoCkus(),
    highNeedsTwoEckus(),
    freightIsOnAws(),
  ],
  timeouts: {
    create: longestHours.dedicated * minutesPerHour,
    update: longestHours.dedicated * minutesPerHour,
    delete: 30,
  },
  import: inEnvironment("<Kafka cluster ID>", "lkc-abc123").import,

  check: unusualIds({ "environment.id": "environment", "byokKey.id": "byokKey" }),

  diff(op) {
    if (op.replacing && op.state.deletionProtection) {
      op.warn(
        "deletionProtection is on, so the platform will reject the deletion of the old cluster: turn it off first",
      );
    }
    return { reject: forbiddenKind(op.state, op.args) };
  },

  async create(op) {
    const { spec } = toWire(kafkaClusterFields, op.args) as { readonly spec: Body };
    const encryptionKey = op.args.dedicated?.encryptionKey;
    const config = { ...configOf(op.args), ...(encryptionKey ? { encryption_key: encryptionKey } : {}) };
    const { id } = await createMember(op, kafkaClusters, op.args, { spec: { ...spec, config } });
    return id;
  },

  async ready(op) {
    const hours = op.args.dedicated ? longestHours.dedicated : longestHours.other;
    const deadline = Math.min(op.deadline, Date.now() + hours * minutesPerHour * 60_000);
    await untilMemberReady({ ...op, deadline }, kafkaClusters, op.args, op.id);
    await untilSchemaRegistry(op, op.args.environment.id);
  },

  read: handlers.read,

  update: changeCluster,

  async delete(op) {
    try {
      await handlers.delete(op);
    } catch (error) {
      throw error instanceof StatusError && op.state.deletionProtection ? protectedFromDeletion(error) : error;
    }
  },

  list: handlers.list,
});

function protectedFromDeletion(error: StatusError): Error {
  return new CodedError(
    "undeletable",
    `${error.message} deletionProtection of this cluster is on: set it to false, run \`pulumi up\`, then delete the cluster.`,
    { cause: error },
  );
}
