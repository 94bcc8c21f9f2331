import { compositeId, expectation, field } from "@org/core-provider";
import {
  type ActionObject,
  actionObject,
  mirror,
  outputsOf,
  readBackSeconds,
  timeOf,
} from "../../platform/action-object.ts";
import { answerList, type Body, textAt } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone, unlessGone } from "../../platform/errors.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { environmentOf, environmentsOf, untilRuns } from "./service-environments.ts";
import { describeService, environment, serviceId } from "./service-membership.ts";

const fields = {
  serviceId: serviceId("The service to release, `service-...`."),
  environmentName: environment("EnvironmentName", "The environment to release the service to."),
  releaseDesc: field.string({
    required: true,
    min: 1,
    max: 200,
    replaceOnChange: true,
    wire: "ReleaseDesc",
    docs: "Description of the release. Changing it releases the service again.",
  }),
  releaseVersion: field.string({
    computed: true,
    ignored: true,
    wire: "ReleaseVersion",
    docs: "Version that the platform gives to the release.",
  }),
  ...mirror("ApiGatewayServiceRelease"),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-jjt3fs3s" },
    { property: "environmentName", wire: "EnvironmentName", example: "release" },
    {
      property: "releaseVersion",
      wire: "ReleaseVersion",
      example: "20201015121916d85fb161-eaec-4dda-a7e0-659aa5f401be",
    },
  ],
});

const releaseVersion = textAt("ReleaseVersion");

const versionList = answerList("VersionList", {
  name: field.string({ output: true, answered: "always", wire: "VersionName", docs: "Name of the release." }),
  description: field.string({ output: true, wire: "VersionDesc", docs: "What is new." }),
  releasedAt: field.string({ output: true, wire: "ReleaseTime", docs: "When it was released." }),
});

const releases: ActionObject = {
  kind: "ApiGatewayServiceRelease",
  service: "apigateway",
  create: "ReleaseService",
  remove: { action: "UnReleaseService", confirmed: true },
  idOf: (answer, values) => id.build({ ...values, releaseVersion: releaseVersion(answer) }),
  key: (own) => withoutVersion(id.key(own)),
  // A release is there for as long as its environment runs it.
  read: async (op, own) => ((await isOver(op, own)) ? undefined : recorded(op, own)),
  listing: {
    name: "ReleaseDesc",
    // A release is an entry of a history: another one of the same name replaces it.
    uniqueNames: true,
    within: { serviceId: fields.serviceId, environmentName: fields.environmentName },
    find: (op, _name, { serviceId: service, environmentName }) =>
      history(op, { ServiceId: service, EnvironmentName: environmentName }),
  },
};

const handlers = actionObject(fields, releases);

/** A service may not count an API for so long after it was made, in milliseconds. */
const apisSeenMs = 3000;

export const apiGatewayServiceRelease = resource("ApiGatewayServiceRelease", {
  docs: "Releases a service with its current APIs to an environment, which puts the environment online. Later changes of the APIs need another release, that is, another `releaseDesc`. The new release is online before the old one is removed from the state, so the environment serves calls throughout. Deleting the resource takes the environment offline, unless it runs another release by then. A refresh treats the release as deleted if its environment is offline or runs another release; the next `pulumi up` then releases the service again.",
  example: `const release = new cloudprov.ApiGatewayServiceRelease("release", {
    serviceId: "service-jjt3fs3s",
    environmentName: "release",
    releaseDesc: "first version",
});`,
  fields,
  import: id.import,
  ...handlers,

  async create(op) {
    const { serviceId: service } = op.args;
    const found = await whenFound(op, service);
    const hasApis = ({ ApiTotalCount: count }: Body) => Number(count) >= 1;
    if (!hasApis(found)) {
      await waitUntil(op, {
        what: `the APIs of ${service} to appear`,
        read: () => describeService(op, service, counted),
        done: hasApis,
        progress: "waiting until the service's APIs appear",
        otherwise: `the service has no API. Create one before the release, and list the APIs of ${service} in dependsOn`,
        forMs: apisSeenMs,
      });
    }
    return handlers.create(op);
  },

  async ready(op) {
    const { ServiceId: service, EnvironmentName: environment, ReleaseVersion: version } = id.key(op.id);
    const otherwise = `the release did not succeed: the environment ${environment} of ${service} is offline or runs another release. To release again, run \`pulumi refresh\` and then \`pulumi up\``;
    await untilRuns(op, { service, environment, version, otherwise });
  },

  async read(op) {
    const found = await handlers.read(op);
    if (found !== undefined || !op.unready) return found;
    // Nobody has seen it on line yet: until it should be, it is still being carried out.
    const release = await unlessGone(recorded(op, op.id));
    const releasedAt = timeOf(release?.["CreatedTime"]) ?? 0;
    const isPending = Date.now() < releasedAt + readBackSeconds * 1000;
    return release && isPending ? outputsOf(fields, releases, op.id, release) : undefined;
  },

  list: {
    query: { serviceId: fields.serviceId },
    async *run(op) {
      const { serviceId: service } = op.query;
      for (const { EnvironmentName: name, VersionName: version } of await environmentsOf(op, service)) {
        if (!version) continue;
        const own = id.build({ serviceId: service, environmentName: name, releaseVersion: version });
        // It may have been switched to what was released to another environment.
        if (await recorded(op, own)) yield { id: own, name: String(name) };
      }
    },
  },

  async delete(op) {
    const over = async () => (await unlessGone(isOver(op, op.id))) === true;
    if (!(await over())) await unlessDone(() => handlers.delete(op), over);
  },
});

/** What is read of a service that is to be released. */
const counted = expectation({
  apis: field.integer({ output: true, answered: "always", wire: "ApiTotalCount", docs: "How many APIs it has." }),
});

async function whenFound(op: Op, ServiceId: string): Promise<Body> {
  const found = await waitUntil(op, {
    what: `the service ${ServiceId} to appear`,
    read: () => unlessGone(describeService(op, ServiceId, counted)),
    done: (service) => service !== undefined,
    progress: "waiting until the service appears",
    otherwise: `service ${ServiceId} does not exist`,
  });
  return found as Body;
}

/** The releases of a service to an environment, with the names that a new one is made with. */
async function* history(op: Op, where: Parameters): AsyncGenerator<Body> {
  const entries = op.apigateway.pages("DescribeServiceEnvironmentReleaseHistory", where, versionList);
  for await (const { VersionName, VersionDesc, ReleaseTime } of entries) {
    yield { ReleaseVersion: VersionName, ReleaseDesc: VersionDesc, CreatedTime: ReleaseTime };
  }
}

/** A release as the history of its environment has it. */
async function recorded(op: Op, own: string): Promise<Body | undefined> {
  const { ReleaseVersion, ...where } = id.key(own);
  for await (const release of history(op, where)) {
    if (release["ReleaseVersion"] === ReleaseVersion) return { ...release, ...where };
  }
  return undefined;
}

/** Whether the environment is off line or runs another release, which taking it off line would end. */
async function isOver(op: Op, own: string): Promise<boolean> {
  const { ServiceId, EnvironmentName, ReleaseVersion } = id.key(own);
  const { Status, VersionName } = await environmentOf(op, ServiceId, EnvironmentName);
  return Status === 0 || (Boolean(VersionName) && VersionName !== ReleaseVersion);
}

function withoutVersion({ ReleaseVersion: _, ...where }: Parameters): Parameters {
  return where;
}
