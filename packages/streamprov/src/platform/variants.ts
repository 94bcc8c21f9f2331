import { exactlyOneOf, type Fields, fromWire, isInput, type Outputs, type Rule, toWire } from "@org/core-provider";
import { at, type Body } from "./body.ts";

/** Values of a resource, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;

/** Where the platform keeps an object that is of one of several kinds, each a property of its own in the program. */
export interface VariantsSpec<K extends string> {
  /** Where a body holds it, with its kind: `spec.cloud`. */
  readonly at: string;
  /** Where a body holds what only the platform tells of it: `status.cloud`. Left out where there is no such thing. */
  readonly statusAt?: string;
  /** The platform's name of the kind that each property stands for: `{ aws: "AwsPeering" }`. */
  readonly kinds: Readonly<Record<K, string>>;
}

/** The parts of a definition that follow from its variants. */
export interface Variants<F extends Fields, K extends keyof F & string> {
  /** Exactly one of the properties must be given. */
  readonly rule: Rule;
  /** What stands in the body of a request: all of the variant, or what changed in it. */
  request(values: Values, changed?: (path: string) => boolean): Body;
  /** The one property that a body of the platform fills. A kind that is not known fills none. */
  outputs(body: Body): Partial<Pick<Outputs<F>, K & keyof Outputs<F>>>;
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
  const [root = "", ...way] = spec.at.split(".");
  const placed = (body: Body): Body => ({ [root]: way.reduceRight<Body>((inner, step) => ({ [step]: inner }), body) });

  return {
    rule: exactlyOneOf(...names),

    request(values, changed) {
      const name = names.find((one) => values[one] !== undefined);
      if (name === undefined) return {};
      const only = changed && ((member: string) => changed(`${name}.${member}`));
      const members = toWire(membersOf(name), values[name] as Values, only);
      return changed && Object.keys(members).length === 0 ? {} : placed({ kind: spec.kinds[name], ...members });
    },

    outputs(body) {
      const there = at(body, spec.at) as Body | undefined;
      const kind = String(there?.["kind"] ?? "");
      // The platform writes kinds with and without the API that they belong to: `networking.v1.AwsPeering`.
      const name = names.find((one) => kind.slice(kind.lastIndexOf(".") + 1) === spec.kinds[one]);
      if (name === undefined) return {};
      const [inputs, told] = byGiver(membersOf(name));
      const status = spec.statusAt === undefined ? {} : fromWire(told, at(body, spec.statusAt) ?? {});
      return { [name]: { ...fromWire(inputs, there), ...status } } as Partial<Pick<Outputs<F>, K & keyof Outputs<F>>>;
    },
  };
}

/** The members that programs give, and those that only the platform gives. */
function byGiver(members: Fields): [Fields, Fields] {
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(members).filter(([, field]) => isInput(field) === wanted));
  return [pick(true), pick(false)];
}
