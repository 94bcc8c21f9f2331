import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { answerList } from "../../platform/answers.ts";
import { resource } from "../../platform/define.ts";
import { doneOnce } from "../../platform/done-once.ts";
import { unlessDone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";

const kind = "ApiGatewayUpdateApiAppKey";

const fields = {
  apiAppId: field.string({
    required: true,
    pattern: idForms.apiApp,
    replaceOnChange: true,
    wire: "ApiAppId",
    docs: "The application, `app-...`.",
  }),
  apiAppKey: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    wire: "ApiAppKey",
    docs: "The new key of the application.",
  }),
  ...mirror(kind),
};

const appSet = answerList("ApiAppSet", {
  key: field.string({ output: true, wire: "ApiAppKey", docs: "Its key." }),
});

export const apiGatewayUpdateApiAppKey = resource(kind, {
  docs: "Changes the key of an application once. The old key stops working; the secret does not change. Changing a property changes the key again. Later changes of the application's key are not detected, and deleting the resource leaves the key as it is. The `apiAppKey` of an `ApiGatewayApiApp` shows the new key after the next refresh.",
  example: `const key = new cloudprov.ApiGatewayUpdateApiAppKey("key", {
    apiAppId: "app-poe0pyex",
    apiAppKey: "storefront_2",
});`,
  fields,
  ...doneOnce<typeof fields>({
    kind,
    what: "a change of keys",
    id: ({ args }) => args.apiAppId,
    act: async ({ apigateway, args: { apiAppId: ApiAppId, apiAppKey: ApiAppKey } }) => {
      const filters = [{ Name: "ApiAppId", Values: [ApiAppId] }];
      // The platform may refuse a key that an attempt without an answer has set.
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
