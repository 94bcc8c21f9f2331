import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";

/**
 * Adds inputs to a life on a simulator that a real account cannot have, because nothing can create for a test what they
 * name, such as a project, or because they cost too much there.
 *
 * @param prepare - The life, as {@link onSimulator} returns it.
 * @param more - `inputs` are part of all inputs of the life, `changed` only of the changed ones.
 */
export function withInputs<P>(
  prepare: (platform: P) => Promise<Life>,
  { inputs = {}, changed = {} }: { readonly inputs?: Values; readonly changed?: Values },
): (platform: P) => Promise<Life> {
  return async (platform) => {
    const life = await prepare(platform);
    return {
      ...life,
      inputs: { ...life.inputs, ...inputs },
      ...(life.changed && { changed: { ...life.changed, ...inputs, ...changed } }),
      ...(life.replaced && { replaced: { ...inputs, ...life.replaced } }),
    };
  };
}
