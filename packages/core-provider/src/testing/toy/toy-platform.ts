/** An object on the toy platform. */
export interface Box {
  readonly id: string;
  name: string;
  size: number;
  color: string;
  labels: Record<string, string>;
  tags: string[];
  password: string | undefined;
  settings: { readonly mode: "OPEN" | "SHUT"; readonly retries: number } | undefined;
  owner: string | undefined;
  region: string;
  token: string;
  ready: boolean;
}

/** An action of a test that runs when the platform is called, before the call has an effect. */
export type Hook = (call: { readonly signal: AbortSignal; readonly deadline: number }) => unknown;

/** A platform in memory: boxes, a journal of calls, and hooks that make calls fail or wait. */
export class ToyPlatform {
  readonly boxes = new Map<string, Box>();
  /** Every call so far: `create box-1`. */
  readonly journal: string[] = [];
  /** Called at the beginning of each call, by its verb. */
  readonly hooks: Partial<Record<string, Hook>> = {};
  /** New boxes are ready at once. */
  readyAtOnce = true;
  #made = 0;

  /** Adds a box that somebody else created. */
  add(box: Partial<Box> = {}): Box {
    this.#made += 1;
    const made: Box = {
      id: `box-${this.#made}`,
      name: `name-${this.#made}`,
      size: 6,
      color: "grey",
      labels: {},
      tags: [],
      password: undefined,
      settings: undefined,
      owner: undefined,
      region: "here",
      token: `token-of-${this.#made}`,
      ready: this.readyAtOnce,
      ...box,
    };
    this.boxes.set(made.id, made);
    return made;
  }

  /** Returns the box with an ID; fails the test if it does not exist. */
  box(id: string | undefined): Box {
    const found = this.boxes.get(id ?? "");
    if (!found)
      throw new Error(`the test expects a box ${id}, there are ${[...this.boxes.keys()].join(", ") || "none"}`);
    return found;
  }

  /** Notes a call and runs the test's hook for it. */
  async call(verb: string, about: string, op: { readonly signal: AbortSignal; readonly deadline: number }) {
    this.journal.push(about === "" ? verb : `${verb} ${about}`);
    await this.hooks[verb]?.(op);
  }
}
