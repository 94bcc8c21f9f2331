import { resolve } from "node:path";
import { command, exitStatus } from "../command.ts";
import { counted } from "../counted.ts";
import { managedOf } from "../discover/managed.ts";
import { type Discovery, failed, searchParameters, searchPlatform } from "../discover/search.ts";
import type { FoundObject } from "../discover/walk.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { Refusal } from "../refusal.ts";
import { visibleLines } from "../visible-text.ts";
import { type Access, accessIn } from "./access.ts";
import { page } from "./page.ts";

/** The contents of a map. */
export interface MapOptions {
  /** Name of the platform, for the title of the page: `Confluent Cloud`. */
  readonly platform: string;
  /** The permission that an object gives. Default: objects give none. */
  accessOf?(one: FoundObject): Access | undefined;
}

/** The command that writes a page with the objects of the platform. */
export function mapCommand(discovery: Discovery, { platform, accessOf }: MapOptions) {
  const { name, inside } = discovery;
  const defaultFile = `${name}-map.html`;
  return command({
    name: "map",
    summary: `Writes an HTML page that shows the objects on the platform${accessOf === undefined ? "" : " and who has access to them"}.`,
    details: `It reads what \`discover\` reads and changes nothing on the platform. The page is one file without references to other
files or hosts. It contains names and IDs, and no secrets. With --stack it shows which objects the stack manages.`,
    takes: {
      ...searchParameters(discovery),
      stack: { kind: "option", value: "NAME", short: "s", docs: "Show which objects this stack manages." },
      out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${defaultFile}.` },
    },
    examples: ["map", "map --stack prod", `map --${inside.option} ${inside.example}`],
    async run({ stack, out = defaultFile, ...given }, surroundings) {
      await refuseToOverwrite(out, "--out", surroundings);
      const search = await searchPlatform(discovery, { ...given, stack }, surroundings);
      if (failed(search)) {
        const reasons = new Set(search.unseen.filter((one) => one.failed).map(({ reason }) => reason));
        const lines = ["No object could be read:", ...reasons].map((line) => visibleLines(line, "    "));
        throw new Refusal("command-failed", lines.join("\n  "));
      }
      const { found, unseen, looked, managed } = search;
      const text = page({
        platform,
        time: new Date(),
        found,
        unseen,
        looked,
        access: accessOf === undefined ? [] : accessIn(found, accessOf),
        ...(stack === undefined ? {} : { stack: { name: stack, resourceOf: managedOf(managed, found) } }),
      });
      await writeNew(resolve(surroundings.folder, out), out, text);
      surroundings.print(`${counted(found.length, "object")} in ${out}\n`);
      return exitStatus.done;
    },
  });
}
