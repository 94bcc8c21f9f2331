import { filter, idFilter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, secretText, text } from "../answer-fields.ts";

export const getApiGatewayApiApps = lookup("getApiGatewayApiApps", {
  docs: "Lists the applications that call APIs, or those with an ID or a name, with their secrets.",
  example: 'const shop = cloudprov.getApiGatewayApiAppsOutput({ apiAppName: "shop" });',
  inputs: {
    apiAppId: idFilter("ApiAppId", idForms.apiApp, "ID to look for, `app-...`."),
    apiAppName: filter("ApiAppName", "Name to look for."),
  },
  outputs: {
    apiAppLists: rows(
      {
        apiAppId: idText("ApiAppId", "ID of the application."),
        apiAppName: text("ApiAppName", "Its name."),
        apiAppKey: text("ApiAppKey", "Its key."),
        apiAppSecret: secretText("ApiAppSecret", "Its secret."),
        apiAppDesc: text("ApiAppDesc", "What it is for."),
        createdTime: text("CreatedTime", "When it was made, in UTC."),
        modifiedTime: text("ModifiedTime", "When it was last changed, in UTC."),
      },
      "ApiAppSet",
      "The applications, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiAppsStatus", pages: "ApiAppSet" },
  id: (_args, { apiAppLists }) => hash(apiAppLists.map((app) => app.apiAppId)),
});
