import { lookup } from "../../platform/define.ts";
import { idText, rows, text } from "../answer-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayServiceReleaseVersions = lookup("getApiGatewayServiceReleaseVersions", {
  docs: "Lists the versions of a service: all its releases to any environment.",
  example: 'const versions = cloudprov.getApiGatewayServiceReleaseVersionsOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    results: rows(
      {
        versionName: idText("VersionName", "Name that the platform gives to the version."),
        versionDesc: text("VersionDesc", "Description of the version."),
      },
      "VersionList",
      "The versions, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeServiceReleaseVersion", pages: "VersionList", pageSize: 20 },
  id: ({ serviceId: id }) => id,
});
