import { CodedError, expectation, fromWire, toWire } from "@org/core-provider";
import { type ActionObject, actionObject, timeOf, untilSeen } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { type Body, memberFacts, orNull, responseList, textAt } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { apiDocFields as fields } from "./api-gateway-api-doc-fields.ts";

const detail = orNull(expectation(fields));
const listDocs = "DescribeAPIDocs";
const docSet = responseList("APIDocSet", memberFacts("ApiDocId", "ApiDocName"));

const docs: ActionObject = {
  service: "apigateway",
  create: "CreateAPIDoc",
  update: "ModifyAPIDoc",
  delete: { action: "DeleteAPIDoc", confirmed: true },
  idOf: textAt("ApiDocId"),
  key: (id) => ({ ApiDocId: id }),
  read: (op, id, _values, purpose) =>
    op.apigateway.readIfAny(
      "DescribeAPIDocDetail",
      { ApiDocId: id },
      detail,
      purpose && (async () => (await op.apigateway.list(listDocs, {}, docSet)).some((one) => one["ApiDocId"] === id)),
    ),
  listing: {
    name: "ApiDocName",
    // A new document has not been changed since it was created.
    readTime: async (op, id) => timeOf((await docs.read(op, id, {}))?.["UpdatedTime"]),
    async *find(op, name, { serviceId }) {
      for await (const found of op.apigateway.pages(listDocs, {}, docSet)) {
        if (name === undefined) yield found;
        else if (found["ApiDocName"] === name)
          yield* ofService(serviceId, await docs.read(op, docs.idOf(found, {}), {}));
      }
    },
  },
};

/** A document of the service, with its creation time: a new document has not been changed since. */
function ofService(serviceId: unknown, found: Body | undefined): Body[] {
  return found?.["ServiceId"] === serviceId ? [{ ...found, CreatedTime: found?.["UpdatedTime"] }] : [];
}

const handlers = actionObject({ fields, ...docs });

export const apiGatewayApiDoc = resource("ApiGatewayApiDoc", {
  docs: "A page that documents APIs of a service for their callers. The platform rebuilds it after each change.",
  example: `const manual = new cloudprov.ApiGatewayApiDoc("manual", {
    apiDocName: "manual",
    serviceId: config.require("serviceId"),
    environment: "release",
    apiIds: [config.require("apiId")],
});`,
  errors: {
    "API document build failed":
      "One of the APIs cannot be documented: look at them in the platform's console. The next `pulumi up` builds the document again.",
    "LimitExceeded.APIDocLimitExceeded":
      "The account has as many documents as its quota allows: delete one that is not needed, or request a higher quota from the platform.",
  },
  import: { form: "<document ID>", example: "apidoc-a7ragqam" },
  ...handlers,
  readyAfterUpdate: true,

  async ready(op) {
    const found = await untilSeen(op, docs, op.id, {});
    const isOfEarlierRun = op.state.apiDocName !== undefined;
    // A document that could not be built is rebuilt with the program's values.
    if (isOfEarlierRun && !buildable.includes(fromWire(fields, found).apiDocStatus)) {
      await op.apigateway.write("ModifyAPIDoc", { ...toWire(fields, op.args), ...docs.key(op.id, {}) });
    }
    await untilBuilt(op);
  },

  async update(op) {
    await handlers.update?.(op);
    await untilBuilt(op);
  },
});

const built = "COMPLETED";
const buildable: readonly string[] = [built, "PROCESSING"];

async function untilBuilt(op: Op & { readonly id: string }): Promise<void> {
  const what = `the API document ${op.id}`;
  const next = "the next `pulumi up` rebuilds it";
  await waitUntil(op, {
    what: `${what} to be built`,
    read: async () => {
      const found = await docs.read(op, op.id, {});
      if (found === undefined) throw new CodedError("not-found", `${what} does not exist`);
      const { apiDocStatus } = fromWire(fields, found);
      if (buildable.includes(apiDocStatus)) return apiDocStatus;
      if (apiDocStatus !== "FAIL")
        throw new CodedError("object-failed", `${what} has the unknown status ${apiDocStatus}: ${next}`);
      throw new CodedError(
        "object-failed",
        `API document build failed for ${op.id}: look at its APIs in the platform's console; ${next}`,
      );
    },
    done: (status) => status === built,
    progress: "waiting until the document is built",
    otherwise: `${what} is still being built`,
    forMs: 300_000,
  });
}
