import { CodedError, field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { organizationOf } from "../../platform/permissions.ts";

export const getOrganization = lookup("getOrganization", {
  docs: "Looks up the organization that the credentials belong to.",
  example: "const organization = streamprov.getOrganizationOutput();",
  inputs: {},
  outputs: {
    id: field.string({ output: true, docs: "ID of the organization, a UUID." }),
    resourceName: field.string({
      output: true,
      docs: "Confluent Resource Name of the organization, `crn://confluent.cloud/organization=...`.",
    }),
  },
  async run(op) {
    const organization = await organizationOf(op.cloud);
    if (organization) return organization;
    throw new CodedError(
      "no-permission",
      "the organization is unknown, because the credentials cannot access any environment: give them access to at least one",
    );
  },
});
