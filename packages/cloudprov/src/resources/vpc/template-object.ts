import { CodedError, type Fields, field, fromWire } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";

/** A type of template. The platform names its actions and members after it. */
export interface TemplateKind {
  /** The platform's name for it: `ServiceTemplate`. */
  readonly wire: string;
  /** The filter by ID or name: `address-template`, followed by `-id` or `-name`. */
  readonly filter: string;
  /** Member names of the response that differ from those of the request. */
  readonly responseNames: Readonly<Record<string, string>>;
}

/** The handlers of a template, whose actions all have the same form. */
export function templateObject<const F extends Fields>({
  fields,
  wire,
  filter,
  responseNames,
}: TemplateKind & { readonly fields: F }) {
  const describe = `Describe${wire}s`;
  const set = `${wire}Set`;
  const renamed = (body: Body) => asRequested(responseNames, body);
  const all = responseList(set, memberFacts(`${wire}Id`, `${wire}Name`));
  const whole = responseList(set, (found) => fromWire(fields, renamed(found)));
  const idOfMade = textAt(`${wire}.${wire}Id`);
  const idOfListed = textAt(`${wire}Id`);
  const object: ActionObject = {
    service: "vpc",
    create: `Create${wire}`,
    update: `Modify${wire}Attribute`,
    delete: `Delete${wire}`,
    shownAfterDelete: true,
    idOf: (response) => (`${wire}Id` in response ? idOfListed : idOfMade)(response),
    key: (id) => ({ [`${wire}Id`]: id }),
    read: async (op, id) => {
      const { elements } = await op.vpc.page(describe, filteredBy(`${filter}-id`, id), whole);
      const [found, ...others] = elements;
      if (others.length > 0)
        throw new CodedError("invalid-response", `${describe} found ${others.length + 1} objects with the ID ${id}`);
      return found && renamed(found);
    },
    listing: {
      name: `${wire}Name`,
      whole: { page: (op, offset) => op.vpc.page(describe, {}, all, { offset }), asRead: renamed },
      find: (op: Op, name) => op.vpc.pages(describe, filteredBy(`${filter}-name`, name), all),
    },
  };
  return actionObject({ fields, ...object });
}

/** A template of a response with the member names of a request. */
export function asRequested(responseNames: TemplateKind["responseNames"], body: Body): Body {
  const renamed = Object.entries(responseNames).map(([property, member]) => [property, body[member]]);
  return { ...body, ...Object.fromEntries(renamed) };
}

/** The name of a template. */
export function templateName(wire: string) {
  return field.string({ autoName: { maxLength: 255 }, min: 1, max: 255, wire, docs: "Display name." });
}
