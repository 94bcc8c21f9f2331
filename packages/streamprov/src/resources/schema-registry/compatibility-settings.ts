import { CodedError, expectation, field, fromWire, type Outputs, responseField } from "@org/core-provider";
import type { RegistrySettings } from "./settings-requests.ts";

/** The settings that a registry and a subject share. */
export const compatibilityFields = {
  compatibilityLevel: field.string({
    computed: true,
    values: ["BACKWARD", "BACKWARD_TRANSITIVE", "FORWARD", "FORWARD_TRANSITIVE", "FULL", "FULL_TRANSITIVE", "NONE"],
    docs: "Compatibility level: the changes of a schema that the registry accepts.",
  }),
  compatibilityGroup: field.string({
    computed: true,
    docs: "Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value.",
  }),
  normalize: field.boolean({
    computed: true,
    docs: "Whether schemas are normalized when they are registered or looked up.",
  }),
};

/** What to do about a compatibility level that the registry does not know. */
export const unknownLevel =
  "The registry does not support the level: choose one of the levels that `compatibilityLevel` lists, or update the package.";

const responseFields = (wire: string) => responseField.string({ wire });
const facts = {
  compatibilityLevel: responseFields("compatibilityLevel"),
  compatibilityGroup: responseFields("compatibilityGroup"),
  normalize: responseField.boolean({ wire: "normalize" }),
  alias: responseFields("alias"),
};

type Name = keyof typeof facts;
type Settings<N extends Name> = Pick<Outputs<typeof facts>, N>;

/** Reads and writes such settings. An empty group or alias is sent if that is a change, to clear it. */
export function compatibilitySettings<const N extends Name>(spec: {
  readonly names: readonly N[];
  /** Additional settings to send when the level is set for the first time. */
  readonly withLevel?: Readonly<Record<string, unknown>>;
  /** The error message if there is nothing to write at first. */
  readonly nothingGiven?: (values: Readonly<Record<string, unknown>>) => string;
}): RegistrySettings<Settings<N>> {
  const { names, withLevel = {}, nothingGiven } = spec;
  return {
    what: "settings",
    path: "/config",
    written: names,
    expects: expectation(facts, (body) => {
      if (Object.keys(body).length === 0)
        throw new CodedError("invalid-response", "it contains no settings, although a registry always has some");
    }),
    outputs: (body) => {
      const found = fromWire(facts, body);
      return Object.fromEntries(names.map((name) => [name, found[name]])) as Settings<N>;
    },
    body: (values, changed) => {
      const isSent = (name: Name) => {
        const value = values[name];
        if (changed === undefined) return value !== undefined;
        return name === "normalize" ? changed(name) : Boolean(value) || changed(name);
      };
      const sent = Object.fromEntries(names.filter(isSent).map((name) => [name, values[name]]));
      const { compatibilityLevel: level, ...others } = sent as Readonly<Record<string, unknown>>;
      const body = { ...(level ? { compatibility: level, ...(changed ? {} : withLevel) } : {}), ...others };
      if (nothingGiven && Object.keys(body).length === 0) throw new CodedError("invalid-input", nothingGiven(values));
      return body;
    },
  };
}
