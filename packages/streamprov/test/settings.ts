import type { Setting } from "@org/core-provider/testing";

/** A key in AWS. */
export const awsKmsKey: Setting = {
  variable: "LIVE_AWS_KMS_KEY",
  docs: "ARN of a key in AWS KMS that Confluent Cloud may use",
  example: "arn:aws:kms:us-west-2:012345678901:key/1",
};

/** An account of AWS. */
export const awsAccount: Setting = {
  variable: "LIVE_AWS_ACCOUNT",
  docs: "ID of an AWS account, which gets access to the network",
  example: "012345678901",
};

/** A network in that account. */
export const awsVpc: Setting = {
  variable: "LIVE_AWS_VPC",
  docs: "ID of a VPC of that account in us-east-2, with routes in 172.31.0.0/16",
  example: "vpc-1",
};

/** A transit gateway in that account. */
export const awsTransitGateway: Setting = {
  variable: "LIVE_AWS_TRANSIT_GATEWAY",
  docs: "ID of a transit gateway in us-east-2, with routes in 10.0.0.0/8",
  example: "tgw-1",
};

/** The share that gives Confluent Cloud access to the transit gateway. */
export const awsResourceShare: Setting = {
  variable: "LIVE_AWS_RESOURCE_SHARE",
  docs: "ARN of the resource share in AWS RAM that contains the transit gateway",
  example: "arn:aws:ram:us-east-2:1:resource-share/1",
};

/** A role in an account of AWS. */
export const awsRole: Setting = {
  variable: "LIVE_AWS_ROLE",
  docs: "ARN of a role in AWS IAM that Confluent Cloud may assume",
  example: "arn:aws:iam::012345678901:role/orders",
};

/** A mailbox. */
export const email: Setting = {
  variable: "LIVE_EMAIL",
  docs: "email address that receives an invitation to the organization",
  example: "somebody@example.com",
};
