import type * as streamprov from "@org/streamprov";
import type * as pulumi from "@pulumi/pulumi";

/** A service account, as role bindings and ACLs name it. */
export function principalOf({ id }: streamprov.ServiceAccount): pulumi.Output<string> {
  return id.apply((own) => `User:${own}`);
}
