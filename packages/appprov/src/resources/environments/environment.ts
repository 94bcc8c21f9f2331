import { StatusError, url } from "@org/core-http";
import { CodedError, type Outputs, toWire } from "@org/core-provider";
import { createOrRecover } from "../../platform/create-object.ts";
import { resource } from "../../platform/define.ts";
import { ifFound, isNotFound } from "../../platform/errors.ts";
import { allMembers, type Body, document, idOf, linkedNumber, requiredLinkedId, text } from "../../platform/hal.ts";
import { environmentByHandle } from "../../platform/import-by-handle.ts";
import { environmentCandidates, notFoundError } from "../../platform/not-found.ts";
import { currentPolicy, postPolicy, reductions, setPolicy } from "../../platform/retention-policy.ts";
import { longestTimeouts } from "../../platform/timeouts.ts";
import { environmentFields } from "./environment-fields.ts";
import { ownerAndType } from "./environment-owner.ts";
import { deleteTailDrains } from "./tail-drains.ts";

export const environment = resource("Environment", {
  docs: "An environment contains apps, databases, endpoints and drains, and runs on a stack. It can be deleted only when it is empty and has no backups, so set `keepFinal: false` for short-lived environments.",
  platformPage: {
    title: "Environments",
    url: "https://www.aptible.com/docs/core-concepts/architecture/environments",
  },
  example: `const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
const staging = new appprov.Environment("staging", {
    handle: "staging",
    stackId: stack.stackId,
    backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});`,
  errors: {
    "Account still has":
      "The environment still contains something, such as an app or a final backup: delete it first. For environments that live only for a short time, set `keepFinal` to false.",
  },
  fields: environmentFields,
  import: {
    form: "<environment ID> or <environment handle>",
    example: "production",
    parse: (given) => (/^(?!0+$|-\d+$)[a-z0-9._-]+$/.test(given) ? { id: given, state: {} } : undefined),
    async find(op) {
      if (!/^[1-9]\d*$/.test(op.id)) return idOf(await environmentByHandle(op, op.id));
      if (await ifFound(document(op.api, "accounts", op.id))) return op.id;
      throw await notFoundError(`there is no environment with the ID ${op.id}`, () => environmentCandidates(op));
    },
  },
  timeouts: longestTimeouts,
  timeoutsProperty: "timeouts",
  naturalKey: ["handle"],
  setLater: { backupRetentionPolicies: "default" },

  diff(op) {
    if (!op.changes.has("backupRetentionPolicies") || op.replacing) return {};
    const [before] = op.state.backupRetentionPolicies;
    const path = "backupRetentionPolicies";
    const lost = before ? reductions(before, op.args[path], (value) => op.shown(path, value)) : [];
    if (lost.length > 0) {
      op.warn(
        `${path}: the platform deletes the backups that exceed the new policy, which cannot be undone (${lost.join(", ")})`,
      );
    }
    return {};
  },

  async create(op) {
    const { handle, stackId, orgId } = op.args;
    const created = await createOrRecover(op, {
      path: "/accounts",
      collection: "accounts",
      what: `Environment "${handle}"`,
      body: { ...toWire(environmentFields, op.args), ...(await ownerAndType(op, stackId, orgId)) },
      hasName: (member) => text(member, "handle") === handle,
      hasOperations: false,
    });
    return { id: idOf(created), known: { envId: Number(idOf(created)), environmentId: idOf(created) } };
  },

  async ready(op) {
    const [policy] = op.args.backupRetentionPolicies ?? [];
    if (!policy) return;
    if (op.memory.history.isUnused("accounts", op.id)) await postPolicy(op, op.id, policy);
    else await setPolicy(op, op.id, policy);
  },

  async read(op) {
    const account = await ifFound(document(op.api, "accounts", op.id));
    if (!account) return undefined;
    const policy = await currentPolicy(op, op.id);
    return {
      ...outputsOf(account),
      backupRetentionPolicies: policy ? [policy] : (op.state.backupRetentionPolicies ?? []),
    };
  },

  async update(op) {
    if (op.changed("handle")) await op.api.put(url`/accounts/${op.id}`, { body: { handle: op.args.handle } });
    const [policy] = op.args.backupRetentionPolicies ?? [];
    if (policy && op.changed("backupRetentionPolicies")) await setPolicy(op, op.id, policy);
  },

  async delete(op) {
    try {
      await deleteTailDrains(op, op.id);
      await op.api.delete(url`/accounts/${op.id}`);
    } catch (error) {
      if (isNotFound(error)) return;
      if (!(error instanceof StatusError) || !/backup/i.test(error.message)) throw error;
      throw new CodedError(
        "request-rejected",
        `${error.message} The platform keeps final backups while the policy has keepFinal: true. Delete them with \`aptible backup:purge\`, then run \`pulumi destroy\` again. For short-lived environments, set keepFinal: false`,
        { cause: error },
      );
    }
  },

  list: {
    async *run(op) {
      for (const account of await allMembers(op.api, "/accounts", "accounts")) {
        yield { id: idOf(account), name: text(account, "handle") };
      }
    },
  },
});

function outputsOf(account: Body): Omit<Outputs<typeof environmentFields>, "backupRetentionPolicies" | "timeouts"> {
  return {
    handle: text(account, "handle"),
    stackId: linkedNumber(account, "stack"),
    orgId: requiredLinkedId(account, "organization"),
    envId: Number(idOf(account)),
    environmentId: idOf(account),
  };
}
