import { governance } from "./governance.ts";
import { identity } from "./identity.ts";
import { networking } from "./networking.ts";
import { processing } from "./processing.ts";
import { streaming } from "./streaming.ts";
import { tables } from "./tables.ts";
import { uploads } from "./uploads.ts";

/** A program with every kind of resource in it. */
export function everything({
  archive,
  note = "At first",
}: {
  /** Where a file lies that is uploaded. */
  readonly archive: string;
  readonly note?: string;
}): void {
  networking();
  identity();
  uploads({ archive, note });
  tables({ clientSecret: "a secret of the catalog" });
  const streams = streaming();
  governance(streams, { doc: note });
  processing(streams);
}
