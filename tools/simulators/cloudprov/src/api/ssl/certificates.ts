import type { Store, Stores } from "@org/simulator";

/** A certificate of the account. */
export interface SslCertificate {
  /** As `7ad1f0c2`. */
  readonly id: string;
  readonly alias: string;
  readonly type: "SVR" | "CA";
  readonly projectId: number;
  /** In PEM. */
  readonly publicKey: string;
  /** In PEM. Certificates without a private key have none. */
  readonly privateKey: string | undefined;
  /** 0 while the platform examines the certificate, 1 when it is available. */
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of certificates. */
export function openCertificates(stores: Stores): Store<SslCertificate> {
  return stores.open<SslCertificate>("sslCertificates");
}
