import { join } from "node:path";
import * as cloudprov from "@org/cloudprov";

/** A program of the tests of the package. */
const zipFile = join(import.meta.dirname, "../../../../packages/cloudprov/test/scf/archives/orders.zip");

/** The number of resources below that a change of the note updates. */
export const functionsUpdates = 3;

/** Every kind of resource of functions. */
export function functions({ note }: { readonly note: string }): void {
  const { namespace } = new cloudprov.ScfNamespace("shop", { namespace: "shop", description: note });
  const network = new cloudprov.Vpc("functions", { name: "functions", cidrBlock: "10.8.0.0/16" });
  const subnet = new cloudprov.Subnet("functions", {
    vpcId: network.id,
    name: "functions",
    cidrBlock: "10.8.1.0/24",
    availabilityZone: "ap-guangzhou-3",
  });
  const { name: functionName } = new cloudprov.ScfFunction("shop", {
    namespace,
    name: "shop",
    description: note,
    handler: "index.main_handler",
    runtime: "Nodejs18.15",
    zipFile,
    environment: { STAGE: "test" },
    vpcId: network.id,
    subnetId: subnet.id,
    l5Enable: true,
    triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
    tags: { team: "shop" },
  });
  new cloudprov.ScfTriggerConfig("hourly", {
    namespace,
    functionName,
    triggerName: "hourly",
    type: "timer",
    description: note,
  });
}
