import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

/** The properties of a service account. */
export const serviceAccountFields = {
  displayName: field.string({
    autoName: { maxLength: 64 },
    min: 1,
    max: 64,
    wire: "display_name",
    docs: "Display name, unique within the organization.",
  }),
  description: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "description",
    docs: "Description.",
    inputDocs: "If unset, the current text is kept; an empty string clears it.",
  }),
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object. Pass it to `ApiKey.owner`.",
  }),
  kind: field.string({
    output: true,
    wire: "kind",
    docs: "Kind of the object. Pass it to `ApiKey.owner`.",
  }),
};

/** The service accounts of the organization. */
export const serviceAccounts: Collection = {
  kind: "ServiceAccount",
  path: () => "/iam/v2/service-accounts",
  nameAt: "display_name",
  uniqueNames: true,
};

export const serviceAccount = resource("ServiceAccount", {
  docs: "An identity for an application that uses the platform. Deleting a service account deletes its API keys.",
  platformPage: apiPage("Service Accounts (iam/v2)"),
  example: `const orders = new streamprov.ServiceAccount("orders", {
    displayName: "orders-service",
    description: "Writes and reads the orders topic",
});`,
  errors: {
    "409 Conflict":
      "Another service account of the organization has this name: choose another `displayName`, or import that account.",
  },
  ...controlPlaneObject(serviceAccountFields, serviceAccounts),
  import: { form: "<service account ID>", example: "sa-abc123" },
});
