import type { Field, Fields } from "../../definition/field.ts";
import type { Rule } from "../../definition/rules.ts";
import { nestedTypeName, singular, upperFirst } from "../../schema/type-name.ts";
import { sectionLink } from "./page.ts";

/** A nested object type that a page refers to. */
export interface NestedType {
  /** Its name in the SDK, and the heading on the page. */
  readonly name: string;
  readonly docs: string;
  readonly fields: Fields;
  readonly rules: readonly Rule[];
  /** Programs may set it; otherwise it is read-only. */
  readonly given: boolean;
}

/** The nested types of one page, gathered while its tables are written. */
export class NestedTypes {
  readonly #found = new Map<string, NestedType>();

  /** A property's type in words; objects are links to their section. */
  typeOf(field: Field, owner: string, property: string, { given }: { readonly given: boolean }): string {
    switch (field.kind) {
      case "list":
      case "set":
        return field.item
          ? `${field.kind} of ${this.typeOf(field.item, owner, singular(property), { given })}`
          : field.kind;
      case "map":
        return field.item ? `map of ${this.typeOf(field.item, owner, singular(property), { given })}` : "map";
      case "object":
        return this.#linkTo(field, upperFirst(field.facts.typeName ?? nestedTypeName(owner, property)), given);
      default:
        return field.kind;
    }
  }

  /** The types found so far, and those found while they are walked. */
  *[Symbol.iterator](): Iterator<NestedType> {
    yield* this.#found.values();
  }

  #linkTo(field: Field, name: string, given: boolean): string {
    const known = this.#found.get(name);
    const fields = { ...field.fields, ...known?.fields };
    this.#found.set(name, {
      name,
      docs: field.facts.docs,
      fields,
      rules: field.rules ?? known?.rules ?? [],
      given: given || (known?.given ?? false),
    });
    return sectionLink(name);
  }
}
