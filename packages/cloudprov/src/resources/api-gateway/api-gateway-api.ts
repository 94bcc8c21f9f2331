import {
  CodedError,
  type CreateOperation,
  type DiffOperation,
  type DiffVerdict,
  fromWire,
  hasValue,
  isUnknown,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  requiredWhen,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { actionObject, createByAction, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { apis, describeApi, importId } from "./api-gateway-apis.ts";
import { apiIdentity } from "./api-identity.ts";
import { limitSetter } from "./api-limits.ts";
import { apiFields, createOnly, settingNames } from "./api-settings.ts";
import { bucketActionByMethod } from "./bucket-backend.ts";
import { hasLimits, setLimits } from "./environment-limits.ts";
import { isGiven, sentOf, unchangedBy, untouched } from "./sent-settings.ts";
import { describeService } from "./service-membership.ts";

type Fields = typeof apiFields;

export const apiGatewayApi = resource("ApiGatewayApi", {
  docs: "An API of an API gateway service: a path for callers, and the backend behind it. Changes take effect in an environment only after the service is released to it again.",
  example: `const orders = new cloudprov.ApiGatewayApi("orders", {
    serviceId: config.require("serviceId"),
    apiName: "orders",
    requestConfigPath: "/orders",
    serviceConfigUrl: "http://10.0.0.1",
    serviceConfigPath: "/orders",
    serviceConfigMethod: "GET",
});`,
  errors: remedies(
    "apigateway",
    "FailedOperation.ApiBindEnvironment",
    "UnsupportedOperation.UnsupportedDeleteApi",
    "UnsupportedOperation.ResourceAssociated",
  ),
  rules: [
    requiredWhen(
      ["serviceConfigUrl", "serviceConfigPath", "serviceConfigMethod"],
      hasValue("serviceConfigType", "HTTP", "WEBSOCKET"),
    ),
    requiredWhen(["serviceConfigVpcId"], {
      says: "serviceConfigProduct is given and serviceConfigType is HTTP or WEBSOCKET",
      fields: ["serviceConfigProduct", "serviceConfigType"],
      test: (values) =>
        isGiven(values["serviceConfigProduct"]) && hasValue("serviceConfigType", "HTTP", "WEBSOCKET").test(values),
    }),
    requiredWhen(["serviceConfigMockReturnMessage"], hasValue("serviceConfigType", "MOCK")),
    requiredWhen(
      [
        "serviceConfigScfFunctionName",
        "serviceConfigScfFunctionNamespace",
        "serviceConfigScfFunctionQualifier",
        "serviceConfigScfFunctionType",
      ],
      hasValue("serviceConfigType", "SCF"),
    ),
    requiredWhen(["serviceConfigCosConfig"], hasValue("serviceConfigType", "COS")),
    bucketActionByMethod,
  ],
  import: {
    ...importId.import,
    needs:
      "The platform does not return targetServices, targetNamespaceId, userType and owner: after an import, the state takes the values of your program.",
  },
  naturalKey: ["serviceId", "requestConfigPath", "requestConfigMethod"],
  setLater: { releaseLimit: "default", preLimit: "default", testLimit: "default" },
  ...actionObject({ fields: apiFields, ...apis }),

  diff: ({ args, state, changes, replacing }: DiffOperation<Fields>): DiffVerdict => {
    const { responseErrorCodes: codes = [], isDeleteResponseErrorCodes: removes } = args;
    const empties = changes.has("responseErrorCodes") && Array.isArray(codes) && codes.length === 0;
    if (!empties || replacing || removes === true || isUnknown(removes)) return {};
    const message = `must keep at least one of its ${state.responseErrorCodes?.length} error codes, unless isDeleteResponseErrorCodes is true`;
    return { reject: [{ path: "responseErrorCodes", message }] };
  },

  async create(op: CreateOperation<Fields> & Clients): Promise<string> {
    const { serviceId } = op.args;
    const service = await ifExists(describeService(op, serviceId));
    if (service === undefined) throw new CodedError("not-found", `service ${serviceId} does not exist`);
    return createByAction(op, apis, toWire(sentOf(op.args), op.args), op.args);
  },

  async ready(op: ReadyOperation<Fields> & Clients) {
    if (!hasLimits(op.args)) return;
    await untilSeen(op, { ...apis, read: describeApi }, op.id, op.args);
    await setLimits(op.args, () => true, limitSetter(op, op.args));
  },

  async read(op: ReadOperation<Fields> & Clients): Promise<ReadOutputs<Fields> | undefined> {
    const values: Values = { ...op.args, ...op.state };
    const purpose = op.purpose === "refresh" ? op.purpose : undefined;
    const body = await ifExists(apis.read(op, op.id, values, purpose));
    if (body === undefined) return undefined;
    return { ...fromWire(apiFields, body), ...unchangedBy(body, op) };
  },

  async update(op: UpdateOperation<Fields> & Clients) {
    if (op.changed(...settingNames)) {
      const state: Values = op.state;
      const values: Values = { ...op.args, ...untouched(op.args, state) };
      const sent = sentOf(values, createOnly);
      const body = toWire(sent, values, (name) => isGiven(values[name]) || isGiven(state[name]));
      await op.apigateway.write("ModifyApi", { ...body, ...apiIdentity(op.id, values) });
    }
    await setLimits(op.args, op.changed, limitSetter(op, op.args));
  },

  async delete(op) {
    const set = limitSetter(op, op.state);
    for (const environment of ["test", "release", "prepub"]) await ifExists(set(environment, -1));
    await actionObject({ fields: apiFields, ...apis }).delete(op);
  },
});
