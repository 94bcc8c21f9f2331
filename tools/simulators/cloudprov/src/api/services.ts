import { Hub, LeapingClock } from "@org/simulator";
import { defaultSettings } from "../settings.ts";
import { World } from "../world.ts";
import type { CloudService } from "./action.ts";
import { antiddosService } from "./antiddos/service.ts";
import { apiService } from "./api/service.ts";
import { apiGatewayService } from "./apigateway/service.ts";
import { camService } from "./cam/service.ts";
import { cbsService } from "./cbs/service.ts";
import { clbService } from "./clb/service.ts";
import { clsService } from "./cls/service.ts";
import { cvmService } from "./cvm/service.ts";
import { dnspodService } from "./dnspod/service.ts";
import { privateDnsService } from "./privatedns/service.ts";
import { scfService } from "./scf/service.ts";
import { sslService } from "./ssl/service.ts";
import { stsService } from "./sts/service.ts";
import { tagService } from "./tag/service.ts";
import { tdmqService } from "./tdmq/service.ts";
import { vpcService } from "./vpc/service.ts";

/** The services of the platform. */
export function cloudServices(world: World): CloudService[] {
  return [
    vpcService,
    cvmService,
    cbsService,
    apiService,
    antiddosService,
    apiGatewayService,
    tdmqService,
    dnspodService,
    privateDnsService,
    tagService,
    camService,
    clbService,
    clsService,
    scfService,
    sslService,
    stsService,
  ].map((serviceOf) => serviceOf(world));
}

/** All actions, such as `vpc:CreateAddressTemplate`. */
export function actionNames(
  services = cloudServices(new World(new Hub(new LeapingClock(), defaultSettings()))),
): string[] {
  return services.flatMap(({ name, actions }) => actions.map((action) => `${name}:${action.name}`));
}
