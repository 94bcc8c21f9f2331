import { expectation, field, fromWire, type Outputs } from "@org/core-provider";
import type { RegistrySettings } from "./registry-settings.ts";

/** The settings that a registry and a subject have in common. */
export const compatibilityFields = {
  compatibilityLevel: field.string({
    computed: true,
    values: ["BACKWARD", "BACKWARD_TRANSITIVE", "FORWARD", "FORWARD_TRANSITIVE", "FULL", "FULL_TRANSITIVE", "NONE"],
    docs: "Which changes of a schema the registry lets in.",
  }),
  compatibilityGroup: field.string({
    computed: true,
    docs: "Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another.",
  }),
  normalize: field.boolean({
    computed: true,
    docs: "Brings schemas into normal form when they are registered or looked up.",
  }),
};

const told = (wire: string) => field.string({ output: true, wire, docs: "As the registry tells it." });
const facts = {
  compatibilityLevel: told("compatibilityLevel"),
  compatibilityGroup: told("compatibilityGroup"),
  normalize: field.boolean({ output: true, wire: "normalize", docs: "As the registry tells it." }),
  alias: told("alias"),
};

type Name = keyof typeof facts;
type Settings<N extends Name> = Pick<Outputs<typeof facts>, N>;

/** How such settings are read and written. An empty group or alias is sent where that is a change: it clears them. */
export function compatibilitySettings<const N extends Name>(spec: {
  readonly names: readonly N[];
  /** What a level brings along that is set at first. */
  readonly withLevel?: Readonly<Record<string, unknown>>;
  /** Says what is missing where nothing would be written at first. */
  readonly nothingGiven?: (values: Readonly<Record<string, unknown>>) => string;
}): RegistrySettings<Settings<N>> {
  const { names, withLevel = {}, nothingGiven } = spec;
  return {
    what: "settings",
    path: "/config",
    written: names,
    expects: expectation(facts, (body) => {
      if (Object.keys(body).length === 0) throw new Error("it holds no setting, and there always is one");
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
      if (nothingGiven && Object.keys(body).length === 0) throw new Error(nothingGiven(values));
      return body;
    },
  };
}
