import { type CheckOperation, type DiffOperation, type DiffVerdict, isUnknown, oneOfNames } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { missingSettings, overriddenSettings } from "./exporter-connection.ts";
import type { schemaExporterFields } from "./schema-exporter-fields.ts";

const at = "destinationSchemaRegistryCluster";

/** The properties whose changes are sent. */
export const sentProperties = ["contextType", "context", "subjectRenameFormat", "subjects", "config", at] as const;

const neededToChange =
  "are required to change the exporter, because an update sends all settings and the platform does not return the credentials";

/** Checks the credentials for the destination. After an import, they are unknown. */
export function checkDestination(op: CheckOperation & Clients): void {
  const { [at]: destination } = op.args;
  if (typeof destination !== "object" || destination === null || isUnknown(destination)) return;
  const { id, credentials } = destination as Readonly<Record<string, unknown>>;
  const before = op.oldArgs?.[at] as Readonly<Record<string, unknown>> | undefined;
  if (op.platform.usesOauth) {
    if (id === undefined) op.problem(`${at}.id`, "is required if the provider uses OAuth");
    if (credentials !== undefined) op.warn(`${at}.credentials has no effect if the provider uses OAuth`);
  } else if (credentials === undefined && (before === undefined || before["credentials"] !== undefined)) {
    op.problem(`${at}.credentials`, "is required unless the provider uses OAuth");
  }
}

/** Warns of settings without effect, and of missing ones. */
export function checkExporterSettings(op: CheckOperation & Clients): void {
  const { config = {} } = op.args;
  if (typeof config !== "object" || config === null) return;
  for (const name of overriddenSettings(config, op.platform)) {
    op.warn(`config[${JSON.stringify(name)}] has no effect: it follows from ${at}`);
  }
  const missing = missingSettings(config, op.platform);
  if (missing.length === 0) return;
  op.warn(
    `config does not contain ${oneOfNames(missing)}: the exporter needs client credentials to renew its token, and the provider only has an access token`,
  );
}

/** The verdict on changes: an update sends the credentials, so the program must set them. */
export function verdictOnDestination(op: DiffOperation<typeof schemaExporterFields> & Clients): DiffVerdict {
  const { [at]: destination } = op.args;
  if (op.platform.usesOauth || op.replacing || isUnknown(destination)) return {};
  // The platform does not return the ID for an exporter with an API key.
  const same = op.state[at].id === "" ? [`${at}.id`] : [];
  const { credentials } = destination as { readonly credentials?: unknown };
  const isMissing = credentials === undefined && sentProperties.some((name) => op.changes.has(name));
  return { same, reject: isMissing ? [{ path: `${at}.credentials`, message: neededToChange }] : [] };
}
