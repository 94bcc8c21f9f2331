import {
  CodedError,
  exactlyOneOf,
  type Fields,
  fromWire,
  isInput,
  lookupOutputs,
  type Outputs,
  type Rule,
  responseField,
  type ShownOf,
  toWire,
} from "@org/core-provider";
import { at, type Body, bareKind, nested } from "./body.ts";
import type { Values } from "./values.ts";

/** The paths of an object that has one of several types, each with its own property. */
export interface VariantsSpec<K extends string> {
  /** Path of the object in a body: `spec.cloud`. */
  readonly at: string;
  /** Path of its outputs in a body: `status.cloud`. Defaults to `at`. */
  readonly statusAt?: string;
  /** The platform's kind of each property: `{ aws: "AwsPeering" }`. */
  readonly kinds: Readonly<Record<K, string>>;
}

/** The types by cloud in lookups, as lists: only the list of the object's cloud has an element. */
export const cloudLists = { aws: "aws", azures: "azure", gcps: "gcp" } as const;

/**
 * The facts of a type that programs see as always set, as existing SDKs declare it, although the state only contains the
 * object's own type.
 */
export const promisedVariant = { computed: true, replaceOnChange: true } as const;

/** The parts of a definition that follow from its types. */
export interface Variants<F extends Fields, K extends keyof F & string> {
  /** Requires exactly one of the properties. */
  readonly rule: Rule;
  /** The value in a request: complete, or only its changes. */
  request(values: Values, changed?: (path: string) => boolean): Body;
  /**
   * The property with the type in a response body. An unknown type sets no property, and cannot be imported, because no
   * program could describe it.
   */
  outputs(body: Body, op?: { readonly purpose: string }): Partial<Pick<Outputs<F>, K & keyof Outputs<F>>>;
  /**
   * The same in lookups, as lists of at most one element: `{ aws: "aws", azures: "azure" }`. The lists of other types are
   * empty, and so are missing values.
   */
  inLists<const L extends Readonly<Record<string, K>>>(
    lists: L,
  ): (body: Body) => { readonly [N in keyof L]: readonly ShownOf<F[L[N]]>[] };
}

/**
 * An object whose type is set by exactly one property: by cloud, by direction, or by method of authentication. The members
 * of these properties have their own wire names; outputs are read from `statusAt`.
 *
 * @example
 * ```ts
 * const clouds = variants(fields, { at: "spec.cloud", kinds: { aws: "AwsPeering", gcp: "GcpPeering" } });
 * resource("Peering", { rules: [clouds.rule], ...controlPlaneObject(fields, peerings, clouds) });
 * ```
 */
export function variants<F extends Fields, const K extends keyof F & string>(
  fields: F,
  spec: VariantsSpec<K>,
): Variants<F, K> {
  const names = Object.keys(spec.kinds) as K[];
  const membersOf = (name: K): Fields => fields[name]?.fields ?? {};
  const kindFacts = { kind: responseField.string({ wire: `${spec.at}.kind` }) };

  const kindOf = (body: Body) => bareKind(fromWire(kindFacts, body).kind);
  const nameOf = (body: Body) => names.find((one) => kindOf(body) === spec.kinds[one]);
  // Computed once, when the first body is read: a new table for each object would be slow.
  const tablesAs = (as: (table: Fields) => Fields) => {
    let tables: Readonly<Record<string, Tables>> | undefined;
    return (name: K): Tables | undefined => {
      tables ??= Object.fromEntries(names.map((one) => [one, byRole(membersOf(one), as)]));
      return tables[name];
    };
  };
  const own = tablesAs((table) => table);
  const read = (body: Body, tables: Tables | undefined) => ({
    ...fromWire(tables?.inputs ?? {}, at(body, spec.at)),
    ...fromWire(tables?.outputs ?? {}, at(body, spec.statusAt ?? spec.at) ?? {}),
  });

  const variant: Variants<F, K> = {
    rule: exactlyOneOf(...names),

    request(values, changed) {
      const name = names.find((one) => values[one] !== undefined);
      if (name === undefined) return {};
      const only = changed && ((member: string) => changed(`${name}.${member}`));
      const members = toWire(membersOf(name), values[name] as Values, only);
      return changed && Object.keys(members).length === 0
        ? {}
        : nested(spec.at, { kind: spec.kinds[name], ...members });
    },

    outputs(body, op) {
      const name = nameOf(body);
      if (name === undefined && op?.purpose === "import")
        throw new CodedError("invalid-import", notToBeHad(kindOf(body), names));
      return (name === undefined ? {} : { [name]: read(body, own(name)) }) as ReturnType<typeof variant.outputs>;
    },

    inLists(lists) {
      const shown = tablesAs(lookupOutputs);
      return (body) => {
        const name = nameOf(body);
        const listed = Object.entries(lists).map(([list, of]) => [list, of === name ? [read(body, shown(of))] : []]);
        return Object.fromEntries(listed);
      };
    },
  };
  return variant;
}

function notToBeHad(kind: string, names: readonly string[]): string {
  return `it cannot be imported, because it has the type ${kind || "(none)"}, but only these are supported: ${names.join(", ")}`;
}

/** The members that programs set, and those in responses only. */
interface Tables {
  readonly inputs: Fields;
  readonly outputs: Fields;
}

function byRole(members: Fields, as: (table: Fields) => Fields): Tables {
  const pick = (wanted: boolean) =>
    as(Object.fromEntries(Object.entries(members).filter(([, member]) => isInput(member) === wanted)));
  return { inputs: pick(true), outputs: pick(false) };
}
