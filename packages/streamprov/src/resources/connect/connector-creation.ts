import { ConfigurationError, createSafely, creating, StatusError } from "@org/core-http";
import {
  CodedError,
  type CreateOperation,
  containsUnknown,
  ifTaken,
  importCommand,
  isUnknown,
  type Operation,
  type PreviewOperation,
} from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { isConflict, isOptionalFailure } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";
import { type connectorFields, connectorId, type Named, nameOf } from "./connector-fields.ts";
import { sentOffsets } from "./connector-offsets.ts";
import { existsConnector } from "./connector-requests.ts";
import { mergedSettings } from "./connector-settings.ts";
import { askedStates, isAsked } from "./connector-state.ts";
import { assertTaken } from "./connector-validation.ts";
import { type ConnectorPlace, connectorNames, connectPath, findConnector } from "./connectors.ts";

/** Validates the settings of a new or changed connector, if all are known. */
export async function previewConnector(op: PreviewOperation<typeof connectorFields> & Clients): Promise<void> {
  if (op.state === undefined) assertAsked(op.args["status"]);
  const { environment, kafkaCluster, configNonsensitive, configSensitive = op.state?.configSensitive } = op.args;
  const given = { environment, kafkaCluster, configNonsensitive, configSensitive } as Named;
  if (containsUnknown(given) || (op.state && !op.changed("configNonsensitive", "configSensitive"))) return;
  const fixed = op.state ? ["name"] : [];
  try {
    const open = await assertTaken(op.cloud, given, given, fixed);
    for (const one of open)
      op.warn(
        `configNonsensitive[${JSON.stringify(one)}] is a password: move it to configSensitive, which is encrypted`,
      );
  } catch (error) {
    if (!(error instanceof ConfigurationError) && !isOptionalFailure(error, op)) throw error;
  }
}

/** Creates a connector, and returns its ID. */
export async function createConnector(op: CreateOperation<typeof connectorFields> & Clients): Promise<string> {
  const { offsets } = op.args;
  assertAsked(op.args.status);
  const name = nameOf(op.args);
  const config = mergedSettings(op.args);
  await assertTaken(op.cloud, op.args, op.args).catch((error: unknown) => {
    // The platform also validates the settings when it creates the connector.
    if (!isOptionalFailure(error, op)) throw error;
    op.debug(`the settings could not be validated before the create: ${error.message}`);
  });
  const sent = sentOffsets(offsets);
  const body = { name, config, ...(sent.length > 0 ? { offsets: sent } : {}) };
  const command = importCommand(op.urn, connectorId.build(op.args));
  const find = async () => {
    const found = await findConnector(op.cloud, op.args, name);
    return found ? [found] : [];
  };
  const made = await createSafely(op, {
    what: `Connector "${name}"`,
    importCommand: () => command,
    ifTaken: (id) => ifTaken(op, id, command),
    post: async () => {
      await op.cloud.post(`${connectPath(op.args)}/connectors`, { body, ...creating });
      // The response contains no ID, and the list lags behind: an interrupted create is found again by name.
      op.creationNote?.recordResult(name);
      return untilListed(op, op.args, name);
    },
    find,
    isConflict: (error) => isConflict(error) || (error instanceof StatusError && /already exists/i.test(error.message)),
    unique: true,
    before: async () => {
      const names = {
        key: connectPath(op.args),
        isTaken: (one: string) => existsConnector(op.cloud, op.args, one),
        all: () => connectorNames(op.cloud, op.args),
      };
      const isTaken = await op.memory.takenNames.isTaken(names, name);
      // Only the detailed list contains IDs, so it is read only when they are needed.
      return isTaken === undefined ? undefined : isTaken ? (await find()).map(({ id }) => id) : [];
    },
  });
  return made.id;
}

/** A new connector can only be RUNNING or PAUSED. An imported one may have other states. */
function assertAsked(status: unknown): void {
  if (status === undefined || isUnknown(status) || isAsked(status)) return;
  throw new CodedError("invalid-input", `status must be ${askedStates.join(" or ")} for a new connector, or unset`);
}

/** Waits until the list contains a new connector, because only the list contains its ID. */
async function untilListed(op: Operation & Clients, place: ConnectorPlace, name: string) {
  try {
    const found = await untilPhase(op, {
      what: `connector "${name}" to be listed`,
      read: () => findConnector(op.cloud, place, name),
      phase: (one) => one && "listed",
      pending: [],
      done: ["listed"],
    });
    if (found) return found;
    throw new CodedError("not-visible", "the list does not contain it.");
  } catch (error) {
    throw new CodedError(
      "interrupted-create",
      `the platform created connector "${name}", but its ID is unknown. Run \`pulumi up\` again to find the connector. ${(error as Error).message}`,
      { cause: error },
    );
  }
}
