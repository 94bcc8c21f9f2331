/** One request and its response. */
export interface Exchange {
  /** The name of the test that ran meanwhile, such as a resource type. */
  readonly part?: string;
  /** When the request was sent, in milliseconds since 1970. */
  readonly at: number;
  /** How long the whole response took, in milliseconds. */
  readonly ms: number;
  readonly request: RecordedRequest;
  /** Missing if there was no complete response. */
  readonly response?: RecordedResponse;
}

/** A request on the wire. */
export interface RecordedRequest {
  readonly method: string;
  /** Such as `https://api.example.com`. */
  readonly origin: string;
  /** The path without the query. */
  readonly path: string;
  /** The query without its question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** A response on the wire, unzipped. */
export interface RecordedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** JSON and forms are parsed, other texts are strings. Of anything else, only the size is known. */
export type Body = unknown;

/** An operation on a resource that caused exchanges. */
export interface Step {
  /** The name of the resource type. */
  readonly part: string;
  /** Its name in the program. */
  readonly resource: string;
  /** The number of the plugin: a life may use several. */
  readonly host: number;
  readonly operation: Operation;
  /** The result of a preview or an update. */
  readonly action?: "create" | "same" | "update" | "replace";
  /** The inputs of the program. Secrets are `{ "$secret": value }`. */
  readonly inputs?: unknown;
  /** The import ID. */
  readonly id?: string;
  /** The resource whose state it adopts: the number of its plugin, and its name. */
  readonly from?: string;
  /** The outputs afterwards. */
  readonly outputs?: unknown;
}

/** The operations of a life. `adopt` takes the state of another resource, as after a restart of the engine. */
export type Operation = "create" | "preview" | "read" | "update" | "import" | "delete" | "adopt";

/** The exchanges and steps of one run. */
export interface Recording {
  readonly platform: PlatformName;
  /** When the recording began, in milliseconds since 1970. */
  readonly recordedAt: number;
  /** The variables with which the provider was configured. */
  readonly environment: Readonly<Record<string, string>>;
  /** In the order in which the requests were sent. */
  readonly exchanges: readonly Exchange[];
  readonly steps: readonly Step[];
}

/** The names of the platforms are those of the providers. */
export type PlatformName = "streamprov" | "appprov" | "cloudprov";
