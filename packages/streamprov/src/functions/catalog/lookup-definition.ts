import {
  CodedError,
  expectation,
  type Fields,
  type FunctionDefinition,
  field,
  fromWire,
  type Outputs,
} from "@org/core-provider";
import { catalog, catalogName, nameFacts } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { schemaRegistryArgs } from "../../platform/schema-registry.ts";
import { definitionIfExists } from "../../resources/catalog/definition-requests.ts";
import { definitionId } from "../../resources/catalog/definitions.ts";

/** Defines a lookup of a definition in the catalog by its name. */
export function lookupDefinition(
  name: string,
  {
    docs,
    example,
    what,
    path,
    outputs,
  }: {
    readonly docs: string;
    readonly example: string;
    /** Name of the definition's kind: `tag`. */
    readonly what: string;
    /** Path of its definitions. */
    readonly path: string;
    /** The outputs besides its name. */
    readonly outputs: Fields;
  },
): FunctionDefinition<Clients> {
  const inputs: Fields = {
    ...schemaRegistryArgs(),
    name: field.string({ required: true, ...catalogName, docs: `Name of the ${what}, case-sensitive.` }),
  };
  const expects = expectation(nameFacts, outputs);
  return lookup<Fields, Fields, Outputs<Fields>>(name, {
    docs,
    example,
    inputs,
    outputs: {
      ...inputs,
      id: field.string({ output: true, docs: "`<Schema Registry cluster ID>/<name>`." }),
      ...outputs,
    },
    async run(op) {
      const service = connectLookup(catalog, op);
      const wanted = String(op.args["name"]);
      const id = definitionId.build({ schemaRegistryCluster: { id: service.ids.schemaRegistryCluster }, name: wanted });
      const found = await definitionIfExists(op, service, { path, name: wanted, expects });
      if (!found)
        throw new CodedError(
          "not-found",
          `the ${what} "${wanted}" does not exist in the Stream Catalog: the ID ${id} does not exist`,
        );
      return { ...op.args, ...fromWire(outputs, found), id };
    },
  });
}
