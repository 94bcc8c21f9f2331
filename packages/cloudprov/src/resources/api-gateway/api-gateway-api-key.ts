import { hasValue, isUnknown, type ReadyOperation, requiredWhen, toWire } from "@org/core-provider";
import { actionObject, createByAction, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { apiKeyFields, letterForms } from "./api-gateway-api-key-fields.ts";
import { apiKeys } from "./api-gateway-api-keys.ts";

const handlers = actionObject({ fields: apiKeyFields, ...apiKeys });

export const apiGatewayApiKey = resource("ApiGatewayApiKey", {
  docs: "A key pair that identifies callers of an API through a usage plan.",
  example: `const partner = new cloudprov.ApiGatewayApiKey("partner", {
    secretName: "partner",
});`,
  errors: remedies(
    "apigateway",
    "FailedOperation.AccessKeyExist",
    "UnsupportedOperation.UinNotInWhiteList",
    "UnsupportedOperation.ResourceIsInUse",
  ),
  rules: [requiredWhen(["accessKeyId", "accessKeySecret"], hasValue("accessKeyType", "manual")), ...letterForms],
  import: { form: "<access key ID>", example: "AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN" },
  naturalKey: ["accessKeyId"],
  ...handlers,

  /** The platform always chooses an automatic key. */
  normalize: (args) => {
    const { accessKeyId: _id, accessKeySecret: _secret, ...others } = args;
    const { accessKeyType } = args;
    return accessKeyType === "manual" || isUnknown(accessKeyType) ? args : others;
  },

  check(op) {
    const { accessKeyType, accessKeyId, accessKeySecret } = op.given;
    if (accessKeyType === "auto" && (accessKeyId !== undefined || accessKeySecret !== undefined)) {
      op.warn(
        "accessKeyId and accessKeySecret have no effect when accessKeyType is auto: only a manual key can be chosen or changed",
      );
    }
  },

  create: (op) => {
    const { Status: _, ...body } = toWire(apiKeyFields, op.args);
    return createByAction(op, apiKeys, body, op.args);
  },

  /** A new key is enabled. */
  async ready(op: ReadyOperation<typeof apiKeyFields> & Clients) {
    if (op.args.status !== "off") return;
    const found = await untilSeen(op, apiKeys, op.id, op.args);
    if (found["Status"] === "on") await switchTo(op, op.id, "off");
  },

  async update(op) {
    const { accessKeySecret, status } = op.args;
    if (op.changed("accessKeySecret") && accessKeySecret !== undefined) {
      await op.apigateway.write("UpdateApiKey", { AccessKeyId: op.id, AccessKeySecret: accessKeySecret });
    }
    if (op.changed("status")) await switchTo(op, op.id, status);
  },

  async delete(op) {
    // An enabled key cannot be deleted, and a disabled one cannot be disabled again.
    const found = await ifExists(apiKeys.read(op, op.id, {}));
    // A key that is not found may be too new to be visible.
    if (found?.["Status"] !== "off") await ifExists(switchTo(op, op.id, "off"));
    await handlers.delete(op);
  },
});

function switchTo(op: Op, id: string, status: string): Promise<void> {
  return unlessDone(
    () => op.apigateway.confirm(status === "on" ? "EnableApiKey" : "DisableApiKey", { AccessKeyId: id }),
    async () => (await apiKeys.read(op, id, {}))?.["Status"] === status,
  );
}
