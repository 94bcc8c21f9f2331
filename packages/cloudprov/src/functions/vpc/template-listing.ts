import { filter, idFilter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import type { TextForm } from "../../platform/object-id.ts";
import { rows, text, texts } from "../answer-fields.ts";

/** A listing of templates of addresses or protocols. */
export interface TemplateListing<Members extends string> {
  /** What it lists, for people: `address templates`. */
  readonly things: string;
  /** The platform's name for one: `ServiceTemplate`. */
  readonly wire: string;
  /** The filter that finds one, followed by `-id` or `-name`: `service-template`. */
  readonly filter: string;
  /** The form of their IDs. */
  readonly id: TextForm;
  /** The property for what one holds, its wire name, and what it is. */
  readonly members: { readonly property: Members; readonly wire: string; readonly docs: string };
}

/** A function that lists templates: those of the region, or those with an ID or a name. */
export function templateLookup<Members extends string>(
  name: string,
  listing: TemplateListing<Members>,
): ReturnType<typeof lookup> {
  return listingOf(name, "templateLists", listing);
}

/** A function that lists groups of templates. */
export function templateGroupLookup(
  name: string,
  listing: Omit<TemplateListing<"templateIds">, "members">,
): ReturnType<typeof lookup> {
  const wire = `${listing.wire.replace(/Group$/, "")}IdSet`;
  const members = { property: "templateIds", wire, docs: "IDs of the templates in it." } as const;
  return listingOf(name, "groupLists", { ...listing, members });
}

function listingOf(name: string, list: "templateLists" | "groupLists", listing: TemplateListing<string>) {
  const { things, wire, members } = listing;
  const set = `${wire}Set`;
  return lookup(name, {
    docs: `Lists the ${things} of the region, or those with an ID or a name. The platform decides how a name is matched.`,
    example: `const found = cloudprov.${name}Output({ name: "office" });`,
    inputs: {
      name: filter(`${listing.filter}-name`, "Name to look for."),
      id: idFilter(`${listing.filter}-id`, listing.id, "ID to look for."),
    },
    outputs: {
      [list]: rows(
        {
          id: text(`${wire}Id`, "Its ID."),
          name: text(`${wire}Name`, "Its name."),
          [members.property]: texts(members.wire, members.docs),
        },
        set,
        `The ${things}, in the platform's order.`,
      ),
    },
    asks: { service: "vpc", action: `Describe${wire}s`, pages: set },
    id: ({ id }, outputs) => id || hash((outputs[list] ?? []).map((one) => String(one["id"]))),
  });
}
