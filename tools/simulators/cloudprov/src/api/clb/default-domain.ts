import type { World } from "../../world.ts";
import { invalid } from "./checks.ts";
import type { Listener } from "./listeners.ts";
import type { ForwardingRule } from "./rules.ts";

/** The default domain of a listener with these rules: the one that somebody has chosen, or that of the first rule. */
export function defaultDomainOf(
  { defaultDomain }: Pick<Listener, "defaultDomain">,
  rules: readonly Pick<ForwardingRule, "domains">[],
): string {
  const isThere = rules.some(({ domains }) => domains.includes(defaultDomain));
  return isThere ? defaultDomain : (rules[0]?.domains[0] ?? "");
}

/** Makes a domain the default one of a listener, which has only one. An empty one means that nobody has chosen one. */
export function chooseDefault({ loadBalancing }: World, listenerId: string, defaultDomain: string | undefined): void {
  const listener = loadBalancing.listeners.get(listenerId);
  if (listener !== undefined && defaultDomain !== undefined) {
    loadBalancing.listeners.replace({ ...listener, defaultDomain });
  }
}

/** The domain that a request makes the new default one. Another rule of the listener must have it. */
export function newDefaultIn(rules: readonly ForwardingRule[], domain: string | undefined): string | undefined {
  if (domain !== undefined && !rules.some(({ domains }) => domains.includes(domain))) {
    invalid(`No other rule has the domain ${domain}.`);
  }
  return domain;
}
