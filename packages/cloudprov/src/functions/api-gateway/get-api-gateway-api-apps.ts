import { filter, idFilter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, secretText, text } from "../../platform/response-fields.ts";

export const getApiGatewayApiApps = lookup("getApiGatewayApiApps", {
  docs: "Lists the applications that call APIs, with their secrets, optionally filtered by ID or name.",
  example: 'const shop = cloudprov.getApiGatewayApiAppsOutput({ apiAppName: "shop" });',
  inputs: {
    apiAppId: idFilter("ApiAppId", idForms.apiApp, "ID of the application, `app-...`."),
    apiAppName: filter("ApiAppName", "Name of the application."),
  },
  outputs: {
    apiAppLists: rows(
      {
        apiAppId: idText("ID of the application."),
        apiAppName: text("Name of the application."),
        apiAppKey: text("Key of the application."),
        apiAppSecret: secretText("Secret of the application."),
        apiAppDesc: text("Description of the application."),
        createdTime: text("Time of creation, in UTC."),
        modifiedTime: text("Time of the last change, in UTC."),
      },
      "ApiAppSet",
      "The applications, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeApiAppsStatus", pages: "ApiAppSet" },
  id: (_args, { apiAppLists }) => hash(apiAppLists.map((app) => app.apiAppId)),
});
