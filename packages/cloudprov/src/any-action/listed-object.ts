import { type OfMany, readOfMany } from "../platform/of-many.ts";
import { type Body, recordOf } from "../platform/responses.ts";
import { AnyObject } from "./any-object.ts";
import { canonicalText } from "./equivalence.ts";
import { memberAt } from "./member-path.ts";
import type { PageCursor } from "./paging.ts";
import { isSelected, pageOfElements, type Selection } from "./selection.ts";

type Reads = NonNullable<Selection["reads"]>;

/**
 * Reads an object as {@link AnyObject.read} does; if many objects of one listing are refreshed, it reads them from the
 * listing. Only for refreshes.
 */
export async function refreshedAny(it: AnyObject, id: string, reads: Reads): Promise<Body | undefined> {
  const { where } = it.selection(id);
  if (where === undefined) return it.read(id, reads);
  const first = await firstOfListing(it, id, reads, where);
  return first && it.withOtherReads(id, first, reads);
}

async function firstOfListing(
  it: AnyObject,
  id: string,
  reads: Reads,
  where: NonNullable<Selection["where"]>,
): Promise<Body | undefined> {
  const paths = Object.keys(where);
  const key = canonicalText(paths.map((path) => where[path]));
  const found = await readOfMany(it.op, listingOf(it, id, reads, paths), key);
  // If another object has the same key, or this one is invalid, it is read on its own.
  return found === undefined || (isSelected(found, where) && isReadable(found, reads))
    ? found
    : it.readFirst(id, reads);
}

function listingOf(it: AnyObject, id: string, reads: Reads, paths: readonly string[]): OfMany<Body, PageCursor> {
  const selection = it.selection(id);
  const { action, parameters, at, paging } = selection;
  const { service, version, region } = it.args.read;
  return {
    name: JSON.stringify([it.place, it.args.version, service, version, region, action, parameters, at, paging, paths]),
    what: `the objects that ${action} of ${it.args.service} returns`,
    // An object that is requested alone is searched in the listing as well.
    requestsForOne: Number.POSITIVE_INFINITY,
    readOne: (shared) => new AnyObject(shared, it.args).readFirst(id, reads),
    readPage: async (shared, cursor) => {
      const { list, next } = await pageOfElements(
        new AnyObject(shared, it.args).client(it.args.read),
        selection,
        cursor,
      );
      const elements = list.map((one) => [keyOf(one, paths), recordOf(one)] as const);
      const keys = elements.map(([key]) => key);
      // Of two elements with the same key, neither is used: reading the object on its own reports the conflict.
      const single = elements.filter(([key], at) => keys.indexOf(key) === at && keys.lastIndexOf(key) === at);
      const members = new Map(single.flatMap(([key, element]) => (element === undefined ? [] : [[key, element]])));
      return { members, next: next === undefined ? [] : [next] };
    },
  };
}

/** The values that distinguish an element, at the paths by which it is selected. */
function keyOf(element: unknown, paths: readonly string[]): string {
  return canonicalText(paths.map((path) => memberAt(element, path)));
}

function isReadable(element: Body, reads: Reads): boolean {
  try {
    reads(element);
    return true;
  } catch {
    return false;
  }
}
