import { expectation, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { textAt } from "../../platform/responses.ts";
import { goneClusterCodes } from "./cluster-facts.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";
import { createdAt, withGroups } from "./node-pool-groups.ts";
import { poolId, poolsOf, readPool } from "./node-pool-reading.ts";

const idOfListed = textAt("NodePoolId");
/** Checks that a response contains all properties of a pool. */
export const isReadable = expectation((found) => fromWire(fields, withTags(found)));
/** The cluster of a pool. */
export const clusterOf = (own: string) => String(poolId.key(own)["ClusterId"]);

/** How the platform creates, identifies and lists node pools. */
export const nodePoolObject: ActionObject = {
  service: "tke",
  create: "CreateClusterNodePool",
  delete: "DeleteClusterNodePool",
  idOf: (response, values) => poolId.build({ ...values, nodePoolId: idOfListed(response) }),
  key: poolId.key,
  goneCodes: goneClusterCodes,
  read: async (op, own) => {
    const found = await readPool(op, own);
    return found && (await withGroups(op, clusterOf(own), [found]))[0];
  },
  listing: {
    name: "Name",
    readTime: createdAt,
    within: { clusterId: fields.clusterId },
    async *find(op: Op, name, { clusterId }) {
      const found = await poolsOf(op, String(clusterId), name === undefined ? {} : { name });
      yield* found.map((one) => ({ ...one, CreatedTime: undefined }));
    },
    whole: {
      async page(op, _offset, { clusterId }) {
        const found = await poolsOf(op, String(clusterId));
        const elements = await withGroups(op, String(clusterId), found);
        return { elements, next: [], total: elements.length };
      },
      asRead: (found) => found,
    },
  },
};
