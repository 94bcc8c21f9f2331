import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableCertificateLives } from "./portable-lives.ts";

const lives = onSimulator(portableCertificateLives, simulatedWorld);

/** The lives of the resources of certificates. */
export const certificateLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  SslCertificate: withInputs(lives.SslCertificate, { changed: { projectId: 7 } }),
};
