import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { emitSchema } from "../../schema/emit.ts";
import { zoo } from "../../schema/zoo-provider.ts";
import { generateNodeSdk } from "./generate-node-sdk.ts";

/** The families of the zoo. `getZoo` belongs to none. */
export const zooFamilies = {
  animals: { resources: ["Animal"], functions: ["getAnimal", "getAnimals"] },
  places: { resources: ["Enclosure"], functions: [] },
};

/** Writes the zoo's SDK to disk, where it resolves Pulumi like any program of this workspace. Deleted by `using`. */
export function writeZooSdk(): { readonly folder: string; readonly entry: string } & Disposable {
  const cache = join(import.meta.dirname, "../../../.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "zoo-sdk-"));
  for (const [path, text] of generateNodeSdk(JSON.parse(JSON.stringify(emitSchema(zoo))), zooFamilies)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    folder,
    entry: join(folder, "index.ts"),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
