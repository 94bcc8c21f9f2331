import type { Discovery } from "@org/core-command";
import { callFunction, dataPlaneServices, discoverableKinds, outline, reachableServices } from "../plugin.ts";

/** How the commands find existing objects on the platform. */
export const discovery: Discovery = {
  name: outline.name,
  inside: { option: "environment", kind: "Environment", example: "env-abc123" },
  kinds: (config, env, onWait) => discoverableKinds(outline, { config, env, onWait }),
  services: (config, env) => dataPlaneServices({ config, env }),
  reachable: (config, env) => reachableServices({ config, env }),
  copies: {
    simulator: "@org/streamprov-simulator",
    related: (settings) => ({
      first: () => organizationAndUsers(settings),
      of: async (kind, id) => (kind === "Environment" ? registriesOf(settings, id) : []),
    }),
  },
};

async function organizationAndUsers(settings: Settings) {
  const organization = await callFunction(outline, settings, "getOrganization", {});
  const { ids } = await callFunction(outline, settings, "getUsers", {});
  const users = (ids as readonly string[]).map(async (id) => {
    const { email, fullName } = await callFunction(outline, settings, "getUser", { id });
    return { kind: "User", id, fields: { email, fullName } };
  });
  return [{ kind: "Organization", id: String(organization["id"]), fields: {} }, ...(await Promise.all(users))];
}

/** The Schema Registry clusters of an environment, which the platform creates. */
async function registriesOf(settings: Settings, environmentId: string) {
  const args = { environment: { id: environmentId } };
  const { clusters } = await callFunction(outline, settings, "getSchemaRegistryClusters", args);
  return (clusters as readonly Registry[]).map(({ id, cloud, region }) => ({
    kind: "SchemaRegistryCluster",
    id,
    fields: { environmentId, cloud, region },
  }));
}

type Registry = Readonly<Record<"id" | "cloud" | "region", string>>;
type Settings = Parameters<typeof callFunction>[1];
