import {
  type Answer,
  type Dialect,
  defineRoute,
  Refusal,
  reportStray,
  requiredParameter,
  type Service,
} from "@org/simulator";
import type { World } from "../world.ts";
import { isGoodAddress } from "./address.ts";

const name = "log-storage";

const dialect: Dialect = {
  limitHeaders: "none",
  badRequest: (problems) =>
    xmlError(400, "InvalidRequest", problems.map((one) => `${one.at} ${one.message}`).join("; ")),
  unknownPath: () => xmlError(404, "NoSuchKey", "The specified key does not exist."),
  tooManyRequests: () => xmlError(503, "SlowDown", "Please reduce your request rate."),
  failure: (status) => xmlError(status, "InternalError", "We encountered an internal error. Please try again."),
};

/**
 * The host of the operation logs: an object storage with signed addresses. A request with a credential is recorded and
 * rejected.
 */
export function logStorageService(world: World): Service<undefined> {
  return {
    name,
    dialect,
    secrets: ["signature"],
    routes: [
      defineRoute({
        method: "GET",
        path: "/operation-logs/{id}",
        query: { expires: requiredParameter, signature: requiredParameter },
        handle({ params, query }) {
          const id = params["id"] ?? "";
          if (!isGoodAddress(world, id, query.text("expires") ?? "", query.text("signature") ?? "")) {
            return xmlError(403, "AccessDenied", "Request has expired");
          }
          const log = world.operations.get(id)?.log;
          if (log === undefined) return xmlError(404, "NoSuchKey", "The specified key does not exist.");
          return { status: 200, type: "text/plain", raw: log };
        },
      }),
    ],
    authenticate(incoming) {
      if (incoming.authorization.kind === "none") return undefined;
      reportStray(world.hub, name, incoming, "the API");
      throw new Refusal(xmlError(400, "InvalidArgument", "Only one auth mechanism allowed"));
    },
  };
}

function xmlError(status: number, code: string, message: string): Answer {
  const raw = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, type: "application/xml", raw };
}
