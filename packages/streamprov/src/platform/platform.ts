import {
  type AuthPolicy,
  basicAuth,
  ConfigurationError,
  clientCredentials,
  HttpClient,
  type HttpClientOptions,
  oauthBearer,
  sharedLimits,
  staticToken,
  stsExchange,
  type TokenSource,
  url,
} from "@org/core-http";
import { type Args, expectation, fromWire, type ProviderHost, responseField } from "@org/core-provider";
import type { config } from "../config.ts";
import type { KeyPair } from "./credentials.ts";
import { type ErrorForm, ifExists, isPlatformError, serviceErrors } from "./errors.ts";
import { Memory } from "./memory.ts";
import { Permissions, type Signer } from "./permissions.ts";
import { RecentGrants } from "./recent-grants.ts";

/** The checked configuration. */
export type Config = Args<(typeof config)["fields"]>;

/** The platform for one provider configuration: clients, credentials and shared readers. */
export class Platform {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The control plane. */
  readonly cloud: HttpClient;
  /** Roles and keys that this connection created recently. */
  readonly grants: RecentGrants;
  readonly memory = new Memory();
  /** The permissions of the credentials, as far as they are proven. */
  readonly permissions: Permissions;
  /** The API key whose import has used the variable `API_KEY_SECRET`, which is for a single key. */
  keyOfPlainSecret: string | undefined;
  readonly #options: Omit<HttpClientOptions, "baseUrl">;
  readonly #clients = new Map<string, HttpClient>();
  readonly #oauth: OauthTokens | undefined;

  constructor(config: Config, host: Omit<ProviderHost, "env">, env: Readonly<Record<string, string | undefined>>) {
    this.config = config;
    this.env = env;
    const suffix = env["TF_APPEND_USER_AGENT"];
    this.#options = {
      retry: { maxRetries: config.maxRetries },
      userAgent: `streamprov/${host.version}${suffix ? ` ${suffix}` : ""}`,
      logger: (line) => host.debug(line),
      origins: this.memory.origins,
      limits: { shared: sharedLimits(this.account, env) },
    };
    this.#oauth = config.oauth ? oauthTokens(config, config.oauth, this.#options) : undefined;
    this.cloud = this.#client(config.endpoint, { auth: this.#cloudAuth() });
    this.permissions = new Permissions(this.cloud);
    this.grants = new RecentGrants((key) => this.#ownerOf(key));
  }

  /** Identifies the account. */
  get account(): readonly string[] {
    const { endpoint, cloudApiKey, oauth } = this.config;
    return [endpoint, cloudApiKey ?? oauth?.oauthIdentityPoolId ?? ""];
  }

  /** True if the provider uses OAuth instead of keys. */
  get usesOauth(): boolean {
    return this.#oauth !== undefined;
  }

  /** The principal of requests with an API key, by default the Cloud API key. With OAuth, always the identity pool. */
  signer(key = this.config.cloudApiKey ?? ""): Signer {
    return this.#oauth ? { pool: this.#oauth.poolId } : { key };
  }

  /** @throws ConfigurationError if no credentials for the control plane are configured. */
  requireCloudKey(): void {
    if (this.#cloudAuth() === noCloudKey) throw missingCloudKey();
  }

  /** Gets the tokens immediately, so that a wrong configuration or an unreachable host fails early. */
  async signIn(signal: AbortSignal): Promise<void> {
    await this.#oauth?.control.token({ signal, failWhenUnreachable: true });
  }

  /**
   * A client of a data-plane service, which retries requests that a recent grant will allow. `oauthHeaders` are sent only
   * with OAuth; they identify the cluster.
   */
  dataPlane(
    endpoint: string,
    credentials: KeyPair | undefined,
    options: {
      readonly clusterId: string;
      readonly credentialName: string;
      /** What to check if the platform rejects the key, as a sentence. */
      readonly credentialAdvice?: string;
      /** What to check if the service does not have the cluster, as a sentence. */
      readonly endpointAdvice: string;
      readonly oauthHeaders?: Readonly<Record<string, string>>;
      readonly errorForm: ErrorForm;
    },
  ): HttpClient {
    const key = JSON.stringify([endpoint, credentials?.key, credentials?.secret, options]);
    const known = this.#clients.get(key);
    if (known) return known;
    const auth = this.#oauth
      ? oauthBearer(this.#oauth.external, {
          name: options.credentialName,
          headers: { "confluent-identity-pool-id": this.#oauth.poolId, ...options.oauthHeaders },
        })
      : credentials
        ? basicAuth({
            username: credentials.key,
            password: credentials.secret,
            name: options.credentialName,
            advice: options.credentialAdvice,
          })
        : undefined;
    const caller = {
      clusterId: options.clusterId,
      credentialName: options.credentialName,
      key: credentials?.key,
      principal: this.#oauth && `User:${this.#oauth.poolId}`,
    };
    const temporaryRejection: HttpClientOptions["temporaryRejection"] = ({ status }) =>
      this.grants.temporaryRejection(status, caller);
    const readErrorBody = options.errorForm === "error_code" ? serviceErrors(options.endpointAdvice) : undefined;
    const client = this.#client(endpoint, { auth, temporaryRejection, readErrorBody }, options.errorForm);
    this.#clients.set(key, client);
    return client;
  }

  /**
   * A client with an API key even if the provider uses OAuth, to test new keys. Each request uses a new connection, which
   * may reach another server.
   */
  withKey(endpoint: string, credentials: KeyPair, credentialName: string): HttpClient {
    const auth = basicAuth({ username: credentials.key, password: credentials.secret, name: credentialName });
    return this.#client(endpoint, { auth, freshConnections: true });
  }

  #client(
    baseUrl: string,
    options: Pick<HttpClientOptions, "auth" | "temporaryRejection" | "readErrorBody" | "freshConnections">,
    errorForm: ErrorForm = "errors",
  ): HttpClient {
    return new HttpClient({
      ...this.#options,
      ...options,
      baseUrl: baseUrl.replace(/\/+$/, ""),
      isPlatformError: isPlatformError(errorForm),
    });
  }

  /** The ID of a key's owner; undefined if the platform does not return it. */
  async #ownerOf(key: string): Promise<string | undefined> {
    const body = await ifExists(this.cloud.get(url`/iam/v2/api-keys/${key}`, { expects: ownedResponse }), () => true);
    return body === undefined ? undefined : fromWire(ownedFacts, body).ownerId || undefined;
  }

  #cloudAuth(): AuthPolicy | undefined {
    if (this.#oauth) return oauthBearer(this.#oauth.control, { name: "oauth" });
    const { cloudApiKey, cloudApiSecret } = this.config;
    if (!cloudApiKey || !cloudApiSecret) return noCloudKey;
    return basicAuth({
      username: cloudApiKey,
      password: cloudApiSecret,
      name: "cloudApiKey and cloudApiSecret",
      advice: "Check that the key pair is correct, not revoked, and is a Cloud API key.",
    });
  }
}

const ownedFacts = { ownerId: responseField.string({ wire: "spec.owner.id" }) };
const ownedResponse = expectation(ownedFacts);

interface OauthTokens {
  readonly poolId: string;
  /** The identity provider's token, for data planes. */
  readonly external: TokenSource;
  /** The exchanged token, for the control plane. */
  readonly control: TokenSource;
}

function oauthTokens(
  config: Config,
  oauth: NonNullable<Config["oauth"]>,
  options: Omit<HttpClientOptions, "baseUrl">,
): OauthTokens {
  const poolId = oauth.oauthIdentityPoolId;
  const external = oauth.oauthExternalAccessToken
    ? staticToken({ token: oauth.oauthExternalAccessToken, name: "oauth.oauthExternalAccessToken" })
    : clientCredentials({
        tokenUrl: oauth.oauthExternalTokenUrl ?? "",
        clientId: oauth.oauthExternalClientId ?? "",
        clientSecret: oauth.oauthExternalClientSecret ?? "",
        scope: oauth.oauthExternalTokenScope,
        ...options,
      });
  const control = stsExchange({
    subject: external,
    tokenUrl: `${config.endpoint.replace(/\/+$/, "")}/sts/v1/oauth2/token`,
    form: { identity_pool_id: poolId },
    expiresInSeconds: oauth.oauthStsTokenExpiredInSeconds ? Number(oauth.oauthStsTokenExpiredInSeconds) : undefined,
    ...options,
  });
  return { poolId, external, control };
}

/** Fails the first request to the control plane if no credentials are configured. */
const noCloudKey: AuthPolicy = {
  name: "cloudApiKey and cloudApiSecret",
  authorize() {
    throw missingCloudKey();
  },
};

function missingCloudKey(): ConfigurationError {
  return new ConfigurationError(
    "The control plane needs a Cloud API key: set cloudApiKey and cloudApiSecret of the provider (environment CONFLUENT_CLOUD_API_KEY and CONFLUENT_CLOUD_API_SECRET), or oauth.",
    { helpCode: "no-credentials" },
  );
}
