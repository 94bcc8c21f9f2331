import { expect, it } from "vitest";
import { type Comparison, isSameAs } from "./normal-form.ts";

it.each([
  ["case-insensitive", "Web", "wEB"],
  ["domain", "WWW.example.com", "www.example.com."],
  ["domain", "*.bücher.example", "*.xn--bcher-kva.example."],
  ["json", '{ "a": 1, "b": [1, {"d": null, "c": "x"}] }', '{"b":[1,{"c":"x","d":null}],"a":1}'],
  ["json", { a: [1] }, '{"a": [1]}'],
  ["json", [1], "[ 1 ]"],
  ["public-key", "ssh-rsa AAAAB3 me@home", "ssh-rsa AAAAB3"],
  ["public-key", "ssh-rsa  AAAAB3\n", "ssh-rsa AAAAB3 skey-1"],
  ["whitespace", "-----BEGIN-----\r\nabc\r\n", "-----BEGIN-----\nabc"],
] satisfies [Comparison, unknown, unknown][])("as %s, %j equals %j", (comparison, one, other) => {
  expect([isSameAs(comparison, one, other), isSameAs(comparison, other, one)]).toEqual([true, true]);
});

it.each([
  ["case-insensitive", "a", "b"],
  ["case-insensitive", 1, 1],
  ["domain", "www.example.com", "example.com"],
  ["json", "{", "{ "],
  ["json", "[1, 2]", "[2, 1]"],
  ["json", '{"a": 1}', '{"a": "1"}'],
  ["public-key", "ssh-rsa AAAAB3", "ssh-rsa AAAAB4"],
  ["public-key", "ssh-rsa", "ssh-rsa"],
  ["whitespace", "a b", "a c"],
] satisfies [Comparison, unknown, unknown][])("as %s, %j differs from %j", (comparison, one, other) => {
  expect([isSameAs(comparison, one, other), isSameAs(comparison, other, one)]).toEqual([false, false]);
});
