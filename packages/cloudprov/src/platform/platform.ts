import {
  ConfigurationError,
  type CredentialSource,
  classifyCos,
  cosSigning,
  HttpClient,
  type HttpClientOptions,
  isCosError,
  ServerClock,
  SharedProfile,
  sharedLimits,
  tc3Signing,
} from "@org/core-http";
import type { Operation, ProviderHost } from "@org/core-provider";
import { type Config, type Env, fromEnvironment } from "../config.ts";
import type { CosSite } from "../cos/address.ts";
import { readObjectStorageError } from "../cos/errors.ts";
import { AccountFilter, type TokenService } from "./account-filter.ts";
import { credentialsFor, requiredKeys } from "./credentials.ts";
import { isBusy, isBusyRead, isOneOf, isPlatformError, meaningOf, readErrorBody } from "./errors.ts";
import { Memory } from "./memory.ts";
import { type Service, type ServicePlace, services } from "./services.ts";

/** Reads and writes have different retry windows and retry different errors. */
export type Kind = "read" | "write";

/** The platform for one configuration of the provider: its services, region and credentials. */
export class Platform {
  readonly region: string;
  readonly memory = new Memory();
  /** Whether signing in needs a code that works only once. */
  readonly usesMfaCode: boolean;
  readonly #config: Config;
  readonly #env: Env;
  readonly #options: Omit<HttpClientOptions, "baseUrl">;
  readonly #credentials: CredentialSource;
  readonly #keys: CredentialSource | undefined;
  readonly #serverClock: ServerClock;
  readonly #windows: Readonly<Record<Kind, number>>;
  readonly #accounts: AccountFilter;
  readonly #clients = new Map<string, HttpClient>();

  /**
   * Takes the settings that the configuration does not contain from the environment and the shared profile. Sends no
   * request.
   */
  static async connect(config: Config, host: Pick<ProviderHost, "version" | "debug">, env: Env): Promise<Platform> {
    const profile = new SharedProfile({ directory: config.sharedCredentialsDir, profile: config.profile });
    const keysGiven = [config.secretId, config.secretKey, config.securityToken].some((key) => key !== undefined);
    const content = keysGiven ? undefined : await profile.content();
    const region = config.region ?? content?.region ?? "ap-guangzhou";
    return new Platform(config, host, env, { region, profile: keysGiven ? undefined : profile });
  }

  private constructor(
    config: Config,
    host: Pick<ProviderHost, "version" | "debug">,
    env: Env,
    found: { readonly region: string; readonly profile: SharedProfile | undefined },
  ) {
    this.region = found.region;
    this.#config = config;
    this.#env = env;
    this.usesMfaCode = [
      config.assumeRoles?.[0]?.tokenCode,
      config.mfaCertifications?.[0]?.tokenCode,
      fromEnvironment(env, "ASSUME_ROLE_TOKEN_CODE")?.value,
      fromEnvironment(env, "MFA_CERTIFICATION_TOKEN_CODE")?.value,
    ].some((code) => code !== undefined && code !== "");
    const client = clientName(env) ?? `cloudprov-${host.version}`;
    this.#windows = { read: minutes(env, "READ_RETRY_TIMEOUT", 3), write: minutes(env, "WRITE_RETRY_TIMEOUT", 5) };
    this.#options = {
      userAgent: `cloudprov/${host.version}`,
      headers: { "X-TC-Language": "en-US", "X-TC-RequestClient": client },
      // The user chose plain HTTP. Requests are signed and contain no key.
      plainHttp: config.protocol === "HTTP" ? "anywhere" : undefined,
      logger: (line) => host.debug(line),
      origins: this.memory.origins,
    };
    this.#serverClock = new ServerClock();
    this.#credentials = credentialsFor(config, env, {
      profile: found.profile,
      sts: {
        ...this.#options,
        endpoint: this.#origin(services.sts) + pathIn(config.domain),
        region: this.region,
        serverClock: this.#serverClock,
        retry: this.#retry("read"),
        classify: (response) => meaningOf(response),
      },
      metadataService: fromEnvironment(env, "METADATA_ENDPOINT")?.value,
    });
    this.#keys = requiredKeys(config, env, found.profile);
    this.#accounts = new AccountFilter(config.allowedAccountIds ?? [], config.forbiddenAccountIds ?? []);
  }

  /** The client for an action of a service. Services and actions with the same address and error codes share one. */
  client(service: Service, kind: Kind, action = ""): HttpClient {
    const { host, version, place, busyReads, ofActions = [] } = service;
    const own = ofActions.filter(({ actions }) => actions.test(action));
    const busyWrites = [...(service.busyWrites ?? []), ...own.flatMap(({ busy = [] }) => busy)];
    const finalOfService = kind === "read" ? [] : (service.finalWrites ?? []);
    const final = [...finalOfService, ...own.flatMap((codes) => codes.final ?? [])];
    const key = JSON.stringify([kind, host, version, place, kind === "read" ? busyReads : busyWrites, final]);
    const client = this.#clients.get(key) ?? this.#makeClient({ ...service, busyWrites }, kind, final);
    this.#clients.set(key, client);
    return client;
  }

  /** The client for object storage at an address: each bucket has its own. */
  objectStorage(origin: string, kind: Kind): HttpClient {
    const key = JSON.stringify([kind, origin]);
    const { headers: _, ...options } = this.#options;
    const client =
      this.#clients.get(key) ??
      new HttpClient({
        ...options,
        baseUrl: origin,
        // The user chose the scheme of the address. Requests are signed and contain no key.
        plainHttp: "anywhere",
        auth: cosSigning({ credentials: this.#credentials, serverClock: this.#serverClock }),
        retry: this.#retry(kind),
        classify: classifyCos,
        isPlatformError: isCosError,
        readErrorBody: readObjectStorageError,
      });
    this.#clients.set(key, client);
    return client;
  }

  /** Where object storage is reached. */
  get cosSite(): CosSite {
    return { region: this.region, cosDomain: this.#config.cosDomain };
  }

  /** A number that changes after each request, of any service, that may have changed something. */
  get changes(): number {
    let changes = 0;
    for (const client of this.#clients.values()) changes += client.changes;
    return changes;
  }

  /** How long reads are retried, in milliseconds. */
  get readWindowMs(): number {
    return this.#windows.read;
  }

  /** The scope in which IDs are unique. */
  get place(): string {
    return this.placeOf({});
  }

  /** The same for another region or domain. */
  placeOf({ domain = this.#config.domain, region = this.region }: ServicePlace): string {
    return `${domain} ${region}`;
  }

  /** Identifies the account. Temporary keys are not used because they are renewed. */
  get account(): readonly string[] {
    const { secretId, profile, camRoleName, assumeRoles } = this.#config;
    return [this.place, secretId ?? "", profile ?? "", camRoleName ?? "", assumeRoles?.[0]?.roleArn ?? ""];
  }

  /** Path of all requests to a domain. */
  pathOf({ domain = this.#config.domain }: ServicePlace): string {
    return pathIn(domain) || "/";
  }

  /** Fails if there are no keys. Sends no request. @throws NoCredentialsError that names the sources. */
  async requireCredentials({ signal, deadline }: Operation): Promise<void> {
    await this.#keys?.credentials({ signal, deadline });
  }

  /** Fails if the configuration does not allow the account of the credentials. The account is requested once. */
  checkAccount(sts: () => TokenService): Promise<void> {
    return this.#accounts.check(sts);
  }

  /** The account of the credentials. It is requested once. */
  accountId(sts: () => TokenService): Promise<string> {
    return this.#accounts.accountId(sts);
  }

  #makeClient(service: Service, kind: Kind, final: readonly string[]): HttpClient {
    const { busyReads, busyWrites, busyMessages } = service;
    const { region = this.region, domain } = service.place ?? {};
    const passes = (code?: string, message = "") =>
      kind === "read"
        ? isBusyRead(code, busyReads) && !isOneOf(code, final)
        : (isBusy(code, busyWrites) && !isOneOf(code, final)) || busyMessages?.test(message) === true;
    return new HttpClient({
      ...this.#options,
      baseUrl: this.#origin(service, domain),
      auth: tc3Signing({ service: service.host, credentials: this.#credentials, serverClock: this.#serverClock }),
      headers: { ...this.#options.headers, "X-TC-Version": service.version, "X-TC-Region": region },
      retry: this.#retry(kind),
      // The platform limits the requests for each action in each region.
      limits: {
        key: ({ headers }) => `${headers["x-tc-action"]} ${headers["x-tc-region"]}`,
        shared: sharedLimits(this.account, this.#env),
      },
      isPlatformError,
      classify: (response) => meaningOf(response, passes),
      readErrorBody: (body) => readErrorBody(body, service.hints),
    });
  }

  #retry(kind: Kind) {
    return { windowMs: this.#windows[kind], baseDelayMs: 500, maxDelayMs: 10_000 };
  }

  #origin({ host }: Service, domain = this.#config.domain): string {
    const [root = ""] = domain.split("/", 1);
    return `${this.#config.protocol === "HTTP" ? "http" : "https"}://${host}.${root}`;
  }
}

/** The path of all requests in a configured domain; empty if there is none. */
function pathIn(domain: string): string {
  const slash = domain.indexOf("/");
  return slash === -1 ? "" : domain.slice(slash);
}

/** The client name that the environment sets for requests. */
function clientName(env: Env): string | undefined {
  const found = fromEnvironment(env, "API_REQUEST_CLIENT");
  if (found === undefined || /^[\w ,;.-]{1,128}$/.test(found.value)) return found?.value;
  throw new ConfigurationError(
    `The environment variable ${found.name} must have at most 128 characters: letters, digits, spaces and - _ , ; .`,
  );
}

/** A number of minutes from the environment, in milliseconds. */
function minutes(env: Env, name: string, otherwise: number): number {
  const found = fromEnvironment(env, name);
  if (found === undefined) return otherwise * 60_000;
  if (!/^\d{1,5}$/.test(found.value)) {
    throw new ConfigurationError(`The environment variable ${found.name} must be a whole number of minutes`);
  }
  return Number(found.value) * 60_000;
}
