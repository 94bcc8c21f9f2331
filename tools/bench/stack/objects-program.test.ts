import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { objectsProgram } from "./objects-program.ts";

test("the engine receives the objects in the order of their declaration, regardless of their contents", async () => {
  const registered: string[] = [];
  await pulumi.runtime.setMocks({
    call: () => ({}),
    newResource: ({ name }) => {
      registered.push(name);
      return { id: name, state: {} };
    },
  });
  const objects = Array.from({ length: 20 }, (_, number) => {
    const inputs = number % 2 === 0 ? { addresses: [["10.0.0.0/24", "10.0.1.0/24"], ["192.0.2.1"]] } : { size: 1 };
    return { type: "Thing", name: `thing-${number}`, inputs };
  });

  await objectsProgram("floor", objects)();
  await pulumi.runtime.disconnect();

  expect(registered).toEqual(objects.map(({ name }) => name));
});
