import { CodedError, type ReadOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import type { RegistryService } from "../../platform/schema-registry.ts";
import { readFromListing, versionsOf } from "./registered-schemas.ts";
import type { RegisteredSchema } from "./schema-content.ts";
import type { Schema, schemaFields } from "./schema-fields.ts";

/** Reads the version that the resource manages. */
export async function readSchema(
  op: ReadOperation<typeof schemaFields> & Clients,
  service: RegistryService,
  subject: string,
): Promise<RegisteredSchema | undefined> {
  const { schemaIdentifier } = op.state;
  const { recreateOnUpdate } = op.purpose === "readBack" ? op.args : op.state;
  const identifier = recreateOnUpdate && schemaIdentifier !== undefined ? schemaIdentifier : "latest";
  if (op.purpose === "refresh") return readFromListing(op, service, subject, identifier);
  const versions = await versionsOf(service.client, subject);
  const written = versions.find((s) => s.id === schemaIdentifier);
  if (identifier !== "latest") return written;
  const latest = versions.at(-1);
  if (op.purpose === "readBack" && written && latest && written.version < latest.version) {
    throw new CodedError(
      "change-rejected",
      olderVersion(written.version, { subjectName: subject, version: latest.version }),
    );
  }
  return latest;
}

/**
 * The schema's text. The registry returns its own layout of the same schema, so the program's text is kept as long as the
 * ID is the same; otherwise it would be compared again and again.
 */
export function textOf(op: ReadOperation<typeof schemaFields>, found: RegisteredSchema): string {
  if (found.id !== op.state.schemaIdentifier) return found.schema;
  return (op.purpose === "readBack" ? op.args.schema : undefined) ?? op.state.schema ?? found.schema;
}

/** The reason that an older version does not become the latest one. */
export function olderVersion(version: number, latest: Pick<Schema, "subjectName" | "version">): string {
  return `this schema is version ${version} of subject "${latest.subjectName}", and the registry cannot make it the latest again while version ${latest.version} exists; change the schema, or set recreateOnUpdate to true to manage version ${version} itself`;
}
