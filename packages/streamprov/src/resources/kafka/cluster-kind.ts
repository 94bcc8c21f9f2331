import { CodedError, isUnknown, type Problem } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";

/** The property of each type of cluster, with the platform's name for the type. */
const kinds = {
  basic: "Basic",
  standard: "Standard",
  dedicated: "Dedicated",
  enterprises: "Enterprise",
  freights: "Freight",
} as const;

type KindName = keyof typeof kinds;

/** The properties of which exactly one must be set. */
export const kindNames = Object.keys(kinds) as readonly KindName[];

/** Inputs or state of a cluster. */
export type Chosen = Readonly<Record<string, unknown>>;

/** The property that sets the type; undefined if it is unknown. */
export function chosenKind(values: Chosen): KindName | undefined {
  if (kindNames.some((name) => isUnknown(values[name]))) return undefined;
  return kindNames.find((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** The members of the property that sets the type. */
export function choiceOf(values: Chosen): Chosen {
  const name = chosenKind(values);
  const value = name === undefined ? undefined : values[name];
  return ((Array.isArray(value) ? value[0] : value) ?? {}) as Chosen;
}

/** The limit of elastic CKUs, if the type has one. */
export function maxEckuOf(values: Chosen): number | undefined {
  return choiceOf(values)["maxEcku"] as number | undefined;
}

/** `spec.config` of a request, without the settings that cannot change. */
export function configOf(values: Chosen): Body {
  const kind = chosenKind(values);
  if (kind === undefined) throw new CodedError("invalid-input", "the type of the cluster is missing");
  if (kind === "dedicated") return { kind: kinds[kind], cku: choiceOf(values)["cku"] };
  const limit = maxEckuOf(values);
  return { kind: kinds[kind], ...(limit ? { max_ecku: limit } : {}) };
}

/** The problem with a change of type, unless the platform supports it. */
export function forbiddenKind(state: Chosen, wanted: Chosen): Problem[] {
  const from = chosenKind(state);
  const to = chosenKind(wanted);
  if (from === undefined || to === undefined || from === to || (from === "basic" && to === "standard")) return [];
  return [
    {
      path: to,
      message: `cannot replace ${from}: clusters can only be upgraded from 'Basic' to 'Standard'. Restore ${from}, or create a second cluster and migrate to it`,
    },
  ];
}
