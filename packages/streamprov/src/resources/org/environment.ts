import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

/** The properties of an environment. */
export const environmentFields = {
  displayName: field.string({
    autoName: { maxLength: 255 },
    min: 1,
    pattern: {
      match: /^([A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?)?$/,
      says: "begin and end with a letter or digit, and contain only letters, digits, hyphens and underscores",
    },
    wire: "display_name",
    docs: "Display name.",
  }),
  streamGovernance: field.object(
    {
      package: field.string({
        required: true,
        values: ["ESSENTIALS", "ADVANCED"],
        wire: "package",
        docs: "Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible.",
      }),
    },
    { computed: true, wire: "stream_governance_config", docs: "Stream Governance of the environment." },
  ),
  resourceName: field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: "Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123`.",
  }),
};

/** The environments of the organization. */
export const environments: Collection = {
  kind: "Environment",
  path: () => "/org/v2/environments",
  nameAt: "display_name",
  uniqueNames: true,
};

const handlers = controlPlaneObject(environmentFields, environments);

export const environment = resource("Environment", {
  docs: "An environment, which contains Kafka clusters, networks and a Schema Registry. Deleting an environment deletes everything in it.",
  platformPage: apiPage("Environments (org/v2)"),
  example: `const staging = new streamprov.Environment("staging", {
    displayName: "staging",
    streamGovernance: { package: "ESSENTIALS" },
});`,
  errors: {
    "409 Conflict":
      "On create or update, another environment of the organization has this name: choose another `displayName`, or import that environment. On delete, something in the environment is protected from deletion: end that protection first.",
    "402 Payment Required":
      "The organization has as many environments as its quota allows: delete one, or ask for more.",
  },
  ...handlers,
  import: { form: "<environment ID>", example: "env-abc123" },

  async create(op) {
    const id = await handlers.create(op);
    op.memory.newEnvironments.add(id);
    return id;
  },
});
