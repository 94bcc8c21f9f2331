import { createHash } from "node:crypto";
import { join } from "node:path";
import { check } from "../check/check.ts";
import { withDefaults } from "../check/defaults.ts";
import { nearest } from "../check/nearest.ts";
import type { Fields } from "../definition/field.ts";
import { helpOf } from "../definition/help-code.ts";
import { sentence } from "../definition/problem.ts";
import { completeProvider, type ProviderOutline } from "../definition/provider-outline.ts";
import type { Listed } from "../definition/resource.ts";
import { secretPaths, secretTexts } from "../definition/secrets.ts";
import { diff } from "../diff/diff.ts";
import type {
  CheckRequest,
  CheckResponse,
  ConfigureRequest,
  ConfigureResponse,
  CreateRequest,
  DeleteRequest,
  DiffRequest,
  DiffResponse,
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
  PluginInfo,
  ReadRequest,
  SchemaRequest,
  SchemaResponse,
  UpdateRequest,
} from "../protocol/provider-messages.ts";
import { terraformMapping } from "../terraform/mapping.ts";
import { decode, encode } from "../value/codec.ts";
import { containsUnknown } from "../value/unknown.ts";
import { accountRecord, identityTimeoutMs, recordedAccount, withoutRecord, wrongAccount } from "./account-record.ts";
import type { Clock } from "./clock.ts";
import { checkConfig, configSecrets, configurationSecrets, withRemoval } from "./configuration.ts";
import { Definitions } from "./definitions.ts";
import { connectEngine, type Engine, noEngine } from "./engine.ts";
import { explain, printable, RpcError } from "./failure.ts";
import { status } from "./grpc-status.ts";
import { CreationNotes } from "./notes/creation-notes.ts";
import { accountFolder, areNotesOff, notesFolder } from "./notes/notes-folder.ts";
import { stateBackend } from "./notes/state-backend.ts";
import { causeOfEnd, type Hide, Interrupted, startOperation } from "./operation.ts";
import { checkFailures, diffResponseOf, invalidArguments } from "./requests.ts";
import { nameOf, ResourceContext, type Surroundings } from "./resource/context.ts";
import { HiddenObjects } from "./resource/hidden-objects.ts";
import { KnownObjects } from "./resource/known-objects.ts";
import { ResourceHost } from "./resource/resource-host.ts";
import { nothingKnown, type OwnershipAnswer, type SiblingRequest, Siblings } from "./siblings.ts";

/** The environment of the service. */
export interface ServiceOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The environment variables that imports read. Defaults to those of the process. */
  readonly importEnv?: Readonly<Record<string, string | undefined>>;
  /** Returns the package's schema as JSON text, when the engine requests it. */
  readonly schema: () => Promise<string>;
  /** Where the engine listens, when the plugin was started with its address. */
  readonly engineAddress?: string | undefined;
  /** Receives messages when there is no engine. Default: nothing does. */
  readonly engine?: Engine;
  /** Connects to the engine at an address. Defaults to gRPC. */
  readonly connectEngine?: typeof connectEngine;
  /** Whether requests fail within seconds if no connection to a host is possible. Defaults to false. */
  readonly failWhenUnreachable?: boolean;
}

const functionMinutes = 20;

/** A connection to the platform, from one Configure to the next, with everything that is remembered during it. */
interface Configured<P> {
  readonly platform: P;
  /** Where an ID means one object, as a text to be compared. */
  readonly place: string;
  readonly around: Surroundings;
  /** The objects in the state, by the resource's name. */
  readonly objects: Map<string, KnownObjects>;
  /** By token. */
  readonly hosts: Map<string, ResourceHost>;
}

/** The provider as the engine sees it: one method for each request of the protocol. */
export class ProviderService<P> {
  readonly #provider: ProviderOutline<Fields, P>;
  readonly #options: ServiceOptions;
  #cancel = new AbortController();
  readonly #definitions: Definitions;
  readonly #hiding = new Set<Hide>();
  readonly #hidden = new HiddenObjects();
  /** The platform that CheckConfig has connected to, for Configure. */
  #connected: { readonly key: string; readonly platform: Promise<P> } | undefined;
  /** The accounts of the credentials, by configuration, so that the platform is queried once. */
  readonly #accounts = new Map<string, Promise<readonly string[]>>();
  #engine: Engine;
  #engineAddress: string | undefined;
  /** The port of this process; undefined if it is not reachable. */
  #port: number | undefined;
  #siblings: Siblings | undefined;
  #configured: Configured<P> | undefined;

  constructor(provider: ProviderOutline<Fields, P>, options: ServiceOptions) {
    this.#provider = provider;
    this.#options = options;
    this.#engineAddress = options.engineAddress;
    this.#engine = options.engineAddress ? this.#connectEngine(options.engineAddress) : (options.engine ?? noEngine);
    this.#definitions = new Definitions(provider);
  }

  /** The provider's name, for messages. */
  get name(): string {
    return this.#provider.name;
  }

  /** Handshake: negotiates the protocol's optional features. */
  async handshake(request: HandshakeRequest): Promise<HandshakeResponse> {
    if (request.engineAddress !== "") this.attachTo(request.engineAddress);
    return {
      acceptSecrets: true,
      acceptResources: true,
      acceptOutputs: false,
      supportsAutonamingConfiguration: true,
    };
  }

  /** Attach: the address of an engine that found the plugin running. */
  async attach(request: PluginAttach): Promise<void> {
    this.attachTo(request.address);
  }

  /**
   * Connects to an engine. A plugin that a developer started (`PULUMI_DEBUG_PROVIDERS`) serves several runs, each with
   * a different engine.
   */
  attachTo(address: string): void {
    if (address === this.#engineAddress && !this.#cancel.signal.aborted) return;
    this.#beginRun();
    this.#engine.close();
    this.#engineAddress = address;
    this.#engine = this.#connectEngine(address);
  }

  #connectEngine(address: string): Engine {
    return (this.#options.connectEngine ?? connectEngine)(address, this.#provider.name);
  }

  async getPluginInfo(): Promise<PluginInfo> {
    return { version: this.#provider.version };
  }

  async getSchema(request: SchemaRequest): Promise<SchemaResponse> {
    if (request.version !== 0)
      throw new RpcError(
        status.invalidArgument,
        "wrong-version",
        `there is no schema of version ${request.version}, only 0`,
      );
    return { schema: await this.#options.schema() };
  }

  /** GetMapping: how to convert programs of Terraform's provider. The request may contain that provider's name. */
  async getMapping(request: MappingRequest): Promise<MappingResponse> {
    const none = { provider: "", data: undefined };
    const { terraform } = this.#provider;
    const asked = request.provider;
    if (!isTerraform(request.key) || terraform === undefined) return none;
    if (asked !== "" && asked !== terraform) return none;
    const mapping = JSON.stringify(terraformMapping(await completeProvider(this.#provider)));
    return { provider: terraform, data: Buffer.from(mapping) };
  }

  /** GetMappings: which providers of Terraform there is a mapping for. */
  async getMappings(request: MappingsRequest): Promise<MappingsResponse> {
    const { terraform } = this.#provider;
    return { providers: isTerraform(request.key) && terraform !== undefined ? [terraform] : [] };
  }

  async checkConfig(request: CheckRequest): Promise<CheckResponse> {
    const { config } = this.#provider;
    const given = decode(request.news);
    const news = { ...given, values: withoutRecord(given.values) };
    const checked = checkConfig(config, news, this.#options.env);
    for (const warning of checked.warnings) this.#engine.warn("input-warning", sentence(warning), request.urn);
    const recorded = recordedAccount(decode(request.olds).values);
    const isSettled = checked.problems.length === 0 && !containsUnknown(checked.values);
    const current = isSettled ? await this.#accountOf(checked.values) : [];
    const wrong = this.#wrongAccount(recorded, current);
    const from = isDefaultProvider(request.urn) ? "stack" : "arguments";
    const found = withRemoval(checked.problems, config.fields, this.#provider.name, from);
    const problems = wrong === undefined ? found : [{ path: "", message: wrong }];
    const helpCode = wrong === undefined ? "invalid-configuration" : "wrong-account";
    return {
      inputs: encode({ ...news.values, ...accountRecord(recorded, current) }, configSecrets(config.fields, news)),
      failures: checkFailures(this.#provider.name, helpCode, problems),
    };
  }

  /**
   * DiffConfig: a changed configuration replaces its resources only if a variable requires it, such as one that locates
   * the objects.
   */
  async diffConfig(request: DiffRequest): Promise<DiffResponse> {
    const wanted = withoutRecord(decode(request.news).values);
    const actual = withoutRecord(decode(request.olds).values);
    const before = request.oldInputs ? decode(request.oldInputs).values : actual;
    const changes = diff(this.#provider.config.fields, {
      wanted,
      before,
      actual,
      ignore: request.ignoreChanges,
    });
    return diffResponseOf(changes, { deleteBeforeReplace: false });
  }

  async configure(request: ConfigureRequest): Promise<ConfigureResponse> {
    // Without a handshake, the configuration is the first that a new run sends.
    if (this.#cancel.signal.aborted) this.#beginRun();
    const { config } = this.#provider;
    const args = decode(request.args);
    const decoded = { ...args, values: withoutRecord(args.values) };
    const checked = checkConfig(config, decoded, this.#options.env);
    if (checked.problems.length > 0) {
      throw new RpcError(
        status.invalidArgument,
        "invalid-configuration",
        `the provider's configuration is invalid:\n${checked.problems.map((p) => `  - ${sentence(p)}`).join("\n")}`,
      );
    }
    const secrets = configurationSecrets(config.fields, checked.values, decoded.secrets);
    const engine = () => this.#engine;
    const around: Omit<Surroundings, "notes" | "querySiblings"> = {
      engine: {
        log: (...message) => engine().log(...message),
        warn: (...message) => engine().warn(...message),
        flush: () => engine().flush(),
        close: () => engine().close(),
      },
      clock: this.#options.clock,
      cancelled: this.#cancel.signal,
      failWhenUnreachable: this.#options.failWhenUnreachable ?? false,
      env: this.#options.env,
      config: checked.values,
      configSecrets: secrets,
      hiding: this.#hiding,
      hidden: this.#hidden,
      missingCredentials: new Set(),
      checkedCredentials: new Set(),
    };
    // A refresh and a destroy check the account here: the engine sends them no CheckConfig.
    const recorded = recordedAccount(args.values);
    const wrong = recorded.length > 0 && this.#wrongAccount(recorded, await this.#accountOf(checked.values));
    if (wrong) throw new RpcError(status.failedPrecondition, "wrong-account", wrong);
    try {
      const platform = await this.#connect(checked.values).finally(() => {
        this.#connected = undefined;
      });
      this.#configured?.around.notes?.end();
      this.#joinSiblings();
      const place = this.#placeOf(platform, recorded);
      const querySiblings: Surroundings["querySiblings"] = async (question) =>
        (await this.#siblings?.ask({ ...question, place })) ?? nothingKnown;
      this.#configured = {
        platform,
        place,
        around: { ...around, querySiblings, notes: this.#notesOf(platform) },
        objects: new Map(),
        hosts: new Map(),
      };
    } catch (error) {
      throw new RpcError(
        status.failedPrecondition,
        helpOf(error),
        explain(error, `configuring ${this.#provider.name}`, secrets, this.#provider.repository),
      );
    }
    return {
      acceptSecrets: true,
      supportsPreview: true,
      acceptResources: true,
      acceptOutputs: false,
      supportsAutonamingConfiguration: true,
    };
  }

  async invoke(request: InvokeRequest): Promise<InvokeResponse> {
    const definition = await this.#definitions.function(request.tok);
    if (!definition)
      throw new RpcError(status.notFound, "wrong-version", `${this.#provider.name} has no function ${request.tok}`);
    const { platform, around } = this.#platform();
    const { inputs, outputs, rules, run } = definition.spec;
    const args = decode(request.args);
    const checked = check(inputs, withDefaults(inputs, args.values, { env: around.env }), rules, args.secrets);
    const doing = `calling ${definition.name}`;
    if (checked.problems.length > 0) throw invalidArguments(doing, checked.problems);
    if (containsUnknown(checked.values)) {
      throw new RpcError(
        status.invalidArgument,
        "invalid-input",
        `${definition.name} requires known arguments; use ${definition.name}Output to pass outputs of other resources`,
      );
    }
    const literal = [
      ...around.configSecrets,
      ...secretTexts(args.values, secretPaths(inputs, args.values, args.secrets)),
    ];
    const running = startOperation({
      doing,
      urn: "",
      limitMs: functionMinutes * 60_000,
      limitName: "the provider for functions",
      cancelled: around.cancelled,
      engine: around.engine,
      clock: around.clock,
      hide: (text) => printable(text, literal),
      hiding: this.#hiding,
    });
    if (definition.spec.deprecated !== undefined)
      running.op.warn(`${definition.name} is deprecated: ${definition.spec.deprecated}`, "input-warning");
    try {
      const extra = { args: checked.values, given: args.values };
      const bound = { ...running.op, ...(this.#provider.bind(platform, running.op) as object), ...extra };
      const result = (await run(bound as never)) as Record<string, unknown>;
      return { return: encode(result, secretPaths(outputs, result, args.secrets)) };
    } catch (error) {
      const cause = causeOfEnd(running.op, error);
      throw new RpcError(
        status.unknown,
        helpOf(cause),
        explain(cause, running.op.doing, literal, this.#provider.repository),
      );
    } finally {
      running.end();
    }
  }

  check = async (request: CheckRequest) => (await this.#host(request.urn, request.type)).check(request);
  diff = async (request: DiffRequest) => (await this.#host(request.urn, request.type)).diff(request);
  create = async (request: CreateRequest) => (await this.#host(request.urn, request.type)).create(request);
  read = async (request: ReadRequest) => (await this.#host(request.urn, request.type)).read(request);
  update = async (request: UpdateRequest) => (await this.#host(request.urn, request.type)).update(request);
  delete = async (request: DeleteRequest) => (await this.#host(request.urn, request.type)).delete(request);

  /** List: sends one response for each object. */
  async list(request: ListRequest, send: (response: ListResponse) => void): Promise<void> {
    await this.listed(request, ({ id, name }) => {
      send({ result: { id, name } });
    });
  }

  /** The requirements of an import of this type besides the ID, as Markdown; undefined if nothing is missing. */
  async importNeeds(token: string): Promise<string | undefined> {
    return (await this.#host("", token)).importNeeds();
  }

  /** Lists objects with all their values. */
  async listed(request: ListRequest, send: (item: Listed) => void): Promise<void> {
    await (await this.#host("", request.token)).list(request, send);
  }

  /** Cancel: everything that waits ends now, everything that writes within two seconds. */
  async cancel(): Promise<void> {
    this.#hidden.report(this.#engine);
    this.#cancel.abort(new Interrupted("interrupted"));
  }

  /** Resolves when the messages so far have reached the engine. */
  async flush(): Promise<void> {
    await this.#engine.flush();
  }

  /** Ends the connection to the engine after its last messages. */
  async close(): Promise<void> {
    this.#configured?.around.notes?.end();
    this.#siblings?.leave();
    this.#hidden.report(this.#engine);
    await this.#engine.flush();
    this.#engine.close();
  }

  /** The engine ends the plugin and has received all responses. */
  ending(): void {
    this.#configured?.around.notes?.report();
    this.#configured?.around.notes?.end();
  }

  /** Sets the port on which the other plugins of a run can reach this process. */
  servesOn(port: number): void {
    this.#port = port;
  }

  /** Answers another plugin of the same run that wants to delete or adopt an object. */
  async answerSibling({ token, ...question }: SiblingRequest): Promise<OwnershipAnswer> {
    // The one that registered had this port before.
    if (!this.#siblings?.isFor(token))
      throw new RpcError(status.notFound, "unexpected-error", "another plugin serves on this port");
    const objects =
      question.place === this.#configured?.place ? this.#configured.objects.get(question.kind) : undefined;
    if (objects === undefined) return nothingKnown;
    const { id, urn, creation } = question;
    return {
      isKnown: objects.isKnown(id),
      wasDeleted: objects.wasDeleted(id),
      claim: objects.claimOn(id, urn, creation),
    };
  }

  /** Lets the other plugins of the engine find this one. */
  #joinSiblings(): void {
    this.#siblings?.leave();
    this.#siblings = undefined;
    if (this.#port === undefined || this.#engineAddress === undefined) return;
    try {
      this.#siblings = Siblings.join(this.#provider.name, this.#engineAddress, this.#port);
    } catch (error) {
      this.#engine.warn(
        "folder-unavailable",
        `cannot register this plugin process for the others of this run: ${(error as Error).message}. If the program uses several ${this.#provider.name} providers, none of them sees which objects the others use. Set TMPDIR to a folder that only you can write to`,
        "",
      );
    }
  }

  /** Where an ID means one object, as a text to be compared. */
  #placeOf(platform: P, accounts: readonly string[]): string {
    const { idScope, account } = this.#provider;
    const scope = idScope?.(platform, accounts) ?? account?.(platform) ?? [];
    return createHash("sha256").update(JSON.stringify(scope)).digest("hex");
  }

  /** Forgets the run before, whose end the engine has announced by Cancel. */
  #beginRun(): void {
    if (this.#cancel.signal.aborted) this.#configured?.around.notes?.report();
    this.#configured?.around.notes?.end();
    this.#configured = undefined;
    this.#siblings?.leave();
    this.#siblings = undefined;
    // A killed engine sends no Cancel, so its requests end now.
    this.#cancel.abort(new Interrupted("interrupted"));
    this.#cancel = new AbortController();
    this.#accounts.clear();
    this.#connected = undefined;
  }

  /** The platform of a configuration. CheckConfig and Configure share it. */
  #connect(values: Readonly<Record<string, unknown>>): Promise<P> {
    const key = JSON.stringify(values);
    if (this.#connected?.key === key && !this.#cancel.signal.aborted) return this.#connected.platform;
    const platform = this.#provider.connect(values as never, {
      version: this.#provider.version,
      debug: (message) =>
        this.#engine.log(
          "debug",
          [...this.#hiding].reduce((text, hide) => hide(text), message),
          "",
        ),
      signal: this.#cancel.signal,
      env: this.#options.importEnv ?? process.env,
    });
    this.#connected = { key, platform };
    return platform;
  }

  /** The accounts that the credentials of a configuration belong to; empty when that cannot be determined. */
  #accountOf(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
    const { identity } = this.#provider;
    if (identity === undefined) return Promise.resolve([]);
    const key = JSON.stringify(values);
    const known = this.#accounts.get(key);
    if (known !== undefined) return known;
    const secrets = configurationSecrets(this.#provider.config.fields, values, new Set());
    const running = startOperation({
      doing: `finding the ${identity.what} of the credentials`,
      urn: "",
      limitMs: identityTimeoutMs,
      limitName: "the provider",
      cancelled: this.#cancel.signal,
      engine: this.#engine,
      clock: this.#options.clock,
      hide: (text) => printable(text, secrets),
      hiding: this.#hiding,
    });
    const asked = this.#connect(values)
      .then((platform) => identity.find(platform, running.op))
      // An unknown account never stops a run: Configure reports what is wrong with the credentials.
      .catch((error: unknown) => {
        running.op.debug(`the ${identity.what} of the credentials is unknown: ${String(error)}`);
        return [];
      })
      .finally(() => running.end());
    this.#accounts.set(key, asked);
    return asked;
  }

  #wrongAccount(recorded: readonly string[], current: readonly string[]): string | undefined {
    const { name, identity } = this.#provider;
    return identity && wrongAccount({ name, identity }, recorded, current, this.#options.env);
  }

  /** The creation notes, if the provider can distinguish accounts. */
  #notesOf(platform: P): CreationNotes | undefined {
    const { name, account } = this.#provider;
    const { env, clock } = this.#options;
    if (account === undefined || areNotesOff(env)) return undefined;
    const folder = notesFolder(name, env, process.platform);
    return new CreationNotes({
      folder: folder && join(folder, accountFolder(account(platform))),
      backend: stateBackend(env, process.cwd()),
      clock,
      warn: (...message) => this.#engine.warn(...message),
    });
  }

  /** Suggests the full token of a resource, such as `streamprov:index:KafkaTopic`. */
  #meant(token: string): string {
    const name = token.slice(token.lastIndexOf(":") + 1);
    const full = this.#definitions.resourceTokens();
    const meant = full.find((known) => known.endsWith(`:${name}`)) ?? nearest(token, full);
    return meant === undefined ? "" : `; did you mean ${meant}?`;
  }

  #platform(): Configured<P> {
    if (!this.#configured)
      throw new RpcError(
        status.failedPrecondition,
        "wrong-version",
        `${this.#provider.name} has not been configured yet`,
      );
    return this.#configured;
  }

  async #host(urn: string, type: string): Promise<ResourceHost> {
    const token = type || typeOf(urn);
    const known = this.#configured?.hosts.get(token);
    if (known) return known;
    const definition = await this.#definitions.resource(token);
    if (!definition)
      throw new RpcError(
        status.notFound,
        "wrong-version",
        `${this.#provider.name} has no resource ${token}${urn === "" ? "" : ` (of "${nameOf(urn)}")`}${this.#meant(token)}`,
      );
    const { platform, around, objects: allObjects, hosts } = this.#platform();
    // Another request may have created it while the family was loaded.
    const sameHost = hosts.get(token);
    if (sameHost) return sameHost;
    const objects =
      allObjects.get(definition.name) ??
      new KnownObjects((id, naming) => around.notes?.named(definition.name, id, naming));
    allObjects.set(definition.name, objects);
    const context = new ResourceContext(this.#provider, definition, platform, around, objects) as ResourceContext;
    const host = new ResourceHost(context);
    hosts.set(token, host);
    return host;
  }
}

/** The type in a URN: its third part, after the parents' types. */
function typeOf(urn: string): string {
  const types = urn.split("::")[2] ?? "";
  return types.slice(types.lastIndexOf("$") + 1);
}

/** Whether the engine created the provider resource from the stack's configuration. */
function isDefaultProvider(urn: string): boolean {
  return /^default(_|$)/.test(nameOf(urn));
}

/** Converters of older versions use the short name. */
function isTerraform(key: string): boolean {
  return key === "terraform" || key === "tf";
}
