import { describe, expect, it } from "vitest";
import { isAddress } from "./address-form.ts";
import { isProtocol, normalProtocol } from "./protocol-form.ts";

describe("an address", () => {
  it.each([
    "10.0.0.1",
    "10.0.1.0/24",
    "0.0.0.0/0",
    "10.0.0.1-10.0.0.100",
    "10.0.0.1-10.0.0.1",
    "2001:db8::1",
    "2001:db8::/32",
    "2001:db8::1-2001:db8::ff",
  ])("may be %s", (text) => {
    expect(isAddress(text)).toBe(true);
  });

  it.each([
    "",
    "10.0.0",
    "10.0.0.256",
    "10.0.1.0/33",
    "10.0.1.0/",
    "10.0.0.9-10.0.0.1",
    "10.0.0.1-",
    "10.0.0.1-2001:db8::1",
    "10.0.0.1-10.0.0.2-10.0.0.3",
    "10.0.0.0/24-10.0.1.0",
    "web.example.com",
  ])("may not be %s", (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe("a protocol", () => {
  it.each(["tcp:80", "tcp:80,443", "tcp:3306-20000", "tcp:all", "udp:53", "icmp", "gre"])("may be %s", (text) => {
    expect(isProtocol(text)).toBe(true);
  });

  it.each([
    "",
    "tcp",
    "tcp:",
    "tcp:0",
    "tcp:65536",
    "tcp:80,",
    "tcp:90-80",
    "tcp:1-2-3",
    "icmp:1",
    "sctp:80",
    "TCP:80",
  ])("may not be %s", (text) => {
    expect(isProtocol(text)).toBe(false);
  });

  it("is kept in lower case and without blanks", () => {
    expect([normalProtocol("TCP: 8080"), normalProtocol("udp:53"), normalProtocol("ICMP")]).toEqual([
      "tcp:8080",
      "udp:53",
      "icmp",
    ]);
  });
});
