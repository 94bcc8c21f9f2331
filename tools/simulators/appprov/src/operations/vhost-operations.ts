import { chosenBy, object, oneOf, optional, type Static, text } from "@org/simulator";
import { rejectFor } from "../errors.ts";
import { nextSetting } from "../lifecycle/setting-values.ts";
import { deleteVhost, provisionVhost } from "../lifecycle/vhosts.ts";
import type { Vhost } from "../records.ts";
import type { World } from "../world.ts";
import { anyOperation } from "./any-operation.ts";
import type { OperationPlan } from "./run.ts";

const value = optional(text());
const settings = object({
  FORCE_SSL: value,
  MAINTENANCE_PAGE_URL: value,
  IDLE_TIMEOUT: value,
  RELEASE_HEALTHCHECK_TIMEOUT: value,
  STRICT_HEALTH_CHECKS: value,
  SHOW_ELB_HEALTHCHECKS: value,
  SSL_PROTOCOLS_OVERRIDE: value,
  SSL_CIPHERS_OVERRIDE: value,
  DISABLE_WEAK_CIPHER_SUITES: value,
  CLIENT_BODY_TIMEOUT: value,
  IGNORE_INVALID_HEADERS: value,
  NGINX_ERROR_LOG_LEVEL: value,
});

/** Parameters of operations on an endpoint. */
export const vhostOperationShape = chosenBy("type", {
  provision: object({ ...anyOperation, type: oneOf("provision"), settings: optional(settings) }),
  deprovision: object({ ...anyOperation, type: oneOf("deprovision") }),
});

/** Plans an operation on an endpoint, or rejects it. */
export function planVhostOperation(
  world: World,
  { id }: Vhost,
  request: Static<typeof vhostOperationShape>,
): Pick<OperationPlan, "effect" | "failed"> {
  if (request.type === "deprovision") {
    return {
      effect() {
        deleteVhost(world, id);
        return undefined;
      },
    };
  }
  const wanted = request.settings as Readonly<Record<string, string>> | undefined;
  rejectFor(settingProblems(wanted ?? {}));
  return {
    effect() {
      const settingId = nextSetting(world, world.vhosts.get(id)?.settingId, { settings: wanted });
      world.change(world.vhosts, id, { settingId });
      provisionVhost(world, id);
      return undefined;
    },
    failed() {
      if (world.vhosts.get(id)?.status === "pending") world.change(world.vhosts, id, { status: "provision_failed" });
    },
  };
}

const protocols = [
  "TLSv1 TLSv1.1 TLSv1.2",
  "TLSv1 TLSv1.1 TLSv1.2 PFS",
  "TLSv1.1 TLSv1.2",
  "TLSv1.1 TLSv1.2 PFS",
  "TLSv1.2",
  "TLSv1.2 PFS",
  "TLSv1.2 PFS TLSv1.3",
  "TLSv1.3",
];

// An empty value removes a setting, so it is always valid.
function settingProblems(wanted: Readonly<Record<string, string>>): (string | false)[] {
  return Object.entries(wanted)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => {
      switch (name) {
        case "IDLE_TIMEOUT":
          return !isFrom(text, 30, 2400) && `${name} must be from 30 to 2400 seconds`;
        case "RELEASE_HEALTHCHECK_TIMEOUT":
          return !isFrom(text, 1, 900) && `${name} must be from 1 to 900 seconds`;
        case "SSL_PROTOCOLS_OVERRIDE":
          return !protocols.includes(text) && `${name} is not included in the list`;
        case "MAINTENANCE_PAGE_URL":
          return !URL.canParse(text) && `${name} must be a URL`;
        case "CLIENT_BODY_TIMEOUT":
          return !isFrom(text, 1, 2400) && `${name} must be a number of seconds`;
        case "NGINX_ERROR_LOG_LEVEL":
        case "SSL_CIPHERS_OVERRIDE":
          return false;
        default:
          return text !== "true" && text !== "false" && `${name} must be true, false or empty`;
      }
    });
}

function isFrom(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
