import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { createdOnSimulator, type SimulatedKinds } from "../simulated-kinds.ts";

interface InSubnet {
  readonly vpcId: string;
  readonly subnetId: string;
}

/** How the virtual machines and disks that lives require are created on the simulator. */
export function machineKinds({ state }: CloudprovSimulator): SimulatedKinds {
  return {
    async Instance({ instanceName: name, vpcId, subnetId }: InSubnet & { readonly instanceName: string }) {
      const cidrBlock = state.subnets.get(subnetId)?.cidrBlock ?? "";
      const others = state.machines.list().filter((one) => one.subnetId === subnetId);
      // As the platform does, so that a copy of the machine gets the same address.
      const privateIp = cidrBlock.replace(/\d+\/\d+$/, String(2 + others.length));
      const { id } = await state.machines.create({ name, vpcId, subnetId, privateIp });
      return { id, outputs: { privateIp } };
    },
    CbsStorage: () => createdOnSimulator(state.disks.create({})),
  };
}
