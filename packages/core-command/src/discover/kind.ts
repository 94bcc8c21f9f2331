/** A property by which a listing is narrowed down. */
export interface Within {
  readonly property: string;
  /** The kind of object that it names, where it is one. */
  readonly kind: string | undefined;
  readonly required: boolean;
  /** Its values, where there are few. */
  readonly values: readonly string[] | undefined;
  /** The property for an object with this ID. */
  of(id: string): unknown;
}

/** An object as a listing tells of it. */
export interface ListedObject {
  readonly id: string;
  readonly name: string;
}

/** Where a listing looks: its properties. */
export type Place = Readonly<Record<string, unknown>>;

/** A kind of object that may exist on the platform. */
export interface Kind {
  readonly name: string;
  /** Token of the resource. */
  readonly token: string;
  /** Why none can be found or imported; undefined when they can. */
  readonly refusal: string | undefined;
  /** What an import needs beside the ID. */
  readonly needs: string | undefined;
  /** The environment variable that the import of one object alone reads, by its import ID. */
  variable(importId: string): string | undefined;
  readonly within: readonly Within[];
  /** The form of its import ID. */
  readonly importForm: string;
  /** The import ID of one that was listed there; undefined when that does not tell all of it. */
  importId(listed: ListedObject, place: Place): string | undefined;
  /** The objects that one lies in, as far as its listing and its import ID tell, nearest first. */
  parents(listed: ListedObject, importId: string): readonly { readonly kind: string; readonly id: string }[];
  /** The ID under which a listing tells of an object with this ID. */
  listedAs(id: string): string;
  /** @throws Error with a sentence for people. */
  list(place: Place): Promise<readonly ListedObject[]>;
}
