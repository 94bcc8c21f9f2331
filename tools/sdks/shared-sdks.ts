import { resultOf } from "@org/vitest-reporter/in-background";
import { inject } from "vitest";
import type { SharedSdks } from "./setup/release-once.ts";

/** The released SDKs of all providers, which all tests that need them share. Tests only read them. */
export const sharedSdks = await resultOf<SharedSdks>(inject("sdks"));

/** The SDKs of a provider. */
export function sdksOf(provider: string): SharedSdks["released"][number] {
  const sdks = sharedSdks.released.find((each) => each.provider === provider);
  if (sdks === undefined) throw new Error(`No SDKs of ${provider} were released.`);
  return sdks;
}
