import { field } from "@org/core-provider";
import { filter, lookup } from "../../platform/define.ts";

export const getApiGatewayApiKeys = lookup("getApiGatewayApiKeys", {
  docs: "Lists the API keys of the account, or those with a name or an ID, with their secrets.",
  example: 'const partner = cloudprov.getApiGatewayApiKeysOutput({ secretName: "partner" });',
  inputs: {
    secretName: filter("SecretName", "Name to look for."),
    apiKeyId: filter("AccessKeyId", "ID to look for."),
  },
  outputs: {
    lists: field.list(
      field.object(
        {
          apiKeyId: field.string({ output: true, wire: "AccessKeyId", docs: "ID of the key." }),
          status: field.string({ output: true, wire: "Status", docs: "Whether it can be used: on or off." }),
          accessKeySecret: field.string({
            output: true,
            secret: true,
            wire: "AccessKeySecret",
            docs: "Secret of the key.",
          }),
          modifyTime: field.string({ output: true, wire: "ModifiedTime", docs: "When it was last changed, in UTC." }),
          createTime: field.string({ output: true, wire: "CreatedTime", docs: "When it was made, in UTC." }),
        },
        { docs: "A key." },
      ),
      { output: true, wire: "ApiKeySet", docs: "The keys, in the platform's order." },
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiKeysStatus", pages: "ApiKeySet" },
  element: (key) => ({ ...key, Status: key["Status"] === 1 ? "on" : "off" }),
  id: ({ secretName = "", apiKeyId = "" }) => `${secretName}#${apiKeyId}`,
});
