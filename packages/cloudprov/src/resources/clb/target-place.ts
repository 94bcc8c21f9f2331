import { CodedError } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";

/** A listener or rule, which have targets. Parts that it lacks are empty. */
interface TargetPlace {
  readonly clbId: string;
  readonly listenerId: string;
  readonly ruleId: string;
  readonly domain: string;
  readonly url: string;
}

/** The form of the ID of a place. */
export const placeForm =
  "<rule ID>#<listener ID>#<load balancer ID> or <domain>,<path>#<listener ID>#<load balancer ID> or #<listener ID>#<load balancer ID>";

/** The ID of a place with these properties. */
export function placeId({ clbId, listenerId, ruleId, domain, url }: Values): string {
  return [ruleId || (domain ? `${String(domain)},${String(url)}` : ""), listenerId, clbId].join("#");
}

/** The place in an ID; undefined for an ID of another form. */
export function placeOf(id: string): TargetPlace | undefined {
  const [rule = "", listenerId = "", clbId = "", ...rest] = id.split("#");
  const [domain = "", url = "", ...others] = rule.split(",");
  if (listenerId === "" || clbId === "" || rest.length + others.length > 0) return undefined;
  if (!rule.includes(",")) return { clbId, listenerId, ruleId: rule, domain: "", url: "" };
  return domain === "" || url === "" ? undefined : { clbId, listenerId, ruleId: "", domain, url };
}

/** The same. @throws Error that shows the form. */
export function requiredPlace(id: string): TargetPlace {
  const place = placeOf(id);
  if (place === undefined)
    throw new CodedError("invalid-import", `the ID "${id}" is invalid: it must have the form ${placeForm}`);
  return place;
}
