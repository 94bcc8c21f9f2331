import type { ProviderDefinition } from "../../definition/provider.ts";
import { resourceFlaws } from "./resource-flaws.ts";
import { setFlaws } from "./set-flaws.ts";
import { tableFlaws } from "./table-flaws.ts";
import { exampleFlaws, namedOf, nameFlaws } from "./text-flaws.ts";

/**
 * Returns defects in the definitions of a package that the compiler cannot detect: unknown names, contradicting facts,
 * examples of something else. Empty if there are no defects.
 *
 * @example
 * ```ts
 * it("holds together", () => expect(definitionFlaws(provider)).toEqual([]));
 * ```
 */
export function definitionFlaws<F extends ProviderDefinition["config"]["fields"], P, C>(
  provider: ProviderDefinition<F, P, C>,
): string[] {
  const whole = provider as unknown as ProviderDefinition;
  const named = namedOf(whole);
  const texts = ({ docs, deprecated }: { readonly docs: string; readonly deprecated?: string | undefined }) => [
    ...(docs.trim() === "" ? ["has no docs"] : []),
    ...(deprecated !== undefined && deprecated.trim() === ""
      ? ["is deprecated and does not say what to use instead"]
      : []),
    ...nameFlaws(`${docs} ${deprecated ?? ""}`, named),
  ];
  return [
    ...twice([...whole.resources, ...whole.functions].map(({ name }) => name)).map((name) => `${name} is there twice`),
    ...whole.resources.flatMap(({ name, spec }) => {
      const taken = (spec.aliases ?? []).filter((alias) => named.members.has(alias));
      return [
        ...[...tableFlaws(spec.fields, spec.rules), ...setFlaws(spec.fields)].map((flaw) => `${name}: ${flaw}`),
        ...[
          ...texts(spec),
          ...exampleFlaws(spec.example, name, named),
          ...resourceFlaws(spec as never),
          ...taken.map((alias) => `has the former name ${alias}, which is the name of another one`),
        ].map((flaw) => `${name} ${flaw}`),
        ...tableFlaws(spec.list?.query ?? {}).map((flaw) => `${name}, in its list's query: ${flaw}`),
      ];
    }),
    ...whole.functions.flatMap(({ name, spec }) => [
      ...tableFlaws(spec.inputs, spec.rules).map((flaw) => `${name}: ${flaw}`),
      ...tableFlaws(spec.outputs).map((flaw) => `${name}: ${flaw}`),
      ...[...texts(spec), ...exampleFlaws(spec.example, name, named)].map((flaw) => `${name} ${flaw}`),
    ]),
    ...tableFlaws(whole.config.fields, whole.config.rules).map((flaw) => `configuration: ${flaw}`),
  ];
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) < i))];
}
