// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A rule. */
    export interface CosBucketCorsRule {
      /** Origins that may send requests, such as `https://example.com`, or `*`. */
      allowedOrigins: pulumi.Input<pulumi.Input<string>[]>;
      /** Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`. */
      allowedMethods: pulumi.Input<pulumi.Input<string>[]>;
      /** Headers that they may send, or `*`. */
      allowedHeaders: pulumi.Input<pulumi.Input<string>[]>;
      /** Headers of responses that they may read. */
      exposeHeaders?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** How long browsers may keep the result of a preflight request, in seconds. At least 0. */
      maxAgeSeconds?: pulumi.Input<number | undefined>;
    }

    /** A rule. */
    export interface CosBucketIntelligentTieringArchivingRuleList {
      /** ID of the rule. Must not be default, which is the platform's own rule. */
      ruleId: pulumi.Input<string>;
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status: pulumi.Input<string>;
      /** Which objects are archived. If omitted, the platform chooses a value. */
      filter?: pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleListFilter | undefined>;
      /** When objects are archived. */
      tierings: pulumi.Input<pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleListTiering>[]>;
    }

    /** Which objects are archived. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilter {
      /** Several conditions, all of which must be met. */
      and?: pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleListFilterAnd | undefined>;
      /** Beginning of the names of the objects. */
      prefix?: pulumi.Input<string | undefined>;
      /** Tags that the objects must have. */
      tags?: pulumi.Input<pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleListFilterTag>[] | undefined>;
    }

    /** Several conditions, all of which must be met. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterAnd {
      /** Beginning of the names of the objects. */
      prefix?: pulumi.Input<string | undefined>;
      /** Tags that the objects must have. */
      tags?: pulumi.Input<pulumi.Input<types.input.CosBucketIntelligentTieringArchivingRuleListFilterAndTag>[] | undefined>;
    }

    /** A tag. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterAndTag {
      /** Key of the tag. */
      key: pulumi.Input<string>;
      /** Value of the tag. */
      value: pulumi.Input<string>;
    }

    /** A tag. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterTag {
      /** Key of the tag. */
      key: pulumi.Input<string>;
      /** Value of the tag. */
      value: pulumi.Input<string>;
    }

    /** A tier. */
    export interface CosBucketIntelligentTieringArchivingRuleListTiering {
      /** `ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`. Known values are `ARCHIVE_ACCESS` and `DEEP_ARCHIVE_ACCESS`; the platform may accept others. */
      accessTier: pulumi.Input<string>;
      /** How many days without access it takes until an object is archived. At least 1. */
      days: pulumi.Input<number>;
    }

    /** A rule. */
    export interface CosBucketLifecycleRule {
      /** ID of the rule. Defaults to one that the platform chooses. If omitted, the platform chooses a value. */
      id?: pulumi.Input<string | undefined>;
      /** Beginning of the names of the objects that the rule is about. Defaults to all objects. */
      filterPrefix?: pulumi.Input<string | undefined>;
      /** When objects move to a cheaper storage class. */
      transitions?: pulumi.Input<pulumi.Input<types.input.CosBucketLifecycleRuleTransition>[] | undefined>;
      /** When objects are deleted. */
      expiration?: pulumi.Input<types.input.CosBucketLifecycleRuleExpiration | undefined>;
      /** When earlier versions move to a cheaper storage class. */
      nonCurrentTransitions?: pulumi.Input<pulumi.Input<types.input.CosBucketLifecycleRuleNonCurrentTransition>[] | undefined>;
      /** When earlier versions are deleted. */
      nonCurrentExpiration?: pulumi.Input<types.input.CosBucketLifecycleRuleNonCurrentExpiration | undefined>;
      /** When unfinished uploads in parts are deleted. */
      abortIncompleteMultipartUpload?: pulumi.Input<types.input.CosBucketLifecycleRuleAbortIncompleteMultipartUpload | undefined>;
    }

    /** When unfinished uploads in parts are deleted. */
    export interface CosBucketLifecycleRuleAbortIncompleteMultipartUpload {
      /** How many days after its beginning an upload is deleted. At least 1. */
      daysAfterInitiation: pulumi.Input<number>;
    }

    /** When objects are deleted. */
    export interface CosBucketLifecycleRuleExpiration {
      /** Date from which objects are deleted, in UTC. Must be a date such as 2030-01-31. At most one of `date` or `days` can be set. */
      date?: pulumi.Input<string | undefined>;
      /** How many days after their last change objects are deleted. At least 0. At most one of `date` or `days` can be set. */
      days?: pulumi.Input<number | undefined>;
      /** Whether delete markers without other versions are removed. */
      deleteMarker?: pulumi.Input<boolean | undefined>;
    }

    /** When earlier versions are deleted. */
    export interface CosBucketLifecycleRuleNonCurrentExpiration {
      /** How many days after it was replaced a version is deleted. At least 0. */
      nonCurrentDays?: pulumi.Input<number | undefined>;
    }

    /** A change of the storage class. */
    export interface CosBucketLifecycleRuleNonCurrentTransition {
      /** How many days after it was replaced a version is moved. At least 0. */
      nonCurrentDays?: pulumi.Input<number | undefined>;
      /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
      storageClass: pulumi.Input<string>;
    }

    /** A change of the storage class. */
    export interface CosBucketLifecycleRuleTransition {
      /** Date from which objects are moved, in UTC. Must be a date such as 2030-01-31. Exactly one of `date` or `days` must be set. */
      date?: pulumi.Input<string | undefined>;
      /** How many days after their last change objects are moved. At least 0. Exactly one of `date` or `days` must be set. */
      days?: pulumi.Input<number | undefined>;
      /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
      storageClass: pulumi.Input<string>;
    }

    /** Lock of objects against changes and deletion. */
    export interface CosBucketObjectLockConfiguration {
      /** Whether objects can be locked. It cannot be turned off again. */
      enabled: pulumi.Input<boolean>;
      /** How long new objects are locked. */
      rule?: pulumi.Input<types.input.CosBucketObjectLockConfigurationRule | undefined>;
    }

    /** How long new objects are locked. */
    export interface CosBucketObjectLockConfigurationRule {
      /** How many days new objects can be neither changed nor deleted. At least 1. */
      days: pulumi.Input<number>;
    }

    /** A domain. */
    export interface CosBucketOriginDomainRule {
      /** The domain. A TXT record must prove that it is yours. */
      domain: pulumi.Input<string>;
      /** What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration. Known values are `REST`, `WEBSITE` and `ACCELERATE`; the platform may accept others. Defaults to `REST`. */
      type?: pulumi.Input<string | undefined>;
      /** `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `ENABLED`. */
      status?: pulumi.Input<enums.CosBucketOriginDomainRuleStatus | (string & {}) | undefined>;
    }

    /** A rule. */
    export interface CosBucketOriginPullRule {
      /** Priority; 1 is the highest. At least 1. */
      priority: pulumi.Input<number>;
      /** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. One of `Proxy`, `Mirror` or `Redirect`. If omitted, the platform chooses a value. */
      backToSourceMode?: pulumi.Input<enums.CosBucketOriginPullRuleBackToSourceMode | (string & {}) | undefined>;
      /** Status of a redirect, such as `302`. If omitted, the platform chooses a value. */
      httpRedirectCode?: pulumi.Input<string | undefined>;
      /** Beginning of the names of the objects that the rule is about. Defaults to an empty string. */
      prefix?: pulumi.Input<string | undefined>;
      /** Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client. Known values are `HTTP`, `HTTPS` and `FOLLOW`; the platform may accept others. Defaults to an empty string. */
      protocol?: pulumi.Input<string | undefined>;
      /** Host of the origin, such as `origin.example.com`. */
      host: pulumi.Input<string>;
      /** Whether the query of the request is passed on. Defaults to `true`. */
      followQueryString?: pulumi.Input<boolean | undefined>;
      /** Whether redirects of the origin are followed. Defaults to `true`. */
      followRedirection?: pulumi.Input<boolean | undefined>;
      /** Headers of the request that are passed on. */
      followHttpHeaders?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Headers that are added to requests to the origin, by name. */
      customHttpHeaders?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A rule. */
    export interface CosBucketReplicaRule {
      /** ID of the rule. */
      id?: pulumi.Input<string | undefined>;
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status?: pulumi.Input<string | undefined>;
      /** Priority of the rule. At least 1. */
      priority?: pulumi.Input<number | undefined>;
      /** Beginning of the names of the objects that are copied. If omitted, the platform chooses a value. */
      prefix?: pulumi.Input<string | undefined>;
      /** Which objects are copied. If omitted, the platform chooses a value. */
      filter?: pulumi.Input<types.input.CosBucketReplicaRuleFilter | undefined>;
      /** Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. Versioning must be enabled on it, too. */
      destinationBucket: pulumi.Input<string>;
      /** Storage class of the copies. Known values are `Standard`, `Intelligent_Tiering` and `Standard_IA`; the platform may accept others. */
      destinationStorageClass?: pulumi.Input<string | undefined>;
      /** Key of the Key Management Service that encrypts the copies. */
      destinationEncryptionKmsKeyId?: pulumi.Input<string | undefined>;
      /** Whether delete markers are copied. */
      deleteMarkerReplication?: pulumi.Input<types.input.CosBucketReplicaRuleDeleteMarkerReplication | undefined>;
      /** Which kinds of objects are copied. If omitted, the platform chooses a value. */
      sourceSelectionCriteria?: pulumi.Input<types.input.CosBucketReplicaRuleSourceSelectionCriteria | undefined>;
    }

    /** Whether delete markers are copied. */
    export interface CosBucketReplicaRuleDeleteMarkerReplication {
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status?: pulumi.Input<string | undefined>;
    }

    /** Which objects are copied. */
    export interface CosBucketReplicaRuleFilter {
      /** Several conditions, all of which must be met. */
      and?: pulumi.Input<types.input.CosBucketReplicaRuleFilterAnd | undefined>;
      /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
      prefix?: pulumi.Input<string | undefined>;
    }

    /** Several conditions, all of which must be met. */
    export interface CosBucketReplicaRuleFilterAnd {
      /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
      prefix?: pulumi.Input<string | undefined>;
      /** Tags that the objects must have. */
      tags?: pulumi.Input<pulumi.Input<types.input.CosBucketReplicaRuleFilterAndTag>[] | undefined>;
    }

    /** A tag. */
    export interface CosBucketReplicaRuleFilterAndTag {
      /** Key of the tag. */
      key: pulumi.Input<string>;
      /** Value of the tag. */
      value: pulumi.Input<string>;
    }

    /** Which kinds of objects are copied. */
    export interface CosBucketReplicaRuleSourceSelectionCriteria {
      /** Whether encrypted objects are copied. If omitted, the platform chooses a value. */
      sseKmsEncryptedObjects?: pulumi.Input<types.input.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects | undefined>;
    }

    /** Whether encrypted objects are copied. */
    export interface CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects {
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. If omitted, the platform chooses a value. */
      status?: pulumi.Input<string | undefined>;
    }

    /** A static website from the objects of the bucket. */
    export interface CosBucketWebsite {
      /** Object that is shown for a folder, such as `index.html`. */
      indexDocument?: pulumi.Input<string | undefined>;
      /** Object that is shown after an error, such as `error.html`. */
      errorDocument?: pulumi.Input<string | undefined>;
      /** Protocol that all requests are redirected to: `http` or `https`. One of `http` or `https`. If omitted, the platform chooses a value. */
      redirectAllRequestsTo?: pulumi.Input<enums.CosBucketWebsiteRedirectAllRequestsTo | (string & {}) | undefined>;
      /** Redirects of some requests. */
      routingRules?: pulumi.Input<types.input.CosBucketWebsiteRoutingRules | undefined>;
      /** Host of the website. Only the platform sets it. */
      endpoint?: pulumi.Input<string | undefined>;
    }

    /** Redirects of some requests. */
    export interface CosBucketWebsiteRoutingRules {
      /** The rules, in their order. */
      rules: pulumi.Input<pulumi.Input<types.input.CosBucketWebsiteRoutingRulesRule>[]>;
    }

    /** A rule. */
    export interface CosBucketWebsiteRoutingRulesRule {
      /** Status that the rule is about, such as `404`. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
      conditionErrorCode?: pulumi.Input<string | undefined>;
      /** Beginning of the names of the objects that the rule is about. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
      conditionPrefix?: pulumi.Input<string | undefined>;
      /** Protocol of the redirect, such as `https`. */
      redirectProtocol?: pulumi.Input<string | undefined>;
      /** Object that replaces the requested one. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
      redirectReplaceKey?: pulumi.Input<string | undefined>;
      /** Text that replaces `conditionPrefix` in the name of the object. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
      redirectReplaceKeyPrefix?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** A rule. */
    export interface CosBucketCorsRule {
      /** Origins that may send requests, such as `https://example.com`, or `*`. */
      allowedOrigins: string[];
      /** Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`. */
      allowedMethods: string[];
      /** Headers that they may send, or `*`. */
      allowedHeaders: string[];
      /** Headers of responses that they may read. */
      exposeHeaders?: string[];
      /** How long browsers may keep the result of a preflight request, in seconds. At least 0. */
      maxAgeSeconds?: number;
    }

    /** A rule. */
    export interface CosBucketIntelligentTieringArchivingRuleList {
      /** ID of the rule. Must not be default, which is the platform's own rule. */
      ruleId: string;
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status: string;
      /** Which objects are archived. If omitted, the platform chooses a value. */
      filter: types.output.CosBucketIntelligentTieringArchivingRuleListFilter;
      /** When objects are archived. */
      tierings: types.output.CosBucketIntelligentTieringArchivingRuleListTiering[];
    }

    /** Which objects are archived. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilter {
      /** Several conditions, all of which must be met. */
      and?: types.output.CosBucketIntelligentTieringArchivingRuleListFilterAnd;
      /** Beginning of the names of the objects. */
      prefix?: string;
      /** Tags that the objects must have. */
      tags?: types.output.CosBucketIntelligentTieringArchivingRuleListFilterTag[];
    }

    /** Several conditions, all of which must be met. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterAnd {
      /** Beginning of the names of the objects. */
      prefix?: string;
      /** Tags that the objects must have. */
      tags?: types.output.CosBucketIntelligentTieringArchivingRuleListFilterAndTag[];
    }

    /** A tag. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterAndTag {
      /** Key of the tag. */
      key: string;
      /** Value of the tag. */
      value: string;
    }

    /** A tag. */
    export interface CosBucketIntelligentTieringArchivingRuleListFilterTag {
      /** Key of the tag. */
      key: string;
      /** Value of the tag. */
      value: string;
    }

    /** A tier. */
    export interface CosBucketIntelligentTieringArchivingRuleListTiering {
      /** `ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`. Known values are `ARCHIVE_ACCESS` and `DEEP_ARCHIVE_ACCESS`; the platform may accept others. */
      accessTier: string;
      /** How many days without access it takes until an object is archived. At least 1. */
      days: number;
    }

    /** A rule. */
    export interface CosBucketLifecycleRule {
      /** ID of the rule. Defaults to one that the platform chooses. If omitted, the platform chooses a value. */
      id: string;
      /** Beginning of the names of the objects that the rule is about. Defaults to all objects. */
      filterPrefix?: string;
      /** When objects move to a cheaper storage class. */
      transitions?: types.output.CosBucketLifecycleRuleTransition[];
      /** When objects are deleted. */
      expiration?: types.output.CosBucketLifecycleRuleExpiration;
      /** When earlier versions move to a cheaper storage class. */
      nonCurrentTransitions?: types.output.CosBucketLifecycleRuleNonCurrentTransition[];
      /** When earlier versions are deleted. */
      nonCurrentExpiration?: types.output.CosBucketLifecycleRuleNonCurrentExpiration;
      /** When unfinished uploads in parts are deleted. */
      abortIncompleteMultipartUpload?: types.output.CosBucketLifecycleRuleAbortIncompleteMultipartUpload;
    }

    /** When unfinished uploads in parts are deleted. */
    export interface CosBucketLifecycleRuleAbortIncompleteMultipartUpload {
      /** How many days after its beginning an upload is deleted. At least 1. */
      daysAfterInitiation: number;
    }

    /** When objects are deleted. */
    export interface CosBucketLifecycleRuleExpiration {
      /** Date from which objects are deleted, in UTC. Must be a date such as 2030-01-31. At most one of `date` or `days` can be set. */
      date?: string;
      /** How many days after their last change objects are deleted. At least 0. At most one of `date` or `days` can be set. */
      days?: number;
      /** Whether delete markers without other versions are removed. */
      deleteMarker?: boolean;
    }

    /** When earlier versions are deleted. */
    export interface CosBucketLifecycleRuleNonCurrentExpiration {
      /** How many days after it was replaced a version is deleted. At least 0. */
      nonCurrentDays?: number;
    }

    /** A change of the storage class. */
    export interface CosBucketLifecycleRuleNonCurrentTransition {
      /** How many days after it was replaced a version is moved. At least 0. */
      nonCurrentDays?: number;
      /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
      storageClass: string;
    }

    /** A change of the storage class. */
    export interface CosBucketLifecycleRuleTransition {
      /** Date from which objects are moved, in UTC. Must be a date such as 2030-01-31. Exactly one of `date` or `days` must be set. */
      date?: string;
      /** How many days after their last change objects are moved. At least 0. Exactly one of `date` or `days` must be set. */
      days?: number;
      /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
      storageClass: string;
    }

    /** Lock of objects against changes and deletion. */
    export interface CosBucketObjectLockConfiguration {
      /** Whether objects can be locked. It cannot be turned off again. */
      enabled: boolean;
      /** How long new objects are locked. */
      rule?: types.output.CosBucketObjectLockConfigurationRule;
    }

    /** How long new objects are locked. */
    export interface CosBucketObjectLockConfigurationRule {
      /** How many days new objects can be neither changed nor deleted. At least 1. */
      days: number;
    }

    /** A domain. */
    export interface CosBucketOriginDomainRule {
      /** The domain. A TXT record must prove that it is yours. */
      domain: string;
      /** What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration. Known values are `REST`, `WEBSITE` and `ACCELERATE`; the platform may accept others. Defaults to `REST`. */
      type: string;
      /** `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `ENABLED`. */
      status: enums.CosBucketOriginDomainRuleStatus;
    }

    /** A rule. */
    export interface CosBucketOriginPullRule {
      /** Priority; 1 is the highest. At least 1. */
      priority: number;
      /** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. One of `Proxy`, `Mirror` or `Redirect`. If omitted, the platform chooses a value. */
      backToSourceMode: enums.CosBucketOriginPullRuleBackToSourceMode;
      /** Status of a redirect, such as `302`. If omitted, the platform chooses a value. */
      httpRedirectCode: string;
      /** Beginning of the names of the objects that the rule is about. Defaults to an empty string. */
      prefix: string;
      /** Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client. Known values are `HTTP`, `HTTPS` and `FOLLOW`; the platform may accept others. Defaults to an empty string. */
      protocol: string;
      /** Host of the origin, such as `origin.example.com`. */
      host: string;
      /** Whether the query of the request is passed on. Defaults to `true`. */
      followQueryString: boolean;
      /** Whether redirects of the origin are followed. Defaults to `true`. */
      followRedirection: boolean;
      /** Headers of the request that are passed on. */
      followHttpHeaders?: string[];
      /** Headers that are added to requests to the origin, by name. */
      customHttpHeaders?: { [key: string]: string };
    }

    /** A rule. */
    export interface CosBucketReplicaRule {
      /** ID of the rule. */
      id?: string;
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status?: string;
      /** Priority of the rule. At least 1. */
      priority?: number;
      /** Beginning of the names of the objects that are copied. If omitted, the platform chooses a value. */
      prefix: string;
      /** Which objects are copied. If omitted, the platform chooses a value. */
      filter: types.output.CosBucketReplicaRuleFilter;
      /** Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. Versioning must be enabled on it, too. */
      destinationBucket: string;
      /** Storage class of the copies. Known values are `Standard`, `Intelligent_Tiering` and `Standard_IA`; the platform may accept others. */
      destinationStorageClass?: string;
      /** Key of the Key Management Service that encrypts the copies. */
      destinationEncryptionKmsKeyId?: string;
      /** Whether delete markers are copied. */
      deleteMarkerReplication?: types.output.CosBucketReplicaRuleDeleteMarkerReplication;
      /** Which kinds of objects are copied. If omitted, the platform chooses a value. */
      sourceSelectionCriteria: types.output.CosBucketReplicaRuleSourceSelectionCriteria;
    }

    /** Whether delete markers are copied. */
    export interface CosBucketReplicaRuleDeleteMarkerReplication {
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
      status?: string;
    }

    /** Which objects are copied. */
    export interface CosBucketReplicaRuleFilter {
      /** Several conditions, all of which must be met. */
      and?: types.output.CosBucketReplicaRuleFilterAnd;
      /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
      prefix: string;
    }

    /** Several conditions, all of which must be met. */
    export interface CosBucketReplicaRuleFilterAnd {
      /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
      prefix: string;
      /** Tags that the objects must have. */
      tags?: types.output.CosBucketReplicaRuleFilterAndTag[];
    }

    /** A tag. */
    export interface CosBucketReplicaRuleFilterAndTag {
      /** Key of the tag. */
      key: string;
      /** Value of the tag. */
      value: string;
    }

    /** Which kinds of objects are copied. */
    export interface CosBucketReplicaRuleSourceSelectionCriteria {
      /** Whether encrypted objects are copied. If omitted, the platform chooses a value. */
      sseKmsEncryptedObjects: types.output.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects;
    }

    /** Whether encrypted objects are copied. */
    export interface CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects {
      /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. If omitted, the platform chooses a value. */
      status: string;
    }

    /** A static website from the objects of the bucket. */
    export interface CosBucketWebsite {
      /** Object that is shown for a folder, such as `index.html`. */
      indexDocument?: string;
      /** Object that is shown after an error, such as `error.html`. */
      errorDocument?: string;
      /** Protocol that all requests are redirected to: `http` or `https`. One of `http` or `https`. If omitted, the platform chooses a value. */
      redirectAllRequestsTo: enums.CosBucketWebsiteRedirectAllRequestsTo;
      /** Redirects of some requests. */
      routingRules?: types.output.CosBucketWebsiteRoutingRules;
      /** Host of the website. Only the platform sets it. */
      endpoint: string;
    }

    /** Redirects of some requests. */
    export interface CosBucketWebsiteRoutingRules {
      /** The rules, in their order. */
      rules: types.output.CosBucketWebsiteRoutingRulesRule[];
    }

    /** A rule. */
    export interface CosBucketWebsiteRoutingRulesRule {
      /** Status that the rule is about, such as `404`. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
      conditionErrorCode?: string;
      /** Beginning of the names of the objects that the rule is about. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
      conditionPrefix?: string;
      /** Protocol of the redirect, such as `https`. */
      redirectProtocol?: string;
      /** Object that replaces the requested one. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
      redirectReplaceKey?: string;
      /** Text that replaces `conditionPrefix` in the name of the object. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
      redirectReplaceKeyPrefix?: string;
    }

    /** An element. */
    export interface GetCosBucketsBucketList {
      /** Name of the bucket. */
      bucket: string;
      /** Rules for requests of browsers from other origins (CORS). */
      corsRules: types.output.GetCosBucketsBucketListCorsRule[];
      /** When objects change their storage class or are deleted. */
      lifecycleRules: types.output.GetCosBucketsBucketListLifecycleRule[];
      /** The static website. At most one element. */
      websites: types.output.GetCosBucketsBucketListWebsite[];
      /** From where objects are fetched that the bucket does not contain. */
      originPullRules: types.output.GetCosBucketsBucketListOriginPullRule[];
      /** Your own domains for the bucket. */
      originDomainRules: types.output.GetCosBucketsBucketListOriginDomainRule[];
      /** What everybody may do: `private`, `public-read` or `public-read-write`. `custom` means that other accounts have access. Empty for a bucket with a file system. */
      acl: string;
      /** Who may do what, as XML. */
      aclBody: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
      /** Address of the bucket. */
      cosBucketUrl: string;
    }

    /** An element. */
    export interface GetCosBucketsBucketListCorsRule {
      /** Origins that may send requests. */
      allowedOrigins: string[];
      /** Methods that they may use. */
      allowedMethods: string[];
      /** Headers that they may send. */
      allowedHeaders: string[];
      /** How long browsers may keep the result of a preflight request, in seconds. */
      maxAgeSeconds: number;
      /** Headers of responses that they may read. */
      exposeHeaders: string[];
    }

    /** An element. */
    export interface GetCosBucketsBucketListLifecycleRule {
      /** Beginning of the names of the objects that the rule is about. */
      filterPrefix: string;
      /** When objects move to another storage class. */
      transitions: types.output.GetCosBucketsBucketListLifecycleRuleTransition[];
      /** When objects are deleted. At most one element. */
      expirations: types.output.GetCosBucketsBucketListLifecycleRuleExpiration[];
      /** When earlier versions move to another storage class. */
      nonCurrentTransitions: types.output.GetCosBucketsBucketListLifecycleRuleNonCurrentTransition[];
      /** When earlier versions are deleted. At most one element. */
      nonCurrentExpirations: types.output.GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration[];
      /** When unfinished uploads in parts are deleted. At most one element. */
      abortIncompleteMultipartUploads: types.output.GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload[];
    }

    /** The only element. */
    export interface GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload {
      /** Number of days after the beginning. */
      daysAfterInitiation: number;
    }

    /** The only element. */
    export interface GetCosBucketsBucketListLifecycleRuleExpiration {
      /** Date, in UTC. */
      date: string;
      /** Number of days after the last change. */
      days: number;
    }

    /** The only element. */
    export interface GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration {
      /** Number of days after a version was replaced. */
      nonCurrentDays: number;
    }

    /** An element. */
    export interface GetCosBucketsBucketListLifecycleRuleNonCurrentTransition {
      /** Number of days after a version was replaced. */
      nonCurrentDays: number;
      /** Storage class of the objects from then on. */
      storageClass: string;
    }

    /** An element. */
    export interface GetCosBucketsBucketListLifecycleRuleTransition {
      /** Date, in UTC. */
      date: string;
      /** Number of days after the last change. */
      days: number;
      /** Storage class of the objects from then on. */
      storageClass: string;
    }

    /** An element. */
    export interface GetCosBucketsBucketListOriginDomainRule {
      /** The domain. */
      domain: string;
      /** What the domain leads to: `REST`, `WEBSITE` or `ACCELERATE`. */
      type: string;
      /** `ENABLED` or `DISABLED`. */
      status: string;
    }

    /** An element. */
    export interface GetCosBucketsBucketListOriginPullRule {
      /** Priority; 1 is the highest. */
      priority: number;
      /** Whether the fetched object is stored in the bucket (`Mirror`). */
      syncBackToSource: boolean;
      /** How the object is fetched: `Mirror`, `Proxy` or `Redirect`. */
      backToSourceMode: string;
      /** Beginning of the names of the objects that the rule is about. */
      prefix: string;
      /** Protocol of requests to the origin. */
      protocol: string;
      /** Host of the origin. */
      host: string;
      /** Whether the query of the request is passed on. */
      followQueryString: boolean;
      /** Whether redirects of the origin are followed. */
      followRedirection: boolean;
      /** Headers of the request that are passed on. */
      followHttpHeaders: string[];
      /** Headers that are added to requests to the origin, by name. */
      customHttpHeaders: { [key: string]: string };
    }

    /** The only element. */
    export interface GetCosBucketsBucketListWebsite {
      /** Object that is shown for a folder. */
      indexDocument: string;
      /** Object that is shown after an error. */
      errorDocument: string;
    }
  }
}
