import { type Fields, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const count = (wire: string) => field.integer({ output: true, optional: true, wire, docs: "" });

/**
 * The users of a security group that the platform counts. Security groups that name it in a rule are omitted: the platform
 * itself rejects the deletion for those, except for a group that names only itself.
 */
const users: Fields = {
  instances: count("CVM"),
  loadBalancers: count("CLB"),
  databases: count("CDB"),
  networkInterfaces: count("ENI"),
};

const statistics = responseList("SecurityGroupAssociationStatisticsSet", users);

/** How many objects use a security group, in an element of the platform's statistics. */
export const numberOfUsers = {
  fields: { ...users, id: idText("", { wire: "SecurityGroupId" }) },
  in: (counts: Body): number =>
    Object.values(fromWire(users, counts)).reduce<number>((sum, count) => sum + Number(count ?? 0), 0),
};

/** Waits until nothing uses a security group. What used it may have been deleted just before. */
export async function untilUnused(op: Op, id: string): Promise<void> {
  let inUse: string[] = [];
  await waitUntil(op, {
    what: `the security group ${id} to be unused`,
    read: async () => {
      const query = { SecurityGroupIds: [id] };
      const read = op.vpc.read("DescribeSecurityGroupAssociationStatistics", query, { expects: statistics.expects });
      const response = await ifExists(read);
      const [counts = {}] = response === undefined ? [] : statistics.of(response);
      inUse = Object.entries(fromWire(users, counts))
        .filter(([, number]) => Number(number) > 0)
        .map(([kind, number]) => `${String(number)} ${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`);
      return inUse.length;
    },
    done: (kinds) => kinds === 0,
    progress: "waiting until nothing uses it",
    otherwise: () => `the security group ${id} is still used by ${inUse.join(" and ")}: remove it there first`,
  });
}
