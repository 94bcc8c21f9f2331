import { CodedError, field, fromWire, responseField } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { type Collection, controlPlaneObject, listAll } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { unusualIds } from "../../platform/ids.ts";
import { organizationOf } from "../../platform/permissions.ts";
import { memberFacts } from "../../platform/responses.ts";

/** The properties of a role binding. */
export const roleBindingFields = {
  principal: field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^User:.+$/, says: "begin with User:, followed by an ID, such as User:sa-abc123" },
    wire: "principal",
    docs: "Principal that gets the role: `User:`, followed by the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`).",
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
    docs: "Confluent Resource Name of the objects that the role applies to, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at the end matches every name with that prefix.",
  }),
  disableWaitForReady: field.boolean({
    default: false,
    local: true,
    docs: "Skips the wait until the new role binding can be read.",
  }),
};

/**
 * The role bindings of the organization. A listing requires a pattern: `<CRN>` lists the bindings on exactly that object,
 * and `<CRN>/*` those on the objects below it. So refreshes list everything below the organization.
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
  scope({ crnPattern, principal, roleName }, verb) {
    const pattern = String(crnPattern);
    if (verb === "list") return { crn_pattern: below(organizationPart(pattern)) };
    if (verb !== "find") return {};
    return { crn_pattern: pattern, principal: String(principal), role_name: String(roleName) };
  },
  allScopes(values) {
    const organization = organizationPart(String(values["crnPattern"]));
    return [organization, below(organization)].map((crn_pattern) => ({ crn_pattern }));
  },
};
/** The members of a role binding in a listing. */
const listedFacts = {
  id: memberFacts.id,
  principal: responseField.string({ wire: "principal" }),
  roleName: responseField.string({ wire: "role_name" }),
  crnPattern: responseField.string({ wire: "crn_pattern" }),
};

const handlers = controlPlaneObject(roleBindingFields, roleBindings);

export const roleBinding = resource("RoleBinding", {
  docs: "A role of a principal on all objects whose names match a pattern. Every change replaces the role binding. Clusters know a new role only after a delay: for three minutes, the provider retries requests that they reject.",
  platformPage: apiPage("Role Bindings (iam/v2)"),
  example: `const admin = new streamprov.RoleBinding("orders-admin", {
    principal: config.require("principal"),
    roleName: "CloudClusterAdmin",
    crnPattern: config.require("clusterCrn"),
});`,
  errors: {
    "already has the role": "The binding exists: import it, or remove it from the program.",
    "403 Forbidden":
      "Only a principal with a role at the level of `crnPattern` or above can assign roles there. Other resources that use the new binding may receive 403 for a minute after its creation: do not set `disableWaitForReady`.",
  },
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
        docs: "Confluent Resource Name that the roles apply to, such as `crn://confluent.cloud/organization=...`. Roles on the objects below it are also listed. Defaults to the organization of the credentials.",
      }),
    },
    async *run(op) {
      const scope = (op.query["crnPattern"] as string | undefined) ?? (await ownOrganization(op));
      const seen = new Set<string>();
      for (const crn_pattern of [scope, below(scope)]) {
        for await (const body of listAll(op.cloud, roleBindings.path(op.query), { crn_pattern })) {
          const { id, ...outputs } = fromWire(listedFacts, body);
          if (!seen.has(id)) yield { id, name: outputs.roleName ?? id, outputs };
          seen.add(id);
        }
      }
    },
  },
});

/** @throws {CodedError} if the credentials do not determine the organization. */
async function ownOrganization({ cloud }: Pick<Clients, "cloud">): Promise<string> {
  const organization = await organizationOf(cloud);
  if (organization !== undefined) return organization.resourceName;
  throw new CodedError(
    "not-found",
    "the organization of the credentials is unknown, because it has no environment: set crnPattern to its Confluent Resource Name",
  );
}

/** The organization in a pattern, or the whole pattern if it contains none. */
function organizationPart(pattern: string): string {
  return /^crn:\/\/[^/]+\/organization=[^/]+/.exec(pattern)?.[0] ?? pattern;
}

/** The pattern that lists role bindings on the objects below this one. */
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
