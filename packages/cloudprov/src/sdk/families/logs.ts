// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ClsIndex, type ClsIndexArgs, type ClsIndexState } from "../clsIndex.ts";
export { ClsLogset, type ClsLogsetArgs, type ClsLogsetState } from "../clsLogset.ts";
export { ClsTopic, type ClsTopicArgs, type ClsTopicState } from "../clsTopic.ts";
export { getClsTopics, getClsTopicsOutput, type GetClsTopicsArgs, type GetClsTopicsOutputArgs, type GetClsTopicsResult } from "../getClsTopics.ts";
export { ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType, ClsIndexRuleKeyValueKeyValueValueChildNodeValueType, ClsIndexRuleKeyValueKeyValueValueType, ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType, ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType, ClsIndexRuleTagKeyValueValueChildNodeValueType, ClsIndexRuleTagKeyValueValueType, ClsTopicExtendsAnonymousAccessConditionAttributes, ClsTopicExtendsAnonymousAccessOperation, ClsTopicStorageType } from "../types/enums.ts";
export type { types } from "../types/families/logs.ts";
