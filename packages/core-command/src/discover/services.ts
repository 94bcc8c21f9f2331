import { visibleLine } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import type { Walk } from "./walk.ts";

/**
 * A service with an address and credentials of its own, such as that of a cluster, of which a run looks into one alone:
 * that which the configuration names.
 */
export interface OwnService {
  /** One of them, such as `Kafka cluster`. */
  readonly what: string;
  /** The property by which listings name it: kinds whose listings take it, without a need to, lie in it. */
  readonly property: string;
  /** The ID of the one that the configuration names; undefined when it names none. */
  readonly id: string | undefined;
  /** The settings that name one. */
  readonly settings: readonly string[];
}

/** Which of several services a run has looked into. */
export interface LookedInto {
  readonly what: string;
  /** The kinds that lie in it. */
  readonly kinds: readonly string[];
  /** The ID of the one that was looked into; undefined when none was. */
  readonly only: string | undefined;
  /** The others that were found: more may exist where a run does not look for them. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly settings: readonly string[];
}

/** Which services the kinds of a run lie in, and which of them it has looked into. */
export function lookedInto(
  services: readonly OwnService[],
  kinds: readonly Kind[],
  { known, unseen }: Walk,
): readonly LookedInto[] {
  return services.flatMap(({ what, property, id, settings }) => {
    const inIt = kinds.filter(({ refusal, within }) => refusal === undefined && within.some(isOptional(property)));
    if (inIt.length === 0) return [];
    const wasAsked = inIt.some((kind) => !unseen.some((one) => one.kind === kind));
    const only = wasAsked ? id : undefined;
    const holder = inIt.flatMap(({ within }) => within.find(isOptional(property))?.kind ?? [])[0];
    const found = (holder === undefined ? undefined : known.get(holder)) ?? [];
    const others = found.filter((one) => one.id !== only).map(({ id: other, name }) => ({ id: other, name }));
    return [{ what, kinds: inIt.map(({ name }) => name), only, others, settings }];
  });
}

function isOptional(property: string) {
  return (one: { readonly property: string; readonly required: boolean }) => one.property === property && !one.required;
}

/** Lines of a report: what was looked into, what was not, and how that is done. None when there is nothing to say. */
export function servicesReport(all: readonly LookedInto[]): readonly string[] {
  if (all.length === 0) return [];
  return [
    "",
    "Of what has an address and credentials of its own, a run looks into the one that is configured:",
    ...all.map(line),
  ];
}

function line({ what, kinds, only, others, settings }: LookedInto): string {
  const into = `${only === undefined ? `no ${what}` : `the ${what} ${only}`} was looked into`;
  const named = others
    .map(({ id, name }) => visibleLine(name === id || name === "" ? id : `${id} (${name})`))
    .join(", ");
  const rest = others.length > 0 ? `, these were not: ${named}` : only === undefined ? "" : ", and no other";
  return `  ${kinds.join(", ")}: ${into}${rest}. To look into another run it again with its ${settings.join(", ")}.`;
}
