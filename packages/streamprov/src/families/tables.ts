import type { Family } from "@org/core-provider";
import { getCatalogIntegration } from "../functions/tables/get-catalog-integration.ts";
import { getRtceTopic } from "../functions/tables/get-rtce-topic.ts";
import { getTableflowTopic } from "../functions/tables/get-tableflow-topic.ts";
import { apiPage } from "../platform/api-page.ts";
import type { Clients } from "../platform/clients.ts";
import { catalogIntegration } from "../resources/tables/catalog-integration.ts";
import { rtceTopic } from "../resources/tables/rtce-topic.ts";
import { tableflowTopic } from "../resources/tables/tableflow-topic.ts";

export const family: Family<Clients> = {
  title: "Tables",
  platformPage: apiPage("Tableflow Topics (tableflow/v1)"),
  resources: [catalogIntegration, rtceTopic, tableflowTopic],
  functions: [getCatalogIntegration, getRtceTopic, getTableflowTopic],
};
