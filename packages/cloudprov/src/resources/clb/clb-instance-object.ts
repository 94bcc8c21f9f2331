import { fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { createdBalancer, expectsCreated, goneBalancerCodes, rememberTask } from "./balancer-tasks.ts";
import { clbInstanceFields as fields } from "./clb-instance-fields.ts";
import { asRequested } from "./clb-instance-form.ts";
import { describeBalancers } from "./internal-address.ts";

const identity = memberFacts("LoadBalancerId", "LoadBalancerName");
/** The load balancers of a listing. Only their IDs and names must be valid. */
const all = responseList("LoadBalancerSet", identity);
/** The load balancers of a listing. */
const wholeList = responseList("LoadBalancerSet", identity, (found) => fromWire(fields, withTags(asRequested(found))));

/** How the platform creates, identifies and lists load balancers. */
export const balancers: ActionObject = {
  service: "clb",
  create: "CreateLoadBalancer",
  clientToken: true,
  delete: "DeleteLoadBalancer",
  idOf: textAt("LoadBalancerId"),
  idOfCreated: { read: createdBalancer, expects: expectsCreated },
  onCreated: (op, id, response) => rememberTask(op, response, id),
  key: (id) => ({ LoadBalancerIds: [id] }),
  goneCodes: goneBalancerCodes,
  read: async (op, id) => {
    const { elements } = await op.clb.page(describeBalancers, { LoadBalancerIds: [id] }, wholeList);
    return elements[0] && asRequested(elements[0]);
  },
  listing: {
    name: "LoadBalancerName",
    createdAt: "CreateTime",
    whole: { page: (op, offset) => op.clb.page(describeBalancers, {}, all, { offset }), asRead: asRequested },
    // The platform also finds load balancers whose name contains the text.
    find: (op, name) => op.clb.pages(describeBalancers, name === undefined ? {} : { LoadBalancerName: name }, all),
  },
};
