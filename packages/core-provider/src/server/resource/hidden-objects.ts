import type { Engine } from "../engine.ts";

/** An object whose state was kept because the credentials may not see it. */
interface HiddenObject {
  readonly kind: string;
  readonly id: string;
  readonly urn: string;
}

/** How many objects the warning names. */
const named = 3;

/** Collects the objects that a run could not refresh for lack of permission, for one warning at its end. */
export class HiddenObjects {
  /** By URN: a read may be repeated. */
  readonly #objects = new Map<string, HiddenObject>();

  add(object: HiddenObject): void {
    this.#objects.set(object.urn, object);
  }

  /** Warns about all objects collected since the last report. */
  report(engine: Pick<Engine, "warn">): void {
    const objects = [...this.#objects.values()];
    const [first] = objects;
    if (first === undefined) return;
    this.#objects.clear();
    engine.warn("not-refreshed", warningAbout(objects, first), "");
  }
}

function warningAbout(objects: readonly HiddenObject[], first: HiddenObject): string {
  const names = objects.slice(0, named).map(({ kind, id }) => `${kind} ${id}`);
  const rest = objects.length - names.length;
  const list = rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");
  const [count, were, stay] =
    objects.length === 1 ? ["1 object", "was", "stays"] : [`${objects.length} objects`, "were", "stay"];
  return `${count} ${were} not refreshed and ${stay} in the state unchanged, because the credentials do not have permission to read them: ${list}. If they still exist, restore the role of the credentials and run \`pulumi refresh\` again. If they no longer exist, remove each one from the state: \`pulumi state delete '${first.urn}'\` (\`pulumi stack --show-urns\` lists the URNs).`;
}
