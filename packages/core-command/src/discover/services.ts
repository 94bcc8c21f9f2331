import { visibleLine } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import type { Walk } from "./walk.ts";

/**
 * A service with its own address and credentials, such as that of a cluster. A run searches only the configured one.
 */
export interface OwnService {
  /** One of them, such as `Kafka cluster`. */
  readonly what: string;
  /** The property of listings that refers to it. Kinds for which it is optional are in the service. */
  readonly property: string;
  /** The ID of the configured one; undefined if none is configured. */
  readonly id: string | undefined;
  /** The settings that configure one. */
  readonly settings: readonly string[];
}

/** Which of several services a run has searched. */
export interface LookedInto {
  readonly what: string;
  /** The kinds of objects in it. */
  readonly kinds: readonly string[];
  /** The ID of the one that was searched; undefined if none was. */
  readonly only: string | undefined;
  /** Others that were found. More may exist where a run does not search. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly settings: readonly string[];
}

/** The services that contain the kinds of a run, and which of them it has searched. */
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

/** Lines of a report: which services were searched, which were not, and how to search them. Empty without services. */
export function servicesReport(all: readonly LookedInto[]): readonly string[] {
  if (all.length === 0) return [];
  return [
    "",
    "These kinds need their own endpoint and credentials, so only the configured one was searched:",
    ...all.map(line),
  ];
}

function line({ what, kinds, only, others, settings }: LookedInto): string {
  const searched = `${only === undefined ? `no ${what}` : `the ${what} ${only}`} was searched`;
  const named = others
    .map(({ id, name }) => visibleLine(name === id || name === "" ? id : `${id} (${name})`))
    .join(", ");
  const rest = others.length > 0 ? `; not searched: ${named}` : only === undefined ? "" : ", and no other";
  return `  ${kinds.join(", ")}: ${searched}${rest}. To search another one, run the command again with its ${settings.join(", ")}.`;
}
