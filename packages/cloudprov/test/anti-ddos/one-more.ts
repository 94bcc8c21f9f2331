/** What tests have of a kind's objects on the simulated platform. */
interface Objects<T> {
  list(): readonly T[];
  create(fields: Omit<T, "id">): Promise<unknown>;
}

/** Makes one more like the newest, as somebody else would. */
export function oneMoreOf<T extends { readonly id: string }>(objects: Objects<T>): () => Promise<unknown> {
  return async () => {
    const newest = objects.list().at(-1);
    if (newest === undefined) throw new Error("there is none to be like");
    const { id: _, ...content } = newest;
    return objects.create(content);
  };
}
