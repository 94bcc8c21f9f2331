import { Hub, LeapingClock, type SimulatedService, simulatedService } from "@org/simulator";
import { apiService } from "./api/service.ts";
import { authService } from "./auth/service.ts";
import { logStorageService } from "./log-storage/service.ts";
import { defaultSettings } from "./settings.ts";
import { World } from "./world.ts";

/** The hosts of the platform, with the operations that the simulator implements and their known differences. */
export function simulatedServices(): readonly SimulatedService[] {
  const world = new World(new Hub(new LeapingClock(), defaultSettings()));
  return [
    simulatedService("API", apiService(world).routes),
    simulatedService("Sign-in", authService(world).routes),
    simulatedService("Log storage", logStorageService(world).routes),
  ];
}
