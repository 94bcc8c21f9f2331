import { creatingIdempotently } from "@org/core-http";
import { compositeId, type IdPart, isUnknown } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { type KafkaService, kafka, kafkaFields, kafkaImport, kafkaPlacement } from "../../platform/kafka.ts";
import { type AclBinding, aclFieldNames, aclFields, aclKey, aclText, aclValues, aclWire } from "./acl-binding.ts";
import { aclsOf, aclsPath, allAcls, existsAcl } from "./acls.ts";

const fields = { ...kafkaFields({ endpointReplaces: true }), ...aclFields };

const examples: AclBinding = {
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
    ...aclFieldNames.map(
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
      "The cluster has several ACLs with these values. Delete the extra ones with the Confluent CLI, and run `pulumi up` again.",
  },
  fields,
  // Equal values describe the same ACL: deleting the old one after the create would delete both.
  naturalKey: ["kafkaCluster.id", ...Object.keys(aclFields)],
  import: {
    ...importWithin(kafka, aclId),
    ...kafkaImport,
  },

  placement: kafkaPlacement,

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
    await service.client.post(aclsPath(service), { body: aclWire(op.args), ...creatingIdempotently });
    return ownId(op, service);
  },

  async read(op) {
    const wanted = { ...op.args, ...op.state } as AclBinding;
    const service = connectToRead(kafka, op, { kafkaCluster: aclId.key(op.id)["clusterId"] });
    const exists =
      op.purpose === "refresh"
        ? await op.memory.members.read(aclsOf(service), aclKey(wanted), op)
        : await existsAcl(service, wanted);
    if (!exists) return undefined;
    return { ...aclValues(wanted), ...service.imported };
  },

  async delete(op) {
    const service = connect(kafka, op, {
      args: op.args,
      state: op.state,
      ids: { kafkaCluster: aclId.key(op.id)["clusterId"] },
    });
    await ifExists(service.client.delete(aclsPath(service), { query: aclWire(op.state) }), isNotFound);
  },

  list: {
    query: kafkaFields({ endpointReplaces: true }),
    async *run(op) {
      const service = connect(kafka, op, { args: op.query });
      const kafkaCluster = { id: service.ids.kafkaCluster };
      for (const acl of await allAcls(service)) {
        const outputs = { ...acl, kafkaCluster };
        yield { id: aclId.build(outputs), name: aclText(acl), outputs };
      }
    },
  },
});

/** The ID of the ACL that the inputs describe. */
function ownId({ args }: { readonly args: AclBinding }, { ids }: Pick<KafkaService, "ids">): string {
  return aclId.build({ ...args, kafkaCluster: { id: ids.kafkaCluster } });
}

const clusterName = "kafka-cluster";
