import { describe, expect, it } from "vitest";
import { startProvider } from "../../testing/index.ts";
import { makeToy } from "../../testing/toy/toy-provider.ts";

/** A provider that counts the checks of its credentials, which can be missing. */
async function given(missing?: string) {
  const { provider } = makeToy();
  const checked: string[] = [];
  const host = await startProvider({
    ...provider,
    requireCredentials: (_platform, _op, { name }) => {
      checked.push(name);
      if (missing !== undefined) throw new Error(missing);
    },
  });
  const preview = (name: string) => host.resource("Box", name).preview({ boxName: name });
  return { checked, preview, [Symbol.asyncDispose]: () => host.stop() };
}

describe("the credentials of a preview", () => {
  it("are checked once for all objects of a resource type", async () => {
    await using test = await given();
    await Promise.all(["a", "b", "c"].map((name) => test.preview(name)));
    await test.preview("d");
    expect(test.checked).toEqual(["Box"]);
  });

  it("fail the first object if they are missing, and are not reported again", async () => {
    await using test = await given("There are no credentials.");
    await expect(test.preview("a")).rejects.toThrow("There are no credentials.");
    expect((await test.preview("b")).action).toBe("create");
    expect(test.checked).toEqual(["Box"]);
  });
});
