import { secretLeaks } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

/** All tests compute at the same time, so each may take as long as all of them. */
const tenMinutes = 600_000;

describe.concurrent("a secret in any property", { timeout: tenMinutes }, () => {
  it.each(provider.resources.map((resource) => [resource.name, resource] as const))(
    "of %s is never shown by a check, a diff or a preview",
    async (type, resource) => {
      expect(await secretLeaks(setup, resource, lives[type])).toEqual([]);
    },
  );
});
