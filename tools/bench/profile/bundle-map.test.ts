import { expect, test } from "vitest";
import { bundleMap, partOf } from "./bundle-map.ts";

test("a line belongs to the module whose comment stands last before it", () => {
  const bundle = [
    '"use strict";',
    "// ../../node_modules/.pnpm/google-protobuf@3.21.4/node_modules/google-protobuf/google-protobuf.js",
    "var require_google_protobuf = 1;",
    "// ../../packages/core-provider/src/value/codec.ts",
    "// a comment of the module itself",
    "function decode() {}",
  ].join("\n");

  const { moduleAt } = bundleMap(bundle);

  expect(moduleAt(0)).toBeUndefined();
  expect(moduleAt(2)).toMatch(/google-protobuf\.js$/);
  expect(moduleAt(5)).toBe("../../packages/core-provider/src/value/codec.ts");
});

test.for([
  ["../../packages/core-provider/src/value/codec.ts", "core-provider value"],
  ["../../packages/streamprov/src/plugin.ts", "streamprov"],
  [
    "../../node_modules/.pnpm/@pulumi+pulumi@3.270.0/node_modules/@pulumi/pulumi/proto/provider_pb.js",
    "@pulumi/pulumi",
  ],
  ["../../node_modules/.pnpm/undici@8.12.0/node_modules/undici/lib/api.js", "undici"],
] as const)("%s is part of %s", ([module, part]) => {
  expect(partOf(module)).toBe(part);
});
