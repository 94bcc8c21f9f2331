import { creatingIdempotently, url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  expectationOfOwn,
  fromWire,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import { attributeText, isQualified, unlessHidden } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import type { RegistryService } from "../../platform/schema-registry.ts";
import type { NamedEntity } from "./entities.ts";

type Attributes = Readonly<Record<string, string>>;

/** The attribute with the entity's name. */
export const ownName = "qualifiedName";

/** Writes some attributes; the others are kept. */
export async function writeAttributes(
  { client }: RegistryService,
  { type, name }: NamedEntity,
  attributes: Attributes,
): Promise<void> {
  const body = { entity: { typeName: type, attributes: { ...attributes, [ownName]: name } } };
  await client.put("/catalog/v1/entity", { body, ...creatingIdempotently });
}

/** Reads some attributes of an entity; undefined if the entity does not exist. */
export async function readAttributes(
  op: Clients,
  service: RegistryService,
  { type, name }: NamedEntity,
  names: readonly string[],
): Promise<Attributes | undefined> {
  const valuesOf = (entity: Body): Attributes => {
    const { attributes } = fromWire(entityFacts, entity);
    return Object.fromEntries(names.map((one) => [one, attributeText(attributes[one])]));
  };
  const entity = await unlessHidden(
    op,
    service,
    service.client.get<Body>(url`/catalog/v1/entity/type/${type}/name/${name}`, {
      query: { ignoreRelationships: true },
      expects: expectation(valuesOf),
      identifies: isEntity(type, name),
    }),
  );
  return entity && valuesOf(entity);
}

/** Expects an entity by its qualified name, or by a shorter name that the qualified name ends with. */
function isEntity(type: string, name: string): Expectation {
  const isOfType = expectationOfOwn("entity.typeName", type);
  return (body) => {
    const path = "entity.attributes.qualifiedName";
    const qualified = at(body, path);
    if (typeof qualified !== "string" || isQualified(qualified, name)) return isOfType(body);
    return UnexpectedResponse.other(path, qualified, name);
  };
}

const entityFacts = {
  attributes: responseField.map(responseField.any({}), {
    returned: "always",
    wire: "entity.attributes",
  }),
};
