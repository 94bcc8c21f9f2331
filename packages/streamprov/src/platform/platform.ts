import {
  type AuthPolicy,
  basicAuth,
  ConfigurationError,
  clientCredentials,
  HttpClient,
  type HttpClientOptions,
  MemberReader,
  oauthBearer,
  RecentObjects,
  sharedLimits,
  staticToken,
  stsExchange,
  TakenNames,
  type TokenSource,
  url,
} from "@org/core-http";
import { type Args, expectation, field, fromWire, type ProviderHost } from "@org/core-provider";
import type { config } from "../config.ts";
import type { KeyPair } from "./credentials.ts";
import { type ErrorForm, isPlatformError, unlessGone } from "./errors.ts";
import { RecentGrants } from "./recent-grants.ts";
import { Sight, type Signer } from "./sight.ts";

/** Checked configuration. */
export type Config = Args<(typeof config)["fields"]>;

/** The platform as one configuration of the provider sees it: clients, credentials and shared readers. */
export class Platform {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The control plane. */
  readonly cloud: HttpClient;
  /** Roles and keys that this process has given lately. */
  readonly grants: RecentGrants;
  /** IDs of the environments that this run has made: what the program makes in them may still come. */
  readonly newEnvironments = new Set<string>();
  /** Reads members of collections, which serves refreshes from listings. */
  readonly members = new MemberReader();
  /** Which names are taken, checked before objects are created. */
  readonly takenNames = new TakenNames();
  /** What the credentials are known to see in full. */
  readonly sight: Sight;
  /** Recently created objects, for the search before a creation. */
  readonly recent = new RecentObjects();
  readonly #options: Omit<HttpClientOptions, "baseUrl">;
  readonly #clients = new Map<string, HttpClient>();
  readonly #oauth: OauthTokens | undefined;

  constructor(config: Config, host: ProviderHost, env: Readonly<Record<string, string | undefined>>) {
    this.config = config;
    this.env = env;
    const suffix = env["TF_APPEND_USER_AGENT"];
    this.#options = {
      retry: { maxRetries: config.maxRetries },
      userAgent: `streamprov/${host.version}${suffix ? ` ${suffix}` : ""}`,
      logger: (line) => host.debug(line),
      limits: { shared: sharedLimits(this.account, env) },
    };
    this.#oauth = config.oauth ? oauthTokens(config, config.oauth, this.#options) : undefined;
    this.cloud = this.#client(config.endpoint, { auth: this.#cloudAuth() });
    this.sight = new Sight(this.cloud);
    this.grants = new RecentGrants((key) => this.#ownerOf(key));
  }

  /** What tells the account from others. */
  get account(): readonly string[] {
    const { endpoint, cloudApiKey, oauth } = this.config;
    return [endpoint, cloudApiKey ?? oauth?.oauthIdentityPoolId ?? ""];
  }

  /** True when the provider signs in with OAuth instead of keys. */
  get usesOauth(): boolean {
    return this.#oauth !== undefined;
  }

  /** Who signs requests with an API key, by default the Cloud API key. With OAuth the identity pool signs all of them. */
  signer(key = this.config.cloudApiKey ?? ""): Signer {
    return this.#oauth ? { pool: this.#oauth.poolId } : { key };
  }

  /** Fetches the tokens now, so that a wrong configuration fails at once. */
  async signIn(signal: AbortSignal): Promise<void> {
    await this.#oauth?.control.token({ signal });
  }

  /**
   * A client of a data-plane service, which waits for what was granted lately. `oauthHeaders` go with OAuth only: the
   * service finds the cluster by them.
   */
  dataPlane(
    endpoint: string,
    credentials: KeyPair | undefined,
    options: {
      readonly clusterId: string;
      readonly credentialName: string;
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
        ? basicAuth({ username: credentials.key, password: credentials.secret, name: options.credentialName })
        : undefined;
    const caller = {
      clusterId: options.clusterId,
      credentialName: options.credentialName,
      key: credentials?.key,
      principal: this.#oauth && `User:${this.#oauth.poolId}`,
    };
    const temporaryRejection: HttpClientOptions["temporaryRejection"] = ({ status }) =>
      this.grants.temporaryRejection(status, caller);
    const client = this.#client(endpoint, { auth, temporaryRejection }, options.errorForm);
    this.#clients.set(key, client);
    return client;
  }

  /**
   * A client that signs in with a key pair even when the provider uses OAuth, for probing new keys: each request by a
   * connection of its own, which another server may answer.
   */
  withKey(endpoint: string, credentials: KeyPair, credentialName: string): HttpClient {
    const auth = basicAuth({ username: credentials.key, password: credentials.secret, name: credentialName });
    return this.#client(endpoint, { auth, freshConnections: true });
  }

  #client(
    baseUrl: string,
    options: Pick<HttpClientOptions, "auth" | "temporaryRejection" | "freshConnections">,
    errorForm: ErrorForm = "errors",
  ): HttpClient {
    return new HttpClient({
      ...this.#options,
      ...options,
      baseUrl: baseUrl.replace(/\/+$/, ""),
      isPlatformError: isPlatformError(errorForm),
    });
  }

  /** The ID of a key's owner; undefined when the platform does not tell. */
  async #ownerOf(key: string): Promise<string | undefined> {
    const body = await unlessGone(this.cloud.get(url`/iam/v2/api-keys/${key}`, { expects: ownedAnswer }), () => true);
    return body === undefined ? undefined : fromWire(ownedFacts, body).ownerId || undefined;
  }

  #cloudAuth(): AuthPolicy | undefined {
    if (this.#oauth) return oauthBearer(this.#oauth.control, { name: "oauth" });
    const { cloudApiKey, cloudApiSecret } = this.config;
    if (!cloudApiKey || !cloudApiSecret) return noCloudKey;
    return basicAuth({ username: cloudApiKey, password: cloudApiSecret, name: "cloudApiKey and cloudApiSecret" });
  }
}

const ownedFacts = { ownerId: field.string({ output: true, wire: "spec.owner.id", docs: "ID of a key's owner." }) };
const ownedAnswer = expectation(ownedFacts);

interface OauthTokens {
  readonly poolId: string;
  /** The identity provider's token: for data planes. */
  readonly external: TokenSource;
  /** The exchanged token: for the control plane. */
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

/** Fails the first control-plane call when nothing was configured to sign in with. */
const noCloudKey: AuthPolicy = {
  name: "cloudApiKey and cloudApiSecret",
  authorize() {
    throw new ConfigurationError(
      "The control plane needs a Cloud API key: set cloudApiKey and cloudApiSecret of the provider (environment CONFLUENT_CLOUD_API_KEY and CONFLUENT_CLOUD_API_SECRET), or oauth.",
    );
  },
};
