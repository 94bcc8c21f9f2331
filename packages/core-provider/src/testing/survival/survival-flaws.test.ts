import { describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { importCommand } from "../../definition/import-command.ts";
import type { Operation } from "../../definition/operation.ts";
import { definitions } from "../../definition/provider.ts";
import { startProvider } from "../start-provider.ts";
import { bareProvider } from "../toy/bare-provider.ts";
import type { FaultyPlatform, Life, ReachedRequest, RestorablePlatform, SurvivalSetup } from "./setup.ts";
import { survivalFlaws } from "./survival-flaws.ts";
import { testSurvival } from "./survival-tests.ts";

const docs = "What it is.";

interface Box {
  readonly id: string;
  readonly name: string;
  size: number;
}

type Fault = Parameters<FaultyPlatform["failNext"]>[0];

/** A platform of boxes in memory with fault injection. */
class Shelf implements RestorablePlatform {
  readonly journal = {
    entries: [] as ReachedRequest[],
    violations: [] as unknown[],
    foreign: [] as unknown[],
    clear() {
      for (const list of [this.entries, this.violations, this.foreign]) list.length = 0;
    },
  };
  readonly boxes = new Map<string, Box>();
  readonly labels = new Set<string>();
  readonly state = { boxes: { list: () => [...this.boxes.values()] }, labels: { list: () => [...this.labels] } };
  readonly #loses: "delayed requests" | "nothing";
  #count = 0;
  #fault: (Fault & { left: number }) | undefined;

  /** @param loses What is missing in the journal. */
  constructor(loses: "delayed requests" | "nothing" = "nothing") {
    this.#loses = loses;
  }

  failNext(fault: Fault): void {
    this.#fault = { ...fault, left: fault.after ?? 0 };
  }

  forgetFaults(): void {
    this.#fault = undefined;
  }

  async close(): Promise<void> {}

  snapshot() {
    return structuredClone({ boxes: [...this.boxes.values()], labels: [...this.labels] });
  }

  async restore(snapshot: ReturnType<this["snapshot"]>): Promise<void> {
    const { boxes, labels } = structuredClone(snapshot);
    this.boxes.clear();
    this.labels.clear();
    for (const box of boxes) this.boxes.set(box.id, box);
    for (const label of labels) this.labels.add(label);
  }

  /** Adds another box with a name that need not be unique, and returns its ID. */
  add(name: string, size: number): string {
    const id = `${name}-${++this.#count}`;
    this.boxes.set(id, { id, name, size });
    return id;
  }

  async request<T>(op: Operation, method: string, path: string, route: string, act: () => T): Promise<T> {
    this.journal.entries.push({ method, path, route });
    const fault = this.#fault;
    const { method: of = method, path: at = /^/ } = fault ?? {};
    if (fault === undefined || of !== method || !at.test(path) || fault.left-- > 0) return act();
    if (fault.times === undefined) this.#fault = undefined;
    const aborted = new Promise((resolve) => op.signal.addEventListener("abort", resolve, { once: true }));
    fault.met?.();
    if (fault.kind.startsWith("status")) throw new Error(`the platform refused it: ${fault.kind}`);
    if (fault.kind !== "resetBefore") act();
    if (fault.kind === "slow") await aborted;
    if (this.#loses === "nothing") this.journal.entries.push({ method, path, route, fault: fault.kind });
    throw Object.assign(new Error("no answer came"), { outcome: "unknown" });
  }
}

/** The bugs of a plugin. */
type Flaw =
  | "says another import ID"
  | "hides its name from Terraform"
  | "makes a second box"
  | "needs a box to delete"
  | "keeps every box"
  | "hides a refusal"
  | "sends nonsense"
  | "forgets the label"
  | "lists none"
  | "fails for deleted boxes";

/** How boxes are kept, by a plugin that is sound or has a flaw. */
function setupWith(flaw?: Flaw): SurvivalSetup<Shelf> {
  const { resource } = definitions<object>();
  return {
    startPlatform: async () => new Shelf(),
    startProvider: (shelf, env = {}) => {
      const route = "/boxes/{id}";
      const box = resource("Box", {
        docs,
        example: "",
        fields: {
          name: field.string({ required: true, replaceOnChange: true, docs }),
          size: field.integer({ required: true, docs }),
        },
        readBackSeconds: 0,
        create: async (op) => {
          const { name, size } = op.args;
          const id = flaw === "makes a second box" ? `${name}-${shelf.boxes.size}` : name;
          if (flaw === "sends nonsense" && shelf.boxes.has(id)) shelf.journal.violations.push(`PUT of ${id} once more`);
          await shelf.request(op, "PUT", `/boxes/${id}`, route, () => shelf.boxes.set(id, { id, name, size }));
          if (flaw === "forgets the label") shelf.labels.add(id);
          return id;
        },
        read: async (op) => {
          const found = await shelf.request(op, "GET", `/boxes/${op.id}`, route, () => shelf.boxes.get(op.id));
          return found && { name: found.name, size: found.size };
        },
        update: async (op) => {
          const change = shelf.request(op, "PATCH", `/boxes/${op.id}`, route, () => {
            const found = shelf.boxes.get(op.id);
            if (found) found.size = op.args.size;
            else if (flaw === "fails for deleted boxes") throw new Error("there is no such box");
          });
          await (flaw === "hides a refusal" ? change.catch(() => {}) : change);
        },
        delete:
          flaw === "keeps every box"
            ? { because: "it is paid for", instead: "return it" }
            : async (op) => {
                const isThere = await shelf.request(op, "DELETE", `/boxes/${op.id}`, route, () =>
                  shelf.boxes.delete(op.id),
                );
                if (flaw === "needs a box to delete" && !isThere) throw new Error("there is no such box");
              },
        list: {
          async *run(op) {
            const boxes = await shelf.request(op, "GET", "/boxes", "/boxes", () => [...shelf.boxes.values()]);
            if (flaw !== "lists none") yield* boxes;
          },
        },
      });
      const isForbidden = ({ message }: Error) => message.includes("status403");
      return startProvider({ ...bareProvider(box), isForbidden }, { env });
    },
  };
}

/** The handlers of equal crates, by a plugin that adopts only crates created since its request, or any crate. */
function setupOfCrates(takes: "new ones only" | "any"): SurvivalSetup<Shelf> {
  const { resource } = definitions<object>();
  return {
    startPlatform: async () => new Shelf(),
    startProvider: (shelf, env = {}) => {
      const crate = resource("Crate", {
        docs,
        example: "",
        fields: { size: field.integer({ required: true, docs }) },
        readBackSeconds: 0,
        create: async (op) => {
          const { creationNote, urn } = op;
          const all = await shelf.request(op, "GET", "/crates", "/crates", () => [...shelf.boxes.keys()]);
          const before = takes === "any" ? [] : (creationNote?.interrupted?.existing ?? []);
          const left = creationNote?.interrupted ? all.filter((id) => !before.includes(id)) : [];
          if (left.length > 1) throw new Error(left.map((id) => `\`${importCommand(urn, id)}\``).join(" or "));
          const [own] = left;
          if (own !== undefined) {
            creationNote?.adopted(own);
            return own;
          }
          creationNote?.recordRequest(all);
          const { size } = op.args;
          return shelf.request(op, "POST", "/crates", "/crates", () => shelf.add("crate", size));
        },
        read: async (op) => {
          const found = await shelf.request(op, "GET", `/crates/${op.id}`, "/crates/{id}", () =>
            shelf.boxes.get(op.id),
          );
          return found && { size: found.size };
        },
        delete: async (op) => {
          await shelf.request(op, "DELETE", `/crates/${op.id}`, "/crates/{id}", () => shelf.boxes.delete(op.id));
        },
      });
      return startProvider({ ...bareProvider(crate), account: () => ["one"] }, { env });
    },
  };
}

const inputs = { name: "tools", size: 1 };
const changed = { ...inputs, size: 2 };

function flawsOf(flaw: Flaw | undefined, life: Partial<Life>): Promise<string[]> {
  return survivalFlaws(setupWith(flaw), "Box", async () => ({ inputs, shared: true, ...life }));
}

describe("the trials of a resource's writes", () => {
  it("find no flaws in a plugin that survives all faults", async () => {
    expect(await flawsOf(undefined, { changed, replaced: { ...inputs, name: "books" } })).toEqual([]);
  });

  it("find the second object that a plugin creates after a lost response", async () => {
    const flaws = await flawsOf("makes a second box", {});

    expect(flaws).toContain(
      "create, resetAfter of PUT /boxes/{id}, again: afterwards there are 2 of boxes in place of 1",
    );
    expect(flaws.filter((text) => text.startsWith("create, status"))).toEqual([]);
  });

  it("find the deletion that cannot be run again", async () => {
    const flaws = await flawsOf("needs a box to delete", {});

    expect(flaws.find((text) => text.startsWith("delete, resetAfter"))).toContain("it fails once more after");
    expect(flaws.find((text) => text.startsWith("delete, resetAfter"))).toContain("there is no such box");
    expect(flaws.filter((text) => text.startsWith("delete, status"))).toEqual([]);
  });

  it("find a change that is reported but not applied", async () => {
    const flaws = await flawsOf("hides a refusal", { changed });

    expect(flaws.find((text) => text.startsWith("change, status403 of PATCH /boxes/{id}, again"))).toContain(
      "promised what did not come true: size was 2, is 1",
    );
  });

  it("find objects that a plugin leaves even without faults", async () => {
    await expect(flawsOf("forgets the label", {})).rejects.toThrow(
      "after the deletion there are 1 of labels in place of 0",
    );
  });

  it("remove objects on the simulator that the platform cannot delete", async () => {
    const keeping = setupWith("keeps every box");
    await expect(survivalFlaws(keeping, "Box", async () => ({ inputs, shared: true }))).rejects.toThrow(
      "it is paid for",
    );
    const remove =
      ({ boxes }: Shelf) =>
      (id: string) =>
        void boxes.delete(id);
    const flaws = await survivalFlaws(keeping, "Box", async (shelf) => ({
      inputs,
      changed,
      shared: true,
      remove: remove(shelf),
    }));
    expect(flaws).toEqual([]);
  });

  it("find a plugin that adopts another user's object, if nothing distinguishes them", async () => {
    const flawsBy = (takes: Parameters<typeof setupOfCrates>[0]) =>
      survivalFlaws(setupOfCrates(takes), "Crate", async (shelf) => ({
        inputs: { size: 1 },
        twin: async () => shelf.add("crate", 1),
      }));

    expect(await flawsBy("new ones only")).toEqual([]);
    expect(await flawsBy("any")).toEqual([
      "create beside somebody else's, POST /crates, killed before its answer: there are 2 of boxes in place of 1 without it",
      "create beside somebody else's, POST /crates, killed before the platform has it: there are 1 of boxes in place of 2 beside somebody else's",
    ]);
  });

  it("find a plugin that adopts a colleague's object", async () => {
    const flaws = await survivalFlaws(setupWith(), "Box", async () => ({ inputs, changed }));

    expect(flaws).toEqual([
      "create beside somebody else's, PUT /boxes/{id}, killed, and a colleague had created the same: the colleague's boxes tools is deleted after destroy",
      `create beside somebody else's, PUT /boxes/{id}, killed, and a colleague then creates another: the colleague's boxes tools is changed when tools is created: {"id":"tools","name":"tools","size":1}`,
    ]);
  });

  it("use a platform for several trials, but never while it may still process a delayed request", async () => {
    const platformsOf = async (loses?: "delayed requests") => {
      let platforms = 0;
      const startPlatform = async () => {
        platforms += 1;
        return new Shelf(loses);
      };
      const life = { inputs, changed, shared: true as const };
      expect(await survivalFlaws({ ...setupWith(), startPlatform }, "Box", async () => life)).toEqual([]);
      return platforms;
    };

    // One for the life without faults, and one for each of the trials at a time.
    expect(await platformsOf()).toBe(1 + 8);
    expect(await platformsOf("delayed requests")).toBeGreaterThan(1 + 8);
  });

  describe("an error is reported and the other trials run", () => {
    const flawsWith = (second: () => Shelf) => {
      let platforms = 0;
      const startPlatform = async () => (++platforms === 2 ? second() : new Shelf());
      return survivalFlaws({ ...setupWith(), startPlatform }, "Box", async () => ({ inputs, shared: true }));
    };

    it("if a platform does not start", async () => {
      const flaws = flawsWith(() => {
        throw new Error("no port is free");
      });
      expect(await flaws).toEqual(["create, resetAfter of PUT /boxes/{id}, again: no port is free"]);
    });

    it("if a platform does not stop", async () => {
      const flaws = flawsWith(() =>
        Object.assign(new Shelf(), { close: () => Promise.reject(new Error("a port stays open")) }),
      );
      expect(await flaws).toEqual(["the end after the last trial: a port stays open"]);
    });
  });

  it("find requests that the platform does not allow when a plugin stops", async () => {
    const { startProvider: start, ...setup } = setupWith();
    const startProvider: typeof start = async (shelf, env) => {
      const host = await start(shelf, env);
      const stop = host.stop.bind(host);
      return Object.assign(host, {
        stop: async () => {
          await stop();
          shelf.journal.violations.push("DELETE without an ID");
        },
      });
    };
    const flaws = survivalFlaws({ ...setup, startProvider }, "Box", async () => ({ inputs, shared: true }));
    await expect(flaws).rejects.toThrow('the platform got wrong requests: ["DELETE without an ID"]');
  });

  it("find requests that the platform does not allow", async () => {
    expect(await flawsOf("sends nonsense", {})).toEqual([
      'create, resetAfter of PUT /boxes/{id}, again: the platform got wrong requests: ["PUT of tools once more"]',
      'create, resetAfter of PUT /boxes/{id}, killed: the platform got wrong requests: ["PUT of tools once more"]',
      'create, slow of PUT /boxes/{id}, interrupted: the platform got wrong requests: ["PUT of tools once more"]',
    ]);
  });
});

describe("the tests of a package", () => {
  /** Boxes are imported by a shelf and their own ID. */
  const importedBy = (flaw?: Flaw) => ({
    form: "<shelf>/<box>",
    example: "left/tools",
    parse: (text: string) => ({ id: text.replace(/^left\//, ""), state: {} }),
    of: (_: string, { name }: { readonly name?: string }) =>
      flaw === "says another import ID" ? "left/right" : `left/${name}`,
  });

  const fieldsOf = (flaw?: Flaw) => ({
    name: field.string({ ...(flaw === "hides its name from Terraform" ? { terraform: false } : {}), docs }),
  });

  /** The tests that are defined, and how each ends. */
  async function results(lives: Readonly<Record<string, () => Promise<Life>>>, flaw?: Flaw): Promise<unknown> {
    const tests: [string, Promise<string>][] = [];
    const runner = {
      describe: { concurrent: (_title: string, body: () => void) => body() },
      it: (title: string, _options: object, test: () => Promise<void>) =>
        tests.push([title, test().then(() => "passes", String)]),
    };
    testSurvival(runner, {
      provider: {
        resources: [{ name: "Box", spec: { fields: fieldsOf(flaw), list: {}, import: importedBy(flaw) } }] as never,
      },
      setup: setupWith(flaw),
      lives,
    });
    return Object.fromEntries(await Promise.all(tests.map(async ([title, result]) => [title, await result] as const)));
  }

  it("cover each resource, which a test checks", async () => {
    expect(await results({ Box: async () => ({ inputs, shared: true }) })).toEqual({
      "are tested for every resource": "passes",
      "leave the state and the platform of Box in agreement": "passes",
      "finds the Box of that run and creates no second one": "passes",
      "leave Box as the program declares it, or a message says what to do": "passes",
      "keep Box in the state": "passes",
      "find a created Box": "passes",
    });
    expect(await results({})).toEqual({
      "are tested for every resource": "Error: Box has no life in the tests",
    });
  });

  it("fail with all flaws that are found", async () => {
    expect(await results({ Box: async () => ({ inputs, shared: true }) }, "sends nonsense")).toMatchObject({
      "leave the state and the platform of Box in agreement": expect.stringMatching(
        /create, resetAfter.*\ncreate, slow/,
      ),
    });
    const changing = { Box: async () => ({ inputs, changed }) };
    expect(await results(changing, "fails for deleted boxes")).toMatchObject({
      "leave Box as the program declares it, or a message says what to do":
        'Error: deleted by somebody else and then changed: the message does not say what to do: updating Box "it": there is no such box\nPart of the change may have taken effect; the next `pulumi up` reads the object and continues from there.',
    });
    expect(await results({ Box: async () => ({ inputs, shared: true }) }, "lists none")).toMatchObject({
      "find a created Box": "Error: tools is not among the 0 listed",
    });
    expect(await results({ Box: async () => ({ inputs, shared: true }) }, "says another import ID")).toMatchObject({
      "find a created Box": "Error: its import ID left/right stands for right, not for tools",
    });
    expect(
      await results({ Box: async () => ({ inputs, shared: true }) }, "hides its name from Terraform"),
    ).toMatchObject({
      "find a created Box": "Error: its import ID left/tools is left/undefined by the attributes of Terraform",
    });
  });
});
