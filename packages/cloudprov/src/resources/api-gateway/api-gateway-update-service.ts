import { CodedError, field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { doneOnce } from "../../platform/done-once.ts";
import { codeOf, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { environmentOf, untilRuns } from "./service-environments.ts";
import { environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  serviceId: serviceId("The service, `service-...`."),
  environmentName: environment("The environment to switch. It must be online."),
  versionName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "The version to run in the environment: the `releaseVersion` of a release, or one from `getApiGatewayServiceReleaseVersions`.",
  }),
});

export const apiGatewayUpdateService = resource("ApiGatewayUpdateService", {
  docs: "Switches an environment of a service to another version once, such as an earlier version or one that was tested in another environment. The creation waits until the environment runs the version. Changing a property switches again. Later switches are not detected, and deleting the resource leaves the environment as it is. If your program has an `ApiGatewayServiceRelease` for the environment, change that resource instead: a refresh treats a release as deleted if its environment runs another version.",
  example: `const candidate = new cloudprov.ApiGatewayServiceRelease("candidate", {
    serviceId: config.require("serviceId"),
    environmentName: "prepub",
    releaseDesc: "second version",
});

const promotion = new cloudprov.ApiGatewayUpdateService("promotion", {
    serviceId: config.require("serviceId"),
    environmentName: "release",
    versionName: candidate.releaseVersion,
});`,
  errors: {
    ...remedies("apigateway", "InvalidParameterValue.InvalidEnvStatus"),
    "it must be a version of the service":
      "`versionName` must be the `releaseVersion` of an `ApiGatewayServiceRelease` of this service.",
  },
  ...doneOnce({
    fields,
    what: "a switch",
    id: ({ args }) => args.serviceId,
    async act(op) {
      const { serviceId: service, environmentName: name, versionName: version } = op.args;
      const query = { ServiceId: service, EnvironmentName: name, VersionName: version };
      // The platform may reject a version that an attempt without a response has switched to.
      const isDone = async () => (await environmentOf(op, service, name))["VersionName"] === version;
      await unlessDone(() => op.apigateway.confirm("UpdateService", query), isDone).catch((error: unknown) => {
        if (!(error instanceof Error) || codeOf(error) === undefined) throw error;
        const message = `${error.message} This happened while switching ${name} of ${service} to the version ${version}: it must be a version of the service, and the environment must be online`;
        throw new CodedError("request-rejected", message, { cause: error });
      });
      const otherwise = `the environment ${name} of ${service} does not run the version ${version}: look at the service in its console, and run \`pulumi up\` again`;
      await untilRuns(op, { service, environment: name, version, otherwise });
    },
  }),
});
