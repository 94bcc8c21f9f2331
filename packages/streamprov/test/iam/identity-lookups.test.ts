import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { lives } from "../lives.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** Functions, with the resource that each returns, its arguments besides a key, and the differences of its result. */
const lookups: readonly (readonly [
  name: string,
  resource: string,
  place: (inputs: Values) => Values,
  shown: (outputs: Values) => Values,
])[] = [
  ["getInvitation", "Invitation", none, ({ allowDeletion, ...told }) => told],
  ["getGroupMapping", "GroupMapping", none, same],
  ["getIpGroup", "IpGroup", none, same],
  ["getIpFilter", "IpFilter", none, same],
  ["getCertificateAuthority", "CertificateAuthority", none, ({ certificateChain, crlChain, ...told }) => told],
  ["getCertificatePool", "CertificatePool", ({ certificateAuthority }) => ({ certificateAuthority }), same],
  ["getByokKey", "ByokKey", none, ({ aws, ...told }) => ({ ...told, aws: [aws], azures: [], gcps: [] })],
  ["getProviderIntegration", "ProviderIntegration", environment, ({ aws, ...told }) => ({ ...told, aws: [aws] })],
  ["getProviderIntegrationSetup", "ProviderIntegrationSetup", environment, same],
  [
    "getProviderIntegrationAuthorization",
    "ProviderIntegrationAuthorization",
    environment,
    ({ azure, ...told }) => ({ ...told, azures: [azure], gcps: [] }),
  ],
];

function none(): Values {
  return {};
}

function environment(inputs: Values): Values {
  return { environment: inputs["environment"] };
}

function same(outputs: Values): Values {
  return outputs;
}

/** A created object with the outputs of its resource. */
async function made(resource: string) {
  const simulated = await startSimulatedProvider();
  const { inputs } = (await lives[resource]?.(simulated.platform)) ?? { inputs: {} };
  const it = simulated.host.resource(resource, "it");
  await it.create(inputs);
  return { ...simulated, inputs, id: it.id ?? "", outputs: it.outputs };
}

/** Sets have no order: both sides are sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sorted(one)]));
}

describe.each(lookups)("%s", (name, resource, place, shown) => {
  it("returns the outputs of the resource by its ID", async () => {
    await using test = await made(resource);

    const found = await test.host.invoke(name, { id: test.id, ...place(test.inputs) });

    expect(sorted(found)).toEqual(sorted({ id: test.id, ...shown(test.outputs) }));
  });

  it("fails if the object does not exist", async () => {
    await using test = await made(resource);

    const error = await failure(test.host.invoke(name, { id: "none", ...place(test.inputs) }));

    expect(error.message).toMatch(/no .* has .*"none"/);
  });
});

describe.each([
  ["getGroupMapping", "GroupMapping", none],
  ["getCertificatePool", "CertificatePool", ({ certificateAuthority }: Values) => ({ certificateAuthority })],
  ["getProviderIntegration", "ProviderIntegration", environment],
  ["getProviderIntegrationSetup", "ProviderIntegrationSetup", environment],
])("%s by name", (name, resource, place) => {
  it("finds the object with exactly that name", async () => {
    await using test = await made(resource);
    const { displayName } = test.outputs as { displayName: string };
    const find = (wanted: string) => test.host.invoke(name, { displayName: wanted, ...place(test.inputs) });

    expect(await find(displayName)).toMatchObject({ id: test.id });
    expect((await failure(find(displayName.toUpperCase()))).message).toMatch(/the comparison is case-sensitive/);
  });
});
