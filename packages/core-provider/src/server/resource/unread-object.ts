import { importOption, stateDeleteCommand } from "../../definition/import-command.ts";
import type { ReadResponse } from "../../protocol/provider-messages.ts";
import { encode } from "../../value/codec.ts";
import { RpcError } from "../failure.ts";
import { status } from "../grpc-status.ts";
import type { ResourceContext } from "./context.ts";
import { unreadMarker } from "./state-metadata.ts";

/**
 * The response to the import of an object that only a program can read: its ID, and a marker that nothing else is
 * known.
 */
export function unreadObject(id: string): ReadResponse {
  const marker = encode(unreadMarker, new Set());
  return { id, inputs: marker, properties: marker };
}

/** Why the import command cannot import an object. */
export function withoutProgram({ definition }: ResourceContext): RpcError {
  return new RpcError(
    status.invalidArgument,
    "invalid-import",
    `${definition.name} cannot be imported with a command, because only a program says how to read it. Declare it in the program with the resource option \`${importOption("<ID>")}\`, and run \`pulumi up\``,
  );
}

/** How to end an import that cannot be finished. For messages. */
export function forgetImport(urn: string): string {
  return `To remove it from the state and keep it on the platform, run \`${stateDeleteCommand(urn)}\``;
}

/** Why an imported object that was never read is not deleted. */
export function deletedUnread({ definition }: ResourceContext, urn: string, id: string): RpcError {
  return new RpcError(
    status.invalidArgument,
    "invalid-import",
    `the import of ${definition.name} ${id} was not finished, and only a program says how to read and delete it. Declare it in the program with the resource option \`${importOption(id)}\` and run \`pulumi up\`. ${forgetImport(urn)}`,
  );
}

/** Why an import that would replace the object is rejected. */
export function rejectedImport(
  { definition }: ResourceContext,
  urn: string,
  id: string,
  paths: readonly string[],
): RpcError {
  return new RpcError(
    status.invalidArgument,
    "invalid-import",
    `${definition.name} ${id} cannot be imported, because ${paths.join(", ")} ${paths.length > 1 ? "differ" : "differs"} from the program and cannot be changed in place. Change the program to what the platform has, and run \`pulumi up\`. ${forgetImport(urn)}`,
  );
}

/** The warning of a refresh, which cannot read the object without the program. */
export function notRefreshed(urn: string): string {
  return `was not read: its import was not finished, and only a program says how to read it. Run \`pulumi up\` with the resource in the program. ${forgetImport(urn)}`;
}
