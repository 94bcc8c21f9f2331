import { join } from "node:path";

const example = join(import.meta.dirname, "../../../examples/streamprov-quickstart/index.ts");
let runs = 0;

/** The example's program, evaluated afresh each time: modules are cached by their URL. */
export async function quickstart(): Promise<Record<string, unknown>> {
  return { ...((await import(`${example}?run=${runs++}`)) as Record<string, unknown>) };
}
