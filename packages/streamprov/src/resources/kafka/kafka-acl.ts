import { creatingIdempotently, type MemberCollection, url } from "@org/core-http";
import {
  CodedError,
  compositeId,
  type Expectation,
  expectationOfRequested,
  field,
  fromWire,
  type IdPart,
  isUnknown,
  toWire,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { type KafkaListing, type KafkaService, kafka, kafkaFields, kafkaImport } from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";

/** The seven values of an ACL, in the order of its ID. */
const binding = {
  resourceType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["TOPIC", "GROUP", "CLUSTER", "TRANSACTIONAL_ID", "DELEGATION_TOKEN"],
    returned: "always",
    wire: "resource_type",
    docs: "Type of the resource that the ACL applies to.",
  }),
  resourceName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "resource_name",
    docs: "Name of the resource, or its prefix with `PREFIXED`. `*` with `LITERAL` matches all names. For `CLUSTER`, it is `kafka-cluster`.",
  }),
  patternType: field.string({
    required: true,
    replaceOnChange: true,
    values: ["LITERAL", "PREFIXED"],
    returned: "always",
    wire: "pattern_type",
    docs: "Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`).",
  }),
  principal: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "principal",
    docs: "Principal of the ACL, such as `User:sa-abc123`, `User:u-abc123`, `User:pool-abc123` or `User:*`.",
  }),
  host: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    returned: "always",
    wire: "host",
    docs: "Host that the client connects from. Confluent Cloud supports only `*`.",
  }),
  operation: field.string({
    required: true,
    replaceOnChange: true,
    values: [
      "ALL",
      "READ",
      "WRITE",
      "CREATE",
      "DELETE",
      "ALTER",
      "DESCRIBE",
      "CLUSTER_ACTION",
      "DESCRIBE_CONFIGS",
      "ALTER_CONFIGS",
      "IDEMPOTENT_WRITE",
    ],
    returned: "always",
    wire: "operation",
    docs: "Operation that the ACL allows or denies.",
  }),
  permission: field.string({
    required: true,
    replaceOnChange: true,
    values: ["DENY", "ALLOW"],
    returned: "always",
    wire: "permission",
    docs: "Whether the operation is allowed or denied. `DENY` takes precedence.",
  }),
};

const fields = { ...kafkaFields({ endpointReplaces: true }), ...binding };

type Binding = Readonly<Record<keyof typeof binding, string>>;

const names = Object.keys(binding) as (keyof Binding)[];

const examples: Binding = {
  resourceType: "CLUSTER",
  resourceName: "kafka-cluster",
  patternType: "LITERAL",
  principal: "User:sa-abc123",
  host: "*",
  operation: "DESCRIBE",
  permission: "ALLOW",
};

const aclId = compositeId({
  separator: "#",
  parts: [
    { ...kafkaClusterPart, wire: "clusterId" },
    ...names.map(
      (name, at): IdPart => ({
        property: name,
        form: `<${name}>`,
        example: examples[name],
        ...(at === 0 ? { separator: "/" } : {}),
        ...(name === "resourceName" ? { mayHoldSeparator: true } : {}),
      }),
    ),
  ],
});

export const kafkaAcl = resource("KafkaAcl", {
  docs: "An ACL of a Kafka cluster: it allows or denies one operation to one principal. Equal values describe the same ACL, so a second resource with the same values is rejected.",
  platformPage: apiPage("ACL (v3)"),
  example: `const readOrders = new streamprov.KafkaAcl("read-orders", {
    kafkaCluster: { id: config.require("kafkaClusterId") },
    restEndpoint: config.require("kafkaEndpoint"),
    credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
    resourceType: "TOPIC",
    resourceName: "orders",
    patternType: "LITERAL",
    principal: config.require("principal"),
    host: "*",
    operation: "READ",
    permission: "ALLOW",
});`,
  errors: {
    "multiple Kafka ACLs were matched":
      "The cluster has several ACLs with these values. Delete the superfluous ones with the Confluent CLI, and run `pulumi up` again.",
  },
  fields,
  // Equal values describe the same ACL: deleting the old one after the create would delete both.
  naturalKey: ["kafkaCluster.id", ...Object.keys(binding)],
  import: {
    ...importWithin(kafka, aclId),
    ...kafkaImport,
  },

  check(op) {
    checkConnection(kafka, op);
    const { resourceType, resourceName } = op.args;
    if (resourceType === "CLUSTER" && !isUnknown(resourceName) && resourceName !== clusterName) {
      op.problem("resourceName", `must be "${clusterName}" when resourceType is CLUSTER`);
    }
  },

  findExisting: { id: (op) => ownId(op, connect(kafka, op, { args: op.args })) },

  async create(op) {
    const service = connect(kafka, op, { args: op.args });
    // The platform accepts the same ACL twice, so the request is repeated after a lost response.
    await service.client.post(path(service), { body: wireOf(op.args), ...creatingIdempotently });
    return ownId(op, service);
  },

  async read(op) {
    const wanted = { ...op.args, ...op.state } as Binding;
    const service = connectToRead(kafka, op, { kafkaCluster: aclId.key(op.id)["clusterId"] });
    const exists =
      op.purpose === "refresh"
        ? await op.memory.members.read(aclsOf(service), keyOf(wanted), op)
        : await isThere(service, wanted);
    if (!exists) return undefined;
    return { ...valuesOf(wanted), ...service.imported };
  },

  async delete(op) {
    const service = connect(kafka, op, {
      args: op.args,
      state: op.state,
      ids: { kafkaCluster: aclId.key(op.id)["clusterId"] },
    });
    await ifExists(service.client.delete(path(service), { query: wireOf(op.state) }), isNotFound);
  },

  list: {
    query: kafkaFields({ endpointReplaces: true }),
    async *run(op) {
      const service = connect(kafka, op, { args: op.query });
      const kafkaCluster = { id: service.ids.kafkaCluster };
      for (const acl of await allAcls(service)) {
        const outputs = { ...acl, kafkaCluster };
        yield { id: aclId.build(outputs), name: idOf(acl), outputs };
      }
    },
  },
});

/** The ID of the ACL that the inputs describe. */
function ownId({ args }: { readonly args: Binding }, { ids }: Pick<KafkaService, "ids">): string {
  return aclId.build({ ...args, kafkaCluster: { id: ids.kafkaCluster } });
}

const aclsResponse = pageOf(binding);

const clusterName = "kafka-cluster";

/** A cluster that requests can be sent to. */
type Reachable = Pick<KafkaService, "client" | "ids">;

/** The values by wire name, in a body, a filter or a response. */
type WireBinding = Readonly<Record<string, string>>;

/**
 * True when the platform has exactly this ACL. The request contains all seven values, and the response repeats them, but
 * its principal may be an internal number.
 */
async function isThere(service: Reachable, wanted: Binding): Promise<true | undefined> {
  const query = wireOf(wanted);
  const { principal, ...others } = query;
  const isRequested = expectationOfRequested({ cluster_id: service.ids.kafkaCluster, ...others });
  const isPrincipal = expectationOfRequested(principal === undefined ? {} : { principal });
  const identifies: Expectation = (body) =>
    isRequested(body) ?? (hasInternalPrincipal(body) ? undefined : isPrincipal(body));
  const answer = await ifExists(
    service.client.get<KafkaListing>(path(service), { query, expects: aclsResponse, identifies }),
    isNotFound,
  );
  const count = answer?.data.length ?? 0;
  if (count > 1)
    throw new CodedError("ambiguous", `multiple Kafka ACLs were matched: ${count} have the values ${idOf(wanted)}`);
  return count === 1 ? true : undefined;
}

function hasInternalPrincipal(body: unknown): boolean {
  const { data } = body as KafkaListing;
  return data.some((acl) => /^\w+:\d+$/.test(fromWire(binding, acl).principal));
}

/** All ACLs of the cluster, in one request. */
async function allAcls(service: Reachable): Promise<Binding[]> {
  const identifies = expectationOfRequested({ cluster_id: service.ids.kafkaCluster });
  const { data } = await service.client.get<KafkaListing>(path(service), { expects: aclsResponse, identifies });
  return data.map((acl) => fromWire(binding, acl));
}

/** For refreshes. An ACL whose principal is an internal number in the list is read alone. */
function aclsOf({ shared, ...service }: KafkaService): MemberCollection<true> {
  return {
    name: `${service.key} acls`,
    what: `the ACLs of ${service.ids.kafkaCluster}`,
    changes: () => shared.changes,
    readOne: (key, operation) => isThere({ ...service, client: shared.with(operation) }, JSON.parse(key) as Binding),
    readPage: async (_whole, operation) => {
      const all = await allAcls({ ...service, client: shared.with(operation) });
      return { members: new Map(all.map((acl) => [keyOf(acl), true])), next: [] };
    },
  };
}

function path(service: Pick<KafkaService, "ids">): string {
  return url`/kafka/v3/clusters/${service.ids.kafkaCluster}/acls`;
}

function wireOf(values: Binding): WireBinding {
  return toWire(binding, values) as WireBinding;
}

/** The values in order, for messages. */
function idOf(values: Binding): string {
  return names.map((name) => values[name]).join("#");
}

/** The values in an unambiguous form: a resource name may contain any character. */
function keyOf(values: Binding): string {
  return JSON.stringify(valuesOf(values));
}

function valuesOf(values: Binding): Binding {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Binding;
}
