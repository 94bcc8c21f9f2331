import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type GivenResource, givenResource } from "../given-resource.ts";
import type { CloudprovOptions, CloudprovSimulator } from "../simulated-provider.ts";
import { gatewayLives } from "./lives.ts";

type State = CloudprovSimulator["state"];

/** The inputs of a binding: its parts. */
export type BindingInputs = Readonly<Record<string, string>>;

/** The description of a binding, for the tests of its life. */
export interface BindingLife {
  readonly kind: string;
  /** The bound object, as messages name it. */
  readonly what: string;
  /** Its parts in the order of its ID. */
  readonly parts: readonly string[];
  readonly bind: string;
  readonly unbind: string;
  /** What the actions are sent. */
  readonly body: (inputs: BindingInputs) => { readonly bind: object; readonly unbind: object };
  readonly store: "pluginBindings" | "ipStrategyBindings" | "apiAppBindings" | "usagePlanKeys";
  /** Someone else creates the same binding, with the given differences. */
  readonly somebodys: (state: State, inputs: BindingInputs) => Promise<{ readonly id: string }>;
  /** Deleting this object deletes the binding: the store and the part that names it. */
  readonly goneWith: readonly (readonly [keyof State, string])[];
}

/** A platform with what must exist before a binding, and its inputs. */
export interface GivenBinding extends GivenResource {
  readonly inputs: BindingInputs;
}

/** Starts a separate platform for a binding of a kind that is not created yet. */
export async function givenBinding(kind: string, settings: CloudprovOptions = {}): Promise<GivenBinding> {
  const test = await givenResource(kind, { slowMs: 50, ...settings });
  const { inputs } = (await gatewayLives[kind]?.(test.platform)) ?? { inputs: {} };
  return { ...test, inputs: inputs as BindingInputs };
}

/** Defines the tests of what every binding does. */
export function describeBinding(life: BindingLife): void {
  const { kind, what, parts, bind, unbind, body, store, somebodys, goneWith } = life;
  const given = (settings?: CloudprovOptions) => givenBinding(kind, settings);
  const idOf = (inputs: BindingInputs) => parts.map((part) => inputs[part]).join("#");
  const bindings = ({ platform }: GivenBinding) => platform.state[store].list();
  const actionPath = (action: string) => new RegExp(`/${action}$`);
  const mirror = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;

  describe(`creating an ${kind}`, () => {
    it("waits until it is visible, and shows no diff afterwards", async () => {
      await using test = await given({ visibilityLagMs: 300 });
      const { id, outputs } = await test.it.create(test.inputs);
      expect(id).toBe(idOf(test.inputs));
      expect(outputs).toEqual({ ...test.inputs, [`${mirror}Id`]: id });
      expect(test.sent(bind)).toEqual([body(test.inputs).bind]);
      await test.it.read();
      expect((await test.it.preview(test.inputs)).action).toBe("same");
    });

    it("does not adopt an existing one, and shows how to import it", async () => {
      await using test = await given();
      await somebodys(test.platform.state, test.inputs);
      const { message } = await failure(test.it.create(test.inputs));
      expect(message).toContain(`pulumi import cloudprov:index/${mirror}:${kind} it '${idOf(test.inputs)}'`);
      expect(test.sent(bind)).toEqual([]);
    });

    it("is sent only once although the response is lost and it becomes visible late", async () => {
      await using test = await given({ visibilityLagMs: 400 });
      test.platform.failNext({ path: actionPath(bind), kind: "resetAfter" });
      await test.it.create(test.inputs);
      expect(test.sent(bind)).toHaveLength(1);
      expect(bindings(test)).toHaveLength(1);
    });

    it("fails if the platform returns false, and names the objects", async () => {
      await using test = await given({ falseResults: { [bind]: 1 } });
      const { message } = await failure(test.it.create(test.inputs));
      expect(message).toContain(`${bind} did not succeed: the platform returned false for`);
      for (const part of Object.values(body(test.inputs).bind).flat()) expect(message).toContain(part);
      expect(test.it.state).toBeUndefined();
    });

    it.each(parts)("rejects another value as %s at preview", async (part) => {
      await using test = await given();
      for (const text of ["", "what is this?"]) {
        expect([...new Set(await test.refused({ ...test.inputs, [part]: text }))]).toEqual([part]);
      }
    });
  });

  describe(`an ${kind}`, () => {
    it.each(goneWith)("does not exist without one of %s, and can be deleted without an error", async (gone, part) => {
      await using test = await given();
      await test.it.create(test.inputs);
      test.platform.state[gone].remove(test.inputs[part] ?? "");
      const copy = test.host.resource(kind, "copy");
      await expect(copy.import(String(test.it.id))).rejects.toThrow("there is no");
      await test.it.delete();
      expect(test.it.state).toBeUndefined();
    });

    it("leaves the state when it is no longer bound", async () => {
      await using test = await given();
      await test.it.create(test.inputs);
      for (const { id } of bindings(test)) test.platform.state[store].remove(id);
      expect(await test.it.read()).toBeUndefined();
    });

    it("does not count as unbound if the platform returns false", async () => {
      await using test = await given({ falseResults: { [unbind]: 1 }, textOutcomes: true });
      await test.it.create(test.inputs);
      expect((await failure(test.it.delete())).message).toContain(`the ${what} is still attached: ${unbind} did not`);
      await test.it.delete();
      expect(test.sent(unbind).at(-1)).toEqual(body(test.inputs).unbind);
      expect(bindings(test)).toEqual([]);
    });

    it("is unbound only once although the response is lost", async () => {
      await using test = await given();
      await test.it.create(test.inputs);
      test.platform.failNext({ path: actionPath(unbind), kind: "resetAfter" });
      await test.it.delete();
      expect(test.it.state).toBeUndefined();
      expect(bindings(test)).toEqual([]);
    });

    it("is imported by its ID without a diff", async () => {
      await using test = await given();
      const { id } = await test.it.create(test.inputs);
      const found = test.host.resource(kind, "found");
      await found.import(id);
      expect(found.inputs).toEqual(test.inputs);
      expect((await found.preview(test.inputs)).action).toBe("same");
    });

    it("is not imported by an ID of another form", async () => {
      await using test = await given();
      const [first, ...others] = parts.map((part) => test.inputs[part] ?? "");
      for (const broken of [others, [first, ...others, "more"], ["", ...others]]) {
        const form = parts.map((part) => `<${part}>`).join("#");
        await expect(test.it.import(broken.join("#"))).rejects.toThrow(form);
      }
    });
  });
}
