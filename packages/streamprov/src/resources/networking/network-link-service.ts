import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import {
  describedInPlace,
  environmentRef,
  networkRef,
  platformNamed,
  resourceName,
} from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";

const accepted = (wire: string, item: string, docs: string) =>
  field.set(field.string({ min: 1, docs: item }), {
    computed: true,
    wire,
    docs,
    inputDocs: "Can be changed in place.",
  });

export const networkLinkServiceFields = {
  displayName: platformNamed(),
  description: describedInPlace(),
  accept: field.object(
    {
      environments: accepted(
        "environments",
        "ID of an environment, `env-...`.",
        "Environments whose networks may connect.",
      ),
      networks: accepted("networks", "ID of a network, `n-...`.", "Networks that may connect."),
    },
    {
      computed: true,
      wire: "spec.accept",
      docs: "Networks that may connect to the service.",
      inputDocs: "An unset list keeps its current elements; an empty list allows none.",
    },
  ),
  network: networkRef(),
  environment: environmentRef(),
  resourceName: resourceName("environment=env-abc123/network=n-abc123/network-link-service=nls-abc123"),
};

/** The network link services of an environment. */
export const networkLinkServices = environmentCollection({
  kind: "NetworkLinkService",
  path: "/networking/v1/network-link-services",
  phases: {
    done: ["READY"],
    failed: ["FAILED", "ERROR"],
    reasonAt: "status.error_message",
    deletion: "takes time",
  },
});

export const networkLinkService = resource("NetworkLinkService", {
  docs: "A service of a network. Through a NetworkLinkEndpoint, other networks of the platform connect to the clusters in this network.",
  platformPage: apiPage("Network Link Services (networking/v1)"),
  example: `const service = new streamprov.NetworkLinkService("orders", {
    displayName: "orders",
    network: { id: config.require("networkId") },
    environment: { id: config.require("environmentId") },
    accept: { environments: [config.require("consumerEnvironmentId")], networks: [] },
});`,
  errors: {
    "ended in the state": notProvided("service"),
  },
  ...controlPlaneObject(networkLinkServiceFields, networkLinkServices, { request: otherList }),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<network link service ID>", "nls-abc123").import,
});

/** The platform accepts both lists or neither: a list that the program does not set is sent unchanged. */
function otherList(values: Values, changed?: (path: string) => boolean, state?: Values): Body {
  if (values.accept === undefined || changed?.("accept") === false) return {};
  const there = state?.accept ?? {};
  const lists = (["environments", "networks"] as const).filter((name) => values.accept?.[name] === undefined);
  return { spec: { accept: Object.fromEntries(lists.map((name) => [name, there[name] ?? []])) } };
}

interface Values {
  readonly accept?: { readonly environments?: readonly string[]; readonly networks?: readonly string[] };
}
