import { expect, test } from "vitest";
import { breakNames } from "./break-names.ts";

test("names can break between their words", () => {
  expect(breakNames("`InvalidValue.SubnetConflict` of a subnet")).toBe(
    "<code>Invalid<wbr>Value.<wbr>Subnet<wbr>Conflict</code> of a subnet",
  );
  expect(breakNames("[ApiGatewayApi](resources/api-gateway-api.md)")).toBe(
    "[Api<wbr>Gateway<wbr>Api](resources/api-gateway-api.md)",
  );
});

test("code stays what it is", () => {
  expect(breakNames("`a < b && c*`")).toBe("<code>a &lt; b &amp;&amp; c&#42;</code>");
});

test("other text stays as it is", () => {
  expect(breakNames("SchemaRegistry and [a topic](https://example.com/KafkaTopic)")).toBe(
    "SchemaRegistry and [a topic](https://example.com/KafkaTopic)",
  );
});
