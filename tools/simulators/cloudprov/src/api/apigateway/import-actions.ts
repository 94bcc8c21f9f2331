import { isObject, object, oneOf, optional, text } from "@org/simulator";
import { parse } from "yaml";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { type ApiConfig, apiDefaults } from "./api-config.ts";
import { checkServiceIdle, lookupOf, occupyService } from "./lookup.ts";
import type { GatewayService } from "./records.ts";

/** The actions that make APIs of a document. */
export function importActions(world: World): Action[] {
  return [importOpenApi(world)];
}

function importOpenApi(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ImportOpenApi",
    documentedOnly: "The response reports each operation that failed; the others are created.",
    params: object({
      ServiceId: text({ min: 1 }),
      Content: text({ min: 1 }),
      EncodeType: optional(oneOf("YAML", "JSON")),
      ContentVersion: optional(text({ min: 1 })),
    }),
    run({ params: { ServiceId, Content, EncodeType = "YAML", ContentVersion = "openAPI" }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkServiceIdle(world, service.id);
      if (ContentVersion.toLowerCase() !== "openapi") {
        throw new PlatformError("InvalidParameterValue.NotInOptions", "ContentVersion must be openAPI.");
      }
      const operations = operationsOf(Content, EncodeType);
      const ApiSet = operations.map((operation) => importOne(world, service, operation));
      occupyService(world, service.id);
      return { Result: { TotalCount: ApiSet.length, ApiSet } };
    },
  });
}

/** An operation of a document, by its path and method. */
interface Operation {
  readonly path: string;
  readonly method: string;
  readonly says: Readonly<Record<string, unknown>>;
}

const methods = ["get", "put", "post", "delete", "head"];

function operationsOf(content: string, encodeType: string): Operation[] {
  const document = read(content, encodeType);
  if (!isObject(document) || !isObject(document["paths"])) {
    throw new PlatformError("InvalidParameter.FormatError", "Content is no OpenAPI document.");
  }
  return Object.entries(document["paths"]).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, says]) =>
      methods.includes(method) && isObject(says) ? [{ path, method: method.toUpperCase(), says }] : [],
    ),
  );
}

function read(content: string, encodeType: string): unknown {
  try {
    return encodeType === "JSON" ? JSON.parse(content) : parse(content);
  } catch {
    throw new PlatformError("InvalidParameter.FormatError", `Content is no ${encodeType}.`);
  }
}

/** Creates one API. Its error is reported with the results of the others, which are created anyway. */
function importOne(world: World, service: GatewayService, { path, method, says }: Operation): Reply {
  const { gateway } = world;
  const name = typeof says["operationId"] === "string" ? says["operationId"] : path;
  const outcome = { Path: path, Method: method, ApiName: name };
  const refused = (ErrMsg: string): Reply => ({ ...outcome, ApiId: null, CreatedTime: null, Status: "fail", ErrMsg });
  const { settings } = world;
  if (settings.refusedImports > 0) {
    settings.refusedImports -= 1;
    return refused("The service is in operation");
  }
  const isTaken = gateway.apis.all().some(
    ({
      serviceId,
      config: {
        RequestConfig: { Path, Method },
      },
    }) => {
      return serviceId === service.id && Path === path && Method === method;
    },
  );
  if (isTaken) return refused(`The service has an API at ${method} ${path} already`);
  const now = world.now();
  const api = gateway.apis.insert({
    id: world.newId("api"),
    region: service.region,
    serviceId: service.id,
    config: configOf(name, outcome, says),
    createdAt: now,
    modifiedAt: now,
  });
  return { ...outcome, ApiId: api.id, CreatedTime: world.timeText(now), Status: "success", ErrMsg: "" };
}

function configOf(
  ApiName: string,
  { Path, Method }: { readonly Path: string; readonly Method: string },
  says: Readonly<Record<string, unknown>>,
): ApiConfig {
  const backend = says["x-apigw-backend"];
  const timeout = says["x-apigw-service-timeout"];
  return {
    ...apiDefaults,
    ServiceType: "HTTP",
    ...(isObject(backend) ? backend : {}),
    ApiName,
    Protocol: "HTTP",
    ServiceTimeout: typeof timeout === "number" ? timeout : 15,
    EnableCORS: says["x-apigw-cors"] === true,
    RequestConfig: { Path, Method: Method as ApiConfig["RequestConfig"]["Method"] },
    ...(typeof says["description"] === "string" ? { ApiDesc: says["description"] } : {}),
  };
}
