import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";

/** The APIs of a service, with their paths and methods. */
export const apisOfService = responseList("ApiIdStatusSet", {
  ...memberFacts("ApiId", "ApiName"),
  path: text(),
  method: text(),
});

/** Whether the service of an API lists it. */
export async function isListed(op: Op, { ServiceId, ApiId }: Body): Promise<boolean> {
  const apis = await ifExists(op.apigateway.list("DescribeApisStatus", { ServiceId }, apisOfService));
  return apis?.some((one) => one["ApiId"] === ApiId) ?? false;
}
