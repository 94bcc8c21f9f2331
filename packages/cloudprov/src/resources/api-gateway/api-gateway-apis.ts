import { compositeId, expectation } from "@org/core-provider";
import type { ActionObject, Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { readOfMany } from "../../platform/of-many.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { apiIdentity } from "./api-identity.ts";
import { limitsIn, readLimits } from "./api-limits.ts";
import { apiFields } from "./api-settings.ts";
import { apisOfService } from "./apis-of-service.ts";
import { limitsOf } from "./environment-limits.ts";

/** The ID with which an API is imported. */
export const importId = compositeId({
  separator: "#",
  own: "apiId",
  parts: [
    { property: "serviceId", example: "service-ohxqslqe" },
    { property: "apiId", example: "api-0cvmf4x4" },
  ],
});

const expects = expectation(apiFields);

/** How the platform creates, identifies and lists APIs. */
export const apis: ActionObject = {
  service: "apigateway",
  create: "CreateApi",
  delete: { action: "DeleteApi", confirmed: true },
  idOf: textAt("ApiId"),
  key: apiIdentity,
  importId: (apiId, { serviceId }) => importId.build({ serviceId, apiId }),
  // The listing of a service's APIs does not contain their backends, so each API is read on its own. Their limits are
  // listed.
  read: async (op, id, values, purpose) => {
    const limits =
      purpose === "refresh" ? readOfMany(op, limitsIn(values), id) : readLimits(op, apiIdentity(id, values));
    const [api, rows = []] = await Promise.all([describeApi(op, id, values), limits]);
    // If the platform returns no limits, they stay as they are.
    return rows.length === 0 ? api : { ...api, ...limitsOf(rows, "Quota") };
  },
  listing: {
    name: "ApiName",
    within: { serviceId: apiFields.serviceId },
    async *find(op, name, { serviceId, requestConfigPath, requestConfigMethod }) {
      const filters = filteredBy("ApiName", name);
      for await (const api of op.apigateway.pages(
        "DescribeApisStatus",
        { ServiceId: serviceId, ...filters },
        apisOfService,
      )) {
        const isThere = api["Path"] === requestConfigPath && api["Method"] === requestConfigMethod;
        // `discover` has no path to compare.
        if (requestConfigPath === undefined || isThere) yield api;
      }
    },
    // Another API of the service has this path and method.
    uniqueNames: true,
    takenCodes: ["InvalidParameterValue.InvalidApiRequestConfig"],
  },
};

/** Reads an API without its limits. */
export function describeApi(op: Op, id: string, values: Values): Promise<Body> {
  return op.apigateway.read("DescribeApi", apiIdentity(id, values), { expects });
}
