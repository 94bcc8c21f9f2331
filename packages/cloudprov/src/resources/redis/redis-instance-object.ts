import { fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { describeRedis, goneRedisCodes, isIsolated, readRedis, redisFactsOf, redisList } from "./redis-facts.ts";
import { redisFields as fields } from "./redis-instance-fields.ts";
import { asRequested, withDetails } from "./redis-instance-form.ts";
import { createdRedis, expectsCreated } from "./redis-order.ts";

/** The instances of a listing, complete except for their zones and security groups. */
const wholeList = responseList("InstanceSet", memberFacts("InstanceId", "InstanceName"), (found) =>
  fromWire(fields, withTags(asRequested(found))),
);

/** How the platform creates, identifies and lists instances. */
export const redisObject: ActionObject = {
  service: "redis",
  create: "CreateInstances",
  delete: "DestroyPostpaidInstance",
  isPurchase: true,
  idOf: textAt("InstanceId"),
  idOfCreated: { read: createdRedis, expects: expectsCreated },
  key: (id) => ({ InstanceId: id }),
  goneCodes: goneRedisCodes,
  read: async (op, id) => {
    const found = await readRedis(op, id, wholeList);
    return found && !isIsolated(redisFactsOf(found)) ? (await withDetails(op, [found]))[0] : undefined;
  },
  listing: {
    name: "InstanceName",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.redis.page(describeRedis, {}, redisList, { offset });
        const present = elements.filter((one) => !isIsolated(redisFactsOf(one)));
        return { ...rest, elements: await withDetails(op, present) };
      },
      asRead: (found) => found,
    },
    async *find(op: Op, name) {
      const query = name === undefined ? {} : { SearchKey: name };
      for await (const one of op.redis.pages(describeRedis, query, redisList)) {
        const { id, name: own } = redisFactsOf(one);
        if (isIsolated(redisFactsOf(one))) continue;
        // An instance without a name shows its ID.
        yield { ...one, CreatedTime: one["Createtime"], InstanceName: own === id ? "" : own };
      }
    },
  },
};
