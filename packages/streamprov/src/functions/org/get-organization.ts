import { field, fromWire } from "@org/core-provider";
import { pageOf } from "../../platform/answers.ts";
import type { Body } from "../../platform/body.ts";
import { lookup } from "../../platform/define.ts";
import { organizationIn } from "../../platform/organization.ts";
import { environments } from "../../resources/org/environment.ts";

export const getOrganization = lookup("getOrganization", {
  docs: "Tells the organization that the credentials belong to.",
  example: "const organization = streamprov.getOrganizationOutput();",
  inputs: {},
  outputs: {
    id: field.string({ output: true, docs: "ID of the organization, a UUID." }),
    resourceName: field.string({
      output: true,
      docs: "Confluent Resource Name of the organization, `crn://confluent.cloud/organization=...`.",
    }),
  },
  /** Any environment's resource name begins with the organization's. */
  async run(op) {
    const { data } = await op.cloud.get<{ data: readonly Body[] }>(environments.path({}), { expects });
    const [first] = data;
    if (!first) {
      throw new Error(
        "the credentials see no environment, so the organization cannot be told: it is read from an environment's resource name",
      );
    }
    return organizationIn(fromWire(facts, first).resourceName);
  },
});

const facts = {
  resourceName: field.string({
    output: true,
    answered: "always",
    wire: "metadata.resource_name",
    docs: "Resource name of an environment.",
  }),
};
const expects = pageOf(facts);
