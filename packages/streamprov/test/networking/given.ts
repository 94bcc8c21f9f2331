import type { Values } from "@org/core-provider/testing";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { networkingLives } from "./lives.ts";

/** A platform with what an object of private networking needs, the object that is to be made, and its inputs. */
export async function given(type: keyof typeof networkingLives, settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const life = await networkingLives[type](simulated.platform);
  const inputs: Values = life.inputs;
  const sent = (method: string) =>
    simulated.platform.journal.find({ method, path: /^\/networking\// }).map(({ requestBody }) => requestBody);
  return { ...simulated, inputs, it: simulated.host.resource(type, "it"), sent };
}
