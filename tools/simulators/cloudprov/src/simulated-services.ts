import {
  differencesOf,
  Hub,
  LeapingClock,
  type Outline,
  type SimulatedService,
  simulatedService,
} from "@org/simulator";
import { cloudServices } from "./api/services.ts";
import { storageService } from "./cos/host.ts";
import { metadataService } from "./metadata/service.ts";
import { defaultSettings } from "./settings.ts";
import { World } from "./world.ts";

/** The services of the platform, with the actions that the simulator implements and their known differences. */
export function simulatedServices(): readonly SimulatedService[] {
  const world = new World(new Hub(new LeapingClock(), defaultSettings()));
  const services = cloudServices(world).map(({ name, version, actions }) => ({
    name,
    version,
    operations: actions.map(({ params, ...action }) => ({
      name: action.name,
      parameters: membersOf(params.outline()),
      ...differencesOf(action),
    })),
  }));
  return [...services, storageService, simulatedService("metadata", metadataService(world).routes)];
}

function membersOf(outline: Outline): readonly string[] {
  if (outline.type === "object") return Object.keys(outline.members);
  if (outline.type !== "variants") return [];
  return [...new Set([outline.by, ...Object.values(outline.variants).flatMap(membersOf)])];
}
