import { expect, it } from "vitest";
import { startSimulator } from "../simulator.ts";
import { call } from "../testing/client.ts";

it("leads clients that follow links to every collection", async () => {
  const platform = await startSimulator();
  try {
    const { body } = await call(platform, "GET", "/");
    const links = Object.entries<{ readonly href: string }>(body._links);
    expect(links.map(([name]) => name)).toEqual(["accounts", "apps", "databases", "database_images", "stacks"]);
    for (const [name, { href }] of links) {
      const listing = await call(platform, "GET", new URL(href).pathname);
      expect(listing).toMatchObject({ status: 200, body: { _embedded: { [name]: expect.any(Array) } } });
    }
  } finally {
    await platform.close();
  }
});
