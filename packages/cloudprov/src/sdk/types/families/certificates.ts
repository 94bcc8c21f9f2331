// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export namespace types {
  export namespace input {}

  export namespace output {
    /** An element. */
    export interface GetSslCertificatesCertificate {
      /** ID of the certificate. */
      id: string;
      /** Name of the certificate. */
      name: string;
      /** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
      type: string;
      /** Name of the product, such as that of the issuer. */
      productZhName: string;
      /** Main domain of the certificate. */
      domain: string;
      /** Status: `1` if the certificate is available. */
      status: number;
      /** Start of its validity, in UTC+8. */
      beginTime: string;
      /** End of its validity, in UTC+8. */
      endTime: string;
      /** Time of the upload or the order, in UTC+8. */
      createTime: string;
      /** Account ID (UIN) of the owner. */
      ownerUin: string;
      /** Validity, in months. */
      validityPeriod: string;
      /** Domains of the certificate. */
      subjectNames: string[];
      /** Project that the certificate belongs to. */
      projectId: number;
      /** The certificate and its chain, in PEM. Empty while it is reviewed. */
      cert: string;
      /** The private key, in PEM, if the platform has it. */
      key: string;
      /** Number of the order of a bought certificate. */
      orderId: string;
      /** How to prove the ownership of the domains. */
      dvAuths: types.output.GetSslCertificatesCertificateDvAuth[];
    }

    /** An element. */
    export interface GetSslCertificatesCertificateDvAuth {
      /** Name of the DNS record or file that proves the ownership of the domain. */
      dvAuthKey: string;
      /** Value of that record or file. */
      dvAuthValue: string;
      /** How the ownership is proved, such as `DNS` or `FILE`. */
      dvAuthVerifyType: string;
    }
  }
}
