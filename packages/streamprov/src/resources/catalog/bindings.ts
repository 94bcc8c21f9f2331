import { type HttpClient, url } from "@org/core-http";
import {
  type CompositeId,
  compositeId,
  type Expectation,
  expectationOfRequested,
  field,
  fromWire,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import { catalogName, isQualified, unlessHidden } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { type RegistryService, registryPart } from "../../platform/schema-registry.ts";
import type { Values } from "../../platform/values.ts";
import { entityType, type NamedEntity } from "./entities.ts";

/** A kind of binding of a definition to an entity. */
export interface Bindings {
  /** Resource name for messages: `TagBinding`. */
  readonly kind: string;
  /** Last part of the paths: `tags`. */
  readonly path: string;
  /** Property with the name of the definition: `tagName`. */
  readonly definition: string;
  /** Types of entities whose binding can move to a newer version. */
  readonly movesWith: readonly string[];
  /** The expected list of bindings. */
  readonly answer: Expectation;
}

/** A binding, by definition and entity. */
export interface Bound {
  readonly name: string;
  readonly entity: NamedEntity;
}

/** The name of a binding's definition. */
export const boundName = (docs: string) =>
  field.string({ required: true, replaceOnChange: true, ...catalogName, returned: "always", wire: "typeName", docs });

/** The entity of a binding. */
export const boundEntity = (options: { readonly moves: string }) => ({
  entityName: field.string({
    required: true,
    min: 1,
    wire: "entityName",
    docs: "Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema.",
    inputDocs: `Can be changed only to a newer version of ${options.moves}.`,
  }),
  entityType: entityType(),
});

/** The ID of a binding. */
export function bindingId(definition: string, example: string): CompositeId {
  return compositeId({
    separator: "/",
    parts: [
      registryPart,
      { property: definition, form: "<name>", example },
      {
        property: "entityName",
        form: "<entity name>",
        mayHoldSeparator: true,
        example: "lsrc-abc123:lkc-abc123:orders",
      },
      { property: "entityType", form: "<entity type>", wire: "entityType", example: "kafka_topic" },
    ],
  });
}

/** Reads a binding; undefined if the entity does not have it. */
export async function readBinding(
  op: Clients,
  { client, signer }: Pick<RegistryService, "client" | "signer">,
  bindings: Bindings,
  { entity, name }: Bound,
): Promise<Body | undefined> {
  const all = await unlessHidden(op, { signer }, readBindings(client, bindings, entity));
  return all?.find((one) => fromWire(boundFacts, one).name === name);
}

/** All bindings of a kind that an entity has. */
export function readBindings(client: HttpClient, bindings: Bindings, entity: NamedEntity): Promise<readonly Body[]> {
  // The entity's name may be a shorter one than that in the response.
  const isOfType = expectationOfRequested({ entityType: entity.type });
  const identifies: Expectation = (body) => isOfType(body) ?? isOfEntity(entity.name)(body);
  return client.get<readonly Body[]>(bindingsPath(bindings, entity), { expects: bindings.answer, identifies });
}

function isOfEntity(name: string): Expectation {
  return (body) => {
    const found = (Array.isArray(body) ? body : []).map((one) => at(one, "entityName"));
    const names = found.filter((one) => typeof one === "string");
    const [first] = names;
    if (first === undefined || names.some((one) => isQualified(one, name))) return undefined;
    return UnexpectedResponse.other("[0].entityName", first, name);
  };
}

/** The fields of every binding. */
export const boundFacts = {
  name: responseField.string({ returned: "always", wire: "typeName" }),
};

/** The path of the bindings of an entity. */
export function bindingsPath({ path }: Bindings, { type, name }: NamedEntity): string {
  return `${url`/catalog/v1/entity/type/${type}/name/${name}`}/${path}`;
}

/** The binding in a resource's properties. */
export function boundOf({ definition }: Bindings, values: object): Bound {
  const { [definition]: name, entityName, entityType: type } = values as Values;
  return { name: String(name), entity: { type: String(type), name: String(entityName) } };
}
