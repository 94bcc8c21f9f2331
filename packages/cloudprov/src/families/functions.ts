import type { Family } from "@org/core-provider";
import { getScfFunctions } from "../functions/scf/get-scf-functions.ts";
import type { Clients } from "../platform/clients.ts";
import { scfFunction } from "../resources/scf/scf-function.ts";
import { scfNamespace } from "../resources/scf/scf-namespace.ts";
import { scfTriggerConfig } from "../resources/scf/scf-trigger-config.ts";

export const family: Family<Clients> = {
  title: "Functions",
  platformPage: { title: "Serverless Cloud Function", url: "https://cloud.tencent.com/document/product/583" },
  resources: [scfNamespace, scfFunction, scfTriggerConfig],
  functions: [getScfFunctions],
};
