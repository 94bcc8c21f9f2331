import { createSafely, creating, type Found, type RecentSearch, runInSequence } from "@org/core-http";
import {
  type CheckOperation,
  containsUnknown,
  expectation,
  field,
  fromWire,
  isUnknown,
  type Rule,
  toWire,
} from "@org/core-provider";
import { memberFacts } from "../../platform/answers.ts";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { type Collection, controlPlaneObject, deleteMember, listAll } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { ownerId, warnOfUnusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { untilUsable } from "./api-key-readiness.ts";
import {
  fromAnswer,
  isFor,
  kindOf,
  type ManagedResource,
  managedResource,
  serviceOf,
  toRequest,
} from "./managed-resource.ts";

const fields = {
  displayName: field.string({
    autoName: { maxLength: 255 },
    min: 1,
    wire: "spec.display_name",
    docs: "Name for people. It need not be unique.",
  }),
  description: field.string({ min: 1, unsetAs: "", wire: "spec.description", docs: "What it is for." }),
  owner: field.object(
    {
      id: field.string({
        required: true,
        ...ownerId,
        wire: "id",
        docs: "ID of the owner: `sa-...` or `u-...`.",
      }),
      kind: field.string({
        required: true,
        values: ["ServiceAccount", "User"],
        wire: "kind",
        docs: "Kind of the owner.",
      }),
      apiVersion: field.string({
        required: true,
        values: ["iam/v2"],
        wire: "api_version",
        docs: "API version of the owner.",
      }),
    },
    {
      required: true,
      replaceOnChange: true,
      rules: [ownerIsOfKind()],
      wire: "spec.owner",
      docs: "Service account or user that the key acts as. `id`, `kind` and `apiVersion` of a `ServiceAccount` fit.",
    },
  ),
  managedResource,
  disableWaitForReady: field.boolean({
    default: false,
    local: true,
    docs: "Do not wait until the service accepts the new key. For Kafka clusters on private networks that this machine does not reach. Changes in place, without a call to the platform.",
  }),
  secret: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "Secret of the key. The platform tells it only once, when the key is made.",
  }),
};

/** Cloud, Tableflow and Global keys are in no environment. */
const keyId = inEnvironment("<API key>", "EGWX3S4BVNQIRBMJ", {
  property: "managedResource.environment.id",
  optional: true,
});

/** Where API keys are. */
export const apiKeys: Collection = {
  kind: "ApiKey",
  path: () => "/iam/v2/api-keys",
  nameAt: "spec.display_name",
};
const handlers = controlPlaneObject(fields, apiKeys, {
  outputs: (body) => ({ managedResource: fromAnswer(resourceOf(body)) }),
});

export const apiKey = resource("ApiKey", {
  docs: "An API key of a service account or user: for a Kafka, Schema Registry or ksqlDB cluster, a Flink region, Tableflow, or the control plane.",
  example: `const key = new streamprov.ApiKey("orders", {
    owner: { id: "sa-abc123", kind: "ServiceAccount", apiVersion: "iam/v2" },
    managedResource: {
        id: "lkc-abc123",
        kind: "Cluster",
        apiVersion: "cmk/v2",
        environment: { id: "env-abc123" },
    },
});`,
  fields,
  import: {
    ...keyId.import,
    needs:
      "`API_KEY_SECRET_<API key>`, an environment variable that holds the key's secret, since the platform does not tell it again: `API_KEY_SECRET_EGWX3S4BVNQIRBMJ`. A Cloud, Tableflow or Global key is in no environment: its import ID is the key alone.",
    variable: (importId) => secretVariable(keyId.parse(importId)?.id ?? importId),
  },

  check(op) {
    warnOfUnusualIds(op, { "managedResource.environment.id": "environment" });
    checkEnvironment(op);
  },

  async create(op) {
    const { displayName, owner, managedResource } = op.args;
    const { spec } = toWire(fields, { ...op.args, owner: { id: owner.id, kind: owner.kind } });
    const body = { spec: { ...(spec as Body), ...(managedResource ? { resource: toRequest(managedResource) } : {}) } };
    const create = () =>
      createSafely<CreatedKey>(op, {
        what: `ApiKey "${displayName}"`,
        importCommand: (id) =>
          `${secretVariable(id)}=<its secret> ${keyId.importCommand(op.urn, { managedResource, id })}`,
        post: async () =>
          createdKey(await op.cloud.post<Body>(apiKeys.path({}), { body, expects: createdAnswer, ...creating })),
        find: () => findKeys(op, { displayName, owner: owner.id, managedResource }),
        abandon: ({ id }) => deleteMember(op, apiKeys, {}, id),
        recent: recentKeys(op, { displayName, owner: owner.id }),
      });
    const made = await runInSequence(JSON.stringify(["ApiKey", owner.id, managedResource?.id, displayName]), create);
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
  list: handlers.list,
});

/** What the answer to a create tells, and no other. */
interface CreatedKey extends Found {
  /** Empty in a listing. */
  readonly secret: string;
  readonly resource: Body | undefined;
}

const createdFacts = {
  ...memberFacts,
  secret: field.string({
    output: true,
    secret: true,
    answered: "always",
    wire: "spec.secret",
    docs: "Told only once.",
  }),
};
/** Without ID or secret a new key is of no use: it is removed, and asked for anew. */
const createdAnswer = expectation(createdFacts, (body) => fromAnswer(resourceOf(body)));

function createdKey(body: Body): CreatedKey {
  return { ...foundKey(body), secret: fromWire(createdFacts, body).secret };
}

function foundKey(body: Body): CreatedKey {
  const told = fromWire(memberFacts, body);
  const createdAt = Date.parse(told.createdAt);
  const key = { id: told.id, secret: "", resource: resourceOf(body) };
  return Number.isNaN(createdAt) ? key : { ...key, createdAt };
}

/** Keys that answer to the same description: names of keys need not be unique. */
async function findKeys(
  op: Clients,
  wanted: {
    readonly displayName: string;
    readonly owner: string;
    readonly managedResource: ManagedResource | undefined;
  },
): Promise<CreatedKey[]> {
  const found: CreatedKey[] = [];
  for await (const body of listAll(op.cloud, apiKeys.path({}), { "spec.owner": wanted.owner })) {
    const isWanted = at(body, "spec.display_name") === wanted.displayName && at(body, "spec.owner.id") === wanted.owner;
    if (isWanted && isFor(resourceOf(body), wanted.managedResource)) found.push(foundKey(body));
  }
  return found;
}

/** How a creation finds keys of the same name and owner that an interrupted run has left: their secrets are lost. */
function recentKeys(
  op: Clients,
  { displayName, owner }: { readonly displayName: string; readonly owner: string },
): RecentSearch {
  return {
    recent: op.platform.recent,
    key: apiKeys.path({}),
    kind: apiKeys.kind,
    name: displayName,
    async *list() {
      for await (const body of listAll(op.cloud, apiKeys.path({}))) {
        const { id, createdAt } = foundKey(body);
        yield { id, createdAt, name: String(at(body, "spec.display_name") ?? ""), body: at(body, "spec.owner.id") };
      }
    },
    matches: (ownerId) => ownerId === owner,
    advice: () => "delete it: its secret cannot be read again",
  };
}

function resourceOf(body: Body): Body | undefined {
  return (at(body, "spec.resource") ?? undefined) as Body | undefined;
}

/** The resource that was asked for, with the kind that the platform took it for: the wait goes by that. */
function asAnswered(asked: ManagedResource | undefined, answered: Body | undefined): ManagedResource | undefined {
  if (!asked || !answered) return asked;
  const apiVersion = (answered["api_version"] ?? asked.apiVersion) as ManagedResource["apiVersion"];
  return { ...asked, kind: kindOf(answered), apiVersion };
}

/** The variable that gives an imported key its secret. Each has its own, or several would get that of one. */
function secretVariable(id: string): string {
  return `API_KEY_SECRET_${id}`;
}

function importedSecret(op: Clients & { readonly id: string }): string {
  const name = secretVariable(op.id);
  const secret = op.platform.env[name];
  if (!secret) {
    throw new Error(
      `the secret of an API key cannot be read from the platform: set the environment variable ${name} to it and import again`,
    );
  }
  return secret;
}

function ownerIsOfKind(): Rule {
  return {
    says: "The kind is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-.",
    fields: ["id", "kind"],
    test: ({ id, kind }) => {
      if (typeof id !== "string" || typeof kind !== "string" || isUnknown(id) || isUnknown(kind)) return [];
      const wanted = id.startsWith("sa-") ? "ServiceAccount" : "User";
      return kind === wanted ? [] : [{ path: "kind", message: `must be ${wanted}, as the ID is that of one` }];
    },
  };
}

/** An environment that will be missed later. */
function checkEnvironment(op: CheckOperation): void {
  const { managedResource: given, disableWaitForReady } = op.args;
  if (typeof given !== "object" || given === null || containsUnknown(given)) return;
  const resource = given as ManagedResource;
  if (resource.environment !== undefined) return;
  const path = "managedResource.environment";
  const service = serviceOf(resource);
  if (service === "flink") op.problem(path, "is required for a key of a Flink region");
  if (service === "kafka" && !isUnknown(disableWaitForReady) && !disableWaitForReady) {
    op.problem(
      path,
      "is required for a key of a Kafka cluster, to find out when the key is ready; or set disableWaitForReady: true",
    );
  }
}
