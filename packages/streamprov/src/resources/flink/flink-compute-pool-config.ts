import {
  atLeastOneOf,
  expectation,
  field,
  fromWire,
  type Operation,
  type Outputs,
  responseField,
  toWire,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { objectKind } from "../../platform/references.ts";

/** The settings of an organization for default compute pools. */
export const flinkComputePoolConfigFields = {
  defaultComputePoolEnabled: field.boolean({
    computed: true,
    wire: "spec.default_pool_enabled",
    docs: "Whether statements without a compute pool run in a default pool, which the platform creates.",
    inputDocs: "If unset, the current value is kept.",
  }),
  defaultMaxCfu: field.integer({
    computed: true,
    emptyIsUnset: true,
    min: 1,
    wire: "spec.default_pool_max_cfu",
    docs: "Maximum number of Confluent Flink Units (CFUs) that the statements of a default pool can use together.",
    inputDocs: "The platform accepts 5, 10, 20, 30, 40 and 50. If unset, the current value is kept.",
  }),
  ...objectKind(),
};

const path = "/fcpm/v2/compute-pool-config";

export const flinkComputePoolConfig = resource("FlinkComputePoolConfig", {
  docs: "The settings of an organization for the default compute pools of Flink. The organization is that of the Cloud API key. Every organization has these settings: creating the resource changes them, and deleting it keeps them.",
  platformPage: apiPage("Org Compute Pool Configs (fcpm/v2)"),
  example: `const pools = new streamprov.FlinkComputePoolConfig("pools", {
    defaultComputePoolEnabled: true,
    defaultMaxCfu: 10,
});`,
  errors: { "is the default pool of the region": "Turn off the other default pool first: a region has only one." },
  fields: flinkComputePoolConfigFields,
  rules: [atLeastOneOf("defaultComputePoolEnabled", "defaultMaxCfu")],
  import: {
    form: "<organization ID>",
    example: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a",
    find: async (op) => (await readConfig(op)).id,
  },

  async create(op) {
    const body = toWire(flinkComputePoolConfigFields, op.args);
    return idOf(await op.cloud.patch<Body>(path, { body, expects }));
  },

  read: async (op) => (await ifExists(readConfig(op), isNotFound))?.outputs,

  async update(op) {
    await op.cloud.patch(path, {
      body: toWire(flinkComputePoolConfigFields, op.args, (name) =>
        op.changed(name as keyof typeof flinkComputePoolConfigFields),
      ),
    });
  },

  async delete(op) {
    op.warn("the organization's settings for default compute pools are kept, because the platform cannot delete them");
  },

  list: {
    async *run(op) {
      const { id } = await readConfig(op);
      yield { id, name: "compute-pool-config" };
    },
  },
});

const organization = {
  id: responseField.string({ returned: "always", wire: "organization_id" }),
};
const expects = expectation(organization, flinkComputePoolConfigFields);

function idOf(body: Body): string {
  return fromWire(organization, body).id;
}

/** The settings of the credentials' organization, with its ID. */
export async function readConfig(
  op: Operation & Clients,
): Promise<{ readonly id: string; readonly outputs: Outputs<typeof flinkComputePoolConfigFields> }> {
  const body = await op.cloud.get<Body>(path, { expects });
  return { id: idOf(body), outputs: fromWire(flinkComputePoolConfigFields, body) };
}
