import type { Built } from "../build.ts";
import type { PackageName } from "../packages/package-name.ts";
import type { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import { MeasuredStack } from "./measured-stack.ts";
import { objectsProgram } from "./objects-program.ts";

/** A stack with the given number of objects of a package, created by its plugin or by the provider that does nothing. */
export async function objectsStack(options: {
  readonly provider: PackageName;
  readonly subject: Subject;
  readonly built: Pick<Built, "products" | "floor">;
  readonly count: number;
  /** Number of its first object. Default 0. */
  readonly from?: number;
  readonly platform: Platform;
}): Promise<MeasuredStack> {
  const { provider, subject, built, count, from = 0, platform } = options;
  const objects = (await platform.declare(from + count)).slice(from);
  if (subject === "floor") {
    return MeasuredStack.make({
      provider: "floor",
      plugin: built.floor,
      program: objectsProgram("floor", objects),
      platform,
    });
  }
  return MeasuredStack.make({
    provider,
    plugin: built.products[provider].folder,
    program: objectsProgram(provider, objects),
    platform,
    ...platform.connection,
  });
}
