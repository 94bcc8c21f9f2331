import { expectation, field, fromWire } from "@org/core-provider";
import { type ActionObject, actionObject, readBackSeconds, timeOf } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { requiredWhole } from "../../platform/response-fields.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { history, isOver, recorded, releaseId, withoutVersion } from "./release-history.ts";
import { environmentsOf, untilRuns } from "./service-environments.ts";
import { describeService, environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  serviceId: serviceId("The service to release, `service-...`."),
  environmentName: environment("The environment to release the service to."),
  releaseDesc: field.string({
    required: true,
    min: 1,
    max: 200,
    replaceOnChange: true,
    docs: "Description of the release. Changing it releases the service again.",
  }),
  releaseVersion: field.string({
    computed: true,
    ignored: true,
    wire: "ReleaseVersion",
    docs: "Version that the platform gives to the release.",
  }),
});

const releaseVersion = textAt("ReleaseVersion");

const releases: ActionObject = {
  service: "apigateway",
  create: "ReleaseService",
  delete: { action: "UnReleaseService", confirmed: true },
  idOf: (response, values) => releaseId.build({ ...values, releaseVersion: releaseVersion(response) }),
  key: (own) => withoutVersion(releaseId.key(own)),
  // A release exists as long as its environment runs it.
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

const handlers = actionObject({ fields, ...releases });

/** How long a new API may be missing in the service, in milliseconds. */
const apisSeenMs = 3000;

export const apiGatewayServiceRelease = resource("ApiGatewayServiceRelease", {
  docs: "Releases a service with its current APIs to an environment, which puts the environment online. Later changes of the APIs need another release, that is, another `releaseDesc`. The new release is online before the old one is removed from the state, so the environment serves calls throughout. Deleting the resource takes the environment offline, unless it runs another release by then. A refresh treats the release as deleted if its environment is offline or runs another release; the next `pulumi up` then releases the service again.",
  example: `const release = new cloudprov.ApiGatewayServiceRelease("release", {
    serviceId: config.require("serviceId"),
    environmentName: "release",
    releaseDesc: "first version",
});`,
  errors: {
    "FailedOperation.ServiceInOperation":
      "Another release of the service is running. The provider repeats the request for some time: run `pulumi up` again later.",
  },
  import: releaseId.import,
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
    const { ServiceId: service, EnvironmentName: environment, ReleaseVersion: version } = releaseId.key(op.id);
    const otherwise = `the release did not succeed: the environment ${environment} of ${service} is offline or runs another release. To release again, run \`pulumi refresh\` and then \`pulumi up\``;
    await untilRuns(op, { service, environment, version, otherwise });
  },

  async read(op) {
    const found = await handlers.read(op);
    if (found !== undefined || !op.unready) return found;
    // The release has not been online yet: it stays pending until the limit.
    const release = await ifExists(recorded(op, op.id));
    const releasedAt = timeOf(release?.["CreatedTime"]) ?? 0;
    const isPending = Date.now() < releasedAt + readBackSeconds * 1000;
    return release && isPending ? fromWire(fields, release) : undefined;
  },

  list: {
    query: { serviceId: fields.serviceId },
    async *run(op) {
      const { serviceId: service } = op.query;
      for (const { EnvironmentName: name, VersionName: version } of await environmentsOf(op, service)) {
        if (!version) continue;
        const own = releaseId.build({ serviceId: service, environmentName: name, releaseVersion: version });
        // The environment may have been switched to a version that was released to another one.
        if (await recorded(op, own)) yield { id: own, name: String(name) };
      }
    },
  },

  async delete(op) {
    const over = async () => (await ifExists(isOver(op, op.id))) === true;
    if (!(await over())) await unlessDone(() => handlers.delete(op), over);
  },
});

/** The fields of a service that are read before its release. */
const counted = expectation(withWireNames({ apiTotalCount: requiredWhole() }));

async function whenFound(op: Op, ServiceId: string): Promise<Body> {
  const found = await waitUntil(op, {
    what: `the service ${ServiceId} to appear`,
    read: () => ifExists(describeService(op, ServiceId, counted)),
    done: (service) => service !== undefined,
    progress: "waiting until the service appears",
    otherwise: `service ${ServiceId} does not exist`,
  });
  return found as Body;
}
