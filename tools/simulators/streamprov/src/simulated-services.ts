import { Hub, LeapingClock, Ports, type SimulatedService, simulatedService } from "@org/simulator";
import { controlPlaneService } from "./control-plane/service.ts";
import { DataPlaneHosts } from "./data-plane.ts";
import { flinkService } from "./flink/service.ts";
import { identityProviderService } from "./identity/service.ts";
import { kafkaService } from "./kafka/service.ts";
import { schemaRegistryService } from "./schema-registry/service.ts";
import { defaultSettings } from "./settings.ts";
import { storageOperations } from "./storage/host.ts";
import { World } from "./world.ts";

/** The hosts of the platform, with the operations that the simulator implements and their known differences. */
export function simulatedServices(): readonly SimulatedService[] {
  const hub = new Hub(new LeapingClock(), defaultSettings());
  const dataPlane: DataPlaneHosts = new DataPlaneHosts(() => world, new Ports(0));
  const world: World = new World(hub, dataPlane);
  return [
    simulatedService("Control plane", controlPlaneService(world, world).routes),
    simulatedService("Kafka cluster", kafkaService(world, "").routes),
    simulatedService("Schema Registry and catalog", schemaRegistryService(world, "").routes),
    simulatedService("Flink SQL", flinkService(world, "").routes),
    simulatedService("Identity provider", identityProviderService(world).routes),
    { name: "Storage for uploads", operations: storageOperations },
  ];
}
