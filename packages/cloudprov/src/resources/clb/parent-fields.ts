import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";

const parent = { required: true, replaceOnChange: true } as const;

/** The load balancer of an object. */
export function clbIdField(docs = "ID of the load balancer.") {
  return field.string({ ...parent, pattern: idForms.loadBalancer, wire: "LoadBalancerId", docs });
}

/** The listener of an object. */
export function listenerIdField(docs: string) {
  return field.string({ ...parent, pattern: idForms.listener, docs });
}
