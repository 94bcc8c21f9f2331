import { filter, idFilter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, secretText, text } from "../answer-fields.ts";

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
        apiAppId: idText("ApiAppId", "ID of the application."),
        apiAppName: text("ApiAppName", "Its name."),
        apiAppKey: text("ApiAppKey", "Its key."),
        apiAppSecret: secretText("ApiAppSecret", "Secret of the application."),
        apiAppDesc: text("ApiAppDesc", "Description of the application."),
        createdTime: text("CreatedTime", "Time of creation, in UTC."),
        modifiedTime: text("ModifiedTime", "Time of the last change, in UTC."),
      },
      "ApiAppSet",
      "The applications, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiAppsStatus", pages: "ApiAppSet" },
  id: (_args, { apiAppLists }) => hash(apiAppLists.map((app) => app.apiAppId)),
});
