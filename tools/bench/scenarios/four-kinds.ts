import type { DeclaredObject } from "../packages/provider-package.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import { MeasuredStack } from "../stack/measured-stack.ts";
import { objectsProgram } from "../stack/objects-program.ts";
import type { Bench, Scenario } from "./scenario.ts";

const provider = "cloudprov";
const count = 200;
const parallel = 8;
const limited = { latencyMs: 0, perSecond: 20 };

/** A refresh of many objects of several kinds with separate listings. */
export const fourKinds: Scenario = {
  name: `${provider}-four-kinds`,
  what: `refresh of ${count} of each of four kinds: templates, keys, services and usage plans`,
  runs: "full",
  measure: async (bench) => {
    for (const subject of ["floor", "product"] as const) await refresh(bench, subject);
  },
};

async function refresh(bench: Bench, subject: Subject): Promise<void> {
  const { built } = bench;
  const objects = Array.from({ length: count }, (_, number) => oneOfEach(String(number).padStart(4, "0"))).flat();
  await using platform = await Platform.start(provider);
  const plugin = subject === "floor" ? built.floor : built.products[provider].folder;
  const name = subject === "floor" ? "floor" : provider;
  await using stack = await MeasuredStack.make({
    provider: name,
    plugin,
    program: objectsProgram(name, objects),
    platform,
    ...(subject === "floor" ? {} : platform.connection),
  });
  const figures = { scenario: fourKinds.name, provider, subject, objects: objects.length } as const;
  await bench.record({ ...figures, ...calm, ...(await stack.measure("up", parallel)) });
  await platform.set(limited);
  await bench.record({ ...figures, ...limited, ...(await stack.measure("refresh", parallel)) });
  await platform.set(calm);
  await bench.record({ ...figures, ...calm, ...(await stack.measure("destroy", parallel)) });
}

function oneOfEach(number: string): readonly DeclaredObject[] {
  return [
    {
      type: "AddressTemplate",
      name: `office-${number}`,
      inputs: { name: `office-${number}`, addresses: ["10.0.0.0/24"] },
    },
    { type: "ApiGatewayApiKey", name: `key-${number}`, inputs: { secretName: `key-${number}` } },
    {
      type: "ApiGatewayService",
      name: `service-${number}`,
      inputs: { serviceName: `service_${number}`, protocol: "http", netTypes: ["OUTER"] },
    },
    { type: "ApiGatewayUsagePlan", name: `plan-${number}`, inputs: { usagePlanName: `plan_${number}` } },
  ];
}
