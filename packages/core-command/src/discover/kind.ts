/** A property that restricts a listing. */
export interface Within {
  readonly property: string;
  /** The kind of object that it refers to, if any. */
  readonly kind: string | undefined;
  readonly required: boolean;
  /** Its values, if there are only a few. */
  readonly values: readonly string[] | undefined;
  /** The property for an object with this ID. */
  of(id: string): unknown;
}

/** An object in a listing. */
export interface ListedObject {
  readonly id: string;
  readonly name: string;
  /** More of its properties, such as the endpoint of a cluster. */
  readonly outputs?: Readonly<Record<string, unknown>>;
}

/** The properties that restrict a listing. */
export type Place = Readonly<Record<string, unknown>>;

/** A kind of object that may exist on the platform. */
export interface Kind {
  readonly name: string;
  /** Token of the resource. */
  readonly token: string;
  /** Why such objects cannot be found or imported; undefined if they can. */
  readonly refusal: string | undefined;
  /** The input that an import needs besides the ID. */
  readonly needs: string | undefined;
  /** The environment variable for the import of a single object, by its import ID. */
  variable(importId: string): string | undefined;
  /** The environment variables with the endpoint and credentials of the service that contains the object. */
  serviceVariables(importId: string): readonly string[];
  readonly within: readonly Within[];
  /** The form of its import ID. */
  readonly importForm: string;
  /** The import ID of a listed object; undefined if the listing does not contain all of it. */
  importId(listed: ListedObject, place: Place): string | undefined;
  /** The objects that contain it, as far as its listing and its import ID show, nearest first. */
  parents(listed: ListedObject, importId: string): readonly { readonly kind: string; readonly id: string }[];
  /** The ID in listings of the object with this ID. */
  listedAs(id: string): string;
  /** @throws Error with a message for the user; with `unreachable: true` if no connection to a host is possible. */
  list(place: Place): Promise<readonly ListedObject[]>;
  /**
   * Reads an object by its import ID, without its secrets. Undefined if it does not exist.
   *
   * @throws like {@link list}.
   */
  read(importId: string): Promise<ObjectProperties | undefined>;
  /**
   * Creates an object with the inputs that {@link read} has returned.
   *
   * @throws like {@link list}.
   */
  create(inputs: Readonly<Record<string, unknown>>): Promise<Pick<ObjectProperties, "id" | "outputs">>;
}

/** The properties of an object. */
export interface ObjectProperties {
  readonly id: string;
  /** Without secrets: another text is in the place of each. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The paths of the inputs that are secret. */
  readonly secrets: readonly string[];
}
