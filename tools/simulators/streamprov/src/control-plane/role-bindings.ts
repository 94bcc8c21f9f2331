import { defineRoute, object, Refusal, type Route, requiredParameter, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { makeRoleBinding } from "../lifecycle/role-bindings.ts";
import type { RoleBinding } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { conflict } from "./errors.ts";
import { crn } from "./objects.ts";

const path = "/iam/v2/role-bindings";
const createShape = object({
  principal: text({ pattern: /^(User|Group):.+$/, form: "User:... or Group:..." }),
  role_name: text({ min: 1 }),
  crn_pattern: text({ pattern: /^crn:\/\/.+$/, form: "crn://..." }),
});

const roles = new Set([
  "AccountAdmin",
  "BillingAdmin",
  "CloudClusterAdmin",
  "ConnectManager",
  "DataDiscovery",
  "DataSteward",
  "DeveloperManage",
  "DeveloperRead",
  "DeveloperWrite",
  "EnvironmentAdmin",
  "FlinkAdmin",
  "FlinkDeveloper",
  "MetricsViewer",
  "NetworkAdmin",
  "Operator",
  "OrganizationAdmin",
  "ResourceKeyAdmin",
  "ResourceOwner",
]);

/** `/iam/v2/role-bindings`. There is no update. */
export function roleBindingRoutes(world: World): Route<Caller>[] {
  const { roleBindings } = world;
  const collection: Collection<RoleBinding> = {
    path,
    apiVersion: "iam/v2",
    kind: "RoleBinding",
    store: roleBindings,
    listQuery: { principal: textParameter, role_name: textParameter, crn_pattern: requiredParameter },
    lists(one, { query }) {
      const principal = query.text("principal");
      const role = query.text("role_name");
      return (
        (principal === undefined || principal === one.principal) &&
        (role === undefined || role === one.roleName) &&
        isWithin(one.crnPattern, query.text("crn_pattern") ?? "")
      );
    },
    // The service does not distinguish a deleted binding from one that was never visible.
    missing: (id) => bindingError(403, 40301, `Access to the role binding '${id}' is forbidden.`),
    crn: ({ id }) => crn(world, `role-binding=${id}`),
    fields: ({ principal, roleName, crnPattern }) => ({ principal, role_name: roleName, crn_pattern: crnPattern }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      simplified:
        "Roles have an effect only with `enforceRoles`, and roles with limited permissions only on topics and subjects.",
      body: createShape,
      handle({ host, body }) {
        const { principal, role_name: roleName, crn_pattern: crnPattern } = body;
        if (!roles.has(roleName)) throw bindingError(400, 40001, `There is no role '${roleName}'.`);
        const { roleBindingReadyMs, nodeLagMs } = world.settings;
        const binding = makeRoleBinding(
          world,
          { principal, roleName, crnPattern },
          { readyMs: roleBindingReadyMs, nodeLagMs },
        );
        const same = (one: RoleBinding) =>
          one.principal === principal && one.roleName === roleName && one.crnPattern === binding.crnPattern;
        if (roleBindings.all().some(same)) throw conflict(`'${principal}' already has the role '${roleName}' there.`);
        return created(201, render(collection, roleBindings.insert(binding), host));
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ host, params }) {
        const binding = written(collection, params["id"]);
        roleBindings.remove(binding.id);
        return { status: 200, json: render(collection, binding, host) };
      },
    }),
  ];
}

function bindingError(status: number, code: number, message: string): Refusal {
  return new Refusal({ status, json: { error_code: code, message } });
}

// Exactly the requested name, or with `/*` at the end everything below it: a caller must not rely on more.
function isWithin(pattern: string, asked: string): boolean {
  return asked.endsWith("/*")
    ? decoded(pattern).startsWith(decoded(asked.slice(0, -1)))
    : decoded(pattern) === decoded(asked);
}

function decoded(pattern: string): string {
  try {
    return decodeURIComponent(pattern);
  } catch {
    return pattern;
  }
}
