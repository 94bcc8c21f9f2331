import { failure, type Life, startOn, type TestedResource, type Values } from "@org/core-provider/testing";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startProviderOn } from "./simulated-provider.ts";

/** The expected behavior of an ordinary object of the control plane, in addition to its {@link Life}. */
export interface OrdinaryLife {
  /** The prerequisites and the inputs: the same as in the survival tests. */
  readonly prepare: (platform: StreamprovSimulator) => Promise<Life>;
  /** The provider's configuration besides the Cloud API key. */
  readonly config?: (platform: StreamprovSimulator) => Values;
  /** The path of its requests: `/networking/v1/peerings`. */
  readonly path: string;
  /** Its store in the simulator. */
  readonly store: keyof StreamprovSimulator["state"];
  /** Its import ID. */
  readonly importId: (id: string, inputs: Values) => string;
  /** The body of the request that creates it. */
  readonly body: (inputs: Values) => unknown;
  /** Its outputs in addition to its inputs. */
  readonly outputs?: Values;
  /** Outputs that no read returns: an import does not have them. */
  readonly notRead?: readonly string[];
  /** The method of an update. Defaults to PATCH. */
  readonly changedBy?: "PUT";
  /** Changes in place, each with the body that is sent. */
  readonly inPlace: readonly (readonly [name: string, changes: Values, body: (inputs: Values) => unknown])[];
  /** Changes that replace the object. */
  readonly replacing: readonly (readonly [name: string, changes: Values])[];
  /** Inputs that the check rejects, with the path in the error. */
  readonly refused: readonly (readonly [pathOrReason: string, changes: Values])[];
}

/** Tests the life of an ordinary object, from its creation to its deletion. */
export function describeOrdinaryLife(type: string, life: OrdinaryLife): void {
  /** A platform with the prerequisites, and the resource to create. */
  async function given() {
    const simulated = await startOn(await startSimulator(), (platform) =>
      startProviderOn(platform, life.config?.(platform)),
    );
    const { inputs } = await life.prepare(simulated.platform);
    const it = simulated.host.resource(type, "it");
    const sent = (method: string) =>
      simulated.platform.journal.find({ method }).filter(({ path }) => path.startsWith(life.path));
    return { ...simulated, inputs, it, sent };
  }
  /** The same with the object created. */
  async function made() {
    const test = await given();
    await test.it.create(test.inputs);
    return test;
  }
  const holdStill = async (it: TestedResource, inputs: Values) =>
    expect(await it.preview(inputs)).toMatchObject({ action: "same" });

  describe(`an ordinary ${type}`, () => {
    it("is created from the program's inputs, and shows no diff afterwards", async () => {
      await using test = await given();

      const { outputs } = await test.it.create(test.inputs);

      expect(test.sent("POST").map(({ requestBody }) => requestBody)).toEqual([life.body(test.inputs)]);
      expect(outputs).toMatchObject({ ...test.inputs, ...life.outputs });
      await holdStill(test.it, test.inputs);
      await test.it.read();
      await holdStill(test.it, test.inputs);
    });

    it("is imported with the inputs of its creation", async () => {
      await using test = await made();
      const other = test.host.resource(type, "imported");

      await other.import(life.importId(test.it.id ?? "", test.inputs));

      expect(other.id).toBe(test.it.id);
      const told = Object.entries(test.it.outputs ?? {}).filter(([name]) => !life.notRead?.includes(name));
      expect(other.outputs).toEqual(Object.fromEntries(told));
      await holdStill(other, test.inputs);
    });

    it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
      await using test = await made();
      const kept = test.host.resource(type, "kept");
      kept.adopt(test.it);
      test.platform.state[life.store].remove(test.it.id ?? "");

      await test.it.read();
      await kept.delete();

      expect(test.it.state).toBeUndefined();
    });

    it("is deleted from the platform", async () => {
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

    it.each(life.refused)("rejects a wrong value: %s", async (path, changes) => {
      await using test = await given();

      const { failures } = await test.it.check({ ...test.inputs, ...changes });

      expect(failures.map(({ property, reason }) => property || reason)).toEqual([path]);
    });

    it("reports an ID that does not exist", async () => {
      await using test = await given();
      const { inputs } = test;

      const error = await failure(test.it.import(life.importId("none", inputs)));

      expect(error.message).toContain(`there is no ${type}`);
    });
  });
}
