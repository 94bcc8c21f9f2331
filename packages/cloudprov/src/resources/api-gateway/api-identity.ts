import type { Values } from "../../platform/action-object.ts";
import type { Body } from "../../platform/responses.ts";

/** The parameters that identify an API. */
export function apiIdentity(id: string, { serviceId }: Values): Body {
  return { ServiceId: serviceId, ApiId: id };
}
