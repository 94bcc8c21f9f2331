import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator, withInputs } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableMachineLives } from "./portable-lives.ts";

/** An import of real ones may have another order. */
const twoDisks = [30, 20].map((dataDiskSize) => ({ dataDiskType: "CLOUD_SSD", dataDiskName: "data", dataDiskSize }));

const lives = onSimulator(portableMachineLives, simulatedWorld);

/** The lives of the resources of virtual machines. */
export const machineLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...lives,
  Instance: withInputs(lives.Instance, { inputs: { projectId: 7, dataDisks: twoDisks }, changed: { projectId: 8 } }),
  CbsStorage: withInputs(lives.CbsStorage, {
    inputs: { projectId: 7 },
    changed: { projectId: 8, chargeType: "PREPAID", prepaidPeriod: 1 },
  }),
};
