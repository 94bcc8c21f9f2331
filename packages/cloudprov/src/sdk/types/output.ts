// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

export namespace output {
  /** Act as a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
    /** Policy that narrows the session, as JSON text without a principal element. */
    policy?: string;
    /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
    externalId?: string;
    /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
    sourceIdentity?: string;
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
    tokenCode?: string;
  }

  /** Act as a role, by an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
    samlAssertion?: string;
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
    principalArn?: string;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
  }

  /** Act as a role, by a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
    providerId: string;
    /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
    webIdentityToken?: string;
    /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
    webIdentityTokenFile?: string;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
    roleArnFile?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
  }

  /** Prove an MFA device, for accounts that demand it. */
  export interface ProviderMfaCertification {
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
    tokenCode?: string;
    /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
    durationSeconds: number;
  }

  /** One of them. */
  export interface GetAddressTemplateGroupsGroupList {
    /** Its ID. */
    id: string;
    /** Its name. */
    name: string;
    /** IDs of the templates in it. */
    templateIds: string[];
  }

  /** One of them. */
  export interface GetAddressTemplatesTemplateList {
    /** Its ID. */
    id: string;
    /** Its name. */
    name: string;
    /** The addresses, blocks and ranges in it. */
    addresses: string[];
  }

  /** One of them. */
  export interface GetAntiddosBasicDeviceStatusClbData {
    /** The IP address or the ID. */
    key: string;
    /** 1: blocked; 2: normal; 3: under attack. */
    value: string;
  }

  /** One of them. */
  export interface GetAntiddosBasicDeviceStatusData {
    /** The IP address or the ID. */
    key: string;
    /** 1: blocked; 2: normal; 3: under attack. */
    value: string;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceList {
    /** ID of the instance. */
    instanceId: string;
    /** Kind of its package. */
    packageType: string;
    /** How it is paid for. */
    instanceChargeType: string;
    /** What was paid for in advance. */
    instanceChargePrepaids: output.GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid[];
    /** An enterprise package. */
    enterprisePackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig[];
    /** A standard package. */
    standardPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig[];
    /** A standard package with more. */
    standardPlusPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig[];
    /** Its tags. */
    tagInfoLists: output.GetAntiddosBgpInstancesBgpInstanceListTagInfoList[];
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig {
    /** Region of the package. */
    region: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of attacks it takes, in Gbps. */
    basicProtectBandwidth: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Elastic bandwidth of attacks, in Gbps. */
    elasticProtectBandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid {
    /** For how many months. */
    period: number;
    /** Whether it renews itself. */
    renewFlag: string;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig {
    /** Region of the package. */
    region: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig {
    /** Region of the package. */
    region: string;
    /** How many attacks it takes. */
    protectCount: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListTagInfoList {
    /** Key of the tag. */
    tagKey: string;
    /** Its value. */
    tagValue: string;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTag {
    /** Key of the tag. */
    tagKey?: string;
    /** Its value. */
    tagValue?: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4Listener {
    /** Port of the servers. */
    backendPort: number;
    /** Port that it listens on. */
    frontendPort: number;
    /** TCP or UDP. */
    protocol: string;
    /** Servers that it sends to. */
    realServers: output.GetAntiddosListListenerLayer4ListenerRealServer[];
    /** Instances that it belongs to. */
    instanceDetails: output.GetAntiddosListListenerLayer4ListenerInstanceDetail[];
    /** Instances that its rule belongs to. */
    instanceDetailRules: output.GetAntiddosListListenerLayer4ListenerInstanceDetailRule[];
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerInstanceDetail {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerInstanceDetailRule {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
    /** Its name in DNS. */
    cname: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerRealServer {
    /** IP address or domain of the server. */
    realServer: string;
    /** 1: a domain; 2: an IP address. */
    rsType: number;
    /** Its share of the traffic. */
    weight: number;
    /** Its port. */
    port: number;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7Listener {
    /** Domain that it listens for. */
    domain: string;
    /** Http or https. */
    protocol: string;
    /** Port that it listens on. */
    vport: number;
    /** How it forwards. */
    proxyTypeLists: output.GetAntiddosListListenerLayer7ListenerProxyTypeList[];
    /** Servers that it sends to. */
    realServers: output.GetAntiddosListListenerLayer7ListenerRealServer[];
    /** Instances that it belongs to. */
    instanceDetails: output.GetAntiddosListListenerLayer7ListenerInstanceDetail[];
    /** Instances that its rule belongs to. */
    instanceDetailRules: output.GetAntiddosListListenerLayer7ListenerInstanceDetailRule[];
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerInstanceDetail {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerInstanceDetailRule {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
    /** Its name in DNS. */
    cname: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerProxyTypeList {
    /** Its ports. */
    proxyPorts: number[];
    /** Http or https. */
    proxyType: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerRealServer {
    /** IP address or domain of the server. */
    realServer: string;
    /** 1: a domain; 2: an IP address. */
    rsType: number;
    /** Its share of the traffic. */
    weight: number;
    /** Its port. */
    port: number;
  }

  /** One of them. */
  export interface GetApiGatewayApiKeysList {
    /** ID of the key. */
    apiKeyId: string;
    /** Whether it can be used: on or off. */
    status: string;
    /** Secret of the key. */
    accessKeySecret: string;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
  }

  /** One of them. */
  export interface GetProtocolTemplateGroupsGroupList {
    /** Its ID. */
    id: string;
    /** Its name. */
    name: string;
    /** IDs of the templates in it. */
    templateIds: string[];
  }

  /** One of them. */
  export interface GetProtocolTemplatesTemplateList {
    /** Its ID. */
    id: string;
    /** Its name. */
    name: string;
    /** The protocols with their ports in it. */
    protocols: string[];
  }

  export namespace config {
    /** Act as a role, by an assertion of a SAML identity provider. */
    export interface AssumeRoleWithSamls {
      /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
      samlAssertion?: string;
      /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
      principalArn?: string;
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
    }

    /** Act as a role, by a token of an OpenID Connect identity provider. */
    export interface AssumeRoleWithWebIdentities {
      /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
      providerId?: string;
      /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
      webIdentityToken?: string;
      /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
      webIdentityTokenFile?: string;
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
      roleArnFile?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
    }

    /** Act as a role, with the credentials that are given otherwise. */
    export interface AssumeRoles {
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
      /** Policy that narrows the session, as JSON text without a principal element. */
      policy?: string;
      /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
      externalId?: string;
      /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
      sourceIdentity?: string;
      /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
      tokenCode?: string;
    }

    /** Prove an MFA device, for accounts that demand it. */
    export interface MfaCertifications {
      /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
      tokenCode?: string;
      /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
      durationSeconds?: number;
    }
  }
}
