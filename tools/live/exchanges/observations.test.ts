import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as appprov from "../../../packages/appprov/test/lives.ts";
import * as cloudprov from "../../../packages/cloudprov/test/lives.ts";
import * as streamprov from "../../../packages/streamprov/test/lives.ts";
import type { PlatformName } from "./exchange.ts";
import { deviationsFrom, readObservations } from "./observations.ts";
import { type RecordedPackage, type RecordedPlatform, recordLives } from "./testing/record-lives.ts";

/** Tests a simulator with the observations in its folder, if there is one. */
function testObservations<P extends RecordedPlatform>(
  platform: PlatformName,
  {
    setup,
    lives,
  }: { readonly setup: Omit<RecordedPackage<P>, "platform" | "lives"> } & Pick<RecordedPackage<P>, "lives">,
): void {
  const folder = join(import.meta.dirname, "../observations", platform);
  if (!existsSync(folder)) return;
  it(`responds as ${platform} did`, async () => {
    const observations = await readObservations(folder);
    const types = [...new Set(observations.flatMap(({ parts }) => parts))];

    expect(deviationsFrom(observations, await recordLives({ platform, ...setup, lives }, types))).toEqual([]);
  });
}

describe("a simulator", () => {
  testObservations("appprov", appprov);
  testObservations("cloudprov", cloudprov);
  testObservations("streamprov", streamprov);

  it("has no observations without a folder", async () => {
    expect(await readObservations(join(import.meta.dirname, "missing"))).toEqual([]);
  });
});
