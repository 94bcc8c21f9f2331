import { isCarried } from "../../definition/carried-field.ts";
import type { Fields } from "../../definition/field.ts";
import { importFormOf, importIdOf, whyNotImported } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { isRecord } from "../../value/record.ts";
import { Secret, type Values } from "../marks.ts";
import type { RunningProvider } from "../start-provider.ts";
import { assertUnchanged } from "../survival/assert-unchanged.ts";
import type { Life } from "../survival/setup.ts";
import type { TestedResource } from "../tested-resource.ts";

/** The steps of a life, in order. */
export const lifeSteps = ["create", "read", "no-op", "update", "drift", "import", "delete"] as const;

/** A step of a life. */
export type LifeStep = (typeof lifeSteps)[number];

/** The steps that a resource with this life has. */
export function stepsOf(resource: ResourceDefinition, { changed, shared }: Life): readonly LifeStep[] {
  const isSkipped: Partial<Record<LifeStep, boolean>> = {
    update: changed === undefined,
    // A setting that always exists cannot be deleted by another program.
    drift: changed === undefined && shared === true,
    // An import without the program would read nothing.
    import: whyNotImported(resource) !== undefined || importFormOf(resource)?.needsProgram === true,
  };
  return lifeSteps.filter((step) => !isSkipped[step]);
}

/** How a life runs on a platform. */
export interface LifeRun {
  readonly resource: ResourceDefinition;
  readonly life: Life;
  /** Starts a plugin process with more environment variables. */
  start(variables?: Readonly<Record<string, string>>): Promise<RunningProvider>;
  /** Returns the variables that the import of an object with these inputs reads. */
  importVariables(inputs: Values): Readonly<Record<string, string>>;
  /** Runs a step. */
  step(step: LifeStep, act: () => Promise<void>): Promise<void>;
  /** Called when the object exists, with its import ID if it can be imported. */
  onCreated(object: { readonly id: string; readonly importId: string | undefined }): void;
  onDeleted(id: string): void;
}

/**
 * Runs the life of a resource: it is created, refreshed, deployed again without changes, updated, changed by another
 * program, imported by another program, and deleted. As in real runs, each operation has its own plugin process.
 *
 * If a step fails, the object is deleted as far as that is possible.
 *
 * @throws Error that says what failed.
 */
export async function liveThrough(run: LifeRun): Promise<void> {
  const object = new LivingObject(run);
  const steps = new Set(stepsOf(run.resource, run.life));
  try {
    for (const step of lifeSteps) {
      if (steps.has(step)) await run.step(step, () => object[step]());
    }
  } catch (error) {
    // The error of the step is the one to report; a sweep reports an object that remains.
    await object.remove().catch(() => {});
    throw error;
  }
}

/** The object of a life, as the program has it in its state. */
class LivingObject {
  readonly #run: LifeRun;
  /** Carries the state from one plugin process to the next. */
  #it: TestedResource | undefined;
  #wanted: Values;

  constructor(run: LifeRun) {
    this.#run = run;
    this.#wanted = run.life.inputs;
  }

  async create(): Promise<void> {
    await this.#inProgram(async (it) => {
      try {
        await it.create(this.#wanted);
      } finally {
        const { state } = it;
        if (state) {
          const importId = importIdOf(this.#run.resource, state.id, state.outputs);
          this.#run.onCreated({ id: state.id, importId });
        }
      }
    });
  }

  async read(): Promise<void> {
    if (await this.#isDeleted()) throw new Error("a refresh does not find the new object");
  }

  async "no-op"(): Promise<void> {
    await this.#inProgram((it) => assertUnchanged(it, this.#wanted, "after a refresh"));
  }

  async update(): Promise<void> {
    this.#wanted = this.#run.life.changed ?? this.#wanted;
    await this.#inProgram(async (it) => {
      const { action } = await it.update(this.#wanted);
      if (action !== "update") throw new Error(`the action of the update is ${action}`);
    });
    await this.#assertUnchanged("after the update");
  }

  async drift(): Promise<void> {
    const { changed, inputs, drifted = inputs, changesUnseen } = this.#run.life;
    if (changed === undefined) {
      const id = this.#it?.id ?? "";
      await this.#elsewhere((it) => it.delete());
      this.#run.onDeleted(id);
      if (!(await this.#isDeleted())) throw new Error("a refresh still finds an object that another program deleted");
      await this.create();
      return;
    }
    await this.#elsewhere(async (it) => {
      const { action } = await it.update(drifted);
      if (action !== "update") throw new Error(`the action of the other program's update is ${action}`);
    });
    await this.#inProgram(async (it) => {
      await it.read();
      const { changes } = await it.diff(this.#wanted);
      if (changes.length === 0 && !changesUnseen) throw new Error("a refresh does not show the other program's change");
      await it.update(this.#wanted);
    });
    await this.#assertUnchanged("after the drift was undone");
  }

  async import(): Promise<void> {
    const { resource, importVariables } = this.#run;
    const importId = importIdOf(resource, this.#it?.id ?? "", this.#it?.outputs ?? {}) ?? "";
    const secretVariable = importFormOf(resource)?.variable?.(importId);
    const variables = {
      ...importVariables(this.#wanted),
      ...(secretVariable === undefined ? {} : { [secretVariable]: "unknown" }),
    };
    await using host = await this.#run.start(variables);
    const imported = host.resource(resource.name, "imported");
    await imported.import(importId);
    await assertUnchanged(
      imported,
      asImported(this.#wanted, imported.inputs, resource.spec.fields as Fields),
      "after the import",
    );
  }

  async delete(): Promise<void> {
    const before = this.#it;
    await this.remove();
    this.#it = before;
    const remains = await this.#inProgram(async (it) => {
      if ((await it.read()) === undefined) return false;
      // A setting that always exists has its default again.
      return (await it.diff(this.#wanted)).changes.length === 0;
    });
    this.#it = undefined;
    if (remains && !this.#run.life.foundAfterDelete) throw new Error("a refresh still finds the deleted object");
  }

  /** Deletes the object if it exists. */
  async remove(): Promise<void> {
    const id = this.#it?.id;
    if (id === undefined) return;
    await this.#inProgram((it) => it.delete());
    this.#run.onDeleted(id);
  }

  async #assertUnchanged(when: string): Promise<void> {
    await this.#inProgram(async (it) => {
      await it.read();
      await assertUnchanged(it, this.#wanted, when);
    });
  }

  async #isDeleted(): Promise<boolean> {
    return this.#inProgram(async (it) => (await it.read()) === undefined);
  }

  /** Runs an operation of the program, and keeps the state also if it fails. */
  async #inProgram<T>(act: (it: TestedResource) => Promise<T>): Promise<T> {
    await using host = await this.#run.start();
    const it = host.resource(this.#run.resource.name, "live");
    if (this.#it?.state) it.adopt(this.#it);
    try {
      return await act(it);
    } finally {
      this.#it = it;
    }
  }

  /** Runs an operation of another program that has the same object. */
  async #elsewhere(act: (it: TestedResource) => Promise<void>): Promise<void> {
    await using host = await this.#run.start();
    const it = host.resource(this.#run.resource.name, "elsewhere");
    if (this.#it?.state) it.adopt(this.#it);
    await act(it);
  }
}

/** The inputs of a program as an import can know them: values that no read returns are those of the import. */
function asImported(wanted: Values, imported: Values, fields: Fields): Values {
  const known = Object.entries(wanted).flatMap(([name, value]) => {
    const [field, found] = [fields[name], imported[name]];
    const isSecret = value instanceof Secret || found instanceof Secret;
    const isUnread = found === undefined || isSecret || (field !== undefined && isCarried(field));
    if (isUnread) return [];
    const isNested = field?.fields !== undefined && isRecord(value) && isRecord(found);
    return [[name, isNested ? asImported(value, found, field.fields) : value]];
  });
  return { ...imported, ...Object.fromEntries(known) };
}
