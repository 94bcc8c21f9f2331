/** An API key of one of the platform's services, with its secret. */
export interface KeyPair {
  readonly key: string;
  readonly secret: string;
}

/** The address of a data-plane service, and its credentials. */
export interface ServiceAddress {
  readonly endpoint: string;
  /** ID of the cluster. */
  readonly clusterId: string;
  /** Undefined with OAuth, which uses the provider's token. */
  readonly credentials: KeyPair | undefined;
}
