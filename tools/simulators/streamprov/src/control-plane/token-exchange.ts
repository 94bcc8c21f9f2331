import { defineRoute, object, oneOf, optional, Refusal, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { apiError } from "./errors.ts";

const accessToken = "urn:ietf:params:oauth:token-type:access_token";
const shape = object({
  grant_type: oneOf("urn:ietf:params:oauth:grant-type:token-exchange"),
  subject_token: text({ min: 1 }),
  identity_pool_id: text({ min: 1 }),
  subject_token_type: oneOf("urn:ietf:params:oauth:token-type:jwt"),
  requested_token_type: oneOf(accessToken),
  // A form has only texts.
  expires_in: optional(text({ pattern: /^([1-9]|[1-9]\d|[1-8]\d\d|900)$/, form: "an integer from 1 to 900" })),
});

/** `/sts/v1/oauth2/token`: a token of the identity provider becomes one for the control plane. */
export function tokenExchangeRoutes(world: World): Route<Caller>[] {
  return [
    defineRoute({
      method: "POST",
      path: "/sts/v1/oauth2/token",
      simplified: "Accepts the tokens of the simulated identity provider only.",
      contentTypes: ["application/x-www-form-urlencoded"],
      body: shape,
      handle({ body }) {
        if (world.identityPools.get(body.identity_pool_id) === undefined) {
          throw refused(`There is no identity pool '${body.identity_pool_id}'.`);
        }
        if (world.tokens.find(body.subject_token)?.kind !== "external") {
          throw refused("The subject token is not valid.");
        }
        const seconds = Math.min(world.settings.stsTokenSeconds, Number(body.expires_in ?? 900));
        const issued = world.tokens.issueSts(seconds, body.identity_pool_id);
        return {
          status: 200,
          json: {
            access_token: issued.token,
            issued_token_type: accessToken,
            token_type: "Bearer",
            expires_in: seconds,
          },
        };
      },
    }),
  ];
}

function refused(detail: string): Refusal {
  return new Refusal(apiError({ status: 401, code: "invalid_token", title: "Invalid Token", detail }));
}
