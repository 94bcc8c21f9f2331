import enginePb from "@pulumi/pulumi/proto/engine_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import statusPb from "@pulumi/pulumi/proto/status_pb.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf, type GeneratedClass, generatedMessage, generatedMethod } from "../testing/generated-messages.ts";
import type { Property } from "../value/properties.ts";
import type { MessageType } from "./message.ts";
import * as messages from "./provider-messages.ts";
import { methodNames, providerMethods } from "./provider-methods.ts";

type AnyMessage = MessageType<Readonly<Record<string, unknown>>>;

/** The messages, each with the class that Pulumi generates. */
const tested: readonly (readonly [name: string, type: AnyMessage, Generated: GeneratedClass])[] = [
  ...methodNames.flatMap((name) => {
    const { request, response } = providerMethods[name];
    const { requestType, responseType } = generatedMethod(name);
    return [
      [`the request of ${name}`, request as unknown as AnyMessage, requestType],
      [`the response of ${name}`, response as unknown as AnyMessage, responseType],
    ] as const;
  }),
  ["a failure with an object", messages.initFailed as unknown as AnyMessage, providerPb.ErrorResourceInitFailed],
  ["a log message", messages.logRequest as unknown as AnyMessage, enginePb.LogRequest],
];

const key = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", "constructor", "a.b", "ключ"));
const { property } = fc.letrec<{ property: Property }>((tie) => ({
  property: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("property"), { maxLength: 4 }),
    fc.dictionary(key, tie("property"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
// The generated code loses a property with the name `__proto__`.
const isSupported = (values: object) => !JSON.stringify(values).includes('"__proto__"');
const properties = fc.dictionary(key, property, { maxKeys: 5, noNullPrototype: true }).filter(isSupported);

/** Values of the messages within messages, by field. */
const nested: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  autonaming: fc.record({ proposedName: fc.string(), mode: fc.constantFrom(0, 1, 2) }),
  failures: fc.array(fc.record({ property: fc.string(), reason: fc.string() })),
  detailedDiff: fc
    .dictionary(fc.string(), fc.record({ kind: fc.integer({ min: 0, max: 5 }) }), {
      noNullPrototype: true,
    })
    .filter(isSupported),
  result: fc.record({ id: fc.string(), name: fc.string() }),
  data: fc.uint8Array({ minLength: 1 }),
  randomSeed: fc.uint8Array({ minLength: 1 }),
};

/** Any values of a message's fields, by the type of their defaults. */
function valuesOf(defaults: Readonly<Record<string, unknown>>) {
  return fc.record(
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]): [string, fc.Arbitrary<unknown>] => {
        if (nested[name]) return [name, nested[name]];
        if (typeof value === "string") return [name, fc.string({ unit: "binary" })];
        if (typeof value === "boolean") return [name, fc.boolean()];
        if (name === "timeout") return [name, fc.double({ noNaN: true }).map((timeout) => timeout + 0)];
        if (typeof value === "number") return [name, fc.nat(name === "limit" ? 2 ** 52 : 5)];
        if (Array.isArray(value)) return [name, fc.array(fc.string())];
        return [name, fc.option(properties, { nil: undefined })];
      }),
    ),
  );
}

describe.each(tested)("%s", (_name, type, Generated) => {
  it("is compatible with Pulumi's generated code in both directions", () => {
    const names = Object.keys(type.defaults);
    fc.assert(
      fc.property(valuesOf(type.defaults), (values) => {
        const theirs = type.decode(generatedMessage(Generated, values).serializeBinary());
        expect(theirs).toEqual(values);
        expect(fieldsOf(Generated.deserializeBinary(type.encode(values)), names)).toEqual(values);
      }),
    );
  });
});

it("has a test for each message", () => {
  const types = new Set<unknown>(tested.map(([, type]) => type));
  const untested = Object.entries(messages).filter(([, value]) => "decode" in value && !types.has(value));
  // The status of a call has its own test.
  expect(untested.map(([name]) => name)).toEqual(["callStatus"]);
});

it("uses Pulumi's enumeration values", () => {
  const kinds = providerPb.PropertyDiff.Kind;
  expect(messages.diffKinds).toEqual({
    add: kinds.ADD,
    addReplace: kinds.ADD_REPLACE,
    delete: kinds.DELETE,
    deleteReplace: kinds.DELETE_REPLACE,
    update: kinds.UPDATE,
    updateReplace: kinds.UPDATE_REPLACE,
  });
  const changes = providerPb.DiffResponse.DiffChanges;
  expect(messages.diffChanges).toEqual({
    unknown: changes.DIFF_UNKNOWN,
    none: changes.DIFF_NONE,
    some: changes.DIFF_SOME,
  });
  const modes = providerPb.CheckRequest.AutonamingOptions.Mode;
  expect(messages.autonamingModes).toEqual({ propose: modes.PROPOSE, enforce: modes.ENFORCE, disable: modes.DISABLE });
  const { DEBUG: debug, INFO: info, WARNING: warning, ERROR: error } = enginePb.LogSeverity;
  expect(messages.logSeverities).toEqual({ debug, info, warning, error });
});

it("reads negative numbers", () => {
  const version = new providerPb.GetSchemaRequest().setVersion(-1).serializeBinary();
  expect(messages.schemaRequest.decode(version)).toEqual({ version: -1 });
  const limit = new providerPb.ListRequest().setLimit(-(2 ** 40)).serializeBinary();
  expect(messages.listRequest.decode(limit)).toMatchObject({ limit: -(2 ** 40) });
});

it("writes a failure that gRPC's generated message reads", () => {
  const details = [{ typeUrl: "type.googleapis.com/a.B", value: new Uint8Array([1, 2]) }];
  const read = statusPb.Status.deserializeBinary(messages.callStatus.encode({ code: 2, message: "no ✓", details }));
  expect([read.getCode(), read.getMessage()]).toEqual([2, "no ✓"]);
  expect(read.getDetailsList().map((any) => [any.getTypeUrl(), [...any.getValue_asU8()]])).toEqual([
    ["type.googleapis.com/a.B", [1, 2]],
  ]);
});
