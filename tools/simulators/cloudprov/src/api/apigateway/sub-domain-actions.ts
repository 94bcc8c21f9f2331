import { flag, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { environmentNames } from "./environments.ts";
import { checkServiceIdle } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { GatewayService, SubDomain } from "./records.ts";
import { keepInUse } from "./service-actions.ts";
import { addressesOf } from "./service-document.ts";

/** The actions of domains of the user's that lead to services. */
export function subDomainActions(world: World): Action[] {
  return [
    bindSubDomain(world),
    describeServiceSubDomains(world),
    describeServiceSubDomainMappings(world),
    modifySubDomain(world),
    unBindSubDomain(world),
  ];
}

const maxMappings = 3;

const place = { ServiceId: text({ min: 1 }), SubDomain: text({ min: 1 }) };

const settings = {
  IsDefaultMapping: flag(),
  IsForcedHttps: optional(flag()),
  CertificateId: optional(text({ min: 1 })),
  PathMappingSet: optional(listOf(object({ Path: text({ min: 1 }), Environment: text({ min: 1 }) }), { min: 1 })),
};

function bindSubDomain(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "BindSubDomain",
    simplified: "DNS and certificates are not examined; `domainProblems` sets errors.",
    params: object({
      ...place,
      Protocol: text({ min: 1 }),
      NetType: text({ min: 1 }),
      NetSubDomain: text({ min: 1 }),
      ...settings,
    }),
    run({ params, region }) {
      const service = existing(gateway.services.get(params.ServiceId), region);
      checkServiceIdle(world, service.id);
      const bound = gateway.subDomains.get(params.SubDomain);
      if (bound !== undefined) {
        const reason = bound.serviceId === service.id ? "DomainAlreadyBindService" : "DomainAlreadyBindOtherService";
        throw failure(reason, `The domain ${bound.id} is bound to ${bound.serviceId} already.`);
      }
      if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(params.SubDomain)) {
        throw failure("SubDomainFormatError", `"${params.SubDomain}" is not a domain.`);
      }
      const { outer, inner } = addressesOf(service);
      if (params.NetSubDomain !== (params.NetType === "INNER" ? inner : outer)) {
        throw failure("NetSubDomainError", `${params.NetSubDomain} is not a domain of ${service.id}.`);
      }
      const quota = world.settings.gatewayQuotas.subDomains;
      if (gateway.subDomains.all().filter(({ serviceId }) => serviceId === service.id).length >= quota) {
        throw new PlatformError("LimitExceeded.ExceededDomainLimit", `The service has ${quota} domains: the quota.`);
      }
      gateway.subDomains.insert({
        id: params.SubDomain,
        region,
        serviceId: service.id,
        netSubDomain: params.NetSubDomain,
        resolves: true,
        ...checked(world, params),
      });
      return {};
    },
  });
}

function describeServiceSubDomains(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "DescribeServiceSubDomains",
    params: object({ ServiceId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const service = existing(gateway.services.seen(params.ServiceId), region);
      const all = gateway.subDomains.allSeen().filter(({ serviceId }) => serviceId === service.id);
      return {
        Result: {
          TotalCount: all.length,
          DomainSet: pageOf(all, params).map((domain) => ({
            DomainName: domain.id,
            Status: domain.resolves ? 1 : 0,
            CertificateId: domain.certificateId,
            IsDefaultMapping: domain.isDefaultMapping,
            Protocol: domain.protocol,
            NetType: domain.netType,
            IsForcedHttps: domain.isForcedHttps,
            RegistrationStatus: true,
          })),
        },
      };
    },
  });
}

function describeServiceSubDomainMappings(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "DescribeServiceSubDomainMappings",
    params: object(place),
    run({ params, region }) {
      const service = existing(gateway.services.seen(params.ServiceId), region);
      const domain = boundTo(service, params.SubDomain, gateway.subDomains.seen(params.SubDomain));
      return { Result: { IsDefaultMapping: domain.isDefaultMapping, PathMappingSet: domain.mappings } };
    },
  });
}

function modifySubDomain(world: World): Action {
  const { gateway } = world;
  return outcomeAction(world, {
    name: "ModifySubDomain",
    params: object({
      ...place,
      Protocol: optional(text({ min: 1 })),
      NetType: optional(text({ min: 1 })),
      ...settings,
    }),
    run({ params, region }) {
      const service = existing(gateway.services.get(params.ServiceId), region);
      const old = boundTo(service, params.SubDomain, gateway.subDomains.get(params.SubDomain));
      checkServiceIdle(world, service.id);
      const { protocol, netType, isForcedHttps } = old;
      const unchanged = { Protocol: protocol, NetType: netType, IsForcedHttps: isForcedHttps };
      gateway.subDomains.replace({ ...old, ...checked(world, { ...unchanged, ...params }) });
    },
  });
}

function unBindSubDomain(world: World): Action {
  const { gateway } = world;
  return outcomeAction(world, {
    name: "UnBindSubDomain",
    params: object(place),
    run({ params, region }) {
      const service = existing(gateway.services.get(params.ServiceId), region);
      const { id } = boundTo(service, params.SubDomain, gateway.subDomains.get(params.SubDomain));
      checkServiceIdle(world, service.id);
      gateway.subDomains.remove(id);
      keepInUse(world, service.id);
    },
  });
}

interface SubDomainParams {
  readonly SubDomain: string;
  readonly Protocol: string;
  readonly NetType: string;
  readonly IsDefaultMapping: boolean;
  readonly IsForcedHttps?: boolean;
  readonly CertificateId?: string;
  readonly PathMappingSet?: readonly { readonly Path: string; readonly Environment: string }[];
}

// The settings of a domain that a call sends, after they were checked.
function checked(world: World, params: SubDomainParams) {
  const {
    Protocol,
    NetType,
    IsDefaultMapping,
    IsForcedHttps = false,
    CertificateId = "",
    PathMappingSet = [],
  } = params;
  if (!["http", "https", "http&https"].includes(Protocol)) {
    throw failure("UnknownProtocolTypeError", `The protocol ${Protocol} is not known.`);
  }
  if (NetType !== "OUTER" && NetType !== "INNER") {
    throw new PlatformError("InvalidParameterValue.NotInOptions", "NetType must be OUTER or INNER.");
  }
  if (IsForcedHttps && Protocol === "http") {
    throw new PlatformError("UnsupportedOperation.ForceHttps", "HTTPS cannot be forced when the protocol is http.");
  }
  if (Protocol !== "http" && CertificateId === "")
    throw failure("CertificateIsNull", `${Protocol} needs a certificate.`);
  checkMappings(PathMappingSet, { needed: !IsDefaultMapping });
  const problem =
    world.settings.domainProblems[params.SubDomain] ?? world.settings.domainProblems[CertificateId] ?? undefined;
  if (problem !== undefined) throw new PlatformError(problem, `The domain ${params.SubDomain} cannot be used.`);
  return {
    protocol: Protocol,
    netType: NetType,
    isDefaultMapping: IsDefaultMapping,
    isForcedHttps: IsForcedHttps,
    certificateId: CertificateId,
    mappings: IsDefaultMapping ? [] : PathMappingSet,
  };
}

function checkMappings(
  mappings: NonNullable<SubDomainParams["PathMappingSet"]>,
  { needed }: { readonly needed: boolean },
): void {
  if (needed && mappings.length === 0) throw failure("DefineMappingNotNull", "There must be a path mapping.");
  if (mappings.length > maxMappings) {
    throw new PlatformError("LimitExceeded.ExceededDefineMappingLimit", `There are at most ${maxMappings} mappings.`);
  }
  if (mappings.some(({ Environment }) => !(environmentNames as readonly string[]).includes(Environment))) {
    throw failure("DefineMappingEnvironmentError", `The environments are ${environmentNames.join(", ")}.`);
  }
  if (mappings.some(({ Path }) => !Path.startsWith("/"))) {
    throw failure("DefineMappingPathError", "A path begins with a /.");
  }
  if (new Set(mappings.map(({ Path }) => Path)).size < mappings.length) {
    throw failure("DefineMappingParamRepeat", "A path is mapped twice.");
  }
}

// These actions have their own error code for a service that does not exist.
function existing(service: GatewayService | undefined, region: string): GatewayService {
  if (service?.region === region) return service;
  throw failure("ServiceNotExist", "The service does not exist.");
}

function boundTo(service: GatewayService, name: string, domain: SubDomain | undefined): SubDomain {
  if (domain?.serviceId === service.id) return domain;
  throw failure("DomainNotBindService", `The domain ${name} is not bound to ${service.id}.`);
}

function failure(reason: string, message: string): PlatformError {
  return new PlatformError(`FailedOperation.${reason}`, message);
}
