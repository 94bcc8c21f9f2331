import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction, found } from "../action.ts";
import { certificateMembers, keptCertificates } from "./certificate.ts";
import { invalid, rangeOf } from "./checks.ts";
import { chooseDefault, defaultDomainOf, newDefaultIn } from "./default-domain.ts";
import { healthCheckMember, keptHealthCheck } from "./health-check.ts";
import { deleteRule } from "./lifecycle.ts";
import { existingListener } from "./listener-checks.ts";
import type { Listener } from "./listeners.ts";
import { newRule } from "./new-rule.ts";
import type { ForwardingRule } from "./rules.ts";
import { begin, requireIdle } from "./tasks.ts";

/** The actions of forwarding rules. Every change is a task of the load balancer. */
export function ruleActions(world: World): Action[] {
  return [createRules(world), modifyRule(world), modifyDomain(world), deleteRules(world)];
}

const oauthMember = optional(object({ OAuthEnable: optional(flag()), OAuthFailureStatus: optional(text()) }));
const place = { LoadBalancerId: text({ min: 1 }), ListenerId: text({ min: 1 }) };
const ruleShape = object({
  Url: text(),
  Domain: optional(text()),
  Domains: optional(listOf(text())),
  SessionExpireTime: optional(integer()),
  HealthCheck: healthCheckMember,
  Scheduler: optional(text()),
  ForwardType: optional(text()),
  Http2: optional(flag()),
  TargetType: optional(text()),
  Quic: optional(flag()),
  DefaultServer: optional(flag()),
  CookieName: optional(text()),
  ...certificateMembers,
});

function createRules(world: World): Action {
  const { rules } = world.loadBalancing;
  return defineAction({
    name: "CreateRule",
    params: object({ ...place, Rules: listOf(ruleShape, { min: 1 }) }),
    run(call) {
      const { LoadBalancerId, ListenerId } = call.params;
      const listener = ruledListener(world, LoadBalancerId, ListenerId, call.region);
      requireIdle(world, LoadBalancerId);
      const made = call.params.Rules.map((given) => {
        if ((given.Domain === undefined) === (given.Domains === undefined)) invalid("Give Domain or Domains.");
        const certificates = keptCertificates(world, given);
        if (certificates !== undefined && listener.protocol !== "HTTPS") invalid("Certificates are for HTTPS.");
        return checked(world, listener, {
          ...newRule(world, {
            listenerId: listener.id,
            domains: given.Domains ?? [given.Domain ?? ""],
            url: given.Url,
            healthCheck: keptHealthCheck(listener.protocol, given.HealthCheck),
          }),
          certificates,
          forwardType: given.ForwardType ?? "HTTP",
          scheduler: given.Scheduler ?? "WRR",
          targetType: given.TargetType ?? "NODE",
          sessionExpireTime: given.SessionExpireTime ?? 0,
          http2: given.Http2 ?? false,
          quic: given.Quic ?? false,
          cookieName: given.CookieName ?? "",
        });
      });
      const defaults = made.filter((_, at) => call.params.Rules[at]?.DefaultServer).map(({ domains }) => domains[0]);
      if (new Set(defaults).size > 1) invalid("A listener has one default domain.");
      for (const one of made) rules.insert(one);
      task(world, call, "CreateRule", (succeeded) => {
        if (succeeded) chooseDefault(world, ListenerId, defaults[0]);
        else for (const { id } of made) deleteRule(world, id);
      });
      return { LocationIds: made.map(({ id }) => id) };
    },
  });
}

function modifyRule(world: World): Action {
  return defineAction({
    name: "ModifyRule",
    params: object({
      ...place,
      LocationId: text({ min: 1 }),
      Url: optional(text()),
      HealthCheck: healthCheckMember,
      Scheduler: optional(text()),
      SessionExpireTime: optional(integer()),
      ForwardType: optional(text()),
      OAuth: oauthMember,
      CookieName: optional(text()),
    }),
    run(call) {
      const { LoadBalancerId, ListenerId, LocationId, Url, HealthCheck, Scheduler, OAuth } = call.params;
      const { SessionExpireTime, ForwardType } = call.params;
      const listener = ruledListener(world, LoadBalancerId, ListenerId, call.region);
      const old = existingRule(world, listener, LocationId);
      requireIdle(world, LoadBalancerId);
      const changed = checked(world, listener, {
        ...old,
        url: Url ?? old.url,
        scheduler: Scheduler ?? old.scheduler,
        sessionExpireTime: SessionExpireTime ?? old.sessionExpireTime,
        forwardType: ForwardType ?? old.forwardType,
        oauth: { ...old.oauth, ...OAuth },
        cookieName: call.params.CookieName ?? old.cookieName,
        healthCheck: keptHealthCheck(listener.protocol, HealthCheck, old.healthCheck),
      });
      task(world, call, "ModifyRule", (succeeded) => {
        if (succeeded) world.loadBalancing.rules.replace(changed);
      });
      return {};
    },
  });
}

/** Changes every rule of the listener that has the domain. */
function modifyDomain(world: World): Action {
  return defineAction({
    name: "ModifyDomainAttributes",
    params: object({
      ...place,
      Domain: text(),
      NewDomain: optional(text()),
      NewDomains: optional(listOf(text(), { min: 1 })),
      Http2: optional(flag()),
      Quic: optional(flag()),
      DefaultServer: optional(flag()),
      NewDefaultServerDomain: optional(text({ min: 1 })),
      ...certificateMembers,
    }),
    run(call) {
      const { LoadBalancerId, ListenerId, Domain, NewDomain, NewDomains, Http2, Quic, ...rest } = call.params;
      const { DefaultServer: isDefault, NewDefaultServerDomain } = rest;
      const listener = ruledListener(world, LoadBalancerId, ListenerId, call.region);
      const all = rulesOf(world, listener).filter(({ domains }) => domains.includes(Domain));
      if (all.length === 0) throw new PlatformError("InvalidParameter.LocationNotFound", `No rule has ${Domain}.`);
      requireIdle(world, LoadBalancerId);
      if (NewDomain !== undefined && NewDomains !== undefined) invalid("Give NewDomain or NewDomains.");
      const certificates = keptCertificates(world, rest);
      if (certificates !== undefined && listener.settings.SniSwitch !== 1) invalid("Certificates of domains need SNI.");
      if ((Http2 || Quic) && listener.protocol !== "HTTPS") invalid("HTTP/2 and QUIC are for HTTPS.");
      const domains = NewDomains ?? (NewDomain === undefined ? undefined : [NewDomain]);
      const others = rulesOf(world, listener).filter((rule) => !all.includes(rule));
      const wasDefault = all.some((rule) => rule.domains.includes(defaultDomainOf(listener, rulesOf(world, listener))));
      if (isDefault === false && wasDefault && NewDefaultServerDomain === undefined) {
        invalid("A listener has a default domain: give NewDefaultServerDomain.");
      }
      if (isDefault && NewDefaultServerDomain !== undefined) invalid("A listener has one default domain.");
      const isStill = isDefault ?? (wasDefault && NewDefaultServerDomain === undefined);
      const chosen = isStill ? (domains ?? [Domain])[0] : newDefaultIn(others, NewDefaultServerDomain);
      const changed = all.map((old) =>
        checked(world, listener, {
          ...old,
          domains: domains ?? old.domains,
          certificates: certificates ?? old.certificates,
          http2: Http2 ?? old.http2,
          quic: Quic ?? old.quic,
        }),
      );
      task(world, call, "ModifyDomainAttributes", (succeeded) => {
        if (!succeeded) return;
        for (const one of changed) world.loadBalancing.rules.replace(one);
        chooseDefault(world, ListenerId, chosen);
      });
      return {};
    },
  });
}

function deleteRules(world: World): Action {
  return defineAction({
    name: "DeleteRule",
    params: object({
      ...place,
      LocationIds: optional(listOf(text({ min: 1 }), { min: 1 })),
      Domain: optional(text()),
      Url: optional(text()),
      NewDefaultServerDomain: optional(text({ min: 1 })),
    }),
    run(call) {
      const { LoadBalancerId, ListenerId, LocationIds = [], Domain, Url, NewDefaultServerDomain } = call.params;
      const listener = ruledListener(world, LoadBalancerId, ListenerId, call.region);
      const named = rulesOf(world, listener).filter(
        ({ domains, url }) => Domain !== undefined && domains.includes(Domain) && url === (Url ?? url),
      );
      const all = [...LocationIds.map((id) => existingRule(world, listener, id)), ...named];
      if (all.length === 0) invalid("Give LocationIds or Domain.");
      const others = rulesOf(world, listener).filter((rule) => !all.some(({ id }) => id === rule.id));
      const chosen = newDefaultIn(others, NewDefaultServerDomain);
      requireIdle(world, LoadBalancerId);
      // A domain that is deleted is not the default one again when somebody adds it later.
      const isKept = others.some(({ domains }) => domains.includes(listener.defaultDomain));
      task(world, call, "DeleteRule", (succeeded) => {
        if (!succeeded) return;
        for (const { id } of all) deleteRule(world, id);
        chooseDefault(world, ListenerId, chosen ?? (isKept ? undefined : ""));
      });
      return {};
    },
  });
}

function task(
  world: World,
  { params, requestId }: ActionCall<{ readonly LoadBalancerId: string }>,
  action: string,
  finish: (succeeded: boolean) => void,
): void {
  begin(world, { requestId, action, loadBalancerIds: [params.LoadBalancerId], finish });
}

function ruledListener(world: World, loadBalancerId: string, id: string, region: string): Listener {
  const listener = existingListener(world, loadBalancerId, id, region);
  if (listener.protocol !== "HTTP" && listener.protocol !== "HTTPS")
    invalid(`A listener of ${listener.protocol} has no rules.`);
  return listener;
}

function rulesOf({ loadBalancing }: World, { id }: Listener): ForwardingRule[] {
  return loadBalancing.rules.all().filter(({ listenerId }) => listenerId === id);
}

function existingRule(world: World, listener: Listener, id: string): ForwardingRule {
  const one = rulesOf(world, listener).find((rule) => rule.id === id);
  return found(one, "InvalidParameter.LocationNotFound", `rule ${id}`);
}

/** Rejects values that do not fit together, and a second rule of a domain and path. */
function checked(world: World, listener: Listener, rule: ForwardingRule): ForwardingRule {
  const { domains, url, sessionExpireTime, scheduler } = rule;
  if (domains.some((domain) => domain.length < 1 || domain.length > 80)) {
    throw new PlatformError("InvalidParameter.FormatError", "A domain has 1 to 80 characters.");
  }
  if (!url.startsWith("/") && !url.startsWith("~")) {
    throw new PlatformError("InvalidParameter.FormatError", "A path begins with a slash.");
  }
  if (sessionExpireTime !== 0) rangeOf("SessionExpireTime", sessionExpireTime, 30, 86_400);
  if (sessionExpireTime !== 0 && scheduler !== "WRR") invalid("Sessions need the scheduler WRR.");
  const twin = rulesOf(world, listener).find(
    (one) => one.id !== rule.id && one.url === url && one.domains.some((domain) => domains.includes(domain)),
  );
  if (twin !== undefined) {
    throw new PlatformError("InvalidParameterValue.Duplicate", `${twin.id} has this domain and path.`);
  }
  return rule;
}
