import type {
  CheckRequest,
  CheckResponse,
  ConfigureRequest,
  ConfigureResponse,
  CreateRequest,
  CreateResponse,
  DeleteRequest,
  DiffRequest,
  DiffResponse,
  Empty,
  HandshakeRequest,
  HandshakeResponse,
  InvokeRequest,
  InvokeResponse,
  ListRequest,
  ListResponse,
  MappingRequest,
  MappingResponse,
  MappingsRequest,
  MappingsResponse,
  PluginAttach,
  ReadRequest,
  ReadResponse,
  SchemaRequest,
  SchemaResponse,
  UpdateRequest,
  UpdateResponse,
} from "../protocol/provider-messages.ts";

/** Fields that the engine sends and the provider ignores. */
interface IgnoredFields {
  readonly Handshake: { readonly configureWithUrn: boolean };
  readonly Configure: {
    readonly acceptSecrets: boolean;
    readonly acceptResources: boolean;
    readonly sendsOldInputs: boolean;
    readonly sendsOldInputsToDelete: boolean;
  };
  readonly Diff: LogicalName;
  readonly Read: LogicalName;
  readonly Update: LogicalName;
  readonly Delete: LogicalName;
}

interface LogicalName {
  readonly name: string;
}

/** The messages of each method that the harness calls. */
interface Messages {
  readonly Handshake: [HandshakeRequest, HandshakeResponse];
  readonly Attach: [PluginAttach, Empty];
  readonly GetSchema: [SchemaRequest, SchemaResponse];
  readonly GetMapping: [MappingRequest, MappingResponse];
  readonly GetMappings: [MappingsRequest, MappingsResponse];
  readonly CheckConfig: [CheckRequest, CheckResponse];
  readonly DiffConfig: [DiffRequest, DiffResponse];
  readonly Configure: [ConfigureRequest, ConfigureResponse];
  readonly Invoke: [InvokeRequest, InvokeResponse];
  readonly Check: [CheckRequest, CheckResponse];
  readonly Diff: [DiffRequest, DiffResponse];
  readonly Create: [CreateRequest, CreateResponse];
  readonly Read: [ReadRequest, ReadResponse];
  readonly Update: [UpdateRequest, UpdateResponse];
  readonly Delete: [DeleteRequest, Empty];
  readonly Cancel: [Empty, Empty];
  readonly List: [ListRequest, ListResponse];
}

/** A method that the harness calls. */
export type MethodName = keyof Messages;

/** A request with the fields that a call sets. */
export type RequestOf<M extends MethodName> = Partial<Messages[M][0]> &
  (M extends keyof IgnoredFields ? Partial<IgnoredFields[M]> : unknown);
export type ResponseOf<M extends MethodName> = Messages[M][1];
