import { type Fields, field, fromWire } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { answerList, type Body, memberFacts, textAt } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";
import { filteredBy } from "../../platform/service-client.ts";

/** A kind of template: the platform names its actions and members after it. */
export interface TemplateKind {
  /** Resource name: `AddressTemplate`. */
  readonly kind: string;
  /** The platform's name for it: `ServiceTemplate`. */
  readonly wire: string;
  /** The filter that finds one by its ID: `address-template`, followed by `-id` or `-name`. */
  readonly filter: string;
  /** Wire names of the answer where they are not those of the request. */
  readonly answers: Readonly<Record<string, string>>;
}

/** The handlers of a template, whose actions all have the same form. */
export function templateObject<F extends Fields>(fields: F, { kind, wire, filter, answers }: TemplateKind) {
  const describe = `Describe${wire}s`;
  const set = `${wire}Set`;
  const renamed = (body: Body) => asAsked(answers, body);
  const all = answerList(set, memberFacts(`${wire}Id`, `${wire}Name`));
  const whole = answerList(set, (found) => fromWire(fields, renamed(found)));
  const idOfMade = textAt(`${wire}.${wire}Id`);
  const idOfListed = textAt(`${wire}Id`);
  const object: ActionObject = {
    kind,
    service: "vpc",
    create: `Create${wire}`,
    update: `Modify${wire}Attribute`,
    remove: `Delete${wire}`,
    shownAfterRemoval: true,
    idOf: (answer) => (`${wire}Id` in answer ? idOfListed : idOfMade)(answer),
    key: (id) => ({ [`${wire}Id`]: id }),
    read: async (op, id) => {
      const { elements } = await op.vpc.page(describe, filteredBy(`${filter}-id`, id), whole);
      const [found, ...others] = elements;
      if (others.length > 0) throw new Error(`${describe} found ${others.length + 1} objects with the ID ${id}`);
      return found && renamed(found);
    },
    listing: {
      name: `${wire}Name`,
      whole: { page: (op, offset) => op.vpc.page(describe, {}, all, { offset }), asRead: renamed },
      find: (op: Op, name) => op.vpc.pages(describe, filteredBy(`${filter}-name`, name), all),
    },
  };
  return actionObject(fields, object);
}

/** A template of an answer, by the names that requests have for what it holds. */
export function asAsked(answers: TemplateKind["answers"], body: Body): Body {
  const renamed = Object.entries(answers).map(([asked, answered]) => [asked, body[answered]]);
  return { ...body, ...Object.fromEntries(renamed) };
}

/** The name of a template. */
export function templateName(wire: string) {
  return field.string({ autoName: { maxLength: 255 }, min: 1, max: 255, wire, docs: "Display name." });
}
