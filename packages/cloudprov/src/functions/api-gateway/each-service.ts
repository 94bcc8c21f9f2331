import { field } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";

/** The service that a function reads; optional. */
export const anyServiceId = field.string({
  emptyIsUnset: true,
  pattern: idForms.service,
  docs: "The service, `service-...`. Defaults to all services of the region.",
});

const serviceSet = responseList("ServiceSet", { serviceId: idText() });

/**
 * Reads a listing of one service, or of every service of the region: an object for each, with its `ServiceId` and the
 * list as `member`. The list is empty for a service that does not exist.
 */
export async function ofEachService(
  op: Clients,
  serviceId: string | undefined,
  member: string,
  list: (ServiceId: unknown) => Promise<Body[]>,
): Promise<Body[]> {
  const services =
    serviceId === undefined
      ? await op.apigateway.list("DescribeServicesStatus", {}, serviceSet)
      : [{ ServiceId: serviceId }];
  return Promise.all(
    services.map(async ({ ServiceId }) => ({ ServiceId, [member]: (await ifExists(list(ServiceId))) ?? [] })),
  );
}
