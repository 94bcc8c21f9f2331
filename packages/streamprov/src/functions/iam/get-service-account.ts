import { exactlyOneOf, field } from "@org/core-provider";
import { outputsOf } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { serviceAccounts } from "../../resources/iam/service-account.ts";

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the service account, `sa-...`." }),
  displayName: field.string({ output: true, wire: "display_name", docs: "Name for people." }),
  description: field.string({ output: true, wire: "description", docs: "What it is for." }),
  apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
};

export const getServiceAccount = lookup("getServiceAccount", {
  docs: "Looks up a service account by its ID or its name.",
  example: `const orders = streamprov.getServiceAccountOutput({ displayName: "orders-service" });`,
  inputs: {
    id: field.string({ docs: "ID of the service account, `sa-...`." }),
    displayName: field.string({ docs: "Name of the service account; upper and lower case count." }),
  },
  outputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { id, displayName } = op.args;
    const body = await lookupOne(op, {
      kind: "service account",
      collection: serviceAccounts,
      id,
      by: { displayName },
      filter: displayName ? { display_name: displayName } : {},
    });
    return outputsOf(outputs, body);
  },
});
