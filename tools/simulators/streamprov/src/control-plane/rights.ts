import { type Answer, isObject, type Route } from "@org/simulator";
import { mayManageEnvironment, mayManageOrganization } from "../access.ts";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { forbidden } from "./errors.ts";
import type { ControlCall } from "./objects.ts";

/**
 * A route that obeys role bindings: objects that the caller has no role for are missing from listings, and a request
 * for one of them is answered with 403. Everybody may read their own API keys and list their own role bindings.
 */
export function withRights(world: World, route: Route<Caller>): Route<Caller> {
  return {
    ...route,
    async handle(call) {
      if (isAllowed(world, call)) return route.handle(call);
      const isListing = route.method === "GET" && !route.path.endsWith("}");
      if (isListing && environmentOf(call) === undefined) return emptied(await route.handle(call));
      throw forbidden(`Access to '${call.path}' is forbidden.`);
    },
  };
}

function isAllowed(world: World, call: ControlCall<unknown>): boolean {
  const { caller, path, params, query } = call;
  if (path === "/sts/v1/oauth2/token" || mayManageOrganization(world, caller)) return true;
  // Its listing shows the environments that the caller has a role in.
  if (path === "/org/v2/environments") return true;
  const environment = environmentOf(call);
  if (environment !== undefined) return mayManageEnvironment(world, caller, environment);
  if (path.startsWith("/iam/v2/api-keys/"))
    return world.apiKeys.get(params["id"] ?? "")?.ownerId === caller.principalId;
  if (path === "/iam/v2/role-bindings") return query.text("principal") === `User:${caller.principalId}`;
  return false;
}

/** The environment that a call is about, by its path, query or body. */
function environmentOf({ path, params, query, body }: ControlCall<unknown>): string | undefined {
  if (path.startsWith("/org/v2/environments/")) return params["id"];
  const spec = isObject(body) && isObject(body["spec"]) ? body["spec"] : body;
  const reference = isObject(spec) ? spec["environment"] : undefined;
  const inBody = isObject(reference) && typeof reference["id"] === "string" ? reference["id"] : undefined;
  return params["environment_id"] ?? query.text("environment") ?? query.text("spec.environment") ?? inBody;
}

function emptied(answer: Answer): Answer {
  const json = "json" in answer ? answer.json : undefined;
  if (!isObject(json) || !Array.isArray(json["data"])) return answer;
  return { ...answer, json: { ...json, data: [], metadata: {} } } as Answer;
}
