import { expectation, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { clusterList, clusterStateFields, describeClusters, goneClusterCodes } from "./cluster-facts.ts";
import { clusterFields as fields } from "./cluster-fields.ts";
import { asRequested, withTagSet } from "./cluster-response.ts";

const identity = memberFacts("ClusterId", "ClusterName");
/** The clusters of a listing, complete except for what other actions return. */
const wholeList = responseList("Clusters", identity, clusterStateFields, (found) =>
  fromWire(fields, withTags(asRequested(withTagSet(found)))),
);
/** Checks that a response contains all properties of a cluster. */
export const isReadable = expectation((found) => fromWire(fields, withTags(asRequested(found))));

/** How the platform creates, identifies and lists clusters. */
export const clusterObject: ActionObject = {
  service: "tke",
  // Only the search for a cluster whose response was lost needs the name here.
  create: { action: "CreateCluster", asSent: ({ ClusterName: _, ...body }) => body },
  delete: "DeleteCluster",
  idOf: textAt("ClusterId"),
  key: (id) => ({ ClusterId: id }),
  goneCodes: goneClusterCodes,
  read: async (op, id) => {
    const { elements } = await op.tke.page(describeClusters, { ClusterIds: [id] }, wholeList);
    return elements[0] && withTagSet(elements[0]);
  },
  listing: {
    name: "ClusterName",
    whole: { page: (op, offset) => op.tke.page(describeClusters, {}, clusterList, { offset }), asRead: withTagSet },
    find: (op: Op, name) => op.tke.pages(describeClusters, filteredBy("ClusterName", name), clusterList),
  },
};
