import { field } from "@org/core-provider";
import { answerList, type Body } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { unlessGone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText } from "../answer-fields.ts";

/** The service that a function reads about, which may be left out. */
export const anyServiceId = field.string({
  emptyIsUnset: true,
  pattern: idForms.service,
  docs: "The service, `service-...`. Defaults to all services of the region.",
});

const serviceSet = answerList("ServiceSet", { id: idText("ServiceId", "Its ID.") });

/**
 * What a listing tells of one service, or of every service of the region: an object for each, with its `ServiceId` and
 * what was listed as `member`. A service that is not there has none of it.
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
    services.map(async ({ ServiceId }) => ({ ServiceId, [member]: (await unlessGone(list(ServiceId))) ?? [] })),
  );
}
