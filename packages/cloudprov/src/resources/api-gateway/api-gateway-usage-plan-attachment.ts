import { hasValue, requiredWhen } from "@org/core-provider";
import { bindingObject } from "../../platform/binding.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { usagePlanAttachmentFields as fields } from "./api-gateway-usage-plan-attachment-fields.ts";
import { attachmentId, attachments, builtAttachmentId } from "./api-gateway-usage-plan-attachments.ts";
import { bindKeys, boundKeys, type PlanKeys, sorted, unbindKeys } from "./plan-keys.ts";

const handlers = bindingObject({ fields, ...attachments });

export const apiGatewayUsagePlanAttachment = resource("ApiGatewayUsagePlanAttachment", {
  docs: "Applies a usage plan to an environment of a service, for all of its APIs or for one. Keys are added and removed in place. When `usagePlanId` changes, the new plan is attached before the old one is detached; for every other change the plan does not apply for a moment. The ID contains the keys that the attachment was created with, joined by commas; adding or removing keys later does not change it.",
  example: `const trial = new cloudprov.ApiGatewayUsagePlanAttachment("trial", {
    usagePlanId: config.require("usagePlanId"),
    serviceId: config.require("serviceId"),
    environment: "release",
    bindType: "API",
    apiId: config.require("apiId"),
});`,
  errors: remedies("apigateway", "UnsupportedOperation.UnsupportedBindEnvironment"),
  rules: [requiredWhen(["apiId"], hasValue("bindType", "API"))],
  // A key gets a plan everywhere: deleting the old attachment would take the plan from the new attachment's keys.
  naturalKey: ["usagePlanId"],
  setLater: { accessKeyIds: "absent" },
  ...handlers,

  /** A plan of the whole service has no API. */
  normalize: ({ apiId, ...others }) =>
    apiId === undefined || others["bindType"] === "SERVICE" ? others : { ...others, apiId },

  check(op) {
    const { bindType, apiId, accessKeyIds } = op.given;
    if (bindType === "SERVICE" && apiId !== undefined) {
      op.warn("apiId has no effect when bindType is SERVICE: set bindType to API, or remove apiId");
    }
    if (bindType === "SERVICE" && Array.isArray(accessKeyIds) && accessKeyIds.length > 0) {
      op.warn(
        "accessKeyIds has no effect when bindType is SERVICE: assign the plan to keys with ApiGatewayApiKeyAttachment",
      );
    }
  },

  ready: (op) => bindKeys(op, attachmentId.key(op.id), op.args.accessKeyIds),

  async read(op) {
    const keys = op.purpose === "readBack" ? op.args.accessKeyIds : keysOf(op);
    const [found, accessKeyIds] = await Promise.all([
      handlers.read(op),
      ifExists(boundKeys(op, attachmentId.key(op.id), keys, op.purpose)),
    ]);
    const isNone = keys === undefined || keys.length === 0;
    return found && { ...found, accessKeyIds: isNone ? undefined : accessKeyIds };
  },

  async update(op) {
    const { accessKeyIds: wanted = [] } = op.args;
    const { accessKeyIds: before = [] } = op.state;
    await bindKeys(op, attachmentId.key(op.id), wanted);
    await unbindKeys(
      op,
      attachmentId.key(op.id),
      before.filter((key) => !wanted.includes(key)),
    );
  },

  list: {
    query: { serviceId: fields.serviceId },
    // The listing does not show which of the plan's keys belong to an attachment.
    listedAs: (id) => builtAttachmentId({ ...attachmentId.parts(id), accessKeyIds: [] }),
    async *run(op) {
      for (const bindType of ["SERVICE", "API"]) {
        yield* handlers.list.run({ ...op, query: { ...op.query, bindType } });
      }
    },
  },

  async delete(op) {
    await ifExists(unbindKeys(op, attachmentId.key(op.id), keysOf(op)));
    await handlers.delete(op);
  },
});

interface Keyed {
  readonly accessKeyIds?: PlanKeys;
}

/** The keys of an attachment. After a failed update, it may have both the old and the new keys. */
function keysOf({ args, state }: { readonly args: Keyed; readonly state: Keyed }): PlanKeys {
  const { accessKeyIds: had } = state;
  return had === undefined && args.accessKeyIds === undefined
    ? undefined
    : sorted([...(had ?? []), ...(args.accessKeyIds ?? [])]);
}
