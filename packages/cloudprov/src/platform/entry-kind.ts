import type { CompositeId } from "@org/core-provider";
import type { Values } from "./action-object.ts";
import type { AnswerList, Body } from "./answers.ts";
import type { Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";

/**
 * A kind of entry of something else, such as an address in a list of a protected instance. The action that makes one
 * answers no ID, so an entry is found in the listing: by an ID that only the listing tells, or by its own content.
 */
export interface EntryKind {
  /** Resource name: `AntiddosPortAclConfig`. */
  readonly kind: string;
  readonly service: Exclude<ServiceName, "sts">;
  /** Its ID: the properties that say where it is listed, and what tells it from the others there. */
  readonly id: CompositeId;
  /** The properties that say where it is listed. */
  readonly place: readonly string[];
  /** The part of the ID that tells it from the others there. */
  readonly own: string;
  /** Brings that part of an import ID into one form; undefined when it has another form. */
  readonly normal?: (own: string) => string | undefined;
  /** That part, as an entry of the listing tells it: the first one is its own, by the others it is known as well. */
  readonly keys: (entry: Body) => readonly [string, ...string[]];
  /** Codes that say that there is one already, beside ResourceInUse. */
  readonly takenCodes?: readonly string[];
  /** That part, where it follows from what the program says. Left out where only the listing tells it. */
  readonly keyOfContent?: (content: Body) => string;
  /** What people call it. Default: what tells it from the others. */
  readonly nameOf?: (entry: Body) => string;
  readonly listing: EntryListing;
  /** The action that makes one, told the inputs by their wire names. */
  readonly create: { readonly action: string; readonly parameters?: (content: Body) => Parameters };
  /** The action that changes one. Left out when nothing can be changed in place. */
  readonly update?: { readonly action: string; readonly parameters: (change: EntryChange) => Parameters };
  /** The action that removes one: told the entry as the listing has it, else what the ID tells by wire names. */
  readonly remove: { readonly action: string; readonly parameters?: (entry: Body) => Parameters };
}

/** Where entries are listed. */
export interface EntryListing {
  readonly action: string;
  /** What the listing is asked for, beside the page: the properties that say where it is. */
  readonly asks: (place: Values) => Parameters;
  /** What it is asked for besides where only entries of some content are wanted, so that it is shorter. */
  readonly narrows?: (content: Body) => Parameters;
  /** What of the answer holds the entries; each must be readable. */
  readonly list: (readable: (element: Body) => unknown) => AnswerList;
  /** Elements of a page. Left out where the listing has none. */
  readonly pageSize?: number;
  /** An element with the wire names of the fields, without those that say where the listing is. */
  readonly asRead: (element: Body) => Body;
}

/** A change of an entry, by wire names. */
export interface EntryChange {
  /** What tells it from the others. */
  readonly key: string;
  /** As it was in the state. */
  readonly before: Body;
  readonly after: Body;
}
