import { StatusError, url } from "@org/core-http";
import { field, type Outputs, toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { isGone, unlessGone } from "../../platform/errors.ts";
import { allMembers, type Body, document, idOf, linkedId, linkedNumber, text } from "../../platform/hal.ts";
import { handle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { environmentByHandle } from "../../platform/import-by-handle.ts";
import { createOrRecover } from "../../platform/lost-answer.ts";
import { deprovision } from "../../platform/operations.ts";
import { organizationOf } from "../../platform/organization.ts";
import { loses, policyInForce, postPolicy, retentionPolicy, sendPolicy } from "../../platform/retention-policy.ts";
import { longestWaits, timeouts } from "../../platform/time-limit.ts";
import { environments, noSuch } from "../../platform/what-there-is.ts";

/** The properties of an environment. */
export const environmentFields = {
  handle: handle("Handle of the environment."),
  stackId: field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "stack_id",
    docs: "Stack that it runs on: `stackId` of `getStack`.",
  }),
  orgId: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    equality: "case-insensitive",
    pattern: {
      match: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      says: "be a UUID",
    },
    docs: "Organization that owns it, a UUID. Left out, it is the one that owns the stack, or the only one that you belong to.",
  }),
  backupRetentionPolicies: field.set(field.object(retentionPolicy, { docs: "The policy." }), {
    computed: true,
    emptyIsUnset: true,
    max: 1,
    docs: "How long automatic backups are kept; an environment has one policy. Left out, the policy that the platform gave it stays.",
  }),
  timeouts: timeouts(),
  envId: numericId("environment"),
  environmentId: legacyId("environment"),
};

export const environment = resource("Environment", {
  docs: "An environment: it holds apps, databases, endpoints and drains, and runs on a stack. It can be deleted when it is empty and no backups are left, so environments that live shortly set `keepFinal: false`.",
  example: `const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
const staging = new appprov.Environment("staging", {
    handle: "staging",
    stackId: stack.stackId,
    backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});`,
  fields: environmentFields,
  import: {
    form: "<environment ID> or <environment handle>",
    example: "production",
    parse: (given) => (/^(?!0+$|-\d+$)[a-z0-9._-]+$/.test(given) ? { id: given, state: {} } : undefined),
    async find(op) {
      if (!/^[1-9]\d*$/.test(op.id)) return idOf(await environmentByHandle(op, op.id));
      if (await unlessGone(document(op.api, "accounts", op.id))) return op.id;
      throw await noSuch(`there is no environment with the ID ${op.id}`, () => environments(op));
    },
  },
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["handle"],
  setLater: { backupRetentionPolicies: "default" },

  diff(op) {
    if (!op.changes.has("backupRetentionPolicies") || op.replacing) return {};
    const [before] = op.state.backupRetentionPolicies;
    const path = "backupRetentionPolicies";
    const lost = before ? loses(before, op.args[path], (value) => op.shown(path, value)) : [];
    if (lost.length > 0) {
      op.warn(`${path}: backups that no longer fit are deleted, which cannot be undone (${lost.join(", ")})`);
    }
    return {};
  },

  async create(op) {
    const stack = await stackOf(op, op.args.stackId);
    const owner = linkedId(stack, "organization");
    const body = {
      ...toWire(environmentFields, op.args),
      organization_id: op.args.orgId || owner || (await organizationOf(op)),
      // A stack without an owner is shared, and takes development environments only.
      type: owner === "" ? "development" : "production",
    };
    const made = await createOrRecover(op, {
      path: "/accounts",
      members: "accounts",
      what: `Environment "${op.args.handle}"`,
      body,
      same: (member) => text(member, "handle") === op.args.handle,
      operable: false,
    });
    return { id: idOf(made), known: { envId: Number(idOf(made)), environmentId: idOf(made) } };
  },

  async ready(op) {
    const [policy] = op.args.backupRetentionPolicies ?? [];
    if (!policy) return;
    if (op.done.isUntouched("accounts", op.id)) await postPolicy(op, op.id, policy);
    else await sendPolicy(op, op.id, policy);
  },

  async read(op) {
    const account = await unlessGone(document(op.api, "accounts", op.id));
    if (!account) return undefined;
    const policy = await policyInForce(op, op.id);
    return {
      ...outputsOf(account),
      backupRetentionPolicies: policy ? [policy] : (op.state.backupRetentionPolicies ?? []),
    };
  },

  async update(op) {
    if (op.changed("handle")) await op.api.put(url`/accounts/${op.id}`, { body: { handle: op.args.handle } });
    const [policy] = op.args.backupRetentionPolicies ?? [];
    if (policy && op.changed("backupRetentionPolicies")) await sendPolicy(op, op.id, policy);
  },

  async delete(op) {
    try {
      await deleteTailDrains(op, op.id);
      await op.api.delete(url`/accounts/${op.id}`);
    } catch (error) {
      if (isGone(error)) return;
      if (!(error instanceof StatusError) || !/backup/i.test(error.message)) throw error;
      throw new Error(
        `${error.message} Final backups are kept while the policy has keepFinal: true. Purge them with \`aptible backup:purge\`, then run \`pulumi destroy\` again; environments that live shortly set keepFinal: false`,
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
    orgId: linkedId(account, "organization"),
    envId: Number(idOf(account)),
    environmentId: idOf(account),
  };
}

async function stackOf(op: Op, stackId: number): Promise<Body> {
  try {
    return await document(op.api, "stacks", stackId);
  } catch (error) {
    if (!isGone(error)) throw error;
    const stacks = async () =>
      (await allMembers(op.api, "/stacks", "stacks")).map((one) => ({ name: text(one, "name"), id: idOf(one) }));
    throw await noSuch(`there is no stack with the stackId ${stackId}`, stacks, error);
  }
}

/** Drains of the type `tail`, which the platform makes for live logs and shows to nobody, would hold the environment. */
async function deleteTailDrains(op: Op, id: string): Promise<void> {
  const drains = await allMembers(op.api, url`/accounts/${id}/log_drains`, "log_drains");
  const hidden = drains.filter((drain) => text(drain, "drain_type") === "tail");
  await Promise.all(
    hidden.map((drain) =>
      deprovision(op, { collection: "log_drains", id: idOf(drain), what: `the live log drain ${idOf(drain)}` }),
    ),
  );
}
