import {
  CodedError,
  type CompositeId,
  type Fields,
  type FunctionDefinition,
  field,
  type Outputs,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { catalog, catalogName } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { schemaRegistryArgs } from "../../platform/schema-registry.ts";
import { type Bindings, boundOf, readBinding } from "../../resources/catalog/bindings.ts";
import { named } from "../../resources/catalog/entities.ts";

/** Defines a lookup of a binding of an entity in the catalog, by the name of the definition. */
export function lookupBinding<O extends Fields>(
  name: string,
  {
    docs,
    example,
    what,
    bindings,
    id: bindingId,
    outputs,
    tells,
  }: {
    readonly docs: string;
    readonly example: string;
    /** Name of the definition's kind: `tag`. */
    readonly what: string;
    readonly bindings: Bindings;
    readonly id: CompositeId;
    /** The outputs besides the arguments. */
    readonly outputs: O;
    readonly tells: (found: Body) => Outputs<O>;
  },
): FunctionDefinition<Clients> {
  const inputs: Fields = {
    ...schemaRegistryArgs(),
    [bindings.definition]: field.string({ required: true, ...catalogName, docs: `Name of the ${what}.` }),
    entityName: field.string({
      required: true,
      min: 1,
      docs: "Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic.",
    }),
    entityType: field.string({ required: true, min: 1, docs: "Type of the entity, such as `kafka_topic`." }),
  };
  return lookup<Fields, Fields, Outputs<Fields>>(name, {
    docs,
    example,
    inputs,
    outputs: {
      ...inputs,
      id: field.string({ output: true, docs: `\`${bindingId.form}\`.` }),
      ...outputs,
    },
    async run(op) {
      const service = connectLookup(catalog, op);
      const bound = boundOf(bindings, op.args);
      const id = bindingId.build({ ...op.args, schemaRegistryCluster: { id: service.ids.schemaRegistryCluster } });
      const found = await readBinding(op, service, bindings, bound);
      if (!found) {
        throw new CodedError(
          "not-found",
          `${named(bound.entity)} has no ${what} "${bound.name}" in the Stream Catalog: the ID ${id} does not exist`,
        );
      }
      return { ...op.args, ...tells(found), id };
    },
  });
}
