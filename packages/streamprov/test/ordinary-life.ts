import { failure, type Life, startOn, type TestedResource, type Values } from "@org/core-provider/testing";
import { type StreamprovSimulator, startStreamprovSimulator } from "@org/simulator-streamprov";
import { describe, expect, it } from "vitest";
import { startProviderOn } from "./simulated-provider.ts";

/** What an ordinary object of the control plane is held to, besides what its {@link Life} says. */
export interface OrdinaryLife {
  /** What must exist before it, and its inputs: the same as in the survival tests. */
  readonly prepare: (platform: StreamprovSimulator) => Promise<Life>;
  /** The provider's configuration besides the Cloud API key. */
  readonly config?: (platform: StreamprovSimulator) => Values;
  /** Where requests about it go: `/networking/v1/peerings`. */
  readonly path: string;
  /** The store of the simulator that holds it. */
  readonly store: keyof StreamprovSimulator["state"];
  /** The ID that it is imported by. */
  readonly importId: (id: string, inputs: Values) => string;
  /** The body that creates it. */
  readonly body: (inputs: Values) => unknown;
  /** What it outputs beside its inputs. */
  readonly outputs?: Values;
  /** Outputs that no read tells: an import lacks them. */
  readonly notRead?: readonly string[];
  /** How changes are sent. Default PATCH. */
  readonly changedBy?: "PUT";
  /** Changes in place, each with the body that is sent. */
  readonly inPlace: readonly (readonly [name: string, changes: Values, body: (inputs: Values) => unknown])[];
  /** Changes that make another object. */
  readonly replacing: readonly (readonly [name: string, changes: Values])[];
  /** Inputs that the check refuses, with the path that it names. */
  readonly refused: readonly (readonly [path: string, changes: Values])[];
}

/** Tests the life of an ordinary object, from its creation to its end. */
export function describeOrdinaryLife(type: string, life: OrdinaryLife): void {
  /** A platform with what must exist, and the resource that is to be made. */
  async function given() {
    const simulated = await startOn(await startStreamprovSimulator(), (platform) =>
      startProviderOn(platform, life.config?.(platform)),
    );
    const { inputs } = await life.prepare(simulated.platform);
    const it = simulated.host.resource(type, "it");
    const sent = (method: string) =>
      simulated.platform.journal.find({ method }).filter(({ path }) => path.startsWith(life.path));
    return { ...simulated, inputs, it, sent };
  }
  /** The same with the object made. */
  async function made() {
    const test = await given();
    await test.it.create(test.inputs);
    return test;
  }
  const holdStill = async (it: TestedResource, inputs: Values) =>
    expect(await it.preview(inputs)).toMatchObject({ action: "same" });

  describe(`an ordinary ${type}`, () => {
    it("is made by what the program gives, and then nothing differs", async () => {
      await using test = await given();

      const { outputs } = await test.it.create(test.inputs);

      expect(test.sent("POST").map(({ requestBody }) => requestBody)).toEqual([life.body(test.inputs)]);
      expect(outputs).toMatchObject({ ...test.inputs, ...life.outputs });
      await holdStill(test.it, test.inputs);
      await test.it.read();
      await holdStill(test.it, test.inputs);
    });

    it("is imported with the inputs that made it", async () => {
      await using test = await made();
      const other = test.host.resource(type, "imported");

      await other.import(life.importId(test.it.id ?? "", test.inputs));

      expect(other.id).toBe(test.it.id);
      const told = Object.entries(test.it.outputs ?? {}).filter(([name]) => !life.notRead?.includes(name));
      expect(other.outputs).toEqual(Object.fromEntries(told));
      await holdStill(other, test.inputs);
    });

    it("leaves the state when it is gone, and is deleted without an error", async () => {
      await using test = await made();
      const kept = test.host.resource(type, "kept");
      kept.adopt(test.it);
      test.platform.state[life.store].remove(test.it.id ?? "");

      await test.it.read();
      await kept.delete();

      expect(test.it.state).toBeUndefined();
    });

    it("is removed from the platform", async () => {
      await using test = await made();
      const { id = "" } = test.it;

      await test.it.delete();

      expect(test.platform.state[life.store].get(id)).toBeUndefined();
    });

    it.each(life.inPlace)("is changed in place: %s", async (_name, changes, body) => {
      await using test = await made();
      const wanted = { ...test.inputs, ...changes };

      const { action, outputs } = await test.it.update(wanted);

      expect(action).toBe("update");
      expect(test.sent(life.changedBy ?? "PATCH").map(({ requestBody }) => requestBody)).toEqual([body(wanted)]);
      expect(outputs).toMatchObject(changes);
      await test.it.read();
      await holdStill(test.it, wanted);
    });

    it.each(life.replacing)("is replaced: %s", async (_name, changes) => {
      await using test = await made();

      expect(await test.it.preview({ ...test.inputs, ...changes })).toMatchObject({ action: "replace" });
    });

    it.each(life.refused)("names %s when it is wrong", async (path, changes) => {
      await using test = await given();

      const { failures } = await test.it.check({ ...test.inputs, ...changes });

      expect(failures.map(({ property }) => property)).toEqual([path]);
    });

    it("says that there is none with an ID", async () => {
      await using test = await given();
      const { inputs } = test;

      const error = await failure(test.it.import(life.importId("none", inputs)));

      expect(error.message).toContain(`there is no ${type}`);
    });
  });
}
