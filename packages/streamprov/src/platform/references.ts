import { type Facts, field, fromWire, responseField } from "@org/core-provider";
import { at, type Body, nested } from "./body.ts";
import { id, kafkaClusterId, networkId } from "./ids.ts";

/** The parts of a reference to another object of the control plane. */
interface Reference {
  /** Path of the reference in a body: `spec.gateway`. Missing if the definition writes it in code. */
  readonly wire?: string;
  /** Documentation of the ID. */
  readonly idDocs: string;
  /** Documentation of the reference: `Gateway that contains this object.` */
  readonly docs: string;
  /** The rule for its IDs. Defaults to the rule for all IDs. */
  readonly form?: Pick<Facts, "min" | "max" | "pattern">;
}

/** A reference to another object of the control plane by ID. A change replaces the object. */
export const fixedReference = ({ wire, idDocs, docs, form = id }: Reference) =>
  field.object(
    { id: field.string({ required: true, ...form, wire: "id", docs: idDocs }) },
    { required: true, replaceOnChange: true, ...(wire === undefined ? {} : { wire }), docs },
  );

const environmentDocs = { idDocs: "ID of the environment, `env-...`.", docs: "Environment that contains this object." };

/** The environment of an object of the control plane. */
export const environmentRef = (wire = "spec.environment") => fixedReference({ wire, ...environmentDocs });

/** The environment of a lookup or a list. */
export const environmentArg = (wire = "spec.environment") =>
  field.object(
    { id: field.string({ required: true, ...id, wire: "id", docs: "ID of the environment, `env-...`." }) },
    { required: true, wire, docs: "Environment that contains this object." },
  );

/** The environment of an object whose bodies contain only its ID: the field, and its values in requests and responses. */
export function bareEnvironment(wire: string) {
  const facts = { id: responseField.string({ wire }) };
  return {
    field: fixedReference(environmentDocs),
    // Updates do not send it, because it cannot change.
    request: (values: Body, changed?: unknown): Body =>
      changed === undefined ? nested(wire, at(values, "environment.id")) : {},
    outputs: (body: Body) => ({ environment: { id: fromWire(facts, body).id } }),
  };
}

/** The network of an object. */
export const networkRef = () =>
  fixedReference({
    wire: "spec.network",
    idDocs: "ID of the network, `n-...` or `nr-...`.",
    docs: "Network that contains this object.",
    form: networkId,
  });

/** The Kafka cluster of an object of the control plane. */
export const kafkaClusterRef = (docs: string) =>
  fixedReference({
    wire: "spec.kafka_cluster",
    idDocs: "ID of the Kafka cluster, `lkc-...`.",
    docs,
    form: kafkaClusterId,
  });

/** The Kafka cluster of a lookup or a list. */
export const kafkaClusterArg = () =>
  field.object(
    {
      id: field.string({ required: true, ...kafkaClusterId, wire: "id", docs: "ID of the Kafka cluster, `lkc-...`." }),
    },
    { required: true, wire: "spec.kafka_cluster", docs: "Kafka cluster that contains this object." },
  );

/** The gateway of an object. */
export const gatewayRef = () =>
  fixedReference({
    wire: "spec.gateway",
    idDocs: "ID of the gateway, `gw-...`.",
    docs: "Gateway that contains this object.",
  });

/** The display name of an object that has none by default. */
export const givenName = () =>
  field.string({
    required: true,
    min: 1,
    wire: "spec.display_name",
    docs: "Display name.",
    inputDocs: "Can be changed in place.",
  });

/** The display name of an object, which defaults to its ID. */
export const platformNamed = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "spec.display_name",
    docs: "Display name.",
    inputDocs: "Can be changed in place.",
  });

/** The description of an object. */
export const describedInPlace = () =>
  field.string({
    computed: true,
    wire: "spec.description",
    docs: "Description.",
    inputDocs: "Can be changed in place.",
  });

/** The kind and API version of an object. */
export const objectKind = () => ({
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object.",
  }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
});

/** The resource name of an object, which is unique on the platform. */
export const resourceName = (below: string) =>
  field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: `Confluent Resource Name, such as \`crn://confluent.cloud/organization=.../${below}\`.`,
  });

/** The clouds. */
export const clouds = ["AWS", "AZURE", "GCP"] as const;

/** The cloud of a lookup or a list. */
export const cloudArg = () => field.string({ required: true, values: clouds, docs: "Cloud: `AWS`, `AZURE` or `GCP`." });

/** The cloud of an object of the control plane. A change replaces the object. */
export const fixedCloud = (other: Pick<Facts, "equality" | "wire"> & { readonly docs?: string } = {}) =>
  field.string({
    required: true,
    replaceOnChange: true,
    values: clouds,
    wire: "spec.cloud",
    docs: "Cloud: `AWS`, `AZURE` or `GCP`.",
    ...other,
  });

/** The cloud and region of an object of the control plane. A change replaces the object. */
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

/** The cloud and region of an object in lookups. */
export const cloudRegionOutputs = () => ({
  cloud: field.string({ output: true, wire: "spec.cloud", docs: "Cloud: `AWS`, `AZURE` or `GCP`." }),
  region: field.string({ output: true, wire: "spec.region", docs: "Region of the cloud." }),
});
