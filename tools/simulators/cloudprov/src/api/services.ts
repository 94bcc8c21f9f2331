import { Hub, LeapingClock } from "@org/simulator";
import { cosOperationNames } from "../cos/host.ts";
import { defaultSettings } from "../settings.ts";
import { World } from "../world.ts";
import type { CloudService } from "./action.ts";
import { antiddosService } from "./antiddos/service.ts";
import { apiService } from "./api/service.ts";
import { apiGatewayService } from "./apigateway/service.ts";
import { asService } from "./as/service.ts";
import { camService } from "./cam/service.ts";
import { cbsService } from "./cbs/service.ts";
import { cdbService } from "./cdb/service.ts";
import { ckafkaService } from "./ckafka/service.ts";
import { clbService } from "./clb/service.ts";
import { clsService } from "./cls/service.ts";
import { cvmService } from "./cvm/service.ts";
import { dnspodService } from "./dnspod/service.ts";
import { postgresService } from "./postgres/service.ts";
import { privateDnsService } from "./privatedns/service.ts";
import { redisService } from "./redis/service.ts";
import { scfService } from "./scf/service.ts";
import { sslService } from "./ssl/service.ts";
import { stsService } from "./sts/service.ts";
import { tagService } from "./tag/service.ts";
import { tdmqService } from "./tdmq/service.ts";
import { tkeService } from "./tke/service.ts";
import { vpcService } from "./vpc/service.ts";

/** What makes the services of the platform. */
function serviceBuilders(): readonly ((world: World) => CloudService)[] {
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
    cdbService,
    clbService,
    ckafkaService,
    clsService,
    redisService,
    postgresService,
    scfService,
    sslService,
    tkeService,
    asService,
    stsService,
  ];
}

/** All services of a world. */
export function cloudServices(world: World): CloudService[] {
  return serviceBuilders().map((build) => build(world));
}

/** A service, and what is the same of it in every world. */
interface KnownService extends Pick<CloudService, "name" | "secrets"> {
  readonly actionNames: readonly string[];
  readonly build: (world: World) => CloudService;
}

let known: ReadonlyMap<string, KnownService> | undefined;

function knownServices(): ReadonlyMap<string, KnownService> {
  if (known === undefined) {
    const world = new World(new Hub(new LeapingClock(), defaultSettings()));
    const services = serviceBuilders().map((build) => {
      const { name, secrets, actions } = build(world);
      return { name, secrets, actionNames: actions.map((action) => `${name}:${action.name}`), build };
    });
    known = new Map(services.map((service) => [service.name, service]));
  }
  return known;
}

/**
 * The services of a world. Each is made when it is first called: tests start thousands of simulators, and most call few
 * services.
 */
export class CloudServices {
  readonly #world: World;
  readonly #made = new Map<string, CloudService>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A service by its name. */
  get(name: string): CloudService | undefined {
    const service = this.#made.get(name) ?? knownServices().get(name)?.build(this.#world);
    if (service !== undefined) this.#made.set(name, service);
    return service;
  }

  /** The secret members of the requests to all services. */
  get secrets(): readonly string[] {
    return [...knownServices().values()].flatMap(({ secrets }) => secrets);
  }
}

/** All actions, such as `vpc:CreateAddressTemplate`, and all operations of object storage, such as `cos:PutBucket`. */
export function actionNames(): readonly string[] {
  return [...[...knownServices().values()].flatMap((service) => service.actionNames), ...cosOperationNames];
}
