import type { TestedResource, Values } from "@org/core-provider/testing";
import { type CloudprovOptions, type SimulatedProvider, startSimulatedProvider } from "./simulated-provider.ts";
import { writesOf } from "./writes-of.ts";

/** A simulated platform, the provider, and one resource of a program. */
export interface GivenResource extends SimulatedProvider {
  readonly it: TestedResource;
  /** The bodies of all calls of an action, oldest first. */
  sent(action: string): readonly unknown[];
  /** The action and the body of all calls that are not reads, oldest first. */
  writes(): ReturnType<typeof writesOf>;
  /** The warnings that stay on the screen. */
  warnings(): readonly string[];
  /** Names of the properties that the inputs are refused for at preview. */
  refused(inputs: Values): Promise<string[]>;
}

/** Starts a separate platform for a resource of a kind that is not created yet. */
export async function givenResource(kind: string, settings: CloudprovOptions = {}): Promise<GivenResource> {
  const simulated = await startSimulatedProvider(settings);
  const it = simulated.host.resource(kind, "it");
  return {
    ...simulated,
    it,
    sent: (action) => simulated.platform.calls({ action }).map((call) => call.requestBody),
    writes: () => writesOf(simulated.platform),
    warnings: () =>
      simulated.host.logs
        .filter(({ severity, ephemeral }) => severity === "warning" && !ephemeral)
        .map(({ message }) => message),
    refused: async (inputs) => (await it.check(inputs)).failures.map(({ property }) => property),
  };
}
