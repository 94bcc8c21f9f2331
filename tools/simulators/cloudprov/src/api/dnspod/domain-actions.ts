import { flag, integer, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { eraseRecordsOf, newDnsDomain } from "./dns-state.ts";
import { changeableDomain, domainMembers, domainOf } from "./given-domain.ts";
import { addRecord, nameServers } from "./record-actions.ts";
import type { DnsDomain } from "./records.ts";

/** The actions of domains. */
export function domainActions(world: World): Action[] {
  return [
    createDomain(world),
    describeDomain(world),
    describeDomainList(world),
    modifyDomainStatus(world),
    modifyDomainRemark(world),
    deleteDomain(world),
  ];
}

function createDomain(world: World): Action {
  return defineAction({
    name: "CreateDomain",
    simplified: "The registration of the domain and its name servers are not examined.",
    params: object({
      Domain: text({ min: 1 }),
      GroupId: optional(integer({ min: 0 })),
      IsMark: optional(text({ min: 1 })),
      TransferSubDomain: optional(flag()),
    }),
    run({ params: { Domain, GroupId, IsMark = "no" } }) {
      const name = Domain.toLowerCase();
      if (!/^([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(name)) {
        throw new PlatformError("InvalidParameter.DomainInvalid", `${Domain} is not a domain name.`);
      }
      if (IsMark !== "yes" && IsMark !== "no") {
        throw new PlatformError("InvalidParameter.CustomMessage", "IsMark must be yes or no.");
      }
      if (world.dns.domains.all().some((one) => one.name === name)) {
        throw new PlatformError("FailedOperation.DomainExists", `${name} is already in the account.`);
      }
      const group = GroupId === undefined ? {} : { groupId: GroupId };
      const domain = world.dns.domains.insert(newDnsDomain(world, { name, isMark: IsMark, ...group }));
      for (const Value of nameServers) addRecord(world, domain, { RecordType: "NS", RecordLine: "默认", Value });
      const { id, name: Punycode } = domain;
      return { DomainInfo: { Id: Number(id), Domain: name, Punycode, GradeNsList: nameServers } };
    },
  });
}

function describeDomain(world: World): Action {
  return defineAction({
    name: "DescribeDomain",
    params: object(domainMembers),
    run({ params, caller }) {
      const domain = domainOf(world, params, world.dns.domains.allSeen());
      return {
        DomainInfo: {
          ...described(world, domain),
          Domain: domain.name,
          IsMark: domain.isMark,
          CnameSpeedup: "DISABLE",
          DnsStatus: "",
          DnspodNsList: nameServers,
          UserId: 0,
          Uin: caller?.accountId ?? "",
          ActualNsList: nameServers,
          OwnerNick: "",
          IsGracePeriod: "no",
          VipBuffered: "no",
          IsSubDomain: false,
          SlaveDNS: "no",
          VipResourceId: "",
        },
      };
    },
  });
}

function describeDomainList(world: World): Action {
  return defineAction({
    name: "DescribeDomainList",
    params: object({
      Type: optional(oneOf("ALL", "MINE", "ISMARK", "PAUSE")),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1 })),
      GroupId: optional(integer({ min: 0 })),
      Keyword: optional(text({ min: 1 })),
    }),
    run({ params: { Type = "ALL", Offset = 0, Limit = 3_000, GroupId, Keyword = "" } }) {
      if (Limit > 3_000) throw new PlatformError("InvalidParameterValue.LimitInvalid", "Limit must be at most 3000.");
      const all = world.dns.domains.allSeen();
      const found = all.filter(
        ({ name, isMark, status, groupId }) =>
          name.includes(Keyword) &&
          groupId === (GroupId ?? groupId) &&
          (Type !== "ISMARK" || isMark === "yes") &&
          (Type !== "PAUSE" || status === "PAUSE"),
      );
      const count = (status: DnsDomain["status"]) => all.filter((one) => one.status === status).length;
      return {
        DomainCountInfo: {
          DomainTotal: found.length,
          AllTotal: all.length,
          MineTotal: all.length,
          ShareTotal: 0,
          VipTotal: 0,
          PauseTotal: count("PAUSE"),
          ErrorTotal: 0,
          LockTotal: all.filter(({ locked }) => locked).length,
          SpamTotal: count("SPAM"),
          VipExpire: 0,
          ShareOutTotal: 0,
          GroupTotal: found.length,
        },
        DomainList: found.slice(Offset, Offset + Limit).map((domain) => ({
          ...described(world, domain),
          Name: domain.name,
          EffectiveDNS: nameServers,
        })),
      };
    },
  });
}

function modifyDomainStatus(world: World): Action {
  return defineAction({
    name: "ModifyDomainStatus",
    params: object({ ...domainMembers, Status: text({ min: 1 }) }),
    run({ params }) {
      if (params.Status !== "enable" && params.Status !== "disable") {
        throw new PlatformError("InvalidParameter.CustomMessage", "Status must be enable or disable.");
      }
      return changed(world, params, { status: params.Status === "enable" ? "ENABLE" : "PAUSE" });
    },
  });
}

function modifyDomainRemark(world: World): Action {
  return defineAction({
    name: "ModifyDomainRemark",
    params: object({ ...domainMembers, Remark: optional(text()) }),
    run: ({ params }) => changed(world, params, { remark: params.Remark ?? "" }),
  });
}

function deleteDomain(world: World): Action {
  return defineAction({
    name: "DeleteDomain",
    params: object(domainMembers),
    run({ params }) {
      const domain = changeableDomain(world, params);
      eraseRecordsOf(world, domain.id);
      world.dns.domains.remove(domain.id);
      return {};
    },
  });
}

function changed(world: World, given: Parameters<typeof changeableDomain>[1], changes: Partial<DnsDomain>): Reply {
  const domain = changeableDomain(world, given);
  world.dns.domains.replace({ ...domain, ...changes, updatedAt: world.now() });
  return {};
}

/** The members that a domain and an element of the listing have in common. */
function described(world: World, domain: DnsDomain): Reply {
  return {
    DomainId: Number(domain.id),
    Status: domain.status,
    TTL: 600,
    Grade: "DP_FREE",
    GradeLevel: 2,
    GradeTitle: "免费版",
    GroupId: domain.groupId,
    Remark: domain.remark,
    Punycode: domain.name,
    IsVip: "NO",
    RecordCount: world.dns.records.all().filter(({ domainId }) => domainId === domain.id).length,
    CreatedOn: world.localTimeText(domain.createdAt),
    UpdatedOn: world.localTimeText(domain.updatedAt),
    Owner: "owner@example.com",
    CNAMESpeedup: "DISABLE",
    DNSStatus: "",
    SearchEnginePush: "NO",
    VipStartAt: "0000-00-00 00:00:00",
    VipEndAt: "0000-00-00 00:00:00",
    VipAutoRenew: "DEFAULT",
    TagList: [],
  };
}
