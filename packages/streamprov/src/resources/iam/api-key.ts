import { createSafely, creating } from "@org/core-http";
import { type CheckOperation, containsUnknown, isUnknown, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject, deleteMember } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { apiKeyFields } from "./api-key-fields.ts";
import { untilUsable } from "./api-key-readiness.ts";
import { importedSecret, secretVariable } from "./api-key-secret.ts";
import {
  apiKeys,
  type CreatedKey,
  createdKey,
  createdResponse,
  findKeys,
  listKeys,
  recentKeys,
  resourceOf,
} from "./api-keys.ts";
import { type ManagedResource, serviceOf } from "./managed-resource.ts";
import { fromResponse, kindOf, toRequest } from "./managed-resource-wire.ts";

/** Cloud, Tableflow and Global keys do not belong to an environment. */
const keyId = inEnvironment("<API key>", "EGWX3S4BVNQIRBMJ", {
  property: "managedResource.environment.id",
  optional: true,
});

const handlers = controlPlaneObject(apiKeyFields, apiKeys, {
  outputs: (body) => ({ managedResource: fromResponse(resourceOf(body)) }),
});

export const apiKey = resource("ApiKey", {
  docs: "An API key of a service account or user. It gives access to a Kafka, Schema Registry or ksqlDB cluster, a Flink region, Tableflow, or the control plane.",
  platformPage: apiPage("API Keys (iam/v2)"),
  example: `const key = new streamprov.ApiKey("orders", {
    owner: { id: config.require("serviceAccountId"), kind: "ServiceAccount", apiVersion: "iam/v2" },
    managedResource: {
        id: config.require("kafkaClusterId"),
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: config.require("environmentId") },
    },
});`,
  errors: {
    "the API key ... was created, but ... does not accept it":
      "The key is in the state, and the next `pulumi up` tests it again. If this machine cannot reach a private cluster, set `disableWaitForReady: true`.",
    "403 Forbidden":
      "The credentials of the provider must be allowed to create keys for the owner, and the owner and the managed resource must exist.",
  },
  fields: apiKeyFields,
  import: {
    ...keyId.import,
    needs:
      "`API_KEY_SECRET_<API key>`, an environment variable with the key's secret, such as `API_KEY_SECRET_EGWX3S4BVNQIRBMJ`. When only one key is imported, `API_KEY_SECRET` also works. The platform does not return the secret again. Cloud, Tableflow and Global keys do not belong to an environment: their import ID is the key alone.",
    variable: (importId) => secretVariable(keyId.parse(importId)?.id ?? importId),
  },

  check(op) {
    warnOfUnusualIds(op, { "managedResource.environment.id": "environment" });
    checkEnvironment(op);
  },

  async create(op) {
    const { displayName, owner, managedResource } = op.args;
    const { spec } = toWire(apiKeyFields, { ...op.args, owner: { id: owner.id, kind: owner.kind } });
    const body = { spec: { ...(spec as Body), ...(managedResource ? { resource: toRequest(managedResource) } : {}) } };
    const create = () =>
      createSafely<CreatedKey>(op, {
        what: `ApiKey "${displayName}"`,
        importCommand: (id) =>
          `${secretVariable(id)}=<its secret> ${keyId.importCommand(op.urn, { managedResource, id })}`,
        post: async () =>
          createdKey(await op.cloud.post<Body>(apiKeys.path({}), { body, expects: createdResponse, ...creating })),
        find: () => findKeys(op, { displayName, owner: owner.id, managedResource }),
        abandon: ({ id }) => deleteMember(op, apiKeys, {}, id),
        recent: recentKeys(op, { displayName, owner: owner.id }),
      });
    const made = await op.memory.creates.inSequence(
      JSON.stringify(["ApiKey", owner.id, managedResource?.id, displayName]),
      create,
    );
    op.platform.grants.keyMade(made.id, owner.id);
    return { id: made.id, known: { secret: made.secret, managedResource: asAnswered(managedResource, made.resource) } };
  },

  async ready(op) {
    if (op.args.disableWaitForReady) return;
    const resource = op.args.managedResource && (op.state.managedResource ?? op.args.managedResource);
    await untilUsable(op, { id: op.id, secret: op.state.secret ?? "", resource });
  },

  async read(op) {
    const given = op.purpose === "import" ? { secret: importedSecret(op) } : {};
    const found = await handlers.read(op);
    return found && { ...found, ...given };
  },

  update: handlers.update,
  delete: handlers.delete,
  list: { run: listKeys },
});

/** The requested resource with the kind from the response, which decides how to wait until the key is ready. */
function asAnswered(asked: ManagedResource | undefined, answered: Body | undefined): ManagedResource | undefined {
  if (!asked || !answered) return asked;
  const apiVersion = (answered["api_version"] ?? asked.apiVersion) as ManagedResource["apiVersion"];
  return { ...asked, kind: kindOf(answered) ?? asked.kind, apiVersion };
}

/** Requires the environment where a later step needs it. */
function checkEnvironment(op: CheckOperation): void {
  const { managedResource: given, disableWaitForReady } = op.args;
  if (typeof given !== "object" || given === null || containsUnknown(given)) return;
  const resource = given as ManagedResource;
  if (resource.environment !== undefined) return;
  const path = "managedResource.environment";
  const service = serviceOf(resource);
  if (service === "flink") op.problem(path, "is required for the key of a Flink region");
  if (service === "kafka" && !isUnknown(disableWaitForReady) && !disableWaitForReady) {
    op.problem(
      path,
      "is required for the key of a Kafka cluster, to check when the key is ready; or set disableWaitForReady: true",
    );
  }
}
