import { filter, idFilter, lookup } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { rows, secretText, text } from "../answer-fields.ts";

export const getApiGatewayApiKeys = lookup("getApiGatewayApiKeys", {
  docs: "Lists the API keys of the account, or those with a name or an ID, with their secrets.",
  example: 'const partner = cloudprov.getApiGatewayApiKeysOutput({ secretName: "partner" });',
  inputs: {
    secretName: filter("SecretName", "Name to look for."),
    apiKeyId: idFilter("AccessKeyId", idForms.accessKey, "ID to look for."),
  },
  outputs: {
    lists: rows(
      {
        apiKeyId: text("AccessKeyId", "ID of the key."),
        status: text("Status", "Whether it can be used: on or off."),
        accessKeySecret: secretText("AccessKeySecret", "Secret of the key."),
        modifyTime: text("ModifiedTime", "When it was last changed, in UTC."),
        createTime: text("CreatedTime", "When it was made, in UTC."),
      },
      "ApiKeySet",
      "The keys, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiKeysStatus", pages: "ApiKeySet" },
  element: (key) => ({ ...key, Status: key["Status"] === 1 ? "on" : "off" }),
  id: ({ secretName = "", apiKeyId = "" }) => `${secretName}#${apiKeyId}`,
});
