import { permissionFlaws, programFlaws, survivalFlaws } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { setup } from "../lives.ts";
import { livesOfKinds } from "./action-lives.ts";

describe.concurrent.each(Object.entries(livesOfKinds))("an ActionResource as %s", (_kind, prepare) => {
  const timeout = { timeout: 600_000 };

  it("agrees with the platform after any fault in one of its writes", timeout, async () => {
    expect(await survivalFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });

  it("matches the program, or a message has the remedy", timeout, async () => {
    expect(await programFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });

  it("stays in the state when the credentials lose all permissions", timeout, async () => {
    expect(await permissionFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });
});
