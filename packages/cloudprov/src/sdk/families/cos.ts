// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { CosBucket, type CosBucketArgs, type CosBucketState } from "../cosBucket.ts";
export { CosBucketObject, type CosBucketObjectArgs, type CosBucketObjectState } from "../cosBucketObject.ts";
export { CosBucketPolicy, type CosBucketPolicyArgs, type CosBucketPolicyState } from "../cosBucketPolicy.ts";
export { getCosBuckets, getCosBucketsOutput, type GetCosBucketsArgs, type GetCosBucketsOutputArgs, type GetCosBucketsResult } from "../getCosBuckets.ts";
export { CosBucketAcl, CosBucketCorsResponseVary, CosBucketObjectAcl, CosBucketOriginDomainRuleStatus, CosBucketOriginPullRuleBackToSourceMode, CosBucketWebsiteRedirectAllRequestsTo } from "../types/enums.ts";
export type { types } from "../types/families/cos.ts";
