import { describe, expect, it } from "vitest";
import { apiGatewayApi } from "./api-gateway-api.ts";

describe("the limits of an API", () => {
  const limited = { serviceId: "service-1", releaseLimit: 500 };
  const read = (rows: readonly unknown[]) => {
    const apigateway = {
      read: async () => ({ ServiceId: "service-1", ApiName: "orders", ServiceType: "MOCK" }),
      list: async () => [{ EnvironmentStrategySet: rows }],
    };
    const op = { id: "api-1", args: limited, state: limited, purpose: "readBack", apigateway };
    return apiGatewayApi.spec.read(op as never);
  };

  it("are unchanged if the platform has no rows of them", async () => {
    expect(await read([])).toMatchObject({ releaseLimit: 500 });
  });

  it("are those of the rows, and 0 without a row", async () => {
    const rows = [{ EnvironmentName: "prepub", Quota: -1 }];
    expect(await read(rows)).toMatchObject({ releaseLimit: 0, preLimit: 5000 });
  });
});
