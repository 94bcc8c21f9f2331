import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deviationsFrom, readObservations } from "./observations.ts";
import { type RecordedPackage, type RecordedPlatform, recordLives } from "./testing/record-lives.ts";
import { recordedPackages } from "./testing/recorded-packages.ts";

/** Tests a simulator with the observations in its folder, if there is one. */
function testObservations<P extends RecordedPlatform>(recorded: RecordedPackage<P>): void {
  const folder = join(import.meta.dirname, "../observations", recorded.platform);
  if (!existsSync(folder)) return;
  it(`responds as ${recorded.platform} did`, async () => {
    const observations = await readObservations(folder);
    const types = [...new Set(observations.flatMap(({ parts }) => parts))];

    expect(deviationsFrom(observations, await recordLives(recorded, types))).toEqual([]);
  });
}

describe("a simulator", () => {
  testObservations(recordedPackages.appprov);
  testObservations(recordedPackages.cloudprov);
  testObservations(recordedPackages.streamprov);

  it("has no observations without a folder", async () => {
    expect(await readObservations(join(import.meta.dirname, "missing"))).toEqual([]);
  });
});
