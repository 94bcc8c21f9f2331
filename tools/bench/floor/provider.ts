import type { ProviderDefinition } from "@org/core-provider";
import { logDrain } from "./appprov.ts";
import { addressTemplate, apiGatewayApiKey, apiGatewayService, apiGatewayUsagePlan } from "./cloudprov.ts";
import { kafkaTopic } from "./streamprov.ts";

/** A provider that does nothing, to measure only the engine, the protocol and core-provider. */
export const floor: ProviderDefinition<Record<never, never>, object, object> = {
  name: "floor",
  npmPackage: "@org/floor",
  version: "0.0.0",
  displayName: "Floor",
  docs: "A provider that does nothing.",
  homepage: "https://org.example/floor",
  repository: "https://github.com/org/iac-sdks",
  license: "Apache-2.0",
  config: { fields: {} },
  connect: async () => ({}),
  bind: () => ({}),
  resources: [kafkaTopic, logDrain, addressTemplate, apiGatewayApiKey, apiGatewayService, apiGatewayUsagePlan],
  functions: [],
};
