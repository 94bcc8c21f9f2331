import { createSafely, type Found } from "@org/core-http";
import { CodedError, type CreateOperation, compositeId, fromWire, ifTaken, importCommand } from "@org/core-provider";
import { timeOf } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { apisOfService } from "./apis-of-service.ts";
import { firstOperation, type OpenApiOperation } from "./first-operation.ts";
import type { importedApiFields } from "./imported-api-fields.ts";
import { type ImportedApi, imported, importedFacts, nameOf, warnOfLeft, warnOfOthers } from "./imported-apis.ts";

/** The ID of the first API of a document. */
export const importId = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-nxz6yync" },
    { property: "apiId", wire: "ApiId", example: "api-0cvmf4x4" },
  ],
});

/** Imports the document and returns the ID of its first API. */
export async function importDocument(op: CreateOperation<typeof importedApiFields> & Clients): Promise<string> {
  const { serviceId: service, content, encodeType, contentVersion } = op.args;
  const importing: Importing = {
    service,
    parameters: { ServiceId: service, Content: content, EncodeType: encodeType, ContentVersion: contentVersion },
    first: firstOperation(content),
    made: new Map(),
  };
  const { first } = importing;
  try {
    const made = await createSafely(op, {
      what: first ? `the API ${first.method} ${first.path} of ${service}` : `the first API of a document in ${service}`,
      where: op.platform.place,
      importCommand: (own) => `\`${importAsApi(op, own)}\``,
      ifTaken: (own) => ifTaken(op, own, importAsApi(op, own)),
      post: () => untilImported(op, importing),
      find: () => found(op, importing),
      isConflict: (error) => error instanceof PathTaken,
      // A document that cannot be parsed here is searched for after the platform has named its first API.
      ...(first === undefined ? { searchMs: 0 } : {}),
    });
    return made.id;
  } catch (error) {
    warnOfLeft(op, [...importing.made.values()]);
    throw error;
  }
}

/** The state of an import. */
interface Importing {
  readonly service: string;
  readonly parameters: Body;
  /** Its first operation, if the document can be parsed or the platform has named it. */
  first: OpenApiOperation | undefined;
  /** The APIs that were created, by method and path, even if the first one was not. */
  readonly made: Map<string, ImportedApi>;
}

/** The command that imports the API as an ApiGatewayApi, because the platform does not return the document. */
function importAsApi({ urn }: Op, own: string): string {
  const [stack, project, , ...name] = urn.split("::");
  const asApi = [stack, project, "cloudprov:index/apiGatewayApi:ApiGatewayApi", ...name].join("::");
  return importCommand(asApi, own);
}

/** The service already has an API with the path and method. */
class PathTaken extends CodedError {
  override readonly name = "PathTaken";
}

/** Repeats the request until the platform has created the document's first API: the service may be locked. */
async function untilImported(op: Op, importing: Importing): Promise<Found> {
  const { service, parameters, made } = importing;
  let reason = "";
  const ask = async () => {
    const response = await op.apigateway.create("ImportOpenApi", parameters, { expects: imported.expects });
    const [own, ...others] = imported.of(response).map((one) => fromWire(importedFacts, one));
    if (own === undefined) throw new CodedError("invalid-input", "the document defines no API");
    for (const one of [own, ...others]) if (one.status === "success") made.set(nameOf(one), one);
    if (own.status === "success") {
      // The platform reports an API that an earlier attempt created as a conflict.
      const all = others.map((one) => made.get(nameOf(one)) ?? one);
      warnOfOthers(op, own.apiId, all);
      return { id: importId.build({ serviceId: service, apiId: own.apiId }) };
    }
    reason = own.reason;
    if (own.path !== "" && own.method !== "") importing.first = own;
    const isTaken = (await found(op, importing)).length > 0;
    if (isTaken)
      throw new PathTaken("object-exists", `the platform rejected the document: ${reason.replace(/\.$/, "")}.`);
    op.progress(`the platform does not accept the document yet: ${reason}`);
    return undefined;
  };
  const first = await waitUntil(op, {
    what: `the document to be imported into ${service}`,
    read: ask,
    done: (one) => one !== undefined,
    progress: "waiting until the platform accepts the document",
    otherwise: () => `the platform did not import the document into ${service}: ${reason}`,
    forMs: 300_000,
  });
  return first as Found;
}

/** The APIs of a service with the path and method of the document's first API. */
async function found(op: Op, { service, first }: Importing): Promise<Found[]> {
  if (first === undefined) return [];
  const apis = await op.apigateway.list("DescribeApisStatus", { ServiceId: service }, apisOfService);
  const there = apis.filter(({ Path, Method }) => Path === first.path && Method === first.method);
  return there.map((api) => {
    const createdAt = timeOf(api["CreatedTime"]);
    return {
      id: importId.build({ serviceId: service, apiId: api["ApiId"] }),
      ...(createdAt === undefined ? {} : { createdAt }),
    };
  });
}
