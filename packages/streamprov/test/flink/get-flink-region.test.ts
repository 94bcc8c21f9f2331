import { failure } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

it("finds a region by its cloud and its name, with its endpoints", async () => {
  await using test = await startSimulatedProvider();

  expect(await test.host.invoke("getFlinkRegion", { cloud: "AWS", region: "us-east-2" })).toEqual({
    id: "aws.us-east-2",
    apiVersion: "fcpm/v2",
    kind: "Region",
    cloud: "AWS",
    region: "us-east-2",
    restEndpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    privateRestEndpoint: "https://flink.us-east-2.aws.private.confluent.cloud",
  });
});

it("names a cloud and region that do not exist", async () => {
  await using test = await startSimulatedProvider();

  const { message } = await failure(test.host.invoke("getFlinkRegion", { cloud: "GCP", region: "us-east-2" }));

  expect(message).toContain('Flink is not available in the region "us-east-2" of the cloud GCP');
  expect((await failure(test.host.invoke("getFlinkRegion", { cloud: "aws", region: "us-east-2" }))).message).toMatch(
    /cloud must be AWS, AZURE or GCP/,
  );
});
