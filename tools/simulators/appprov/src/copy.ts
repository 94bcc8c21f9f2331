import { type AppprovSimulator, startSimulator } from "./simulator.ts";

/** An empty organization that becomes a copy of another one. */
export interface OrganizationCopy extends AppprovSimulator {
  /** Prepares what an object needs that no request creates, such as the stack of an environment. */
  complete(kind: string, inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** The copy as a snapshot. */
  finish(): Promise<ReturnType<AppprovSimulator["snapshot"]>>;
}

/** The IDs of copies are larger than those of originals, which replace them in the end. */
const firstId = 4_000_000_000;

/** Starts an empty organization that becomes a copy of another one. */
export async function startCopy(): Promise<OrganizationCopy> {
  const simulator = await startSimulator();
  const { state } = simulator;
  const empty = simulator.snapshot();
  await simulator.restore({ ...empty, world: { ...empty.world, lastId: firstId } });
  return {
    ...simulator,
    async complete(kind, inputs) {
      const { orgId, stackId, dockerImage, services } = inputs;
      if (kind === "Environment" && orgId !== undefined && state.organizations.get(String(orgId)) === undefined) {
        await state.organizations.create({ id: String(orgId), name: "Copied organization" });
      }
      if (kind === "Environment" && stackId !== undefined && state.stacks.get(String(stackId)) === undefined) {
        await state.stacks.create({ id: String(stackId), name: `stack-${String(stackId)}` });
      }
      // Images define the services of an app, and no response describes them.
      if (kind === "App" && dockerImage !== undefined) {
        const processTypes = (services as readonly { readonly processType?: string }[] | undefined) ?? [];
        const image = { processTypes: processTypes.map(({ processType = "cmd" }) => processType) };
        simulator.set({ images: { [String(dockerImage)]: image } });
      }
      return inputs;
    },
    async finish() {
      return simulator.snapshot();
    },
  };
}
