import { expect, onTestFinished, test } from "vitest";
import { floor } from "../floor/provider.ts";
import { packages } from "./table.ts";

test.for(Object.values(packages))(
  "what stacks of $name are made of, the provider that does nothing makes too",
  async ({ start }) => {
    const platform = await start("at-once");
    onTestFinished(() => platform.close());

    const objects = Array.from({ length: 10 }, (_, i) => platform.object(i));

    const known = floor.resources.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(objects.map(({ type }) => type)));
    expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length);
    expect(platform.count()).toBe(0);
  },
);
