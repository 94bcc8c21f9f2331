import { integer, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { DnsDomain } from "./records.ts";

/** The members of a request that identify a domain. */
export const domainMembers = { Domain: text({ min: 1 }), DomainId: optional(integer({ min: 0 })) };

interface GivenDomain {
  readonly Domain: string;
  readonly DomainId?: number;
}

/** The domain of a request. The ID takes precedence over the name. */
export function domainOf(
  { dns }: World,
  { Domain, DomainId }: GivenDomain,
  domains: readonly DnsDomain[] = dns.domains.all(),
): DnsDomain {
  if (DomainId !== undefined) {
    const domain = domains.find(({ id }) => id === String(DomainId));
    return found(domain, "InvalidParameter.DomainIdInvalid", `domain with ID ${DomainId}`);
  }
  const domain = domains.find(({ name }) => name === Domain.toLowerCase());
  return found(domain, "InvalidParameterValue.DomainNotExists", `domain ${Domain}`);
}

/** The same for a change of the domain or its records. */
export function changeableDomain(world: World, given: GivenDomain): DnsDomain {
  const domain = domainOf(world, given);
  if (domain.locked) throw new PlatformError("FailedOperation.DomainIsLocked", `${domain.name} is locked.`);
  if (domain.status === "SPAM") throw new PlatformError("FailedOperation.DomainIsSpam", `${domain.name} is banned.`);
  return domain;
}
