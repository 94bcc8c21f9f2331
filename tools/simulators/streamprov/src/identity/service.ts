import {
  type Dialect,
  defineRoute,
  object,
  oneOf,
  optional,
  Refusal,
  reportStray,
  type Service,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";

const name = "identity-provider";
const shape = object({
  grant_type: oneOf("client_credentials"),
  client_id: text({ min: 1 }),
  client_secret: text({ min: 1 }),
  scope: optional(text({ min: 1 })),
});

const dialect: Dialect = {
  limitHeaders: "none",
  badRequest: (problems) => ({
    status: 400,
    json: {
      error: "invalid_request",
      error_description: problems.map((problem) => `${problem.at} ${problem.message}`).join("; "),
    },
  }),
  unknownPath: () => ({ status: 404, json: { error: "not_found" } }),
  tooManyRequests: () => ({ status: 429, json: { error: "too_many_requests" } }),
  failure: (status) => ({ status, json: { error: "server_error" } }),
};

/** The host of an identity provider that knows one client: `POST /oauth2/token`. */
export function identityProviderService(world: World): Service<Caller> {
  const { credentials } = world;
  return {
    name,
    dialect,
    routes: [
      defineRoute({
        method: "POST",
        path: "/oauth2/token",
        simplified: "Knows one client.",
        contentTypes: ["application/x-www-form-urlencoded"],
        body: shape,
        handle({ body }) {
          if (body.client_id !== credentials.oauthClientId || body.client_secret !== credentials.oauthClientSecret) {
            throw new Refusal({
              status: 401,
              json: { error: "invalid_client", error_description: "The client is unknown or its secret is wrong." },
            });
          }
          const { externalTokenSeconds: seconds, expiresInForm } = world.settings;
          const { token } = world.tokens.issueExternal(seconds);
          return {
            status: 200,
            json: {
              access_token: token,
              token_type: "Bearer",
              ...(expiresInForm === "absent"
                ? {}
                : { expires_in: expiresInForm === "string" ? String(seconds) : seconds }),
            },
          };
        },
      }),
    ],
    // The client's credentials are in the form; any other credential has lost its way.
    authenticate(incoming) {
      reportStray(world.hub, name, incoming, "the platform");
      return { principalId: "" };
    },
  };
}
