import type { Fields } from "../definition/field.ts";
import type { ProviderDefinition } from "../definition/provider.ts";
import { outlineOf } from "../definition/provider-outline.ts";
import { functionToken, resourceToken } from "../definition/token.ts";
import { emitSchema } from "../schema/emit.ts";
import { type Clock, systemClock } from "../server/clock.ts";
import { listen, methodsOf } from "../server/listen.ts";
import { notesVariable } from "../server/notes/notes-folder.ts";
import { ProviderService } from "../server/service.ts";
import type { TerraformMapping } from "../terraform/mapping.ts";
import { containsUnknown, isUnknown, unknown } from "../value/unknown.ts";
import { checkFailures } from "./check-failures.ts";
import { type Connection, connectProvider } from "./connection.ts";
import { type DiffResult, diffResult } from "./diff-result.ts";
import { OutputValue, Secret, secret, type Values } from "./marks.ts";
import { marshal, unmarshal } from "./marshal.ts";
import { connectInMemory } from "./memory-connection.ts";
import { type LogMessage, recordingEngineInMemory, startRecordingEngine } from "./recording-engine.ts";
import { checkFailed } from "./request-failed.ts";
import { type CheckResult, TestedResource } from "./tested-resource.ts";

/** The options for starting a provider. */
export interface StartOptions {
  /**
   * The provider's configuration; empty by default. Nested values are sent as JSON texts, as the engine does. If it
   * contains an unknown value, the provider stays unconfigured, as in a preview. `false` leaves the configuration to
   * the test.
   */
  readonly config?: Values | false;
  /**
   * Environment for fallbacks. By default empty except that creation notes are off; the machine's environment is never
   * used.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Time for deadlines, waits and elapsed times. Default the machine's. */
  readonly clock?: Clock;
  /** Another plugin process of the same engine run: both talk to its engine. */
  readonly beside?: RunningProvider;
  /**
   * Whether the provider requests the account of its credentials, as in a real run, which is one request before all
   * others. Defaults to false, so that tests can count requests.
   */
  readonly identity?: boolean;
  /** How the provider learns the engine's address. Defaults to the handshake. */
  readonly engine?: "handshake" | "attach" | "none";
  /**
   * What carries the messages between the engine and the provider. Defaults to sockets, as in a real run. Messages in
   * `memory` take less CPU time, for tests with thousands of requests.
   */
  readonly transport?: "sockets" | "memory";
}

/** A provider that runs in this process. */
export interface RunningProvider {
  /** Messages that the provider has sent to the engine, in order. */
  readonly logs: readonly LogMessage[];
  /** `host:port` of the engine's own server. */
  readonly engineAddress: string;
  /** The connection to the provider, for requests that this interface does not support. */
  readonly connection: Connection;
  /** A resource of the program; `type` is its name (`KafkaTopic`) or its whole token. */
  resource(type: string, name: string): TestedResource;
  /**
   * Calls a function by its name (`getKafkaTopic`) or whole token.
   *
   * @throws RequestFailed when it fails or an argument is wrong.
   */
  invoke(name: string, args?: Values): Promise<Record<string, unknown>>;
  /** Lists what exists of a resource type. */
  list(
    type: string,
    query?: Values,
    options?: { readonly limit?: number },
  ): Promise<{ readonly id: string; readonly name: string }[]>;
  /**
   * Checks a configuration without changing anything.
   *
   * @param name - Name of the provider resource. Defaults to `default`, which has the stack's configuration.
   */
  checkConfig(config: Values, name?: string): Promise<CheckResult>;
  /** Compares configurations. Changes nothing. */
  diffConfig(before: Values, wanted: Values): Promise<DiffResult>;
  /**
   * Checks and sets the configuration.
   *
   * @throws RequestFailed when it is refused or the platform cannot be reached.
   */
  configure(config: Values): Promise<void>;
  /** The package's schema. */
  schema(): Promise<unknown>;
  /**
   * Requests the mapping of another ecosystem's provider, and the names of all mapped providers.
   *
   * @param key - The ecosystem. Defaults to `terraform`.
   */
  mapping(
    of?: string,
    key?: string,
  ): Promise<{
    readonly provider: string;
    readonly data: TerraformMapping | undefined;
    readonly all: readonly string[];
  }>;
  /** Interrupts running operations, as Ctrl-C does. */
  cancel(): Promise<void>;
  /** Ends the provider and the engine; with `inOrder`, the provider first as the engine does at the end of a run. */
  stop(how?: { readonly inOrder: boolean }): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a provider on a loopback port and connects to it as the engine does.
 *
 * @throws RequestFailed if the configuration is rejected; nothing keeps running then.
 *
 * @example
 * ```ts
 * await using host = await startProvider(provider, { config: { apiKey: secret("key") } });
 * const topic = host.resource("KafkaTopic", "orders");
 * await topic.create({ topicName: "orders", partitionsCount: 6 });
 * expect((await topic.diff({ topicName: "orders", partitionsCount: 3 })).replaces).toEqual(["partitionsCount"]);
 * ```
 */
export async function startProvider<F extends Fields, P, C>(
  provider: ProviderDefinition<F, P, C>,
  options: StartOptions = {},
): Promise<RunningProvider> {
  const inMemory = options.transport === "memory" ? recordingEngineInMemory() : undefined;
  const whole = provider as unknown as ProviderDefinition<Fields, P, unknown>;
  const service = new ProviderService(outlineOf(options.identity ? whole : { ...whole, identity: undefined }), {
    // Tests of creation notes set their own folder.
    env: { [notesVariable]: "off", ...options.env },
    // Tests also set variables of the process.
    importEnv: Object.assign(Object.create(process.env), options.env) as NodeJS.ProcessEnv,
    clock: options.clock ?? systemClock,
    schema: async () => JSON.stringify(emitSchema(provider as unknown as ProviderDefinition)),
    ...(inMemory ? { connectEngine: inMemory.connect } : {}),
  });
  const { beside } = options;
  const sharedEngine = beside && { address: beside.engineAddress, logs: beside.logs, close: () => {} };
  // Only providers that listen can have siblings. In memory, nobody could ask this one.
  const [engine, server] = await Promise.all([
    sharedEngine ?? inMemory ?? startRecordingEngine(),
    inMemory ? undefined : listen(service),
  ]);
  const settled = () => service.flush();
  const connection = server
    ? connectProvider(server.port, settled)
    : connectInMemory(provider.name, methodsOf(service), settled);
  const urnOf = (token: string, name: string) => `urn:pulumi:test::test::${token}::${name}`;
  const tokenOf = (type: string) => (type.includes(":") ? type : resourceToken(provider.name, type));
  const providerToken = `pulumi:providers:${provider.name}`;

  const checkConfig = async (config: Values, name = "default"): Promise<CheckResult> => {
    const response = await connection.call("CheckConfig", {
      urn: urnOf(providerToken, name),
      name,
      type: providerToken,
      news: marshal(asJsonTexts(config)),
    });
    const known = [...Object.keys(provider.config.fields), ...Object.keys(config)];
    return { inputs: unmarshal(response.inputs), failures: checkFailures(response.failures, known) };
  };

  const configure = async (config: Values): Promise<void> => {
    const checked = await checkConfig(config);
    if (checked.failures.length > 0) throw checkFailed(`the configuration of ${provider.name}`, checked.failures);
    if (containsUnknown(checked.inputs)) return;
    await connection.call("Configure", {
      args: marshal(checked.inputs),
      acceptSecrets: true,
      acceptResources: true,
      sendsOldInputs: true,
      sendsOldInputsToDelete: true,
    });
  };

  const host: RunningProvider = {
    logs: engine.logs,
    engineAddress: engine.address,
    connection,
    resource(type, name) {
      const token = tokenOf(type);
      const definition = provider.resources.find((r) => resourceToken(provider.name, r.name) === token);
      const properties = Object.keys((definition?.spec.fields as Fields | undefined) ?? {});
      return new TestedResource({ token, name, urn: urnOf(token, name), properties }, connection);
    },
    async invoke(name, args = {}) {
      const token = name.includes(":") ? name : functionToken(provider.name, name);
      const response = await connection.call("Invoke", { tok: token, args: marshal(args) });
      return unmarshal(response.return);
    },
    async list(type, query = {}, { limit = 0 } = {}) {
      const request = { token: tokenOf(type), query: marshal(query), limit };
      const responses = await connection.collect("List", request);
      return responses.flatMap(({ result }) => (result ? [result] : []));
    },
    checkConfig,
    async diffConfig(before, wanted) {
      const olds = marshal(asJsonTexts(before));
      const news = marshal(asJsonTexts(wanted));
      return diffResult(
        await connection.call("DiffConfig", { urn: urnOf(providerToken, "default"), olds, oldInputs: olds, news }),
      );
    },
    configure,
    async schema() {
      const { schema } = await connection.call("GetSchema", {});
      return JSON.parse(schema) as unknown;
    },
    async mapping(of = "", key = "terraform") {
      const found = await connection.call("GetMapping", { key, provider: of });
      const all = await connection.call("GetMappings", { key });
      const text = new TextDecoder().decode(found.data);
      return {
        provider: found.provider,
        data: text === "" ? undefined : (JSON.parse(text) as TerraformMapping),
        all: all.providers,
      };
    },
    async cancel() {
      await connection.call("Cancel", {});
    },
    async stop(how) {
      if (how?.inOrder) service.ending();
      connection.close();
      await service.close();
      // The operations of a process end with it. Here they would send late requests to the platforms of other tests.
      await service.cancel();
      server?.close();
      engine.close();
    },
    [Symbol.asyncDispose]: () => host.stop(),
  };

  try {
    if (options.engine === "attach") await connection.call("Attach", { address: engine.address });
    const engineAddress = (options.engine ?? "handshake") === "handshake" ? engine.address : "";
    await connection.call("Handshake", { engineAddress, configureWithUrn: true });
    if (options.config !== false) await configure(options.config ?? {});
    return host;
  } catch (error) {
    await host.stop();
    throw error;
  }
}

/** Configuration as it reaches a provider: every value that is not a string is a JSON text. */
function asJsonTexts(config: Values): Values {
  return Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asJsonText(value)]),
  );
}

function asJsonText(value: unknown): unknown {
  if (typeof value === "string" || isUnknown(value) || value instanceof OutputValue) return value;
  if (value instanceof Secret) return secret(asJsonText(value.value));
  let holdsSecret = false;
  let holdsUnknown = false;
  const text = JSON.stringify(value, (_key, marked: unknown) => {
    const inner = marked instanceof Secret ? marked.value : marked;
    if (inner !== marked) holdsSecret = true;
    if (isUnknown(inner)) holdsUnknown = true;
    return inner;
  });
  if (holdsUnknown) return holdsSecret ? secret(unknown) : unknown;
  return holdsSecret ? secret(text) : text;
}
