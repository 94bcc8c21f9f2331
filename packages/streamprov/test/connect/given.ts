import type { Values } from "@org/core-provider/testing";
import { expect } from "vitest";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { aCluster, datagen } from "./lives.ts";

/** A platform with a cluster, and a connector that is to be made. */
export async function given(settings: StreamprovOptions = {}) {
  const test = await startSimulatedProvider(settings);
  const inputs: Values = { ...(await aCluster(test.platform)), ...datagen };
  const it = test.host.resource("Connector", "it");
  const { environment, kafkaCluster } = inputs as unknown as Awaited<ReturnType<typeof aCluster>>;
  const sent = (method: string, end: RegExp) =>
    test.platform.journal
      .find({ method, path: new RegExp(`^/connect/v1/.*${end.source}$`) })
      .map(({ requestBody }) => requestBody);
  return {
    ...test,
    inputs,
    it,
    sent,
    place: `${environment.id}/${kafkaCluster.id}`,
    /** The connector on the platform. */
    kept() {
      const [connector] = test.platform.state.connectors.list();
      return connector ?? expect.fail("there is no connector");
    },
    warnings: () => test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

/** The same with the connector made. */
export async function made(changes: Values = {}, settings: StreamprovOptions = {}) {
  const test = await given(settings);
  const inputs = { ...test.inputs, ...changes };
  await test.it.create(inputs);
  test.platform.journal.clear();
  return { ...test, inputs };
}
