import { join } from "node:path";

const examples = join(import.meta.dirname, "../../../examples");
let runs = 0;

/** The program of an example, evaluated again each time; the query is necessary because modules are cached by URL. */
export function example(name: string): () => Promise<Record<string, unknown>> {
  return async () => ({ ...((await import(`${examples}/${name}/index.ts?run=${runs++}`)) as Record<string, unknown>) });
}
