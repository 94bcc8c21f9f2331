import { fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { type Body, firstIdIn, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { storageFields } from "./cbs-storage-fields.ts";
import { describeDisks, diskList, goneDiskCodes, isOfMachine, isRecycled, readDisk } from "./disks.ts";

const idOfListed = textAt("DiskId");
const idOfCreated = firstIdIn("DiskIdSet", "disk");
/** The disks of a listing, complete. */
const wholeList = responseList("DiskSet", (found) => fromWire(storageFields, withTags(asRequested(found))));

/** A disk with the member names of a request. */
function asRequested({ RenewFlag, CreateTime, ...found }: Body): Body {
  return { ...tagsAsSet(found), CreatedTime: CreateTime, DiskChargePrepaid: { RenewFlag } };
}

/** How the platform creates, identifies and lists disks. */
export const storageObject: ActionObject = {
  service: "cbs",
  create: "CreateDisks",
  clientToken: true,
  delete: "TerminateDisks",
  idOf: (response) => ("DiskId" in response ? idOfListed : idOfCreated)(response),
  key: (id) => ({ DiskIds: [id] }),
  goneCodes: goneDiskCodes,
  read: async (op, id) => {
    const found = await readDisk(op, id, wholeList);
    return found && !isRecycled(found) ? asRequested(found) : undefined;
  },
  listing: {
    name: "DiskName",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.cbs.page(describeDisks, {}, diskList, { offset });
        return { ...rest, elements: elements.filter((one) => !isRecycled(one)) };
      },
      asRead: asRequested,
    },
    async *find(op: Op, name) {
      for await (const found of op.cbs.pages(describeDisks, filteredBy("disk-name", name), diskList)) {
        if (!isRecycled(found) && !isOfMachine(found)) yield asRequested(found);
      }
    },
  },
};
