import { expectation, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { ifExists } from "../../platform/errors.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import {
  describePostgresql,
  isReleased,
  onlyPostgresql,
  postgresqlFactsOf,
  postgresqlList,
} from "./postgresql-facts.ts";
import { postgresqlFields as fields } from "./postgresql-instance-fields.ts";
import { asRequested, detailsOf } from "./postgresql-instance-form.ts";
import { createdPostgresql, expectsCreated } from "./postgresql-order.ts";

/** The instances of a listing, complete except for what other actions return. */
const wholeList = responseList("DBInstanceSet", memberFacts("DBInstanceId", "DBInstanceName"), (found) =>
  fromWire(fields, withTags(asRequested(found))),
);
/** Checks that a response contains all properties of an instance. */
export const isReadable = expectation((found) => fromWire(fields, withTags(found)));

/** How the platform creates, identifies and lists instances. */
export const postgresqlObject: ActionObject = {
  service: "postgres",
  create: "CreateInstances",
  delete: "DestroyDBInstance",
  isPurchase: true,
  idOf: textAt("DBInstanceId"),
  idOfCreated: { read: createdPostgresql, expects: expectsCreated },
  key: (id) => ({ DBInstanceId: id }),
  read: async (op, id) => {
    const page = op.postgres.page(describePostgresql, onlyPostgresql(id), wholeList);
    const found = (await ifExists(page))?.elements[0];
    if (found === undefined) return undefined;
    const instance = postgresqlFactsOf(found);
    return isReleased(instance) ? undefined : { ...asRequested(found), ...(await detailsOf(op, instance)) };
  },
  listing: {
    name: "Name",
    whole: {
      page: async (op, offset) => {
        const { elements, ...rest } = await op.postgres.page(describePostgresql, {}, postgresqlList, { offset });
        return { ...rest, elements: elements.filter((one) => !isReleased(postgresqlFactsOf(one))) };
      },
      asRead: asRequested,
    },
    async *find(op: Op, name) {
      const query = filteredBy("db-instance-name", name);
      for await (const one of op.postgres.pages(describePostgresql, query, postgresqlList)) {
        if (!isReleased(postgresqlFactsOf(one))) {
          yield { ...one, Name: one["DBInstanceName"], CreatedTime: one["CreateTime"] };
        }
      }
    },
  },
};
