import type { PulumiFn } from "@pulumi/pulumi/automation/index.js";
import { expect } from "vitest";
import { changesIn } from "./changes.ts";
import { type Contents, contentsOf } from "./contents.ts";
import { type Imported, importAll } from "./import.ts";
import { run, type TestStack } from "./stack.ts";

/** A simulated platform, as far as a life on it is watched. */
interface LifePlatform {
  readonly state: Parameters<typeof contentsOf>[0]["state"];
  readonly journal: { readonly violations: readonly unknown[]; readonly foreign: readonly unknown[] };
}

/** A resource of a stack's state. */
type Resource = Awaited<ReturnType<TestStack["resources"]>>[number];

/** Expectations for the life of a program. */
export interface WholeLife {
  readonly platform: LifePlatform;
  /** Empty. */
  readonly stack: TestStack;
  readonly program: PulumiFn;
  /** The same program, in which this number of resources changes in place, and nothing else. */
  readonly changed: { readonly program: PulumiFn; readonly updates: number };
  /** How many objects of a kind the platform keeps when all is destroyed, since it has no deletion for them. */
  readonly kept?: Contents;
  /**
   * Another stack, into which all resources are imported: its host must be able to run YAML programs. Resources
   * without an import have no `id`.
   */
  readonly importing?: {
    readonly stack: TestStack;
    readonly id: (resource: Resource) => string | undefined;
    readonly env?: Record<string, string>;
  };
}

/** Creates, changes nothing, refreshes, updates, imports and destroys. */
export async function liveWhole({ platform, stack, program, changed, importing, kept }: WholeLife): Promise<void> {
  const before: Contents = contentsOf(platform);

  const created = await stack.up({ program });
  const resources = await stack.resources();
  // The stack itself is one, too.
  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: resources.length + 1 });
  expect(changesIn((await stack.up({ program })).summary.resourceChanges)).toEqual({});
  await stack.refresh({ expectNoChanges: true });

  const updated = await stack.up({ program: changed.program });
  expect(changesIn(updated.summary.resourceChanges)).toEqual({ update: changed.updates });
  await stack.refresh({ expectNoChanges: true });

  if (importing) {
    const objects = (await stack.resources()).flatMap((one) => imported(one, importing.id(one)));
    await importAll(importing.stack, objects, importing.env);
    expect(await importing.stack.resources()).toHaveLength(objects.length);
    await run(importing.stack, ["preview", "--refresh", "--expect-no-changes"]);
  }

  await stack.destroy();
  expect(contentsOf(platform)).toEqual(withKept(before, kept));
  expect(platform.journal.violations).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
}

/** The existing objects, including those that are kept. */
function withKept(before: Contents, kept: Contents = {}): Contents {
  const more = Object.entries(kept).map(([kind, count]) => [kind, (before[kind] ?? 0) + count]);
  return { ...before, ...Object.fromEntries(more) };
}

/** A resource of the state as an object to import. */
function imported({ type, urn }: Resource, id: string | undefined): readonly Imported[] {
  const name = `${type.slice(type.lastIndexOf(":") + 1)}-${urn.slice(urn.lastIndexOf("::") + 2)}`;
  return id === undefined ? [] : [{ type, name, id }];
}
