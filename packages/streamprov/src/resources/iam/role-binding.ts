import { field, fromWire } from "@org/core-provider";
import { memberFacts } from "../../platform/answers.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject, listAll } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { unusualIds } from "../../platform/ids.ts";

/** The properties of a role binding. */
export const roleBindingFields = {
  principal: field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^User:.+$/, says: "begin with User: and go on with an ID, as in User:sa-abc123" },
    wire: "principal",
    docs: "Who gets the role: `User:` and the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`).",
  }),
  roleName: field.string({
    required: true,
    replaceOnChange: true,
    wire: "role_name",
    docs: "Name of the role, such as `CloudClusterAdmin` or `DeveloperRead`.",
  }),
  crnPattern: field.string({
    required: true,
    replaceOnChange: true,
    equality: "percent-decoded",
    pattern: { match: /^crn:\/\/.+$/, says: "begin with crn://" },
    wire: "crn_pattern",
    docs: "Confluent Resource Name of what the role is granted on, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at its end matches all names that begin so.",
  }),
  disableWaitForReady: field.boolean({
    default: false,
    local: true,
    docs: "Do not wait until the new binding can be read back.",
  }),
};

/**
 * Where role bindings are. A listing needs a pattern: one matches what is granted on exactly that, and with `/*` at its
 * end on what is below. So refreshes list what is below the organization.
 */
export const roleBindings: Collection = {
  kind: "RoleBinding",
  path: () => "/iam/v2/role-bindings",
  nameAt: "role_name",
  uniqueNames: true,
  same: (member, asked) =>
    member["principal"] === asked["principal"] &&
    member["role_name"] === asked["role_name"] &&
    decoded(member["crn_pattern"]) === decoded(asked["crn_pattern"]),
  listScope: (values) => ({ crn_pattern: below(organizationOf(String(values["crnPattern"]))) }),
  allScopes(values) {
    const organization = organizationOf(String(values["crnPattern"]));
    return [organization, below(organization)].map((crn_pattern) => ({ crn_pattern }));
  },
  findScope: ({ crnPattern, principal, roleName }) => ({
    crn_pattern: String(crnPattern),
    principal: String(principal),
    role_name: String(roleName),
  }),
};
const handlers = controlPlaneObject(roleBindingFields, roleBindings);

export const roleBinding = resource("RoleBinding", {
  docs: "A role that a principal has on everything whose name matches a pattern. Nothing of it can be changed in place. Clusters learn of a new one a while later: for three minutes their refusals are waited for.",
  example: `const admin = new streamprov.RoleBinding("orders-admin", {
    principal: "User:sa-abc123",
    roleName: "CloudClusterAdmin",
    crnPattern: "crn://confluent.cloud/organization=1111aaaa-11aa-11aa-11aa-111111aaaaaa/environment=env-abc123/cloud-cluster=lkc-abc123",
});`,
  fields: roleBindingFields,
  import: { form: "<role binding ID>", example: "rb-f3a90de" },

  check: unusualIds({ principal: "principal" }),

  async create(op) {
    const id = await handlers.create(op);
    op.platform.grants.roleGiven(op.args);
    return id;
  },

  async read(op) {
    const found = await handlers.read(op);
    const { principal, roleName, crnPattern, disableWaitForReady } = op.args;
    const isNew = op.purpose === "readBack" && op.state.principal === undefined;
    if (found || !isNew || !disableWaitForReady || !principal || !roleName || !crnPattern) return found;
    return { principal, roleName, crnPattern, disableWaitForReady };
  },

  delete: handlers.delete,
  list: {
    query: {
      crnPattern: field.string({
        required: true,
        docs: "What the roles are granted on, such as `crn://confluent.cloud/organization=...`. Roles on what is below it are listed, too.",
      }),
    },
    async *run(op) {
      const scope = String(op.query["crnPattern"]);
      const seen = new Set<string>();
      for (const crn_pattern of [scope, below(scope)]) {
        for await (const body of listAll(op.cloud, roleBindings.path(op.query), { crn_pattern })) {
          const { id } = fromWire(memberFacts, body);
          if (!seen.has(id)) yield { id, name: String(body["role_name"]) };
          seen.add(id);
        }
      }
    },
  },
});

/** The part of a pattern that names its organization; all of it when there is none. */
function organizationOf(pattern: string): string {
  return /^crn:\/\/[^/]+\/organization=[^/]+/.exec(pattern)?.[0] ?? pattern;
}

/** The pattern by which the platform lists what is granted on things within this one. */
function below(scope: string): string {
  return `${scope}/*`;
}

function decoded(pattern: Body[string]): string {
  try {
    return decodeURIComponent(String(pattern));
  } catch {
    return String(pattern);
  }
}
