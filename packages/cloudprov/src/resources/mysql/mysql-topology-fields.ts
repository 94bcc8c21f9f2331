import { field } from "@org/core-provider";

const node = {
  zone: field.string({ computed: true, docs: "Availability zone of the node." }),
  nodeId: field.string({
    computed: true,
    docs: "ID of the node. Required only to move an existing node to another zone.",
  }),
};

/** The nodes of the cluster edition. */
export const topologyMembers = {
  readWriteNode: field.object(
    {
      ...node,
      zone: field.string({ required: true, min: 1, docs: "Availability zone of the node." }),
    },
    { computed: true, docs: "The node that takes writes." },
  ),
  readOnlyNodes: field.set(
    field.object(
      {
        ...node,
        isRandomZone: field.boolean({
          computed: true,
          equality: () => true,
          docs: "Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node.",
        }),
      },
      { docs: "A node that takes reads." },
    ),
    { computed: true, terraform: { plural: true }, docs: "The nodes that take only reads: 1 to 5." },
  ),
};
