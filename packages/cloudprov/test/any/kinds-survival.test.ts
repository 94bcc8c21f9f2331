import { permissionFlaws, programFlaws, survivalFlaws } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { setup } from "../lives.ts";
import { livesOfKinds } from "./action-lives.ts";

describe.concurrent.each(Object.entries(livesOfKinds))("an ActionResource as %s", (_kind, prepare) => {
  const timeout = { timeout: 600_000 };

  it("and the platform agree at the end, after any fault in one of its writes", timeout, async () => {
    expect(await survivalFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });

  it("is what the program says, or a message says what to do", timeout, async () => {
    expect(await programFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });

  it("stays in the state when the credentials lose all rights", timeout, async () => {
    expect(await permissionFlaws(setup, "ActionResource", prepare)).toEqual([]);
  });
});
