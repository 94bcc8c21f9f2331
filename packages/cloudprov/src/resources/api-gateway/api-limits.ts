import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import type { OfMany } from "../../platform/of-many.ts";
import { rows } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { apiIdentity } from "./api-identity.ts";
import { rowFacts } from "./environment-limits.ts";

const strategySet = responseList("ApiEnvironmentStrategySet", {
  ...memberFacts("ApiId", "ApiName"),
  rows: rows(rowFacts("Quota"), "EnvironmentStrategySet"),
});

const describeLimits = "DescribeApiEnvironmentStrategy";

/** The limits of an API, by environment. */
export async function readLimits(op: Op, query: Body): Promise<readonly Body[]> {
  const [own] = await op.apigateway.list(describeLimits, query, strategySet);
  return own === undefined ? [] : rowsOf(own);
}

/** The same for all APIs of a service. */
export function limitsIn(values: Values): OfMany<readonly Body[]> {
  const { serviceId } = values;
  return {
    name: `limits of the APIs of ${serviceId}`,
    what: `the limits of the APIs of ${serviceId}`,
    readOne: (op, id) => readLimits(op, apiIdentity(id, values)),
    readPage: async (op, offset) => {
      const query = { ServiceId: serviceId };
      const { elements, ...rest } = await op.apigateway.page(describeLimits, query, strategySet, { offset });
      return { ...rest, members: new Map(elements.map((one) => [String(one["ApiId"]), rowsOf(one)])) };
    },
  };
}

function rowsOf(api: Body): readonly Body[] {
  return (api["EnvironmentStrategySet"] ?? []) as readonly Body[];
}

/** Sets the limit of an API in one environment. */
export function limitSetter(op: Op & { readonly id: string }, { serviceId }: { readonly serviceId: string }) {
  return (EnvironmentName: string, Strategy: number) =>
    op.apigateway.confirm("ModifyApiEnvironmentStrategy", {
      ServiceId: serviceId,
      Strategy,
      EnvironmentName,
      ApiIds: [op.id],
    });
}
