import type { GivenObject } from "@org/core-provider/testing";

/** How objects that lives require are created on the simulator, by kind. */
export type SimulatedKinds = Readonly<Record<string, (inputs: never) => Promise<GivenObject>>>;

/** An object of the simulator of which lives need only the ID. */
export async function createdOnSimulator(object: Promise<{ readonly id: string }>): Promise<GivenObject> {
  return { id: (await object).id, outputs: {} };
}
