import type { AppprovSimulator } from "@org/appprov-simulator";
import type { GivenObject, World } from "@org/core-provider/testing";

interface InEnvironment {
  readonly envId: number;
  readonly handle: string;
}

type Create = (inputs: never) => Promise<GivenObject>;

/** Creates the objects that portable lives require directly on the simulator, which takes less time than the provider. */
export function simulatedWorld({ state }: AppprovSimulator): Pick<World, "given" | "lookup"> {
  const kinds: Readonly<Record<string, Create>> = {
    async Environment({ handle }: { readonly handle: string }) {
      return { id: (await state.accounts.create({ handle })).id, outputs: {} };
    },
    async App({ envId, handle, dockerImage }: InEnvironment & { readonly dockerImage: string }) {
      return { id: (await state.apps.create({ accountId: String(envId), handle, dockerImage })).id, outputs: {} };
    },
    async Database({ envId, handle }: InEnvironment) {
      return { id: (await state.databases.create({ accountId: String(envId), handle })).id, outputs: {} };
    },
  };
  return {
    async given(kind, inputs) {
      const create = kinds[kind];
      if (create === undefined) throw new Error(`the simulated world cannot create a ${kind}: add it to kinds`);
      return create(inputs as never);
    },
    async lookup(_getStack, { name } = {}) {
      return { stackId: Number(state.stacks.list().find((stack) => stack.name === name)?.id) };
    },
  };
}
