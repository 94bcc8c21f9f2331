import { describe, expect, it } from "vitest";
import { isLoopback, networkOf, urlHostOf } from "./network.ts";

const token = "0123456789abcdef";

describe("the network of a simulator", () => {
  it("is this machine by default", () => {
    expect(networkOf({ listen: undefined, token: undefined })).toEqual({ address: "127.0.0.1", token: undefined });
  });

  it.each(["127.0.0.1", "127.0.0.2", "::1", "localhost"])("needs no token for %s", (listen) => {
    expect(isLoopback(listen)).toBe(true);
    expect(networkOf({ listen, token: undefined }).address).toBe(listen);
  });

  it.each(["0.0.0.0", "::", "192.168.1.5", "127.example.com", "sim.example.com", ""])(
    'requires a token for "%s"',
    (listen) => {
      expect(() => networkOf({ listen, token: undefined })).toThrow(`Listening on "${listen}" requires a token`);
      expect(networkOf({ listen, token })).toEqual({ address: listen, token });
    },
  );

  it.each(["short", "0123456789abcde", "0123456789 abcdef"])('rejects the token "%s"', (weak) => {
    expect(() => networkOf({ listen: undefined, token: weak })).toThrow("must have at least 16 characters");
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "127.0.0.1"],
    ["::1", "[::1]"],
    ["sim.example.com", "sim.example.com"],
  ])("has URLs for %s with the host %s", (address, host) => {
    expect(urlHostOf(address)).toBe(host);
  });
});
