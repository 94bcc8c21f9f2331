// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { CkafkaInstance, type CkafkaInstanceArgs, type CkafkaInstanceState } from "../ckafkaInstance.ts";
export { CkafkaTopic, type CkafkaTopicArgs, type CkafkaTopicState } from "../ckafkaTopic.ts";
export { getCkafkaTopics, getCkafkaTopicsOutput, type GetCkafkaTopicsArgs, type GetCkafkaTopicsOutputArgs, type GetCkafkaTopicsResult } from "../getCkafkaTopics.ts";
export { CkafkaInstanceChargeType, CkafkaInstanceSpecificationsType } from "../types/enums.ts";
export type { types } from "../types/families/ckafka.ts";
