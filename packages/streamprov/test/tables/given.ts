import { type Life, secret, startOn, type Values } from "@org/core-provider/testing";
import { type StreamprovOptions, type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { startProviderOn } from "../simulated-provider.ts";
import { without } from "../without.ts";
import { tableLives } from "./lives.ts";

/** The provider's configuration with the Tableflow API key of a platform. */
export const withTableflowKey = ({ credentials }: StreamprovSimulator): Values => ({
  tableflowApiKey: secret(credentials.tableflowApiKey),
  tableflowApiSecret: secret(credentials.tableflowApiSecret),
});

/** The life of a resource of Tableflow to which the provider gives the key. */
export const keyed = (type: keyof typeof tableLives) => async (platform: StreamprovSimulator) => {
  const life: Life = await tableLives[type](platform);
  return { ...life, inputs: without(life.inputs, "credentials") };
};

/** A platform with what a resource of tables needs, the provider with a Tableflow API key, and what is to be made. */
export async function given(type: keyof typeof tableLives, settings: StreamprovOptions = {}) {
  const platform = await startSimulator(settings);
  const simulated = await startOn(platform, () => startProviderOn(platform, withTableflowKey(platform)));
  const { inputs } = await keyed(type)(platform);
  const sent = (method: string) => platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  return { ...simulated, inputs, it: simulated.host.resource(type, "it"), sent };
}

/** Where a resource of tables is, as bodies say it. */
export const where = ({ environment, kafkaCluster }: Values): Values => ({ environment, kafka_cluster: kafkaCluster });

/** The ID that begins with the place of a resource of tables. */
export function idWithin({ environment, kafkaCluster }: Values, last: string): string {
  return [environment, kafkaCluster].map((one) => `${(one as { readonly id: string }).id}/`).join("") + last;
}

/** The warnings that a test has seen. */
export const warnings = ({ host }: Awaited<ReturnType<typeof given>>): readonly string[] =>
  host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
