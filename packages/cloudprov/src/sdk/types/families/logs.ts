// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Contents of the index. Removing the property keeps the current rule. */
    export interface ClsIndexRule {
      /** Full-text index. Omit it for none. */
      fullText?: pulumi.Input<types.input.ClsIndexRuleFullText | undefined>;
      /** Index of keys in logs. Omit it for none. */
      keyValue?: pulumi.Input<types.input.ClsIndexRuleKeyValue | undefined>;
      /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
      tag?: pulumi.Input<types.input.ClsIndexRuleTag | undefined>;
      /** Automatic index of keys. Omit it for none. */
      dynamicIndex?: pulumi.Input<types.input.ClsIndexRuleDynamicIndex | undefined>;
    }

    /** Automatic index of keys. Omit it for none. */
    export interface ClsIndexRuleDynamicIndex {
      /** Whether the platform adds all keys of the logs to the index, also those of later logs. */
      status: pulumi.Input<boolean>;
    }

    /** Full-text index. Omit it for none. */
    export interface ClsIndexRuleFullText {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: pulumi.Input<boolean>;
      /** Separators: each character separates words. */
      tokenizer: pulumi.Input<string>;
      /** Whether the logs contain Chinese. */
      containZH: pulumi.Input<boolean>;
    }

    /** Index of keys in logs. Omit it for none. */
    export interface ClsIndexRuleKeyValue {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: pulumi.Input<boolean>;
      /** Indexed keys. Their order does not matter. */
      keyValues?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValue>[] | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValue {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
    export interface ClsIndexRuleTag {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: pulumi.Input<boolean>;
      /** Indexed keys. Their order does not matter. */
      keyValues?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValue>[] | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValue {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: pulumi.Input<pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: pulumi.Input<string>;
      /** How the key is indexed. */
      value?: pulumi.Input<types.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: pulumi.Input<string | undefined>;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: pulumi.Input<boolean | undefined>;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: pulumi.Input<boolean | undefined>;
      /** Alias of the key. */
      alias?: pulumi.Input<string | undefined>;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
    }

    /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
    export interface ClsTopicCustomKmsInfo {
      /** Region of the key, such as `ap-guangzhou`. */
      kmsRegion: pulumi.Input<string>;
      /** ID of the key. */
      kmsKeyId: pulumi.Input<string>;
    }

    /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
    export interface ClsTopicExtends {
      /** Rules of anonymous access. */
      anonymousAccess?: pulumi.Input<types.input.ClsTopicExtendsAnonymousAccess | undefined>;
    }

    /** Rules of anonymous access. */
    export interface ClsTopicExtendsAnonymousAccess {
      /** Operations that need no signature. One of `trackLog` or `realtimeProducer`. */
      operations?: pulumi.Input<pulumi.Input<enums.ClsTopicExtendsAnonymousAccessOperation | (string & {})>[] | undefined>;
      /** Conditions that anonymous requests must meet. */
      conditions?: pulumi.Input<pulumi.Input<types.input.ClsTopicExtendsAnonymousAccessCondition>[] | undefined>;
    }

    /** A condition for anonymous requests. */
    export interface ClsTopicExtendsAnonymousAccessCondition {
      /** Attribute to compare: `VpcID`. Must be `VpcID`. */
      attributes?: pulumi.Input<enums.ClsTopicExtendsAnonymousAccessConditionAttributes | (string & {}) | undefined>;
      /** `1` if the value must be equal, `2` if it must differ. Between 1 and 2. */
      rule?: pulumi.Input<number | undefined>;
      /** Value to compare with, such as the ID of a private network. */
      conditionValue?: pulumi.Input<string | undefined>;
    }

    /** A filter. */
    export interface GetClsTopicsFilter {
      /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
      key: string;
      /** Values, one of which a topic must have. */
      values: string[];
    }

    /** A filter. */
    export interface GetClsTopicsFilterArgs {
      /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
      key: pulumi.Input<string>;
      /** Values, one of which a topic must have. */
      values: pulumi.Input<pulumi.Input<string>[]>;
    }
  }

  export namespace output {
    /** Contents of the index. Removing the property keeps the current rule. */
    export interface ClsIndexRule {
      /** Full-text index. Omit it for none. */
      fullText?: types.output.ClsIndexRuleFullText;
      /** Index of keys in logs. Omit it for none. */
      keyValue?: types.output.ClsIndexRuleKeyValue;
      /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
      tag?: types.output.ClsIndexRuleTag;
      /** Automatic index of keys. Omit it for none. */
      dynamicIndex?: types.output.ClsIndexRuleDynamicIndex;
    }

    /** Automatic index of keys. Omit it for none. */
    export interface ClsIndexRuleDynamicIndex {
      /** Whether the platform adds all keys of the logs to the index, also those of later logs. */
      status: boolean;
    }

    /** Full-text index. Omit it for none. */
    export interface ClsIndexRuleFullText {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: boolean;
      /** Separators: each character separates words. */
      tokenizer: string;
      /** Whether the logs contain Chinese. */
      containZH: boolean;
    }

    /** Index of keys in logs. Omit it for none. */
    export interface ClsIndexRuleKeyValue {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: boolean;
      /** Indexed keys. Their order does not matter. */
      keyValues?: types.output.ClsIndexRuleKeyValueKeyValue[];
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValue {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
    export interface ClsIndexRuleTag {
      /** Whether searches distinguish upper and lower case. */
      caseSensitive: boolean;
      /** Indexed keys. Their order does not matter. */
      keyValues?: types.output.ClsIndexRuleTagKeyValue[];
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValue {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleTagKeyValueValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** Keys inside a JSON value. */
      childNodes?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** A key. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
      /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
      key: string;
      /** How the key is indexed. */
      value?: types.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
    }

    /** How the key is indexed. */
    export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
      /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
      /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      tokenizer?: string;
      /** Whether the key can be analyzed with SQL. */
      sqlFlag?: boolean;
      /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
      containZH?: boolean;
      /** Alias of the key. */
      alias?: string;
      /** Whether only the keys inside a JSON value are indexed. */
      openIndexForChildOnly?: boolean;
    }

    /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
    export interface ClsTopicCustomKmsInfo {
      /** Region of the key, such as `ap-guangzhou`. */
      kmsRegion: string;
      /** ID of the key. */
      kmsKeyId: string;
    }

    /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
    export interface ClsTopicExtends {
      /** Rules of anonymous access. */
      anonymousAccess?: types.output.ClsTopicExtendsAnonymousAccess;
    }

    /** Rules of anonymous access. */
    export interface ClsTopicExtendsAnonymousAccess {
      /** Operations that need no signature. One of `trackLog` or `realtimeProducer`. */
      operations?: enums.ClsTopicExtendsAnonymousAccessOperation[];
      /** Conditions that anonymous requests must meet. */
      conditions?: types.output.ClsTopicExtendsAnonymousAccessCondition[];
    }

    /** A condition for anonymous requests. */
    export interface ClsTopicExtendsAnonymousAccessCondition {
      /** Attribute to compare: `VpcID`. Must be `VpcID`. */
      attributes?: enums.ClsTopicExtendsAnonymousAccessConditionAttributes;
      /** `1` if the value must be equal, `2` if it must differ. Between 1 and 2. */
      rule?: number;
      /** Value to compare with, such as the ID of a private network. */
      conditionValue?: string;
    }

    /** A filter. */
    export interface GetClsTopicsFilter {
      /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
      key: string;
      /** Values, one of which a topic must have. */
      values: string[];
    }

    /** An element. */
    export interface GetClsTopicsTopic {
      /** ID of the log set. */
      logsetId: string;
      /** ID of the topic. */
      topicId: string;
      /** Name. */
      topicName: string;
      /** Number of partitions. */
      partitionCount: number;
      /** Whether the topic has an index that is switched on. */
      index: boolean;
      /** Product that has created the topic. Empty for your own. */
      assumerName: string;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Whether the topic receives logs. */
      status: boolean;
      /** Tags. */
      tags: types.output.GetClsTopicsTopicTag[];
      /** Whether the platform splits partitions when they receive too much. */
      autoSplit: boolean;
      /** Maximum number of partitions with `autoSplit`. */
      maxSplitPartitions: number;
      /** `hot` for standard storage, `cold` for infrequent access. */
      storageType: string;
      /** Number of days for which logs are kept. 3640 if they are kept permanently. */
      period: number;
      /** Type of the logs of the product that has created the topic. */
      subAssumerName: string;
      /** Description. */
      describes: string;
      /** Number of days after which logs move to infrequent access. 0 if they do not move. */
      hotPeriod: number;
      /** `0` for a log topic, `1` for a metric topic. */
      bizType: number;
      /** Whether anonymous access is permitted. */
      isWebTracking: boolean;
    }

    /** An element. */
    export interface GetClsTopicsTopicTag {
      /** Key. */
      key: string;
      /** Value. */
      value: string;
    }
  }
}
