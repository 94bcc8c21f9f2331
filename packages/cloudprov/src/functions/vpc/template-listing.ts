import { type Fields, lookupOutputs } from "@org/core-provider";
import { filter, idFilter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import type { TextForm } from "../../platform/object-id.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { asRequested, type TemplateKind } from "../../resources/vpc/template-object.ts";

/** A listing of templates, or of groups of templates. */
export interface TemplateListing<F extends Fields> {
  /** Plural name of the templates: `address templates`. */
  readonly things: string;
  /** Name of the output that contains them: `templateLists`. */
  readonly as: string;
  readonly template: TemplateKind;
  /** The properties of the resource. */
  readonly fields: F;
  /** The properties of the resource to return. */
  readonly properties: readonly (keyof F & string)[];
  /** The form of their IDs. */
  readonly id: TextForm;
}

/** Defines a function that lists the templates of the region, optionally by ID or name. */
export function templateLookup<F extends Fields>(name: string, listing: TemplateListing<F>): ReturnType<typeof lookup> {
  const { things, as, template, fields, properties } = listing;
  const { wire } = template;
  const set = `${wire}Set`;
  const outputs: Fields = lookupOutputs(fields, { pick: properties });
  return lookup(name, {
    docs: `Lists the ${things} of the region, optionally filtered by ID or name. The platform decides how a name is matched.`,
    example: `const found = cloudprov.${name}Output({ name: "office" });`,
    inputs: {
      name: filter(`${template.filter}-name`, "Name to match."),
      id: idFilter(`${template.filter}-id`, listing.id, "ID to match."),
    },
    outputs: {
      [as]: rows(
        { id: idText("ID.", { wire: `${wire}Id` }), ...outputs },
        set,
        `The ${things}, in the platform's order.`,
      ),
    },
    request: { service: "vpc", action: `Describe${wire}s`, pages: set },
    element: (found) => asRequested(template.responseNames, found),
    id: ({ id }, all) => id || hash((all[as] ?? []).map((one) => String(one["id"]))),
  });
}
