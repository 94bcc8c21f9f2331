import { describe, expect, it } from "vitest";
import type { Deployment, ResourceState } from "../../state/deployment.ts";
import { sampleTakeover } from "../sample-takeover.ts";
import { takeOverState } from "./takeover-of-state.ts";

const root = "urn:pulumi:dev::store::";
const stack = { urn: `${root}pulumi:pulumi:Stack::store-dev`, type: "pulumi:pulumi:Stack" };
const provider = {
  urn: `${root}pulumi:providers:shelfcloud::default_2_0_0`,
  type: "pulumi:providers:shelfcloud",
  id: "11111111",
  inputs: { __internal: {}, version: "2.0.0", endpoint: "https://a.example" },
  outputs: { version: "2.0.0", endpoint: "https://a.example" },
};
const hidden = { "4dabf18193072939515e22adb298388d": "1b47061264138c4ac30d75fd1eb44270", ciphertext: "v1:abc" };

describe("a migrated state", () => {
  it("has the types, URNs and provider of the new package, without the bridge's members", () => {
    const box = boxOf("tools", {
      inputs: {
        __defaults: ["boxName"],
        boxName: "tools-1a2b3c4",
        size: 3,
        place: { __defaults: ["row"], id: "p-1", row: 2 },
        credentials: hidden,
      },
      outputs: {
        __meta: '{"schema_version":"1"}',
        __pulumi_raw_state_delta: { obj: {} },
        id: "box-1",
        boxName: "tools-1a2b3c4",
        size: 3,
        place: { __meta: "{}", __pulumi_raw_state_delta: {}, id: "p-1", row: 2 },
        colour: "as it was called once",
        tags: null,
        credentials: hidden,
      },
      customTimeouts: { create: 300 },
      dependencies: [labelOf("red").urn],
      propertyDependencies: { place: [labelOf("red").urn] },
      aliases: [`${root}shelfcloud:index/box:Box::old-tools`],
      protect: true,
    });

    const { state, resources } = takenOver([stack, provider, labelOf("red"), box]);

    const url = "https://releases.example/@org/shelf";
    const native = `${root}pulumi:providers:shelf::default_1_2_3_https_/releases.example/_org/shelf`;
    expect(state.deployment.resources).toEqual([
      stack,
      {
        ...provider,
        urn: native,
        type: "pulumi:providers:shelf",
        inputs: { __internal: { pluginDownloadURL: url }, version: "1.2.3", endpoint: "https://a.example" },
        outputs: { version: "1.2.3", endpoint: "https://a.example" },
      },
      {
        ...labelOf("red"),
        urn: `${root}shelf:index/label:Label::red`,
        type: "shelf:index/label:Label",
        provider: `${native}::11111111`,
      },
      {
        ...box,
        urn: `${root}shelf:index/box:Box::tools`,
        type: "shelf:index/box:Box",
        provider: `${native}::11111111`,
        inputs: {
          __defaults: { boxName: "tools-1a2b3c4", "place.row": 2 },
          boxName: "tools-1a2b3c4",
          size: 3,
          place: { id: "p-1", row: 2 },
          credentials: hidden,
        },
        outputs: { boxName: "tools-1a2b3c4", size: 3, place: { id: "p-1", row: 2 }, credentials: hidden },
        dependencies: [`${root}shelf:index/label:Label::red`],
        propertyDependencies: { place: [`${root}shelf:index/label:Label::red`] },
        aliases: [`${root}shelf:index/box:Box::old-tools`],
      },
    ]);
    expect(resources).toEqual([
      { type: "shelf:index/label:Label", name: "red" },
      { type: "shelf:index/box:Box", name: "tools" },
    ]);
  });

  it("has the elements of lists in the order of the inputs, but only if they are the same elements", () => {
    const rule = (name: string, kinds: readonly string[]) => ({ name, kinds, doc: "" });
    const inputs = {
      place: { id: "p", rules: [{ name: "b", kinds: ["y", "x"] }, { name: "a" }, { name: "a", kinds: ["z"] }] },
      tags: [hidden, "x"],
    };
    const outputs = {
      place: { id: "p", rules: [rule("a", ["z"]), rule("a", []), rule("b", ["x", "y"])] },
      tags: ["x", hidden],
    };
    const drifted = { tags: ["a", "b", "d"] };
    const others = boxOf("others", { inputs: { tags: ["b", "a", "c"] }, outputs: drifted });
    const { state } = takenOver([provider, boxOf("tools", { inputs, outputs }), others]);

    expect(state.deployment.resources?.[1]?.outputs).toEqual({
      place: { id: "p", rules: [rule("b", ["y", "x"]), rule("a", []), rule("a", ["z"])] },
      tags: [hidden, "x"],
    });
    expect(state.deployment.resources?.[2]?.outputs).toEqual(drifted);
  });

  it("has a provider without a version when the program sets none", () => {
    const silent = {
      ...provider,
      urn: `${root}pulumi:providers:shelfcloud::default`,
      inputs: { endpoint: "x" },
      outputs: { endpoint: "x" },
    };
    const { state } = takenOver([silent, labelOf("red", silent)]);

    expect(state.deployment.resources).toMatchObject([
      { urn: `${root}pulumi:providers:shelf::default`, inputs: { endpoint: "x" } },
      { provider: `${root}pulumi:providers:shelf::default::11111111` },
    ]);
  });

  it("keeps an explicit provider under its name, and notes the settings without a counterpart", () => {
    const own = {
      ...provider,
      urn: `${root}pulumi:providers:shelfcloud::own`,
      inputs: { ...provider.inputs, apiKey: hidden, greeting: "hello" },
      dependencies: [labelOf("red").urn],
    };
    const { state, notes } = takenOver([provider, labelOf("red"), own, boxOf("tools", {}, own)]);

    expect(state.deployment.resources?.[2]).toMatchObject({
      urn: `${root}pulumi:providers:shelf::own`,
      dependencies: [`${root}shelf:index/label:Label::red`],
    });
    expect(state.deployment.resources?.[2]?.inputs).toMatchObject({ apiKey: hidden });
    expect(state.deployment.resources?.[2]?.inputs).not.toHaveProperty("greeting");
    expect(notes).toEqual(["shelfcloud own: greeting has no effect and was removed."]);
  });

  it("merges the default providers of two versions", () => {
    const older = { ...provider, urn: `${root}pulumi:providers:shelfcloud::default_1_9_0`, id: "00000000" };
    const { state } = takenOver([older, provider, labelOf("red", older), boxOf("tools", {})]);

    const [one, ...rest] = state.deployment.resources ?? [];
    expect(rest.map((each) => each.provider)).toEqual([`${one?.urn}::00000000`, `${one?.urn}::00000000`]);
  });

  it("merges the settings of default providers that become one, and keeps those of the existing one", () => {
    const url = "https://releases.example/@org/shelf";
    const existing = {
      urn: `${root}pulumi:providers:shelf::default_1_2_3_https_/releases.example/_org/shelf`,
      type: "pulumi:providers:shelf",
      id: "22222222",
      inputs: { __internal: { pluginDownloadURL: url }, version: "1.2.3", endpoint: "https://b.example" },
      outputs: { version: "1.2.3" },
    };
    const old = { ...provider, inputs: { ...provider.inputs, apiKey: hidden } };
    const older = {
      ...old,
      urn: `${root}pulumi:providers:shelfcloud::default_1_9_0`,
      inputs: { __internal: {}, version: "1.9.0" },
      outputs: { version: "1.9.0" },
    };
    const merged = { __internal: { pluginDownloadURL: url }, version: "1.2.3", apiKey: hidden };

    for (const before of [
      [existing, old, labelOf("red")],
      [old, labelOf("red"), existing],
    ]) {
      const [one, label, ...rest] = takenOver(before).state.deployment.resources ?? [];
      expect(one).toEqual({
        ...existing,
        inputs: { ...merged, endpoint: "https://b.example" },
        outputs: { version: "1.2.3", endpoint: "https://a.example" },
      });
      expect(label?.provider).toBe(`${existing.urn}::22222222`);
      expect(rest).toEqual([]);
    }
    const [one] = takenOver([older, old, labelOf("red")]).state.deployment.resources ?? [];
    expect(one).toMatchObject({ inputs: { ...merged, endpoint: "https://a.example" } });
  });

  it("replaces URNs everywhere: as a parent, in a reference, in a string", () => {
    const reference = {
      "4dabf18193072939515e22adb298388d": "5cf8f73096256a8f31e491e813e4eb8e",
      urn: labelOf("red").urn,
      id: "label-1",
      packageVersion: "2.0.0",
    };
    const component = {
      urn: `${root}own:comp:Shelf::one`,
      type: "own:comp:Shelf",
      outputs: { label: reference, urns: [labelOf("red").urn], text: `not ${labelOf("red").urn}` },
    };
    const inner = {
      ...boxOf("tools", { parent: component.urn }),
      urn: `${root}own:comp:Shelf$shelfcloud:index/box:Box::tools`,
    };
    const child = {
      urn: `${root}own:comp:Shelf$shelfcloud:index/box:Box$other:index/thing:Thing::a::b`,
      type: "other:index/thing:Thing",
      parent: inner.urn,
      deletedWith: inner.urn,
    };

    const { state } = takenOver([provider, labelOf("red"), component, inner, child]);

    const [, , shelf, box, thing] = state.deployment.resources ?? [];
    const red = `${root}shelf:index/label:Label::red`;
    expect(shelf?.outputs).toEqual({
      label: { ...reference, urn: red, packageVersion: "1.2.3" },
      urns: [red],
      text: `not ${labelOf("red").urn}`,
    });
    expect(box?.urn).toBe(`${root}own:comp:Shelf$shelf:index/box:Box::tools`);
    expect(thing).toMatchObject({
      urn: `${root}own:comp:Shelf$shelf:index/box:Box$other:index/thing:Thing::a::b`,
      parent: box?.urn,
      deletedWith: box?.urn,
    });
  });

  it("can contain one resource of the new package, and later all of them", () => {
    const before = [stack, provider, labelOf("red"), boxOf("tools", { dependencies: [labelOf("red").urn] })];
    const first = takeOverState(deploymentOf(before), sampleTakeover, ["red"]);

    const resources = first.state.deployment.resources ?? [];
    expect(resources.map(({ type }) => type)).toEqual([
      "pulumi:pulumi:Stack",
      "pulumi:providers:shelfcloud",
      "pulumi:providers:shelf",
      "shelf:index/label:Label",
      "shelfcloud:index/box:Box",
    ]);
    expect(resources[3]?.provider).toBe(`${resources[2]?.urn}::${resources[2]?.id}`);
    expect(resources[2]?.id).not.toBe(provider.id);
    expect(resources[4]).toMatchObject({ provider: `${provider.urn}::11111111`, dependencies: [resources[3]?.urn] });

    const second = takeOverState(first.state, sampleTakeover);
    expect(second.state.deployment.resources?.map(({ type }) => type)).toEqual([
      "pulumi:pulumi:Stack",
      "pulumi:providers:shelf",
      "shelf:index/label:Label",
      "shelf:index/box:Box",
    ]);
    expect(second.state.deployment.resources?.[3]?.provider).toBe(resources[3]?.provider);
  });

  it("has an explicit provider in both packages for a while, and reports when they are merged", () => {
    const own = { ...provider, urn: `${root}pulumi:providers:shelfcloud::own` };
    const red = { ...labelOf("red"), provider: `${own.urn}::${own.id}` };
    const first = takeOverState(deploymentOf([own, red, labelOf("blue")]), sampleTakeover, ["red"]);
    expect(first.providers).toMatchObject({ made: ["own"], joined: [] });

    expect(takeOverState(first.state, sampleTakeover).providers).toMatchObject({ made: [], joined: ["own"] });
  });

  it("puts an existing provider of the new package before the migrated resources", () => {
    const { state } = takenOver([provider, labelOf("red")]);
    const [native] = state.deployment.resources ?? [];

    const later = takenOver([provider, labelOf("red"), { ...native, id: "22222222" } as ResourceState]);

    expect(later.state.deployment.resources).toMatchObject([
      { urn: native?.urn, id: "22222222" },
      { provider: `${native?.urn}::22222222` },
    ]);
  });

  it.each([
    [
      "a type that the new package lacks",
      [
        provider,
        { ...boxOf("x", {}), urn: `${root}shelfcloud:index/crane:Crane::x`, type: "shelfcloud:index/crane:Crane" },
      ],
      /^@org\/shelf has no counterpart for Crane x\. Remove it from the program and the state first/,
    ],
    [
      "inputs that another version wrote",
      [provider, boxOf("tools", { inputs: { colour: "red", place: [{ id: "p-1" }], tags: "one" } })],
      /does not support these properties .*: Box tools: colour, Box tools: place, Box tools: tags\. Update the program/,
    ],
    [
      "unknown settings of a provider",
      [{ ...provider, inputs: { ...provider.inputs, shout: "true" } }],
      /does not support these properties .*shelfcloud default_2_0_0: shout/,
    ],
    [
      "a resource in both packages",
      [
        provider,
        labelOf("red"),
        { ...labelOf("red"), urn: `${root}shelf:index/label:Label::red`, type: "shelf:index/label:Label" },
      ],
      /^The state has these resources in both packages, with the same name: Label red\./,
    ],
  ])("is rejected with %s", (_, resources, sentence) => {
    expect(() => takenOver(resources)).toThrow(sentence);
  });

  it("is rejected with a target that matches no resource, or several", () => {
    const state = deploymentOf([provider, labelOf("red"), boxOf("red", {})]);

    expect(() => takeOverState(state, sampleTakeover, ["blue"])).toThrow(
      /^The state has no resource blue of @pulumi\/shelfcloud/,
    );
    expect(() => takeOverState(state, sampleTakeover, ["red"])).toThrow(
      /several resources with the name red\. Pass the URN/,
    );
  });
});

function takenOver(resources: readonly ResourceState[]) {
  return takeOverState(deploymentOf(resources), sampleTakeover);
}

function deploymentOf(resources: readonly ResourceState[]): Deployment {
  return { version: 3, deployment: { resources } };
}

function labelOf(name: string, { urn, id }: { readonly urn: string; readonly id: string } = provider) {
  const type = "shelfcloud:index/label:Label";
  return {
    urn: `${root}${type}::${name}`,
    type,
    id: "label-1",
    inputs: { text: name },
    outputs: { text: name },
    provider: `${urn}::${id}`,
  };
}

function boxOf(name: string, rest: object, { urn, id }: { readonly urn: string; readonly id: string } = provider) {
  const type = "shelfcloud:index/box:Box";
  return { urn: `${root}${type}::${name}`, type, id: "box-1", provider: `${urn}::${id}`, ...rest };
}
