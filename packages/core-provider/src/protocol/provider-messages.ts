import {
  bytes,
  double,
  flag,
  type MessageOf,
  map,
  messageType,
  nested,
  properties,
  repeated,
  text,
  whole,
} from "./message.ts";

// The messages of Pulumi's provider protocol, with the fields that are used here. Tests compare them with Pulumi's
// generated code.

/** A message without fields. */
export const empty = messageType({});
export type Empty = MessageOf<typeof empty>;

export const handshakeRequest = messageType({ engineAddress: text(1) });
export type HandshakeRequest = MessageOf<typeof handshakeRequest>;

export const handshakeResponse = messageType({
  acceptSecrets: flag(1),
  acceptResources: flag(2),
  acceptOutputs: flag(3),
  supportsAutonamingConfiguration: flag(4),
});
export type HandshakeResponse = MessageOf<typeof handshakeResponse>;

export const pluginAttach = messageType({ address: text(1) });
export type PluginAttach = MessageOf<typeof pluginAttach>;

export const pluginInfo = messageType({ version: text(1) });
export type PluginInfo = MessageOf<typeof pluginInfo>;

export const schemaRequest = messageType({ version: whole(1) });
export type SchemaRequest = MessageOf<typeof schemaRequest>;

export const schemaResponse = messageType({ schema: text(1) });
export type SchemaResponse = MessageOf<typeof schemaResponse>;

export const mappingRequest = messageType({ key: text(1), provider: text(2) });
export type MappingRequest = MessageOf<typeof mappingRequest>;

export const mappingResponse = messageType({ provider: text(1), data: bytes(2) });
export type MappingResponse = MessageOf<typeof mappingResponse>;

export const mappingsRequest = messageType({ key: text(1) });
export type MappingsRequest = MessageOf<typeof mappingsRequest>;

export const mappingsResponse = messageType({ providers: repeated(text(1)) });
export type MappingsResponse = MessageOf<typeof mappingsResponse>;

export const autonamingModes = { propose: 0, enforce: 1, disable: 2 } as const;

const autonamingOptions = messageType({ proposedName: text(1), mode: whole(2) });

export const checkRequest = messageType({
  urn: text(1),
  olds: properties(2),
  news: properties(3),
  randomSeed: bytes(5),
  name: text(6),
  type: text(7),
  autonaming: nested(8, autonamingOptions),
});
export type CheckRequest = MessageOf<typeof checkRequest>;

const checkFailure = messageType({ property: text(1), reason: text(2) });
export type CheckFailure = MessageOf<typeof checkFailure>;

export const checkResponse = messageType({ inputs: properties(1), failures: repeated(nested(2, checkFailure)) });
export type CheckResponse = MessageOf<typeof checkResponse>;

export const diffRequest = messageType({
  id: text(1),
  urn: text(2),
  olds: properties(3),
  news: properties(4),
  ignoreChanges: repeated(text(5)),
  oldInputs: properties(6),
  type: text(8),
});
export type DiffRequest = MessageOf<typeof diffRequest>;

export const diffKinds = { add: 0, addReplace: 1, delete: 2, deleteReplace: 3, update: 4, updateReplace: 5 } as const;
export const diffChanges = { unknown: 0, none: 1, some: 2 } as const;

const propertyDiff = messageType({ kind: whole(1) });

export const diffResponse = messageType({
  replaces: repeated(text(1)),
  deleteBeforeReplace: flag(3),
  changes: whole(4),
  diffs: repeated(text(5)),
  /** By path. */
  detailedDiff: map(6, nested(2, propertyDiff)),
  hasDetailedDiff: flag(7),
});
export type DiffResponse = MessageOf<typeof diffResponse>;

export const configureRequest = messageType({ args: properties(2) });
export type ConfigureRequest = MessageOf<typeof configureRequest>;

export const configureResponse = messageType({
  acceptSecrets: flag(1),
  supportsPreview: flag(2),
  acceptResources: flag(3),
  acceptOutputs: flag(4),
  supportsAutonamingConfiguration: flag(5),
});
export type ConfigureResponse = MessageOf<typeof configureResponse>;

export const invokeRequest = messageType({ tok: text(1), args: properties(2) });
export type InvokeRequest = MessageOf<typeof invokeRequest>;

export const invokeResponse = messageType({ return: properties(1) });
export type InvokeResponse = MessageOf<typeof invokeResponse>;

export const createRequest = messageType({
  urn: text(1),
  properties: properties(2),
  timeout: double(3),
  preview: flag(4),
  name: text(5),
  type: text(6),
});
export type CreateRequest = MessageOf<typeof createRequest>;

export const createResponse = messageType({ id: text(1), properties: properties(2) });
export type CreateResponse = MessageOf<typeof createResponse>;

export const readRequest = messageType({
  id: text(1),
  urn: text(2),
  properties: properties(3),
  inputs: properties(4),
  type: text(6),
  timeout: double(10),
});
export type ReadRequest = MessageOf<typeof readRequest>;

export const readResponse = messageType({ id: text(1), properties: properties(2), inputs: properties(3) });
export type ReadResponse = MessageOf<typeof readResponse>;

export const updateRequest = messageType({
  id: text(1),
  urn: text(2),
  olds: properties(3),
  news: properties(4),
  timeout: double(5),
  ignoreChanges: repeated(text(6)),
  preview: flag(7),
  oldInputs: properties(8),
  type: text(10),
});
export type UpdateRequest = MessageOf<typeof updateRequest>;

export const updateResponse = messageType({ properties: properties(1) });
export type UpdateResponse = MessageOf<typeof updateResponse>;

export const deleteRequest = messageType({
  id: text(1),
  urn: text(2),
  properties: properties(3),
  timeout: double(4),
  oldInputs: properties(5),
  type: text(7),
});
export type DeleteRequest = MessageOf<typeof deleteRequest>;

export const listRequest = messageType({ token: text(1), query: properties(2), limit: whole(3) });
export type ListRequest = MessageOf<typeof listRequest>;

const listResult = messageType({ id: text(1), name: text(2) });

export const listResponse = messageType({ result: nested(2, listResult) });
export type ListResponse = MessageOf<typeof listResponse>;

/** The details of a failure whose object exists. */
export const initFailed = messageType({
  id: text(1),
  properties: properties(2),
  reasons: repeated(text(3)),
  inputs: properties(4),
  refreshBeforeUpdate: flag(5),
});

const anyMessage = messageType({ typeUrl: text(1), value: bytes(2) });

/** The outcome of a failed call, with details. */
export const callStatus = messageType({ code: whole(1), message: text(2), details: repeated(nested(3, anyMessage)) });

export const logSeverities = { debug: 0, info: 1, warning: 2, error: 3 } as const;

export const logRequest = messageType({ severity: whole(1), message: text(2), urn: text(3), ephemeral: flag(5) });
