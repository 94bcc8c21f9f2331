import {
  CodedError,
  type CreateOperation,
  compositeId,
  type DiffOperation,
  type DiffVerdict,
  expectation,
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
import {
  type ActionObject,
  actionObject,
  createByAction,
  untilSeen,
  type Values,
} from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { remedies } from "../../platform/remedies.ts";
import { rows, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { bucketActionByMethod } from "./api-backends.ts";
import { apiFields, createOnly, settingNames } from "./api-settings.ts";
import { hasLimits, limitsOf, rowFacts, setLimits } from "./environment-limits.ts";
import { isGiven, sentOf, unchangedBy, untouched } from "./sent-settings.ts";
import { describeService } from "./service-membership.ts";

type Fields = typeof apiFields;

const importId = compositeId({
  separator: "#",
  own: "apiId",
  parts: [
    { property: "serviceId", example: "service-ohxqslqe" },
    { property: "apiId", example: "api-0cvmf4x4" },
  ],
});

const expects = expectation(apiFields);

const apiSet = responseList("ApiIdStatusSet", {
  ...memberFacts("ApiId", "ApiName"),
  path: text(),
  method: text(),
});

const strategySet = responseList("ApiEnvironmentStrategySet", {
  ...memberFacts("ApiId", "ApiName"),
  rows: rows(rowFacts("Quota"), "EnvironmentStrategySet"),
});

const apis: ActionObject = {
  service: "apigateway",
  create: "CreateApi",
  delete: { action: "DeleteApi", confirmed: true },
  idOf: textAt("ApiId"),
  key,
  importId: (apiId, { serviceId }) => importId.build({ serviceId, apiId }),
  // The listing of a service's APIs does not contain their backends, so each API is read on its own. Their limits are
  // listed.
  read: async (op, id, values, purpose) => {
    const limits = purpose === "refresh" ? readOfMany(op, limitsIn(values), id) : readLimits(op, key(id, values));
    const [api, rows = []] = await Promise.all([describe(op, id, values), limits]);
    // If the platform returns no limits, they stay as they are.
    return rows.length === 0 ? api : { ...api, ...limitsOf(rows, "Quota") };
  },
  listing: {
    name: "ApiName",
    within: { serviceId: apiFields.serviceId },
    async *find(op, name, { serviceId, requestConfigPath, requestConfigMethod }) {
      const filters = filteredBy("ApiName", name);
      for await (const api of op.apigateway.pages("DescribeApisStatus", { ServiceId: serviceId, ...filters }, apiSet)) {
        const isThere = api["Path"] === requestConfigPath && api["Method"] === requestConfigMethod;
        // `discover` has no path to compare.
        if (requestConfigPath === undefined || isThere) yield api;
      }
    },
    // Another API of the service has this path and method.
    uniqueNames: true,
    takenCodes: ["InvalidParameterValue.InvalidApiRequestConfig"],
  },
};

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
    return { refuse: [{ path: "responseErrorCodes", message }] };
  },

  async create(op: CreateOperation<Fields> & Clients): Promise<string> {
    const { serviceId } = op.args;
    const service = await ifExists(describeService(op, serviceId));
    if (service === undefined) throw new CodedError("not-found", `service ${serviceId} does not exist`);
    return createByAction(op, apis, toWire(sentOf(op.args), op.args), op.args);
  },

  async ready(op: ReadyOperation<Fields> & Clients) {
    if (!hasLimits(op.args)) return;
    await untilSeen(op, { ...apis, read: describe }, op.id, op.args);
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
      await op.apigateway.write("ModifyApi", { ...body, ...key(op.id, values) });
    }
    await setLimits(op.args, op.changed, limitSetter(op, op.args));
  },

  async delete(op) {
    const set = limitSetter(op, op.state);
    for (const environment of ["test", "release", "prepub"]) await ifExists(set(environment, -1));
    await actionObject({ fields: apiFields, ...apis }).delete(op);
  },
});

function key(id: string, { serviceId }: Values): Body {
  return { ServiceId: serviceId, ApiId: id };
}

function describe(op: Op, id: string, values: Values): Promise<Body> {
  return op.apigateway.read("DescribeApi", key(id, values), { expects });
}

const describeLimits = "DescribeApiEnvironmentStrategy";

/** The limits of an API, by environment. */
async function readLimits(op: Op, query: Body): Promise<readonly Body[]> {
  const [own] = await op.apigateway.list(describeLimits, query, strategySet);
  return own === undefined ? [] : rowsOf(own);
}

/** The same for all APIs of a service. */
function limitsIn(values: Values): OfMany<readonly Body[]> {
  const { serviceId } = values;
  return {
    name: `limits of the APIs of ${serviceId}`,
    what: `the limits of the APIs of ${serviceId}`,
    readOne: (op, id) => readLimits(op, key(id, values)),
    readPage: async (op, offset) => {
      const query = { ServiceId: serviceId };
      const { elements, ...rest } = await op.apigateway.page(describeLimits, query, strategySet, { offset });
      return { ...rest, members: new Map(elements.map((one) => [String(one["ApiId"]), rowsOf(one)])) };
    },
  };
}

function rowsOf(api: Body): readonly Body[] {
  return (api["EnvironmentStrategySet"] ?? []) as readonly Body[];
}

function limitSetter(op: Op & { readonly id: string }, { serviceId }: { readonly serviceId: string }) {
  return (EnvironmentName: string, Strategy: number) =>
    op.apigateway.confirm("ModifyApiEnvironmentStrategy", {
      ServiceId: serviceId,
      Strategy,
      EnvironmentName,
      ApiIds: [op.id],
    });
}
