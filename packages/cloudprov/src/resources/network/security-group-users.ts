import { type Fields, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** How many objects of each kind use a security group, for kinds with at least one. */
export type Users = Readonly<Record<string, number>>;

/** The maximum number of groups in one request. */
const idsAtOnce = 50;

const count = (wire: string) => field.integer({ output: true, optional: true, wire, docs: "" });

/**
 * The users of a security group that the platform counts. Security groups that name it in a rule are omitted: the platform
 * itself rejects the deletion for those, except for a group that names only itself.
 */
const counts: Fields = {
  instances: count("CVM"),
  "load balancers": count("CLB"),
  databases: count("CDB"),
  "network interfaces": count("ENI"),
};
const group = { id: idText("", { wire: "SecurityGroupId" }) };
const statistics = responseList("SecurityGroupAssociationStatisticsSet", { ...counts, ...group });

/** The users of security groups, by the IDs of the groups. Groups that do not exist are omitted. */
export async function usersOf(op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, Users>> {
  const requests = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const query = { SecurityGroupIds: ids.slice(from, from + idsAtOnce) };
    const form = { expects: statistics.expects };
    requests.push(ifExists(op.vpc.read("DescribeSecurityGroupAssociationStatistics", query, form)));
  }
  const found = (await Promise.all(requests)).flatMap((response) => (response ? statistics.of(response) : []));
  return new Map(
    found.map((one) => {
      const used = Object.entries(fromWire(counts, one)).map(([kind, number]) => [kind, Number(number ?? 0)] as const);
      return [fromWire(group, one).id, Object.fromEntries(used.filter(([, number]) => number > 0))];
    }),
  );
}

/** Waits until nothing uses a security group. Its users may have been deleted just before. */
export async function untilUnused(op: Op, id: string): Promise<void> {
  let users: readonly string[] = [];
  await waitUntil(op, {
    what: `the security group ${id} to be unused`,
    read: async () => {
      const found = (await usersOf(op, [id])).get(id) ?? {};
      users = Object.entries(found).map(([kind, number]) => `${number} ${kind}`);
      return users.length;
    },
    done: (kinds) => kinds === 0,
    progress: "waiting until nothing uses it",
    otherwise: () => `the security group ${id} is still used by ${users.join(" and ")}: remove it there first`,
  });
}
