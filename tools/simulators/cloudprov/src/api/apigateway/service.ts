import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { apiActions } from "./api-actions.ts";
import { apiBindingActions } from "./api-binding-actions.ts";
import { appActions } from "./app-actions.ts";
import { docActions } from "./doc-actions.ts";
import { importActions } from "./import-actions.ts";
import { ipStrategyActions } from "./ip-strategy-actions.ts";
import { keyActions } from "./key-actions.ts";
import { planActions } from "./plan-actions.ts";
import { planBindingActions } from "./plan-binding-actions.ts";
import { pluginActions } from "./plugin-actions.ts";
import { releaseActions } from "./release-actions.ts";
import { serviceActions } from "./service-actions.ts";
import { subDomainActions } from "./sub-domain-actions.ts";
import { upstreamActions } from "./upstream-actions.ts";

/** The service of API gateways. */
export function apiGatewayService(world: World): CloudService {
  return {
    name: "apigateway",
    version: "2018-08-08",
    needsRegion: true,
    secrets: ["AccessKeySecret", "ApiAppSecret"],
    actions: [
      ...serviceActions(world),
      ...releaseActions(world),
      ...apiActions(world),
      ...importActions(world),
      ...keyActions(world),
      ...planActions(world),
      ...planBindingActions(world),
      ...ipStrategyActions(world),
      ...pluginActions(world),
      ...subDomainActions(world),
      ...appActions(world),
      ...apiBindingActions(world),
      ...docActions(world),
      ...upstreamActions(world),
    ],
  };
}
