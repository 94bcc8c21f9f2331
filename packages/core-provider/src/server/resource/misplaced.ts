import { CodedError } from "../../definition/coded-error.ts";
import type { ResourceContext } from "./context.ts";
import type { State } from "./state-metadata.ts";

/**
 * Checks that requests about an object reach the part of the platform that contains it.
 *
 * @throws CodedError if the provider's configuration selects another part.
 */
export function requirePlacement(
  { definition, spec, around }: ResourceContext,
  object: {
    readonly id: string;
    readonly urn: string;
    readonly state: Pick<State, "placement">;
    readonly importing?: boolean;
  },
): void {
  const { id, urn, state, importing = false } = object;
  const recorded = (state.placement ?? {}) as Readonly<Record<string, string>>;
  const found = spec.placement?.compare(around.config, { id, recorded });
  if (found === undefined) return;
  const { actual, selected, setting } = found;
  const otherwise = importing
    ? ""
    : `. To have the object in ${selected}, destroy it with those settings first, or declare another one with a second provider resource. If ${actual} was deleted, run \`pulumi state delete '${urn}'\``;
  throw new CodedError(
    "wrong-account",
    `${definition.name} ${id} belongs to ${actual}, but ${setting} selects ${selected}. Nothing was changed. Give the provider the settings of ${actual}${otherwise}`,
  );
}
