/** A key pair of one of the platform's services. */
export interface KeyPair {
  readonly key: string;
  readonly secret: string;
}

/** Where a data-plane service is and how to sign in there. */
export interface ServiceAddress {
  readonly endpoint: string;
  /** ID of the cluster behind it. */
  readonly clusterId: string;
  /** Undefined with OAuth, where the provider's token is used. */
  readonly credentials: KeyPair | undefined;
}
