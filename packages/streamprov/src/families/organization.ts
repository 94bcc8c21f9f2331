import type { Family } from "@org/core-provider";
import { getEnvironment } from "../functions/org/get-environment.ts";
import { getEnvironments } from "../functions/org/get-environments.ts";
import { getOrganization } from "../functions/org/get-organization.ts";
import type { Clients } from "../platform/clients.ts";
import { environment } from "../resources/org/environment.ts";

export const family: Family<Clients> = {
  title: "Organization and environments",
  platformPage: {
    title: "Environments in Confluent Cloud",
    url: "https://docs.confluent.io/cloud/current/access-management/environments.html",
  },
  resources: [environment],
  functions: [getEnvironment, getEnvironments, getOrganization],
};
