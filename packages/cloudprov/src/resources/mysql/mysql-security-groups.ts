import { responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { responseList } from "../../platform/responses.ts";
import { describeMysql, list, primary } from "./mysql-instances.ts";

const groups = responseList("Groups", { id: responseField.string({ wire: "SecurityGroupId", returned: "always" }) });

/** The security groups of an instance. */
export async function groupsOf(op: Op, id: string): Promise<readonly string[]> {
  const found = await op.cdb.read("DescribeDBSecurityGroups", { InstanceId: id }, { expects: groups.expects });
  return groups.of(found).map(({ SecurityGroupId }) => String(SecurityGroupId));
}

/**
 * The same for one of many that are refreshed. The platform lists only the instances of a group: those that are still in
 * all groups of the state are found there, and the others are read alone.
 */
export async function listedGroups(op: Op, id: string, known: readonly string[]): Promise<readonly string[]> {
  if (known.length === 0) return [];
  const wanted = known.toSorted();
  const many: OfMany<readonly string[]> = {
    name: JSON.stringify(["security groups of MySQL instances", ...wanted]),
    what: "the security groups of the MySQL instances",
    readOne: groupsOf,
    readPage: async (one) => {
      const idsIn = async (group: string) => {
        const query = { ...primary, SecurityGroupId: group, WithSecurityGroup: 1 };
        return new Set((await one.cdb.list(describeMysql, query, list)).map(({ InstanceId }) => String(InstanceId)));
      };
      const [first = new Set<string>(), ...others] = await Promise.all(wanted.map(idsIn));
      const inAll = [...first].filter((member) => others.every((ids) => ids.has(member)));
      return { members: new Map(inAll.map((member) => [member, wanted])), next: [] };
    },
  };
  return (await readOfMany(op, many, id)) ?? [];
}
