import type { HttpClient } from "@org/core-http";
import { type Args, type Fields, type FunctionDefinition, field, type ReadOutputs } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { registryPart, schemaRegistry, schemaRegistryArgs } from "../../platform/schema-registry.ts";

/** The parts of a lookup in a Schema Registry. */
interface InRegistry<I extends Fields, O extends Fields> {
  /** One paragraph of Markdown. */
  readonly docs: string;
  /** A TypeScript program that calls it, without imports. */
  readonly example: string;
  /** The inputs that identify the object. They are also outputs, and the parts of its ID in this order. */
  readonly inputs: I;
  readonly outputs: O;
  /** Reads the object. If it does not exist, the registry's message is the error. */
  readonly find: (client: HttpClient, args: Args<I>, cluster: string) => Promise<ReadOutputs<O>>;
}

/** Defines a lookup of an object in a Schema Registry. */
export function lookupInRegistry<I extends Fields, O extends Fields>(
  name: string,
  spec: InRegistry<I, O>,
): FunctionDefinition<Clients> {
  const inputs: Fields = { ...schemaRegistryArgs(), ...spec.inputs };
  const keys = Object.keys(spec.inputs);
  const form = [registryPart.form, ...keys.map((key) => `<${key}>`)].join("/");
  return lookup<Fields, Fields, ReadOutputs<Fields>>(name, {
    docs: spec.docs,
    example: spec.example,
    inputs,
    outputs: { ...inputs, id: field.string({ output: true, docs: `\`${form}\`.` }), ...spec.outputs },
    async run(op) {
      const { client, ids } = connectLookup(schemaRegistry, op);
      const found = await spec.find(client, op.args as Args<I>, ids.schemaRegistryCluster);
      const id = [ids.schemaRegistryCluster, ...keys.map((key) => op.args[key])].join("/");
      return { ...op.args, ...found, id };
    },
  });
}
