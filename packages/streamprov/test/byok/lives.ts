import type { Life } from "@org/core-provider/testing";

/** The inputs of the life of a customer-managed key. */
export const byokLives = {
  ByokKey: async (): Promise<Life> => ({
    inputs: { aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/1" } },
    replaced: { aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/2" } },
  }),
};
