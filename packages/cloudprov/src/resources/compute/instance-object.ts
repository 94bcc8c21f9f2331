import { expectation, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { firstIdIn, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { describeInstances, goneInstanceCodes, instanceList, isGone, readInstance } from "./instance-facts.ts";
import { instanceFields as fields } from "./instance-fields.ts";
import { wholeInstances, withDetails } from "./instance-reading.ts";

const idOfListed = textAt("InstanceId");
const idOfCreated = firstIdIn("InstanceIdSet", "machine");

/** Checks that a response contains all properties of a machine. */
export const isReadable = expectation((found) => fromWire(fields, withTags(found)));

/** How the platform creates, identifies and lists machines. */
export const instanceObject: ActionObject = {
  service: "cvm",
  create: "RunInstances",
  clientToken: true,
  delete: "TerminateInstances",
  idOf: (response) => ("InstanceId" in response ? idOfListed : idOfCreated)(response),
  key: (id) => ({ InstanceIds: [id] }),
  goneCodes: goneInstanceCodes,
  read: async (op, id) => {
    const found = await readInstance(op, id, wholeInstances);
    return found && !isGone(found) ? (await withDetails(op, [found]))[0] : undefined;
  },
  listing: {
    name: "InstanceName",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.cvm.page(describeInstances, {}, instanceList, { offset });
        const present = elements.filter((one) => !isGone(one));
        return { ...rest, elements: await withDetails(op, present) };
      },
      asRead: withTags,
    },
    async *find(op: Op, name) {
      for await (const found of op.cvm.pages(describeInstances, filteredBy("instance-name", name), instanceList)) {
        if (!isGone(found)) yield found;
      }
    },
  },
};
