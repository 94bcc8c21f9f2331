import { type Life, onSimulator, secret } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableIdentityLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A certificate as PEM, with this content. */
export function certificate(content: string): string {
  return `-----BEGIN CERTIFICATE-----\n${content}\n-----END CERTIFICATE-----\n`;
}

/** A certificate authority behind the platform's back. */
async function anAuthority({ state }: StreamprovSimulator, name: string): Promise<{ readonly id: string }> {
  const { id } = await state.certificateAuthorities.create({
    display_name: name,
    description: "Signs",
    certificate_chain: certificate("MIIBxTCC"),
    certificate_chain_filename: "ca.pem",
  });
  return { id };
}

/** For the resources of identity and access that have an ordinary life, what must exist before them, and their inputs. */
export const identityLives = {
  ...onSimulator(portableIdentityLives, simulatedWorld),
  GroupMapping: async () => {
    const inputs = { displayName: "Engineers", description: "Everybody who builds", filter: '"eng" in claims.group' };
    return { inputs, changed: { ...inputs, filter: '"engineering" in claims.group' } };
  },
  CertificateAuthority: async () => {
    const inputs = {
      displayName: "Company",
      description: "Signs our clients",
      certificateChain: secret(certificate("MIIBxTCC")),
      certificateChainFilename: "ca.pem",
      crlUrl: "https://example.com/revoked.crl",
      requireCrlOnClientCertificate: true,
    };
    return {
      inputs,
      changed: { ...inputs, description: "Signs all clients", certificateChain: secret(certificate("MIIByTCC")) },
    };
  },
  CertificatePool: async (platform) => {
    const [one, other] = [await anAuthority(platform, "one"), await anAuthority(platform, "other")];
    const inputs = {
      certificateAuthority: one,
      displayName: "Orders",
      description: "Clients that write orders",
      externalIdentifier: "UID",
      filter: "C=='Canada'",
    };
    return {
      inputs,
      changed: { ...inputs, filter: "C=='Mexico'" },
      replaced: { ...inputs, certificateAuthority: other },
    };
  },
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
