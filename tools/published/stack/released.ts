import { resultOf } from "@org/vitest-reporter/in-background";
import { inject } from "vitest";
import type { ReleasedEverything } from "../setup/release-everything.ts";

export const { published: allPublished, releaseHost } = await resultOf<ReleasedEverything>(inject("released"));
