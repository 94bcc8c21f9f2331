import { lookup } from "../../platform/define.ts";
import { idText, rows, text } from "../answer-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayServiceReleaseVersions = lookup("getApiGatewayServiceReleaseVersions", {
  docs: "Lists the versions of a service: everything that was ever released of it, to whatever environment.",
  example: 'const versions = cloudprov.getApiGatewayServiceReleaseVersionsOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    results: rows(
      {
        versionName: idText("VersionName", "The platform's name for the version."),
        versionDesc: text("VersionDesc", "What was new in it."),
      },
      "VersionList",
      "The versions, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeServiceReleaseVersion", pages: "VersionList", pageSize: 20 },
  id: ({ serviceId: id }) => id,
});
