import { describe, expect, it } from "vitest";
import { lives, setup } from "./lives.ts";

const attachments = Object.entries(lives).filter(([kind]) => /(Attachment|Association)$/.test(kind));

describe("an attachment that another program has moved", () => {
  it.each(attachments)("%s is left alone by a refresh and a delete", async (kind, prepare) => {
    const platform = await setup.startPlatform();
    const { inputs, replaced } = await prepare(platform);
    if (replaced === undefined) throw new Error(`the life of ${kind} has no inputs that replace it`);
    const [ours, theirs] = [await setup.startProvider(platform), await setup.startProvider(platform)];
    const moved = ours.resource(kind, "it");
    await moved.create(inputs);
    const other = theirs.resource(kind, "it");
    other.adopt(moved);
    await other.update(replaced);
    platform.journal.clear();
    await moved.read();
    if (moved.state !== undefined) await moved.delete();
    expect(platform.journal.entries.filter((entry) => setup.isWrite?.(entry)).map(({ path }) => path)).toEqual([]);
    await ours.stop();
    await theirs.stop();
    await platform.close();
  });
});
