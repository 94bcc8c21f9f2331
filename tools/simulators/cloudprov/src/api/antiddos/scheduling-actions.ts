import { integer, object, oneOf, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";

/** The actions of scheduling domains, which lead to the addresses of several lines. */
export function schedulingActions(world: World): Action[] {
  return [modifyDomainUsrName(world), describeListSchedulingDomain(world)];
}

function modifyDomainUsrName({ protection: { schedulingDomains } }: World): Action {
  return defineAction({
    name: "ModifyDomainUsrName",
    params: object({ DomainName: text({ min: 1 }), DomainUserName: text() }),
    run({ params: { DomainName, DomainUserName } }) {
      const domain = found(schedulingDomains.get(DomainName), "ResourceNotFound", "scheduling domain");
      schedulingDomains.replace({ ...domain, userName: DomainUserName });
      return {};
    },
  });
}

function describeListSchedulingDomain({ protection }: World): Action {
  return defineAction({
    name: "DescribeListSchedulingDomain",
    simplified: "There are no domains until a test adds some to the state.",
    params: object({
      Offset: integer({ min: 0 }),
      Limit: integer({ min: 0, max: 100 }),
      FilterDomain: optional(text({ min: 1 })),
      Status: optional(oneOf("0", "1", "2")),
    }),
    run({ params: { Offset, Limit, FilterDomain = "", Status } }) {
      const all = protection.schedulingDomains
        .allSeen()
        .filter(({ id, status }) => id.includes(FilterDomain) && String(status) === (Status ?? String(status)));
      return {
        Total: all.length,
        DomainList: all.slice(Offset, Offset + (Limit || 20)).map(({ id, userName, lines, ttl, status, ...times }) => ({
          Domain: id,
          LineIPList: lines,
          Method: "priority",
          TTL: ttl,
          Status: status,
          CreatedTime: times.createdAt,
          ModifyTime: times.modifiedAt,
          // One that was never given a name has none.
          UsrDomainName: userName === "" ? null : userName,
        })),
      };
    },
  });
}
