import { lookupOutputs } from "@org/core-provider";
import { filter, idFilter, lookup } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { apiKeyFields } from "../../resources/api-gateway/api-gateway-api-key-fields.ts";
import { shownKey } from "../../resources/api-gateway/api-gateway-api-keys.ts";

export const getApiGatewayApiKeys = lookup("getApiGatewayApiKeys", {
  docs: "Lists the API keys of the account, with their secrets, optionally filtered by name or ID.",
  example: 'const partner = cloudprov.getApiGatewayApiKeysOutput({ secretName: "partner" });',
  inputs: {
    secretName: filter("SecretName", "Name of the key."),
    apiKeyId: idFilter("AccessKeyId", idForms.accessKey, "ID of the key."),
  },
  outputs: {
    lists: rows(
      {
        apiKeyId: idText("ID of the key.", { wire: "AccessKeyId" }),
        ...lookupOutputs(apiKeyFields, { pick: ["status", "accessKeySecret", "modifyTime", "createTime"] }),
      },
      "ApiKeySet",
      "The keys, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeApiKeysStatus", pages: "ApiKeySet" },
  element: shownKey,
  id: ({ secretName = "", apiKeyId = "" }) => `${secretName}#${apiKeyId}`,
});
