import type { Family } from "@org/core-provider";
import { getBackupRetentionPolicy } from "../functions/environments/get-backup-retention-policy.ts";
import { getEnvironment } from "../functions/environments/get-environment.ts";
import { getStack } from "../functions/environments/get-stack.ts";
import type { Clients } from "../platform/clients.ts";
import { environment } from "../resources/environments/environment.ts";

export const family: Family<Clients> = {
  title: "Environments",
  platformPage: {
    title: "Environments",
    url: "https://www.aptible.com/docs/core-concepts/architecture/environments",
  },
  resources: [environment],
  functions: [getBackupRetentionPolicy, getEnvironment, getStack],
};
