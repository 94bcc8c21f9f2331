import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { doneOnce } from "../../platform/done-once.ts";
import { unlessDone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  apiAppId: field.string({
    required: true,
    pattern: idForms.apiApp,
    replaceOnChange: true,
    docs: "The application, `app-...`.",
  }),
  apiAppKey: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "The new key of the application.",
  }),
});

const appSet = responseList("ApiAppSet", { apiAppKey: text() });

export const apiGatewayUpdateApiAppKey = resource("ApiGatewayUpdateApiAppKey", {
  docs: "Changes the key of an application once. The old key stops working; the secret does not change. Changing a property changes the key again. Later changes of the application's key are not detected, and deleting the resource leaves the key as it is. The `apiAppKey` of an `ApiGatewayApiApp` shows the new key after the next refresh.",
  example: `const key = new cloudprov.ApiGatewayUpdateApiAppKey("key", {
    apiAppId: config.require("apiAppId"),
    apiAppKey: "storefront_2",
});`,
  errors: {
    "ResourceNotFound.InvalidApiApp": "The application does not exist: pass the `id` of an `ApiGatewayApiApp`.",
  },
  ...doneOnce({
    fields,
    what: "a change of keys",
    id: ({ args }) => args.apiAppId,
    act: async ({ apigateway, args: { apiAppId: ApiAppId, apiAppKey: ApiAppKey } }) => {
      const filters = [{ Name: "ApiAppId", Values: [ApiAppId] }];
      // The platform may reject a key that an attempt without a response has set.
      await unlessDone(
        () => apigateway.confirm("UpdateApiAppKey", { ApiAppId, ApiAppKey }),
        async () => {
          const found = await apigateway.list("DescribeApiAppsStatus", { Filters: filters }, appSet);
          return found.some((app) => app["ApiAppKey"] === ApiAppKey);
        },
      );
    },
  }),
});
