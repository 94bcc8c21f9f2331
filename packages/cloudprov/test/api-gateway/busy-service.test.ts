import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("creates 13 APIs of a service that is busy after each, with hardly more than one rejection each", async () => {
  await using test = await startSimulatedProvider({ gatewayTaskMs: 300 });
  const service = await test.platform.state.gatewayServices.create({});

  await Promise.all(
    Array.from({ length: 13 }, (_, index) =>
      test.host.resource("ApiGatewayApi", `api-${index}`).create({
        serviceId: service.id,
        apiName: `api-${index}`,
        requestConfigPath: `/api/${index}`,
        serviceConfigType: "MOCK",
        serviceConfigMockReturnMessage: "hello",
      }),
    ),
  );

  expect(test.platform.state.gatewayApis.list()).toHaveLength(13);
  const refused = test.platform.calls({ code: "FailedOperation.ServiceInOperation" });
  expect(refused.length).toBeLessThanOrEqual(20);
});
