import { type Fields, fromWire } from "@org/core-provider";
import type { ActionObject, Values } from "./action-object.ts";
import { type Body, memberFacts, responseList, textAt } from "./responses.ts";
import { filteredBy, type Parameters } from "./service-client.ts";

/** An action that lists objects: by ID, by name, and page by page. */
export interface DescribeAction extends Pick<ActionObject, "service"> {
  readonly action: string;
  /** The member of the response that contains the objects. */
  readonly member: string;
  /** The members of an object that contain its ID and its name. */
  readonly id: string;
  readonly name: string;
  /** The path of the ID in the response to a creation, if it differs: `Vpc.VpcId`. */
  readonly created?: string;
  /** The properties that the action returns. */
  readonly fields: Fields;
  /** Converts an object of a response to the wire names of the properties. */
  readonly asRead?: (found: Body) => Body;
  /** Whether an object is one that users create; others are not found by name, and not listed. */
  readonly isOrdinary?: (found: Body) => boolean;
  /** The parameters that select an object by ID. Default to a filter with the name of the ID. */
  readonly byId?: (id: string) => Parameters;
  /**
   * The parameters that select objects by name. `values` are those of the object that is searched for, such as its
   * parent's ID. Default to a filter with the name of the name.
   */
  readonly byName?: (name: string, values: Values) => Parameters;
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
): Required<Pick<ActionObject, "service" | "idOf" | "key" | "read" | "listing">> {
  const { service, action, member, id: idMember, name: nameMember, fields } = describe;
  const { byId = (id) => filteredBy(idMember, id), byName = (name) => filteredBy(nameMember, name) } = describe;
  const { asRead = (found) => found, isOrdinary = () => true } = describe;
  const identity = memberFacts(idMember, nameMember);
  const identified = responseList(member, identity);
  // The fields of an object that needs no conversion may lack wire names, which `responseList` adds.
  const complete = responseList(
    member,
    identity,
    describe.asRead ? (found) => fromWire(fields, asRead(found)) : fields,
  );
  const idOfListed = textAt(idMember);
  const idOfCreated = describe.created === undefined ? idOfListed : textAt(describe.created);
  return {
    service,
    idOf: (response) => (idMember in response ? idOfListed : idOfCreated)(response),
    key: (id) => ({ [idMember]: id }),
    read: async (op, id) => {
      const { elements } = await op[service].page(action, byId(id), complete);
      return elements[0] && asRead(elements[0]);
    },
    listing: {
      name: nameMember,
      async *find(op, name, values) {
        const query = name === undefined ? {} : byName(name, values);
        for await (const found of op[service].pages(action, query, identified)) if (isOrdinary(found)) yield found;
      },
      whole: { page: (op, offset) => op[service].page(action, {}, identified, { offset }), asRead },
    },
  };
}
