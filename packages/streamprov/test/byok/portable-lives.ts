import { free, type PortableLife } from "@org/core-provider/testing";
import { awsKmsKey } from "../settings.ts";

/** The life of a customer-managed key, which runs on the simulator and on the real platform. */
export const portableByokLives = {
  ByokKey: free(async ({ setting }) => ({
    inputs: { aws: { keyArn: setting(awsKmsKey) } },
    replaced: { aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/2" } },
  })),
} as const satisfies Readonly<Record<string, PortableLife>>;
