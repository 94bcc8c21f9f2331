import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { importOption } from "../../definition/import-command.ts";
import { encode } from "../../value/codec.ts";
import { RpcError } from "../failure.ts";
import { status } from "../grpc-status.ts";
import { unreadNote } from "./bookkeeping.ts";
import type { ResourceContext } from "./context.ts";

/** The answer to the import of an object that only a program tells how to read: its ID, and that nothing is known. */
export function unreadObject(id: string): providerPb.ReadResponse {
  const response = new providerPb.ReadResponse();
  response.setId(id);
  response.setInputs(encode(unreadNote, new Set()));
  response.setProperties(encode(unreadNote, new Set()));
  return response;
}

/** Why an object of which nothing but the ID is known cannot be had without a program. */
export function withoutProgram({ definition }: ResourceContext, id = "<ID>"): RpcError {
  return new RpcError(
    status.invalidArgument,
    `only a program says how an object of kind ${definition.name} is read, so no command imports one: declare it in the program with the resource option \`${importOption(id)}\`, and run \`pulumi up\``,
  );
}
