import { field, isUnknown, type Rule } from "@org/core-provider";
import { ownerId } from "../../platform/ids.ts";
import { managedResource } from "./managed-resource.ts";

/** The properties of an API key. */
export const apiKeyFields = {
  displayName: field.string({
    autoName: { maxLength: 255 },
    min: 1,
    wire: "spec.display_name",
    docs: "Display name. It does not have to be unique.",
  }),
  description: field.string({ min: 1, unsetAs: "", wire: "spec.description", docs: "Description of the key." }),
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
        docs: "Kind of the owner: `ServiceAccount` or `User`.",
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
      docs: "Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`.",
    },
  ),
  managedResource,
  disableWaitForReady: field.boolean({
    default: false,
    local: true,
    docs: "Skips the wait until the service accepts the new key. Needed for Kafka clusters on private networks that this machine cannot reach. A change takes effect without a request to the platform.",
  }),
  secret: field.string({
    output: true,
    secret: true,
    oneTime: true,
    docs: "Secret of the key. The platform returns it only once, when the key is created.",
  }),
};

function ownerIsOfKind(): Rule {
  return {
    says: "The kind is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-.",
    fields: ["id", "kind"],
    test: ({ id, kind }) => {
      if (typeof id !== "string" || typeof kind !== "string" || isUnknown(id) || isUnknown(kind)) return [];
      const wanted = id.startsWith("sa-") ? "ServiceAccount" : "User";
      return kind === wanted ? [] : [{ path: "kind", message: `must be ${wanted}, because the ID is that of one` }];
    },
  };
}
