import { free, type PortableLife, secret, type World } from "@org/core-provider/testing";
import { email } from "../settings.ts";
import { authorityCertificates } from "./certificates.ts";

const [certificate, otherCertificate] = authorityCertificates;

/** A certificate authority of the run, as inputs name it. */
async function ownAuthority(world: World, text: string) {
  const { id } = await world.given("CertificateAuthority", {
    displayName: world.name(text),
    description: "Signs",
    certificateChain: secret(certificate),
    certificateChainFilename: "ca.pem",
  });
  return { certificateAuthority: { id } };
}

/** The lives of access, which run on the simulator and on the real platform. */
export const portableIdentityLives = {
  Invitation: free(async ({ setting }) => {
    const inputs = { email: setting(email), allowDeletion: false };
    return {
      inputs,
      changed: { ...inputs, allowDeletion: true },
      changesUnseen: true,
      replaced: { ...inputs, email: "another@example.com" },
    };
  }),
  IpGroup: free(async ({ name }) => {
    const inputs = { groupName: name("Office"), cidrBlocks: ["192.168.7.0/24", "192.168.0.0/24"] };
    return { inputs, changed: { ...inputs, cidrBlocks: ["192.168.0.0/24"] } };
  }),
  CertificateAuthority: free(async ({ name }) => {
    const inputs = {
      displayName: name("Company"),
      description: "Signs our clients",
      certificateChain: secret(certificate),
      certificateChainFilename: "ca.pem",
    };
    return {
      inputs,
      changed: { ...inputs, description: "Signs all clients", certificateChain: secret(otherCertificate) },
      // No read returns the chain.
      drifted: { ...inputs, certificateChain: secret(otherCertificate) },
    };
  }),
  CertificatePool: free(async (world) => {
    const inputs = {
      ...(await ownAuthority(world, "one")),
      displayName: world.name("Orders"),
      description: "Clients that write orders",
      externalIdentifier: "UID",
      filter: "C=='Canada'",
    };
    return {
      inputs,
      changed: { ...inputs, filter: "C=='Mexico'" },
      replaced: { ...inputs, ...(await ownAuthority(world, "other")) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
