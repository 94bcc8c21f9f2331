import { type Facts, field, fromWire } from "@org/core-provider";
import { at, type Body, nested } from "./body.ts";
import { id, kafkaClusterId, networkId } from "./ids.ts";

/** What a reference to another object of the control plane says. */
interface Reference {
  /** Where a body holds it: `spec.gateway`. Left out where the definition says so in code. */
  readonly wire?: string;
  /** Documentation of its ID. */
  readonly idDocs: string;
  /** Documentation of the reference: `Gateway that it belongs to.` */
  readonly docs: string;
  /** What IDs of that kind keep to. Default: what all do. */
  readonly form?: Pick<Facts, "min" | "max" | "pattern">;
}

/** Another object of the control plane, by its ID. What refers to it cannot move: a change replaces. */
export const fixedReference = ({ wire, idDocs, docs, form = id }: Reference) =>
  field.object(
    { id: field.string({ required: true, ...form, wire: "id", docs: idDocs }) },
    { required: true, replaceOnChange: true, ...(wire === undefined ? {} : { wire }), docs },
  );

const environmentDocs = { idDocs: "ID of the environment, `env-...`.", docs: "Environment that it belongs to." };

/** The environment that an object of the control plane belongs to. */
export const environmentRef = (wire = "spec.environment") => fixedReference({ wire, ...environmentDocs });

/** The environment that a lookup or a listing looks in. */
export const environmentArg = (wire = "spec.environment") =>
  field.object(
    { id: field.string({ required: true, ...id, wire: "id", docs: "ID of the environment, `env-...`." }) },
    { required: true, wire, docs: "Environment that it belongs to." },
  );

/**
 * The environment of an object whose bodies hold its bare ID at a place: the field, and the parts of the definition that
 * stand for it.
 */
export function bareEnvironment(wire: string) {
  const facts = { id: field.string({ output: true, wire, docs: "ID of the environment." }) };
  return {
    field: fixedReference(environmentDocs),
    // A change does not name it: it cannot move.
    request: (values: Body, changed?: unknown): Body =>
      changed === undefined ? nested(wire, at(values, "environment.id")) : {},
    outputs: (body: Body) => ({ environment: { id: fromWire(facts, body).id } }),
  };
}

/** The network that an object belongs to. */
export const networkRef = () =>
  fixedReference({
    wire: "spec.network",
    idDocs: "ID of the network, `n-...` or `nr-...`.",
    docs: "Network that it belongs to.",
    form: networkId,
  });

/** The Kafka cluster that an object of the control plane works on. */
export const kafkaClusterRef = (docs: string) =>
  fixedReference({
    wire: "spec.kafka_cluster",
    idDocs: "ID of the Kafka cluster, `lkc-...`.",
    docs,
    form: kafkaClusterId,
  });

/** The Kafka cluster that a lookup or a listing looks in. */
export const kafkaClusterArg = () =>
  field.object(
    {
      id: field.string({ required: true, ...kafkaClusterId, wire: "id", docs: "ID of the Kafka cluster, `lkc-...`." }),
    },
    { required: true, wire: "spec.kafka_cluster", docs: "Kafka cluster that it belongs to." },
  );

/** The gateway that an object belongs to. */
export const gatewayRef = () =>
  fixedReference({ wire: "spec.gateway", idDocs: "ID of the gateway, `gw-...`.", docs: "Gateway that it belongs to." });

/** The name of an object that has none unless the program gives one. */
export const givenName = () =>
  field.string({
    required: true,
    min: 1,
    wire: "spec.display_name",
    docs: "Name for people.",
    inputDocs: "Can be changed in place.",
  });

/** The name of an object to which the platform gives its ID for a name where the program gives none. */
export const platformNamed = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "spec.display_name",
    docs: "Name for people.",
    inputDocs: "Can be changed in place.",
  });

/** What an object is for, in people's words. */
export const describedInPlace = () =>
  field.string({
    computed: true,
    wire: "spec.description",
    docs: "What it is for.",
    inputDocs: "Can be changed in place.",
  });

/** What kind of object it is, and of which API. */
export const objectKind = () => ({
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object.",
  }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
});

/** The name of an object across the whole platform. */
export const resourceName = (below: string) =>
  field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: `Confluent Resource Name, such as \`crn://confluent.cloud/organization=.../${below}\`.`,
  });

/** The clouds by the names that programs give them. */
export const clouds = ["AWS", "AZURE", "GCP"] as const;

/** The cloud that a lookup or a listing looks in. */
export const cloudArg = () => field.string({ required: true, values: clouds, docs: "Cloud that it is in." });

/** The cloud that an object of the control plane is in. It cannot move: a change replaces. */
export const fixedCloud = (other: Pick<Facts, "equality" | "wire"> & { readonly docs?: string } = {}) =>
  field.string({
    required: true,
    replaceOnChange: true,
    values: clouds,
    wire: "spec.cloud",
    docs: "Cloud that it is in.",
    ...other,
  });

/** Where an object of the control plane is. It cannot move: a change replaces. `cloud` is what else is said of the cloud. */
export const cloudRegion = (cloud: Pick<Facts, "equality"> = {}) => ({
  cloud: fixedCloud(cloud),
  region: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "spec.region",
    docs: "Region of the cloud, such as `us-east-2`.",
  }),
});

/** Where an object is, as a lookup finds it. */
export const cloudRegionOutputs = () => ({
  cloud: field.string({ output: true, wire: "spec.cloud", docs: "`AWS`, `AZURE` or `GCP`." }),
  region: field.string({ output: true, wire: "spec.region", docs: "Region of the cloud." }),
});
