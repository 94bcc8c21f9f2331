import { StatusError, url } from "@org/core-http";
import { CodedError, conflictsWith, exactlyOneOf, field, type Outputs, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { at, type Body } from "../../platform/body.ts";
import {
  type Collection,
  controlPlaneObject,
  createMember,
  untilMember,
  untilMemberReady,
} from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, networkId, unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { cloudRegion, environmentArg, environmentRef } from "../../platform/references.ts";
import { untilSchemaRegistry } from "../../platform/schema-registry-wait.ts";
import { type Chosen, chosenKind, configOf, forbiddenKind, kindNames, maxEckuOf } from "./cluster-kind.ts";
import { clusterOutputs, clusterParts } from "./kafka-cluster-body.ts";
import { freightIsOnAws, highNeedsTwoEckus, multiZoneNeedsTwoCkus } from "./kafka-cluster-rules.ts";

const maxEcku = field.integer({
  computed: true,
  emptyIsUnset: true,
  min: 1,
  changesWith: ["standard"],
  docs: "Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2.",
});

const zones = field.list(field.string({ docs: "A value." }), {
  computed: true,
  ignored: true,
  docs: "Availability zones of the cluster. The platform chooses them.",
});

/** The properties of a Kafka cluster. */
export const kafkaClusterFields = {
  displayName: field.string({
    autoName: { maxLength: 255 },
    min: 1,
    wire: "spec.display_name",
    docs: "Display name.",
  }),
  availability: field.string({
    required: true,
    replaceOnChange: true,
    values: ["SINGLE_ZONE", "MULTI_ZONE", "LOW", "HIGH"],
    equality: (before, after) => sameAvailability[String(before)] === after,
    wire: "spec.availability",
    docs: "Availability of the cluster: in one or several availability zones.",
    inputDocs: "The platform may return SINGLE_ZONE as LOW and MULTI_ZONE as HIGH; they are treated as equal.",
  }),
  ...cloudRegion(),
  environment: environmentRef(),
  basic: field.object({ maxEcku }, { docs: "A Basic cluster. It can be upgraded in place to Standard, but not back." }),
  standard: field.object({ maxEcku }, { docs: "A Standard cluster." }),
  dedicated: field.object(
    {
      cku: field.integer({
        required: true,
        min: 1,
        docs: "Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours.",
      }),
      encryptionKey: field.string({
        computed: true,
        emptyIsUnset: true,
        refuseChange: {
          because: "a cluster keeps the key that it is created with: restore the old value, or remove the property",
        },
        docs: "Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation.",
      }),
      zones,
    },
    { docs: "A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day." },
  ),
  enterprises: field.list(field.object({ maxEcku }, { docs: "Limits of the cluster." }), {
    min: 1,
    max: 1,
    terraform: { many: true },
    docs: "An Enterprise cluster. The element may be empty.",
  }),
  freights: field.list(field.object({ maxEcku, zones }, { docs: "Limits of the cluster." }), {
    min: 1,
    max: 1,
    terraform: { many: true },
    docs: "A Freight cluster, on AWS. The element may be empty.",
  }),
  network: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...networkId,
        wire: "id",
        docs: "ID of the network, `n-...` or `nr-...`.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.network",
      docs: "Private network of the cluster. The ID is empty for a public cluster.",
      inputDocs: "If unset, the platform chooses it.",
    },
  ),
  byokKey: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...id,
        wire: "id",
        docs: "ID of the key, `cck-...`.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.byok",
      docs: "Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none.",
    },
  ),
  deletionProtection: field.boolean({
    default: false,
    omitEmptyOnCreate: true,
    wire: "spec.deletion_protection",
    docs: "Whether the platform rejects the deletion of the cluster.",
  }),
  ...clusterOutputs,
};

/** The Kafka clusters of an environment. */
export const kafkaClusters: Collection = {
  kind: "KafkaCluster",
  path: () => "/cmk/v2/clusters",
  scope: (values, verb) => (verb === "create" ? {} : { environment: environmentOf(values) }),
  query: { environment: environmentArg() },
  nameAt: "spec.display_name",
  phases: { done: ["PROVISIONED"], deletion: "takes time" },
  listed: (body) => ({ restEndpoint: at(body, "spec.http_endpoint") }),
};
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
    return { refuse: forbiddenKind(op.state, op.args) };
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

  /** Sends several requests, because the platform accepts only some changes together. */
  async update(op) {
    const { args, state } = op;
    const config = configOf(args);
    const upgraded = chosenKind(args) !== chosenKind(state);
    const limited = !upgraded && maxEckuOf(args) !== undefined && maxEckuOf(args) !== maxEckuOf(state);
    const patch = (spec: Body) =>
      op.cloud.patch(url`/cmk/v2/clusters/${op.id}`, {
        body: { spec: { ...spec, environment: { id: environmentOf(state) } } },
      });
    if (op.changed("displayName")) {
      await patch({ display_name: args.displayName, ...(limited ? { config } : {}) });
    }
    if (upgraded) await patch({ config });
    const cku = args.dedicated?.cku;
    if (cku !== undefined && cku !== state.dedicated?.cku) {
      await patch({ config });
      await untilMember(
        op,
        kafkaClusters,
        { values: state, id: op.id },
        { to: `be resized to ${cku} CKU`, test: (body) => hasCku(body, cku) },
      );
    }
    if (limited && !op.changed("displayName")) await patch({ config });
    if (op.changed("deletionProtection")) await patch({ deletion_protection: args.deletionProtection });
  },

  async delete(op) {
    try {
      await handlers.delete(op);
    } catch (error) {
      throw error instanceof StatusError && op.state.deletionProtection ? protectedFromDeletion(error) : error;
    }
  },

  list: handlers.list,
});

type Cluster = Outputs<typeof kafkaClusterFields>;
const sameAvailability: Readonly<Record<string, string>> = {
  SINGLE_ZONE: "LOW",
  LOW: "SINGLE_ZONE",
  MULTI_ZONE: "HIGH",
  HIGH: "MULTI_ZONE",
};

function environmentOf(values: Chosen): string {
  return (values["environment"] as Cluster["environment"]).id;
}

/** A resize is finished when the cluster has the size in its specification. */
function hasCku({ spec, status }: ClusterSize, cku: number): boolean {
  return status?.cku === cku && spec?.config?.cku === cku;
}

interface ClusterSize {
  readonly spec?: { readonly config?: { readonly cku?: number } };
  readonly status?: { readonly cku?: number };
}

function protectedFromDeletion(error: StatusError): Error {
  return new CodedError(
    "undeletable",
    `${error.message} deletionProtection of this cluster is on: set it to false, run \`pulumi up\`, then delete the cluster.`,
    { cause: error },
  );
}
