import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { failureOf } from "../stack/failure-of.ts";
import type { TestStack } from "../stack/stack.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** Each save that the backend refuses takes the engine ten seconds, so there is only one object. */
const program = async () => {
  new streamprov.Environment("shop");
};

/** Makes the backend refuse to save until the returned function is called. */
function refuseToSave(stack: TestStack): () => void {
  const stacks = join(stack.folder, "state", ".pulumi", "stacks");
  renameSync(stacks, `${stacks}-away`);
  writeFileSync(stacks, "in the way");
  return () => {
    rmSync(stacks);
    renameSync(`${stacks}-away`, stacks);
  };
}

test("when the backend refuses to save the state, the next up adopts what was created and creates nothing twice", async () => {
  await using platform = await startPlatform();
  const before = contentsOf(platform);
  await using stack = await stackFor(platform, { program });
  // The backend begins to refuse when the request that creates the object is on its way.
  let allowSaving = () => {};
  const met = () => {
    allowSaving = refuseToSave(stack);
  };
  platform.failNext({ method: "POST", path: /\/environments$/, kind: "slow", met });
  await failureOf(stack.up());
  allowSaving();
  const inState = (await stack.resources()).map(({ id }) => id);
  const lost = platform.state.environments.list().filter(({ id }) => !inState.includes(id));
  expect(lost.length).toBeGreaterThan(before["environments"] ?? 0);

  const { stdout } = await stack.up();

  expect(contentsOf(platform)).toEqual({
    ...before,
    environments: 1 + (before["environments"] ?? 0),
  });
  expect(stdout).toContain("is adopted, and no other object is created");
  await stack.refresh({ expectNoChanges: true });
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
});

test("notes that cannot be stored are reported once, with the remedy, and the run continues", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { program, env: { PULUMI_CREATION_NOTES: "/dev/null/notes" } });

  const { stdout } = await stack.up();

  // The CLI prints each message as it comes, and again in the section of diagnostics.
  const diagnostics = stdout.slice(stdout.indexOf("Diagnostics:"));
  expect(diagnostics.match(/creations are not recorded on this machine/g)).toHaveLength(1);
  expect(diagnostics).toContain("/dev/null/notes");
  expect(diagnostics).toContain("Set PULUMI_CREATION_NOTES to a folder");
  await stack.destroy();
});

test("without the notes and the state of a lost run, an up warns of what that run left and how to import it", async () => {
  await using platform = await startPlatform();
  await using lost = await stackFor(platform, { program });
  await lost.up();
  const [{ id } = { id: "" }] = await lost.resources();
  await using stack = await stackFor(platform, { program });

  const { stdout } = await stack.up();

  const diagnostics = stdout.slice(stdout.indexOf("Diagnostics:"));
  expect(diagnostics).toMatch(new RegExp(`Environment ${id} "shop-[0-9a-f]{7}" was created 1 min ago`));
  expect(diagnostics).toContain(`pulumi import streamprov:index/environment:Environment shop ${id}`);
  await stack.destroy();
  await lost.destroy();
});
