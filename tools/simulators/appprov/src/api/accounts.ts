import { defineRoute, flag, integer, object, oneOf, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { accountDocument, retentionPolicyDocument, stackDocument } from "../documents/account.ts";
import { backupDocument } from "../documents/database.ts";
import { forbidden, rejectFor } from "../errors.ts";
import { handleProblems } from "../handles.ts";
import { deleteAccount, makeAccount } from "../lifecycle/accounts.ts";
import { addRetentionPolicy } from "../lifecycle/retention.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, listRoute, readRoute, sceneOf, seen, written } from "./collection.ts";

const createShape = object({
  handle: text({ min: 1 }),
  organization_id: text({ min: 1 }),
  stack_id: integer({ min: 1 }),
  type: oneOf("production", "development"),
});
const policyShape = object({
  daily: integer(),
  monthly: integer(),
  yearly: integer(),
  make_copy: flag(),
  keep_final: flag(),
});

/** `/accounts`: environments. */
export function accountRoutes(world: World): Route<Caller>[] {
  const { accounts, backupRetentionPolicies, backups } = world;
  return [
    listRoute(world, {
      path: "/accounts",
      name: "accounts",
      records: () => accounts.allSeen(),
      document: accountDocument,
    }),
    readRoute(world, { path: "/accounts", kind: "account", store: accounts, document: accountDocument }),
    defineRoute({
      method: "POST",
      path: "/accounts",
      body: createShape,
      handle(call) {
        const { handle, organization_id: organizationId, stack_id, type } = call.body;
        const stackId = String(stack_id);
        const stack = world.stacks.get(stackId);
        const known = world.organizations.get(organizationId) !== undefined;
        rejectFor([
          ...handleProblems(handle, accounts, (one) => one.organizationId === organizationId),
          !known && "Organization must exist",
          stack === undefined && "Stack must exist",
          stack !== undefined &&
            type === "production" &&
            stack.organizationId === undefined &&
            "Type production is not available on shared stacks",
        ]);
        const owner = stack?.organizationId;
        if (world.settings.readOnlyStacks.includes(stackId) || (owner !== undefined && owner !== organizationId)) {
          throw forbidden(`stack ${stackId}`);
        }
        const account = accounts.insert(makeAccount(world, { handle, organizationId, stackId, type }));
        return hal(201, accountDocument(sceneOf(world, call), account));
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/accounts/{id}",
      body: object({ handle: text({ min: 1 }) }),
      handle(call) {
        const old = written(accounts, "account", call);
        checkMayChange(world, old.id);
        const { handle } = call.body;
        const { id, organizationId } = old;
        rejectFor(handleProblems(handle, accounts, (one) => one.id !== id && one.organizationId === organizationId));
        const changed = accounts.replace({ ...old, handle, updatedAt: world.now() });
        return hal(200, accountDocument(sceneOf(world, call), changed));
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/accounts/{id}",
      handle(call) {
        const { id } = written(accounts, "account", call);
        checkMayChange(world, id);
        rejectFor(whatIsInside(world, id).map((what) => `Account still has ${what}`));
        deleteAccount(world, id);
        return { status: 204 };
      },
    }),
    listRoute(world, {
      path: "/accounts/{id}/backup_retention_policies",
      name: "backup_retention_policies",
      records(call) {
        const { id } = seen(accounts, "account", call);
        // The current policy is the newest, and comes first.
        return backupRetentionPolicies
          .allSeen()
          .filter(({ accountId }) => accountId === id)
          .reverse();
      },
      document: retentionPolicyDocument,
    }),
    defineRoute({
      method: "POST",
      path: "/accounts/{id}/backup_retention_policies",
      documentedOnly: "The response has no body; `emptyPolicyResponses` changes that.",
      body: policyShape,
      handle(call) {
        const { id } = written(accounts, "account", call);
        checkMayChange(world, id);
        const { daily, monthly, yearly, make_copy: makeCopy, keep_final: keepFinal } = call.body;
        rejectFor([
          daily < 1 && "Daily must be greater than or equal to 1",
          monthly < 0 && "Monthly must be greater than or equal to 0",
          yearly < 0 && "Yearly must be greater than or equal to 0",
        ]);
        const policy = addRetentionPolicy(world, id, { daily, monthly, yearly, makeCopy, keepFinal });
        if (world.settings.emptyPolicyResponses) return { status: 201 };
        return hal(201, retentionPolicyDocument(sceneOf(world, call), policy));
      },
    }),
    listRoute(world, {
      path: "/accounts/{id}/backups",
      name: "backups",
      records(call) {
        const { id } = seen(accounts, "account", call);
        return backups.allSeen().filter(({ accountId }) => accountId === id);
      },
      document: backupDocument,
    }),
    listRoute(world, {
      path: "/stacks",
      name: "stacks",
      records: () => world.stacks.allSeen(),
      document: stackDocument,
    }),
    readRoute(world, { path: "/stacks", kind: "stack", store: world.stacks, document: stackDocument }),
  ];
}

function whatIsInside(world: World, id: string): string[] {
  const stores = {
    apps: world.apps,
    databases: world.databases,
    "log drains": world.logDrains,
    "metric drains": world.metricDrains,
    backups: world.backups,
  };
  return Object.entries(stores)
    .filter(([, store]) => store.all().some((one: { readonly accountId: string }) => one.accountId === id))
    .map(([what]) => what);
}
