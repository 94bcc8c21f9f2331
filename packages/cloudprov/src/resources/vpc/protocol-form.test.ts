import { describe, expect, it } from "vitest";
import { isProtocol } from "./protocol-form.ts";

describe("a protocol with its ports", () => {
  it.each(["tcp:80", "tcp: 8080", "udp:80,443", "tcp:3306-20000", "tcp:1-1", "udp:all", "icmp", "gre"])(
    "can be %s",
    (text) => expect(isProtocol(text)).toBe(true),
  );

  it.each([
    "",
    "tcp",
    "tcp:",
    "http:80",
    "tcp:0",
    "tcp:99999",
    "tcp:080",
    "tcp:-1",
    "tcp:80,",
    "tcp:90-80",
    "tcp:1-2-3",
    "tcp:80,90-100",
    "icmp:1",
    "gre:all",
    "all",
  ])("is not %j", (text) => expect(isProtocol(text)).toBe(false));

  it("has at most 128 characters after the colon", () => {
    const ports = (count: number) => Array.from({ length: count }, (_, at) => 100 + at).join(",");
    expect(isProtocol(`tcp:${ports(32)}`)).toBe(true);
    expect(isProtocol(`tcp:${ports(33)}`)).toBe(false);
  });
});
