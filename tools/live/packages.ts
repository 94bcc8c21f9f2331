import type { LivePackage } from "@org/core-provider/testing";

/** The packages with lives for a real platform, which are loaded when they are first used. */
export const livePackages = {
  appprov: async (): Promise<LivePackage> => (await import("@org/appprov/live")).live,
  cloudprov: async (): Promise<LivePackage> => (await import("@org/cloudprov/live")).live,
  streamprov: async (): Promise<LivePackage> => (await import("@org/streamprov/live")).live,
} as const;

export type PackageName = keyof typeof livePackages;
