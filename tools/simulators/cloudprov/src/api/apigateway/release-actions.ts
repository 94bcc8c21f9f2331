import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { type EnvironmentName, environmentNames, environmentShape } from "./environments.ts";
import { checkServiceIdle, lookupOf, occupyService, onLine } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { Release } from "./records.ts";
import { keepInUse } from "./service-actions.ts";
import { addressesOf } from "./service-document.ts";

/** The actions that put a service on line in an environment, and take it off. */
export function releaseActions(world: World): Action[] {
  return [
    releaseService(world),
    unReleaseService(world),
    describeServiceEnvironmentReleaseHistory(world),
    describeServiceEnvironmentList(world),
    describeServiceReleaseVersion(world),
    updateService(world),
  ];
}

function releaseService(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "ReleaseService",
    documentedOnly: "The environment is online when the release ends; `releaseMs` sets the duration.",
    params: object({
      ServiceId: text({ min: 1 }),
      EnvironmentName: environmentShape,
      ReleaseDesc: text({ min: 1 }),
      ApiIds: optional(listOf(text({ min: 1 }), { min: 1 })),
    }),
    run({ params: { ServiceId, EnvironmentName, ReleaseDesc }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkNoRelease(world, service.id);
      if (ReleaseDesc.length > 200) {
        throw new PlatformError("InvalidParameterValue.LengthExceeded", "ReleaseDesc has at most 200 characters.");
      }
      const apiIds = gateway.apis.all().flatMap(({ id, serviceId }) => (serviceId === ServiceId ? [id] : []));
      if (apiIds.length === 0) {
        throw new PlatformError("UnsupportedOperation", `The service ${ServiceId} has no API to release.`);
      }
      const version = newVersion(world);
      const release = gateway.releases.insert({
        id: version,
        serviceId: ServiceId,
        environment: EnvironmentName,
        description: ReleaseDesc,
        releasedAt: world.now(),
        apiIds,
      });
      carryOut(world, EnvironmentName, release);
      return {
        Result: { ReleaseDesc, ReleaseVersion: version },
      };
    },
  });
}

function unReleaseService(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UnReleaseService",
    params: object({
      ServiceId: text({ min: 1 }),
      EnvironmentName: environmentShape,
      ApiIds: optional(listOf(text({ min: 1 }), { min: 1 })),
    }),
    run({ params: { ServiceId, EnvironmentName }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkNoRelease(world, service.id);
      gateway.online.remove(onLine(world, service.id, EnvironmentName).id);
      occupyService(world, ServiceId);
      keepInUse(world, ServiceId);
    },
  });
}

function describeServiceEnvironmentReleaseHistory(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeServiceEnvironmentReleaseHistory",
    params: object({ ServiceId: text({ min: 1 }), EnvironmentName: optional(environmentShape), ...pageMembers }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      // The newest comes first.
      const all = world.gateway.releases
        .allSeen()
        .filter(
          ({ serviceId, environment }) =>
            serviceId === service.id && environment === (params.EnvironmentName ?? environment),
        )
        .reverse();
      return {
        Result: {
          TotalCount: all.length,
          VersionList: pageOf(all, params).map(({ id, description, releasedAt }) => ({
            VersionName: id,
            VersionDesc: description,
            ReleaseTime: world.timeText(releasedAt),
          })),
        },
      };
    },
  });
}

function describeServiceEnvironmentList(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeServiceEnvironmentList",
    params: object({ ServiceId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const all = environmentNames.map((name) => {
        const online = gateway.online.get(`${service.id}#${name}`);
        return {
          EnvironmentName: name,
          Url: `${addressesOf(service).outer}/${name}`,
          Status: online === undefined ? 0 : 1,
          VersionName: online?.version ?? "",
          CreateTime: world.timeText(service.createdAt),
        };
      });
      return { Result: { TotalCount: all.length, EnvironmentList: pageOf(all, params) } };
    },
  });
}

function describeServiceReleaseVersion(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeServiceReleaseVersion",
    params: object({ ServiceId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const all = world.gateway.releases
        .allSeen()
        .filter(({ serviceId }) => serviceId === service.id)
        .reverse();
      return {
        Result: {
          TotalCount: all.length,
          VersionList: pageOf(all, params).map(({ id, description }) => ({
            VersionName: id,
            VersionDesc: description,
          })),
        },
      };
    },
  });
}

function updateService(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UpdateService",
    params: object({
      ServiceId: text({ min: 1 }),
      EnvironmentName: environmentShape,
      VersionName: text({ min: 1 }),
      UpdateDesc: optional(text()),
    }),
    run({ params: { ServiceId, EnvironmentName, VersionName }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkNoRelease(world, service.id);
      onLine(world, service.id, EnvironmentName);
      const release = gateway.releases.get(VersionName);
      const own = release?.serviceId === service.id ? release : undefined;
      carryOut(
        world,
        EnvironmentName,
        found(own, "ResourceNotFound", `version ${VersionName} of the service ${ServiceId}`),
      );
    },
  });
}

// Only one task at a time puts something on line.
function checkNoRelease(world: World, serviceId: string): void {
  checkServiceIdle(world, serviceId);
  if (world.busy.has(`${serviceId} release`)) {
    throw new PlatformError("FailedOperation.TaskAlreadyExist", `A release of ${serviceId} is running.`);
  }
}

// Puts a release on line, which takes its time.
function carryOut(world: World, environment: EnvironmentName, { id: version, serviceId, apiIds }: Release): void {
  const { gateway, busy, hub, settings } = world;
  busy.occupy(`${serviceId} release`, settings.releaseMs);
  hub.agenda.in(settings.releaseMs, () => {
    gateway.online.reveal({ id: `${serviceId}#${environment}`, serviceId, environment, version, apiIds });
  });
  occupyService(world, serviceId);
}

// As the platform names them: the time to the second, then a random ID.
function newVersion(world: World): string {
  return `${world.timeText().replace(/\D/g, "")}${world.newUuid()}`;
}
