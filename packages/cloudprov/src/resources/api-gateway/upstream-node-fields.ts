import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

/** A text that the platform chooses or leaves empty if it is not given. */
export function defaultedText(docs: string) {
  return field.string({ computed: true, emptyIsUnset: true, docs });
}

/** A number that the platform chooses if it is not given. 0 is a valid choice. */
export function defaultedNumber(docs: string) {
  return field.integer({ computed: true, docs });
}

/** The members that requests require of every node. */
export const ofEveryNode = withWireNames({
  host: field.string({ required: true, docs: "IP address or domain." }),
  port: field.integer({ required: true, docs: "Port, from 0 to 65535." }),
  weight: field.integer({
    required: true,
    docs: "Share of the calls for this node, from 0 (none) to 100.",
  }),
});

/** The members of a node that is an address. The platform does not return them for a service of a cluster. */
export const ofAddress = withWireNames({
  ...ofEveryNode,
  vmInstanceId: defaultedText("ID of the node's machine, `ins-...`."),
  tags: field.set(field.string({ docs: "A label." }), {
    computed: true,
    emptyIsUnset: true,
    docs: "Labels that calls are routed by.",
  }),
});

/** The members of a node that is a service of a cluster. */
export const ofCluster = withWireNames({
  serviceName: defaultedText("Name of the service in the cluster."),
  nameSpace: defaultedText("Namespace of the service in the cluster."),
  clusterId: defaultedText("The cluster, `cls-...`."),
  source: defaultedText("Source of the node: `K8S`."),
  uniqueServiceName: defaultedText("Name that the gateway uses for the service."),
});
