/** A namespace that separates the functions of a team from those of others. */
import * as cloudprov from "@org/cloudprov";

new cloudprov.ScfNamespace("orders", { namespace: "orders", description: "Functions that process orders" });
