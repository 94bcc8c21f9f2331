import { type Answer, type Dialect, defineRoute, htmlPage, reportStray, type Service } from "@org/simulator";
import { callerInRole } from "../auth/access.ts";
import type { Role, Session } from "../auth/records.ts";
import type { World } from "../world.ts";

const name = "metadata";

const dialect: Dialect = {
  limitHeaders: "none",
  badRequest: () => htmlPage(400, "Bad Request"),
  unknownPath: () => htmlPage(404, "Not Found"),
  tooManyRequests: () => htmlPage(429, "Too Many Requests"),
  failure: (status) => htmlPage(status, "Internal Server Error"),
};

const sessionSeconds = 43_200;
/** The instance gets new credentials when the old ones are this near to their end. */
const renewBeforeMs = 600_000;

/** The service that an instance asks about itself: here, for the credentials of its role. */
export function metadataService(world: World): Service<undefined> {
  const current = new Map<string, string>();
  return {
    name,
    dialect,
    routes: [
      defineRoute({
        method: "GET",
        path: "/latest/meta-data/cam/security-credentials/{role}",
        handle({ params }) {
          const role = world.access.roles.all().find(({ name, boundToInstance }) => {
            return boundToInstance && name === params["role"];
          });
          if (role === undefined) return htmlPage(404, "Not Found");
          if (world.settings.metadataCode !== "Success") {
            return dated(world, { Code: world.settings.metadataCode });
          }
          const session = sessionOf(world, role, current.get(role.id));
          current.set(role.id, session.id);
          const members = {
            TmpSecretId: session.id,
            TmpSecretKey: session.secretKey,
            ExpiredTime: Math.floor(session.expiresAt / 1000),
            Expiration: world.timeText(session.expiresAt),
            Token: session.token,
            Code: "Success",
          };
          const empty = world.settings.metadataEmptyMembers.map((name) => [name, ""]);
          return dated(world, { ...members, ...Object.fromEntries(empty) });
        },
      }),
    ],
    // It knows nobody by a credential, and gets none from a client that means well.
    authenticate(incoming) {
      reportStray(world.hub, name, incoming, "the API");
      return undefined;
    },
  };
}

// The date is the platform's, as is the time at which credentials end.
function dated(world: World, json: unknown): Answer {
  return { status: 200, json, headers: { Date: new Date(world.now()).toUTCString() } };
}

function sessionOf(world: World, role: Role, currentId: string | undefined): Session {
  const current = currentId === undefined ? undefined : world.access.sessions.get(currentId);
  if (current !== undefined && current.expiresAt - world.now() > renewBeforeMs) return current;
  const seconds = world.settings.sessionSeconds ?? sessionSeconds;
  return world.access.openSession({
    caller: callerInRole(role, "instance"),
    roleId: role.id,
    mfa: false,
    expiresAt: world.now() + seconds * 1000,
  });
}
