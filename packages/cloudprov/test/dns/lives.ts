import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableDnsLives } from "./portable-lives.ts";

const lives = onSimulator(portableDnsLives, simulatedWorld);

/** The lives of the resources of DNS. */
export const dnsLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  async DnspodRecord(platform) {
    for (const name of ["example.com", "example.org"]) await platform.state.dnsDomains.create({ name });
    // Free domains have no weights.
    return withInputs(lives.DnspodRecord, { changed: { weight: 5 } })(platform);
  },
};
