import { lookup } from "../../platform/define.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayServiceReleaseVersions = lookup("getApiGatewayServiceReleaseVersions", {
  docs: "Lists the versions of a service: all its releases to any environment.",
  example: 'const versions = cloudprov.getApiGatewayServiceReleaseVersionsOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    results: rows(
      {
        versionName: idText("Name that the platform gives to the version."),
        versionDesc: text("Description of the version."),
      },
      "VersionList",
      "The versions, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeServiceReleaseVersion", pages: "VersionList", pageSize: 20 },
  id: ({ serviceId: id }) => id,
});
