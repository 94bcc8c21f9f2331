import type { CompositeId } from "@org/core-provider";
import type { Values } from "./action-object.ts";
import type { Op } from "./clients.ts";
import type { Body, ResponseList } from "./responses.ts";
import type { Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";

/**
 * An entry of a parent object, such as an address in a list of an Anti-DDoS instance. The response to a creation
 * contains no ID, so the entry is found in the listing: by an ID that only the listing contains, or by its content.
 */
export interface EntryKind {
  readonly service: Exclude<ServiceName, "sts">;
  /** The ID: the properties that identify the listing, and the part that identifies the entry in it. */
  readonly id: CompositeId;
  /** The properties that identify the listing. */
  readonly place: readonly string[];
  /** The name of the part of the ID that identifies the entry in the listing. */
  readonly own: string;
  /** Normalizes that part of an import ID; returns undefined if it is malformed. */
  readonly normal?: (own: string) => string | undefined;
  /** That part for an element of the listing: first its own, then aliases. */
  readonly keys: (entry: Body) => readonly [string, ...string[]];
  /** Error codes that mean the entry exists, in addition to ResourceInUse. */
  readonly takenCodes?: readonly string[];
  /** Error codes that mean the parent object or the entry does not exist, in addition to those of every service. */
  readonly goneCodes?: readonly string[];
  /** That part, if it follows from the inputs. Omitted if only the listing contains it. */
  readonly keyOfContent?: (content: Body) => string;
  /** The display name. Defaults to the part that identifies the entry in the listing. */
  readonly nameOf?: (entry: Body) => string;
  readonly listing: EntryListing;
  /** The action that creates an entry. It receives the inputs by their wire names. */
  readonly create: { readonly action: string; readonly parameters?: EntryParameters };
  /** The action that changes an entry. Omitted if nothing can be changed in place. */
  readonly update?: { readonly action: string; readonly parameters: (change: EntryChange) => Parameters };
  /**
   * The action that deletes an entry. It receives the entry from the listing, or the parts of the ID by their wire
   * names.
   */
  readonly delete: { readonly action: string; readonly parameters?: EntryParameters };
  /**
   * Sends an action that creates, changes or deletes an entry, if that involves more than one request: for services that
   * carry actions out by tasks.
   */
  readonly send?: (op: Op, request: EntryRequest) => Promise<unknown>;
}

/** An action that changes entries. A creation must not be repeated blindly. */
export interface EntryRequest {
  readonly action: string;
  readonly parameters: Parameters;
  readonly isCreation: boolean;
}

/** The parameters of an action. They may be looked up first, such as the number of a user whose name is a property. */
export type EntryParameters = (content: Body, op: Op) => Parameters | Promise<Parameters>;

/** The listing of entries. */
export interface EntryListing {
  readonly action: string;
  /** The parameters of the listing, without those of the page: the properties that identify it. */
  readonly parameters: (place: Values, op: Op) => Parameters | Promise<Parameters>;
  /** Additional parameters that restrict the listing to entries with some content, so that it is shorter. */
  readonly narrows?: (content: Body) => Parameters;
  /** The list in the response. Each element must be readable. */
  readonly list: (readable: (element: Body) => unknown) => ResponseList;
  /** Number of elements of a page. Omitted if the listing has no pages. */
  readonly pageSize?: number;
  /**
   * Converts an element to the wire names of the fields, without those that identify the listing. With
   * `CreatedTime`, a create finds an entry that an earlier run has left under another automatic name.
   */
  readonly asRead: (element: Body) => Body;
}

/** A change of an entry, by wire names. */
export interface EntryChange {
  /** The part of the ID that identifies the entry in the listing. */
  readonly key: string;
  /** The values in the state. */
  readonly before: Body;
  readonly after: Body;
}
