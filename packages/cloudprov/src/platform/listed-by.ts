import type { Fields } from "@org/core-provider";
import type { ActionObject } from "./action-object.ts";
import { memberFacts, responseList, textAt } from "./responses.ts";
import { filteredBy, type Parameters } from "./service-client.ts";

/** An action that lists objects: by ID, by name, and page by page. */
export interface DescribeAction extends Pick<ActionObject, "service"> {
  readonly action: string;
  /** The member of the response that contains the objects. */
  readonly member: string;
  /** The members of an object that contain its ID and its name. */
  readonly id: string;
  readonly name: string;
  /** The properties that the action returns. */
  readonly fields: Fields;
  /** The parameters that select an object by ID. Default to a filter with the name of the ID. */
  readonly byId?: (id: string) => Parameters;
  /** The parameters that select objects by name. Default to a filter with the name of the name. */
  readonly byName?: (name: string) => Parameters;
}

/**
 * How to identify, read and find an object that one action lists completely.
 *
 * @example
 * ```ts
 * ...actionObject({
 *   fields,
 *   create: "CreateApiApp",
 *   delete: "DeleteApiApp",
 *   ...listedBy({
 *     service: "apigateway",
 *     action: "DescribeApiAppsStatus",
 *     member: "ApiAppSet",
 *     id: "ApiAppId",
 *     name: "ApiAppName",
 *     fields,
 *   }),
 * })
 * ```
 */
export function listedBy(
  describe: DescribeAction,
): Pick<ActionObject, "service" | "idOf" | "key" | "read" | "listing"> {
  const { service, action, member, id: idMember, name: nameMember, fields } = describe;
  const { byId = (id) => filteredBy(idMember, id), byName = (name) => filteredBy(nameMember, name) } = describe;
  const identified = responseList(member, memberFacts(idMember, nameMember));
  const complete = responseList(member, fields);
  return {
    service,
    idOf: textAt(idMember),
    key: (id) => ({ [idMember]: id }),
    read: async (op, id) => (await op[service].page(action, byId(id), complete)).elements[0],
    listing: {
      name: nameMember,
      find: (op, name) => op[service].pages(action, name === undefined ? {} : byName(name), identified),
      whole: {
        page: (op, offset) => op[service].page(action, {}, identified, { offset }),
        asRead: (found) => found,
      },
    },
  };
}
