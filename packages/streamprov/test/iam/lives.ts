import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableIdentityLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A certificate as PEM, with this content. */
export function certificate(content: string): string {
  return `-----BEGIN CERTIFICATE-----\n${content}\n-----END CERTIFICATE-----\n`;
}

const lives = onSimulator(portableIdentityLives, simulatedWorld);

/** For the resources of identity and access that have an ordinary life, what must exist before them, and their inputs. */
export const identityLives = {
  ...lives,
  GroupMapping: async () => {
    const inputs = { displayName: "Engineers", description: "Everybody who builds", filter: '"eng" in claims.group' };
    return { inputs, changed: { ...inputs, filter: '"engineering" in claims.group' } };
  },
  CertificateAuthority: withInputs(lives.CertificateAuthority, {
    inputs: { crlUrl: "https://example.com/revoked.crl", requireCrlOnClientCertificate: true },
  }),
  IpFilter: async ({ state }) => {
    const groupOf = async (group_name: string) =>
      (await state.ipGroups.create({ group_name, cidr_blocks: ["192.168.0.0/24"] })).id;
    const inputs = {
      filterName: "From the office",
      resourceGroup: "multiple",
      operationGroups: ["SCHEMA", "MANAGEMENT"],
      ipGroups: [await groupOf("Office"), await groupOf("Home")],
    };
    return { inputs, changed: { ...inputs, operationGroups: ["FLINK"] } };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
