import * as cloudprov from "@org/cloudprov";

/** How many of each kind {@link largeStack} has: 200 resources. */
export const counts = { addresses: 80, protocols: 60, groups: 20, keys: 40 };

/** A program of 200 resources. */
export async function largeStack(): Promise<void> {
  const offices = range(counts.addresses).map(
    (i) => new cloudprov.AddressTemplate(`office-${i}`, { addresses: [`10.0.${i}.0/24`] }),
  );
  for (const i of range(counts.protocols)) {
    new cloudprov.ProtocolTemplate(`ports-${i}`, { protocols: [`tcp:${1000 + i}`] });
  }
  for (const i of range(counts.groups)) {
    new cloudprov.AddressTemplateGroup(`offices-${i}`, { templateIds: offices.slice(i, i + 2).map(({ id }) => id) });
  }
  for (const i of range(counts.keys)) new cloudprov.ApiGatewayApiKey(`key-${i}`, { secretName: `key-${i}` });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
