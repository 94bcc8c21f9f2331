import { randomUUID } from "node:crypto";
import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { environmentNames, environmentShape } from "./environments.ts";
import { pageMembers, pageOf } from "./lists.ts";
import { checkServiceIdle, lookupOf, occupyService } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import { keepInUse } from "./service-actions.ts";
import { addressesOf } from "./service-document.ts";

/** The actions that put a service on line in an environment, and take it off. */
export function releaseActions(world: World): Action[] {
  return [
    releaseService(world),
    unReleaseService(world),
    describeServiceEnvironmentReleaseHistory(world),
    describeServiceEnvironmentList(world),
  ];
}

function releaseService(world: World): Action {
  const { gateway, busy, hub } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "ReleaseService",
    params: object({
      ServiceId: text({ min: 1 }),
      EnvironmentName: environmentShape,
      ReleaseDesc: text({ min: 1 }),
      ApiIds: optional(listOf(text({ min: 1 }), { min: 1 })),
    }),
    run({ params: { ServiceId, EnvironmentName, ReleaseDesc }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkServiceIdle(world, service.id);
      const running = `${ServiceId} release`;
      if (busy.has(running)) {
        throw new PlatformError("FailedOperation.TaskAlreadyExist", `Another release of ${ServiceId} is running.`);
      }
      if (ReleaseDesc.length > 200) {
        throw new PlatformError("InvalidParameterValue.LengthExceeded", "ReleaseDesc has at most 200 characters.");
      }
      const apiIds = gateway.apis.all().flatMap(({ id, serviceId }) => (serviceId === ServiceId ? [id] : []));
      if (apiIds.length === 0) {
        throw new PlatformError("UnsupportedOperation", `The service ${ServiceId} has no API to release.`);
      }
      const version = newVersion(world);
      const environment = { serviceId: ServiceId, environment: EnvironmentName };
      const { releaseMs } = world.settings;
      busy.occupy(running, releaseMs);
      hub.agenda.in(releaseMs, () => {
        gateway.online.reveal({ ...environment, id: `${ServiceId}#${EnvironmentName}`, version, apiIds });
      });
      gateway.releases.insert({ ...environment, id: version, description: ReleaseDesc, releasedAt: world.now() });
      occupyService(world, ServiceId);
      return {
        Result: { ReleaseDesc, ReleaseVersion: version },
      };
    },
  });
}

function unReleaseService(world: World): Action {
  const { gateway, busy } = world;
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
      checkServiceIdle(world, service.id);
      if (busy.has(`${ServiceId} release`)) {
        throw new PlatformError("FailedOperation.TaskAlreadyExist", `A release of ${ServiceId} is running.`);
      }
      const id = `${ServiceId}#${EnvironmentName}`;
      if (gateway.online.get(id) === undefined) {
        throw new PlatformError(
          "InvalidParameterValue.InvalidEnvStatus",
          `The service ${ServiceId} is not released in ${EnvironmentName}.`,
        );
      }
      gateway.online.remove(id);
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

// As the platform names them: the time to the second, then a random ID.
function newVersion(world: World): string {
  return `${world.timeText().replace(/\D/g, "")}${randomUUID()}`;
}
