import { visibleLine } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import type { FoundObject, Unseen, Walk } from "./walk.ts";

/** A service with its own address and credentials, such as that of a cluster. The configuration contains one of them. */
export interface OwnService {
  /** One of them, such as `Kafka cluster`. */
  readonly what: string;
  /** The property of listings that refers to it. Kinds for which it is optional are in the service. */
  readonly property: string;
  /** The ID of the configured one; undefined if none is configured. */
  readonly id: string | undefined;
  /** The settings that configure one. The first is its ID. */
  readonly settings: readonly ServiceSetting[];
}

/** A setting of the provider that belongs to a service. */
export interface ServiceSetting {
  readonly name: string;
  /** The environment variables that also provide its value. */
  readonly variables: readonly string[];
  /** Another setting has the same purpose. */
  readonly alternative?: true;
}

/** The result of a search in another service than the configured one. */
export interface ServiceSearch {
  readonly property: string;
  readonly id: string;
  readonly found: readonly FoundObject[];
  readonly unseen: readonly Unseen[];
  /** The kinds in the service, with its settings. */
  readonly kinds: readonly Kind[];
  /** The provider's settings of the service, by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Which of several services a run has searched. */
export interface SearchedServices {
  readonly what: string;
  /** The kinds of objects in it. */
  readonly kinds: readonly string[];
  /** The IDs of those that were searched. */
  readonly searched: readonly string[];
  /** Others that were found. More may exist where a run does not search. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly settings: readonly string[];
}

/** The kinds of objects in a service that can be found. */
export function kindsIn(service: OwnService, kinds: readonly Kind[]): readonly Kind[] {
  return kinds.filter((kind) => isIn(service, kind));
}

/** Whether objects of a kind are in a service and can be found. */
export function isIn({ property }: OwnService, { refusal, within }: Kind): boolean {
  return refusal === undefined && within.some(isOptional(property));
}

/** The services that contain the kinds of a run, and which of them it has searched. */
export function searchedServices(
  services: readonly OwnService[],
  kinds: readonly Kind[],
  { known, unseen }: Walk,
  searches: readonly ServiceSearch[],
): readonly SearchedServices[] {
  return services.flatMap((service) => {
    const { what, property, id, settings } = service;
    const inIt = kindsIn(service, kinds);
    if (inIt.length === 0) return [];
    const all = [{ property, id, unseen }, ...searches];
    const searched = all.flatMap((one) => {
      const isSearched = inIt.some((kind) => !one.unseen.some((each) => each.kind === kind));
      return one.property === property && one.id !== undefined && isSearched ? [one.id] : [];
    });
    const holder = inIt.flatMap(({ within }) => within.find(isOptional(property))?.kind ?? [])[0];
    const found = (holder === undefined ? undefined : known.get(holder)) ?? [];
    const others = found
      .filter((one) => !searched.includes(one.id))
      .map(({ id: other, name }) => ({ id: other, name }));
    return [{ what, kinds: inIt.map(({ name }) => name), searched, others, settings: shown(settings) }];
  });
}

function isOptional(property: string) {
  return (one: { readonly property: string; readonly required: boolean }) => one.property === property && !one.required;
}

/** The settings with their environment variables: `kafkaId (KAFKA_ID)`. */
function shown(settings: readonly ServiceSetting[]): readonly string[] {
  return settings
    .filter(({ alternative }) => !alternative)
    .map(({ name, variables: [variable] }) => (variable === undefined ? name : `${name} (${variable})`));
}

/** Lines of a report: which services were searched, which were not, and how to search them. Empty without services. */
export function servicesReport(all: readonly SearchedServices[]): readonly string[] {
  if (all.length === 0) return [];
  const lines = all.map((one) => `  ${serviceLine(one)}`);
  return ["", "These kinds are in services with their own endpoint and credentials:", ...lines];
}

/** A line of a report: which services of a type a run has searched, and how to search the others. */
export function serviceLine({ what, kinds, searched, others, settings }: SearchedServices): string {
  const [only, ...more] = searched;
  const subject =
    only === undefined
      ? `no ${what} was`
      : more.length === 0
        ? `the ${what} ${only} was`
        : `${searched.join(", ")} were`;
  const named = others
    .map(({ id, name }) => visibleLine(name === id || name === "" ? id : `${id} (${name})`))
    .join(", ");
  const rest = others.length > 0 ? `; not searched: ${named}` : only === undefined ? "" : ", and no other";
  return `${kinds.join(", ")}: ${subject} searched${rest}. To search another one, pass its ${settings.join(", ")} in a file with --clusters.`;
}
