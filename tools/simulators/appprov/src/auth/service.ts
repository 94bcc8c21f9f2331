import {
  defineRoute,
  integer,
  object,
  oneOf,
  optional,
  Refusal,
  reportStray,
  type Service,
  text,
} from "@org/simulator";
import { checkToken } from "../api/authenticate.ts";
import { listRoute } from "../api/collection.ts";
import type { Caller } from "../caller.ts";
import { organizationDocument } from "../documents/account.ts";
import { apiError, halDialect } from "../errors.ts";
import type { World } from "../world.ts";

const signIn = object({
  grant_type: oneOf("password"),
  username: text({ min: 1 }),
  password: text({ min: 1 }),
  scope: oneOf("manage"),
  expires: optional(integer({ min: 1 })),
});

/** The host of the Auth API: sign-in and organizations. */
export function authService(world: World): Service<Caller> {
  return {
    name: "auth",
    dialect: halDialect,
    routes: [
      defineRoute({
        method: "POST",
        path: "/tokens",
        simplified: "A second factor can be required, but not given.",
        body: signIn,
        handle({ body }) {
          const { credentials, settings } = world;
          if (body.username !== credentials.username || body.password !== credentials.password) {
            throw refused("invalid_credentials", "Invalid username or password");
          }
          if (settings.secondFactor) throw refused("otp_token_required", "A second factor is required");
          const seconds = Math.min(body.expires ?? settings.tokenSeconds, settings.tokenSeconds);
          const { token, expiresAt } = world.tokens.issue(seconds);
          const form = { token, null: null, absent: undefined }[settings.accessTokenForm];
          return {
            status: 201,
            json: {
              access_token: form,
              token_type: "bearer",
              scope: "manage",
              expires_in: seconds,
              expires_at: new Date(expiresAt).toISOString(),
            },
          };
        },
      }),
      listRoute(world, {
        path: "/organizations",
        name: "organizations",
        records: () => world.organizations.allSeen(),
        document: organizationDocument,
      }),
    ],
    authenticate(incoming) {
      // A sign-in needs no token. A token is ignored.
      if (incoming.path !== "/tokens") checkToken(world, "auth", incoming);
      else if (incoming.authorization.kind === "basic")
        reportStray(world.hub, "auth", incoming, "no host of the platform");
      return { embed: true };
    },
  };
}

function refused(error: string, message: string): Refusal {
  return new Refusal(apiError(401, error, message));
}
