import { describe, expect, it } from "vitest";
import { firstOperation } from "./first-operation.ts";

const yaml = `openapi: 3.0.0
info:
  title: /not/a/path
servers:
  - url: http://example.com
paths:
  "/orders/{id}":
    parameters: []
    get:
      operationId: order
    post:
      operationId: change
  /stock:
    get: {}
`;

describe("the first operation of an OpenAPI document", () => {
  it("is read from YAML with a line for each path and method", () => {
    expect(firstOperation(yaml)).toEqual({ path: "/orders/{id}", method: "GET" });
    expect(firstOperation(yaml.replaceAll("\n", "\r\n"))).toEqual({ path: "/orders/{id}", method: "GET" });
  });

  it("is read from JSON, after other members", () => {
    const json = { paths: { "/": { summary: "nothing" }, "/stock": { parameters: [], put: {}, get: {} } } };
    expect(firstOperation(JSON.stringify(json))).toEqual({ path: "/stock", method: "PUT" });
  });

  it("is read from YAML with comments, other members of a path, and operations in one line", () => {
    const commented = `paths:
  # of the shop
  x-owner: shop
  '/orders': # all of them
    parameters:
    - name: get
    x-links:
      get: here
    get: {operationId: orders} # reads
  /stock:
    post:
      operationId: stock
`;
    expect(firstOperation(commented)).toEqual({ path: "/orders", method: "GET" });
    expect(firstOperation(commented.replace("    get: {", "    head: {"))).toEqual({ path: "/orders", method: "HEAD" });
  });

  it("is not confused with a later one when the text before it cannot be read", () => {
    const partly = "paths:\n  /orders: {get: {}}\n  /stock:\n    post:\n      operationId: stock\n";
    expect(firstOperation(partly)).toBeUndefined();
    const elsewhere = "components:\n  /orders:\n    get:\n";
    expect(firstOperation(elsewhere)).toBeUndefined();
    expect(firstOperation(`paths: {}\n${elsewhere}`)).toBeUndefined();
    expect(firstOperation(`paths:\n  /stock:\n${elsewhere}`)).toBeUndefined();
  });

  it.each(["", "paths: {/stock: {get: {}}}", "openapi: 3.0.0", "{}", '{"paths":{"/stock":{}}}', "7"])(
    "cannot be read from %j",
    (content) => expect(firstOperation(content)).toBeUndefined(),
  );
});
