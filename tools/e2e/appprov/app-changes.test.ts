import * as appprov from "@org/appprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { giveEnvironment, objectsOn, operationsAsked, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("an app changes by the least disruptive operations, and services that are not named are left alone", async () => {
  const processTypes = ["web", "worker", "clock"];
  await using platform = await startPlatform({ images: { "shop:1": { processTypes }, "shop:2": { processTypes } } });
  const { envId } = await giveEnvironment(platform);
  const before = objectsOn(platform);
  const program = (args: Partial<appprov.AppArgs>) => async () => {
    new appprov.App("shop", { envId, handle: "shop", dockerImage: "shop:1", ...args });
  };
  const web = { processType: "web", containerCount: 2 };
  const worker: appprov.types.input.AppService = {
    processType: "worker",
    autoscalingPolicies: [
      { autoscalingType: "horizontal", minContainers: 2, maxContainers: 6, minCpuThreshold: 0.1, maxCpuThreshold: 0.7 },
    ],
  };
  await using stack = await stackFor(platform);
  const service = (processType: string) =>
    platform.state.services.list().find((one) => one.processType === processType) ?? expect.fail("no such service");
  const operationsOf = async (args: Partial<appprov.AppArgs>) => {
    platform.journal.clear();
    await stack.up({ program: program(args) });
    return operationsAsked(platform);
  };

  const first = { config: { LEVEL: "info", FLAG: "on" }, services: [web, worker] };
  expect(await operationsOf(first)).toEqual(["app deploy", "service scale"]);

  // Another configuration restarts the app with it; a variable that is not given any more goes.
  const second = { ...first, config: { LEVEL: "debug" } };
  expect(await operationsOf(second)).toEqual(["app configure"]);
  expect(platform.state.configurations.list().at(-1)?.env).toEqual({ LEVEL: "debug" });

  // Scaling touches the scaled service alone.
  const third = { ...second, services: [{ ...web, containerCount: 4 }, worker] };
  expect(await operationsOf(third)).toEqual(["service scale"]);
  expect(service("web").containerCount).toBe(4);

  // Another image and configuration come with one deployment.
  const fourth = { ...third, dockerImage: "shop:2", config: { LEVEL: "info" } };
  expect(await operationsOf(fourth)).toEqual(["app deploy"]);

  // The order of services says nothing, what a policy scales is no drift, and nobody looks at the service `clock`.
  platform.state.services.change(service("worker").id, { containerCount: 5 });
  platform.state.services.change(service("clock").id, { containerCount: 7 });
  const fifth = program({ ...fourth, services: [...fourth.services].reverse() });
  await stack.refresh({ expectNoChanges: true });
  expect(changesIn((await stack.up({ program: fifth })).summary.resourceChanges)).toEqual({});
  expect(await operationsOf({ ...fourth, services: [{ ...web, containerCount: 1 }, worker] })).toEqual([
    "service scale",
  ]);
  expect([service("worker").containerCount, service("clock").containerCount]).toEqual([5, 7]);

  // A new handle is a request and no operation.
  expect(await operationsOf({ ...fourth, handle: "store", services: [{ ...web, containerCount: 1 }, worker] })).toEqual(
    [],
  );
  expect(platform.state.apps.list()).toMatchObject([{ handle: "store" }]);

  await stack.destroy();
  expect(objectsOn(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
