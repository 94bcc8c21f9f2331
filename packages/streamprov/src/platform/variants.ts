import {
  exactlyOneOf,
  type Fields,
  field,
  fromWire,
  isInput,
  lookupOutputs,
  type Outputs,
  type Rule,
  type ShownOf,
  toWire,
} from "@org/core-provider";
import { at, type Body, bareKind, nested } from "./body.ts";

/** Values of a resource, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;

/** Where the platform keeps an object that is of one of several kinds, each a property of its own in the program. */
export interface VariantsSpec<K extends string> {
  /** Where a body holds it, with its kind: `spec.cloud`. */
  readonly at: string;
  /** Where a body holds what only the platform tells of it: `status.cloud`. Default: beside the rest. */
  readonly statusAt?: string;
  /** The platform's name of the kind that each property stands for: `{ aws: "AwsPeering" }`. */
  readonly kinds: Readonly<Record<K, string>>;
}

/** The variants by cloud as lookups show them: in lists, of which the one of the object's cloud has an element. */
export const cloudLists = { aws: "aws", azures: "azure", gcps: "gcp" } as const;

/**
 * A variant that programs see as always there, as the existing SDKs promise it, though only the one that the object is
 * of is in the state.
 */
export const promisedVariant = { computed: true, replaceOnChange: true } as const;

/** The parts of a definition that follow from its variants. */
export interface Variants<F extends Fields, K extends keyof F & string> {
  /** Exactly one of the properties must be given. */
  readonly rule: Rule;
  /** What stands in the body of a request: all of the variant, or what changed in it. */
  request(values: Values, changed?: (path: string) => boolean): Body;
  /**
   * The one property that a body of the platform fills. A kind that is not known fills none, and cannot be imported:
   * no program could say what it is.
   */
  outputs(body: Body, op?: { readonly purpose: string }): Partial<Pick<Outputs<F>, K & keyof Outputs<F>>>;
  /**
   * The same as a lookup shows it, in lists of at most one: `{ aws: "aws", azures: "azure" }`. Those of other kinds are
   * empty, and so is what the platform does not tell of the one.
   */
  inLists<const L extends Readonly<Record<string, K>>>(
    lists: L,
  ): (body: Body) => { readonly [N in keyof L]: readonly ShownOf<F[L[N]]>[] };
}

/**
 * An object of which exactly one property says what kind it is: by cloud, by direction, by way of authentication. The
 * members of these properties have wire names of their own; outputs among them are read from `statusAt`.
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
  const kindFacts = { kind: field.string({ output: true, wire: `${spec.at}.kind`, docs: "Which variant it is." }) };

  const kindOf = (body: Body) => bareKind(fromWire(kindFacts, body).kind);
  const nameOf = (body: Body) => names.find((one) => kindOf(body) === spec.kinds[one]);
  // Made when the first body is read, and once: a table that is new for each object would be prepared anew for each.
  const tablesAs = (as: (table: Fields) => Fields) => {
    let tables: Readonly<Record<string, Tables>> | undefined;
    return (name: K): Tables | undefined => {
      tables ??= Object.fromEntries(names.map((one) => [one, byGiver(membersOf(one), as)]));
      return tables[name];
    };
  };
  const own = tablesAs((table) => table);
  const read = (body: Body, tables: Tables | undefined) => ({
    ...fromWire(tables?.given ?? {}, at(body, spec.at)),
    ...fromWire(tables?.told ?? {}, at(body, spec.statusAt ?? spec.at) ?? {}),
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
      if (name === undefined && op?.purpose === "import") throw new Error(notToBeHad(kindOf(body), names));
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
  return `it cannot be imported, because it is of the kind ${kind || "(none)"}, which none of the properties stands for: ${names.join(", ")}`;
}

/** The members that programs give, and those that only the platform gives. */
interface Tables {
  readonly given: Fields;
  readonly told: Fields;
}

function byGiver(members: Fields, as: (table: Fields) => Fields): Tables {
  const pick = (wanted: boolean) =>
    as(Object.fromEntries(Object.entries(members).filter(([, member]) => isInput(member) === wanted)));
  return { given: pick(true), told: pick(false) };
}
