import {
  CodedError,
  type Expectation,
  type Fields,
  fromWire,
  meets,
  resourceName,
  toWire,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Values } from "./action-object.ts";
import type { Op } from "./clients.ts";
import type { EntryKind } from "./entry-kind.ts";
import { ifExists } from "./errors.ts";
import { type OfMany, readOfMany } from "./of-many.ts";
import { faultOfOnlyOthers } from "./only-others.ts";
import type { Body, ResponseList } from "./responses.ts";
import { type ElementPage, elementsOf, type Parameters } from "./service-client.ts";

/** The entries of one resource type: how to list, find and compare them. */
export class Entries {
  readonly entry: EntryKind;
  readonly fields: Fields;
  /** The fields that identify the listing. */
  readonly placeFields: Fields;
  readonly #list: ResponseList;

  constructor(fields: Fields, entry: EntryKind) {
    this.fields = fields;
    this.entry = entry;
    this.placeFields = Object.fromEntries(Object.entries(fields).filter(([name]) => entry.place.includes(name)));
    // Not every listing repeats the parameters that identify it.
    const anywhere = toWire(this.placeFields, Object.fromEntries(entry.place.map((name) => [name, ""])));
    const identified = entry.keyOfContent === undefined ? fields : identifiedByRequired(fields);
    this.#list = entry.listing.list((element) => {
      const body = { ...anywhere, ...entry.listing.asRead(element) };
      fromWire(identified, body);
      return entry.keys(body);
    });
  }

  /** All entries of one listing; with `like`, at least those with this content. */
  async all(op: Op, place: Values, like?: Values): Promise<Body[]> {
    const all: Body[] = [];
    const narrowed = like && this.entry.listing.narrows?.(toWire(this.fields, like));
    for await (const body of elementsOf((offset) => this.page(op, place, offset, narrowed))) all.push(body);
    return all;
  }

  /** A page of one listing. */
  async page(op: Op, place: Values, offset: number | undefined, narrowed?: Parameters): Promise<ElementPage> {
    const { service, listing } = this.entry;
    const { action, pageSize, asRead } = listing;
    const query = { ...(await listing.parameters(place, op)), ...narrowed };
    const where = toWire(this.placeFields, place);
    const complete = (elements: readonly Body[]) => elements.map((element) => ({ ...where, ...asRead(element) }));
    const client = op[service];
    const identifies = this.#ofPlace(place);
    if (pageSize !== undefined) {
      const page = await client.page(action, query, this.#list, { offset, pageSize, identifies });
      return { ...page, elements: complete(page.elements) };
    }
    const response = await client.read(action, query, { expects: this.#list.expects, identifies });
    return { elements: complete(this.#list.of(response)), next: [], total: undefined };
  }

  /** Expects entries of a place: a listing of another place says nothing about those of this one. */
  #ofPlace(place: Values): Expectation {
    const faultOf = (element: Body) => {
      const body = this.entry.listing.asRead(element);
      for (const [name, one] of Object.entries(this.placeFields)) {
        const { wire = name } = one.facts;
        const found = body[wire];
        const wanted = place[name];
        if (typeof found === "string" && wanted !== undefined && !meets(one, found, wanted)) {
          return UnexpectedResponse.other(wire, found, wanted);
        }
      }
      return undefined;
    };
    const { member, of } = this.#list;
    return (response) => faultOfOnlyOthers(of(response as Body), faultOf)?.within(`${member}[0]`);
  }

  /**
   * The entry with an ID, and with this content if it is known. If several have the ID, the one that equals `before` is
   * used, otherwise the last one.
   */
  async find(op: Op, id: string, like?: Values, before?: Values): Promise<Body | undefined> {
    const key = this.keyOf(id);
    const all = await ifExists(this.all(op, this.#partsOf(id), like), this.entry.goneCodes);
    const found = all?.filter((body) => this.entry.keys(body).includes(key)) ?? [];
    return found.findLast((body) => before !== undefined && this.agree(body, before)) ?? found.at(-1);
  }

  /** The same, from the listing if many are refreshed at once. */
  refreshed(op: Op, id: string): Promise<Body | undefined> {
    const { keys } = this.entry;
    const kind = resourceName(op);
    const { [this.entry.own]: own = "", ...place } = this.#partsOf(id);
    const where = Object.values(place).join(" ");
    const many: OfMany<Body> = {
      name: `${kind} ${where}`,
      what: `the objects of kind ${kind} of ${where}`,
      // An entry that is requested alone is searched in the listing as well.
      requestsForOne: Number.POSITIVE_INFINITY,
      readOne: (shared) => this.find(shared, id),
      readPage: async (shared, offset) => {
        const { elements, ...rest } = await this.page(shared, place, offset);
        return { ...rest, members: new Map(elements.flatMap((body) => keys(body).map((key) => [key, body]))) };
      },
    };
    return readOfMany(op, many, own);
  }

  /** Whether an entry equals the inputs. */
  agree(body: Body | undefined, args: Values): boolean {
    if (body === undefined) return false;
    const outputs: Values = fromWire(this.fields, body);
    return Object.entries(this.fields).every(([name, field]) => meets(field, outputs[name], args[name]));
  }

  /** The ID of an entry in a listing. */
  idIn(place: Values, body: Body): string {
    return this.entry.id.build({ ...place, [this.entry.own]: this.entry.keys(body)[0] });
  }

  /** The ID that follows from the inputs. */
  idOfContent(args: Values, keyOfContent: (content: Body) => string): string {
    return this.entry.id.build({ ...args, [this.entry.own]: keyOfContent(toWire(this.fields, args)) });
  }

  /** The part of an ID that identifies the entry in its listing. */
  keyOf(id: string): string {
    return this.#partsOf(id)[this.entry.own] ?? "";
  }

  /** Remembers that an entry was deleted: the listing may show it for a while. */
  noteDeletion(op: Op, id: string): void {
    op.memory.deletedEntries.add(this.#memoryKey(op, id));
  }

  /** Whether this connection has deleted an entry. */
  wasDeleted(op: Op, id: string): boolean {
    return op.memory.deletedEntries.has(this.#memoryKey(op, id));
  }

  #memoryKey(op: Op, id: string): string {
    return `${op.platform.place} ${resourceName(op)} ${id}`;
  }

  #partsOf(id: string) {
    const parts = this.entry.id.parts(id);
    if (parts === undefined)
      throw new CodedError("invalid-import", `the ID "${id}" is invalid: it must have the form ${this.entry.id.form}`);
    return parts;
  }
}

/** The fields of an entry that is identified by its content: an element must contain the required ones. */
function identifiedByRequired(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [
      name,
      one.facts.required ? { ...one, facts: { ...one.facts, returned: "maybe empty" as const } } : one,
    ]),
  );
}
