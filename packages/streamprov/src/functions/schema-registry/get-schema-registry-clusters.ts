import { type Facts, field, fromWire } from "@org/core-provider";
import { collectAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { id } from "../../platform/ids.ts";
import { environments } from "../../resources/org/environment.ts";
import { registries, registryOutputs } from "./schema-registry-cluster-outputs.ts";

const environment = <const F extends Facts>(facts: F) =>
  field.object({ id: field.string({ required: true, ...id, docs: "ID of the environment, `env-...`." }) }, facts);

export const getSchemaRegistryClusters = lookup("getSchemaRegistryClusters", {
  docs: "Lists the Schema Registry clusters of an environment, or of all environments that the credentials can access. The list may be empty.",
  example: "const all = streamprov.getSchemaRegistryClustersOutput();",
  inputs: { environment: environment({ docs: "Environment of the clusters. Defaults to all environments." }) },
  outputs: {
    id: field.string({ output: true, docs: "An ID without meaning on the platform." }),
    environment: environment({
      output: true,
      docs: "Environment of the clusters; its ID is empty if all environments were searched.",
    }),
    clusters: field.list(field.object(registryOutputs, { docs: "A Schema Registry cluster." }), {
      output: true,
      terraform: { plural: true, kind: "set" },
      docs: "The clusters, ordered by environment, in the platform's order.",
    }),
  },
  async run(op) {
    const given = op.args.environment;
    const places = given ? [given.id] : await ids();
    const clusters = await Promise.all(places.map(clustersOf));
    return {
      id: given?.id ?? "schema-registry-clusters",
      environment: given ?? { id: "" },
      clusters: clusters.flat(),
    };

    async function ids(): Promise<string[]> {
      const all = await collectAll(op.cloud, environments.path({}));
      return all.map((one) => String(one["id"]));
    }

    async function clustersOf(environmentId: string) {
      const all = await collectAll(op.cloud, registries, { environment: environmentId });
      return all.map((one) => fromWire(registryOutputs, one));
    }
  },
});
