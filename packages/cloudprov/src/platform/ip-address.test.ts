import { describe, expect, it } from "vitest";
import {
  blockOf,
  isAddress,
  isAddressOrBlock,
  isAddressRange,
  isPrivate,
  isSameNetwork,
  overlap,
} from "./ip-address.ts";

const addresses = ["10.0.0.1", "0.0.0.0", "255.255.255.255", "2001:db8::1", "::"];
const blocks = ["10.0.1.0/24", "0.0.0.0/0", "10.0.0.1/32", "2001:db8::/32", "::/128"];
const ranges = ["10.0.0.1-10.0.0.100", "10.0.0.9-10.0.0.9", "9.0.0.0-10.0.0.0", "2001:db8::1-2001:db8::ff"];
const none = ["", " 10.0.0.1", "10.0.0", "10.0.0.300", "010.0.0.1", "fe80::1%eth0", "web.example.com"];

describe("an address", () => {
  it.each(addresses)("can be %s", (text) => expect(isAddress(text)).toBe(true));
  it.each([...blocks, ...ranges, ...none])("is not %j", (text) => expect(isAddress(text)).toBe(false));
});

describe("an address or a block", () => {
  it.each([...addresses, ...blocks])("can be %s", (text) => expect(isAddressOrBlock(text)).toBe(true));
  it.each([...ranges, ...none, "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/08", "10.0.0.0/8/8", "/8"])(
    "is not %j",
    (text) => expect(isAddressOrBlock(text)).toBe(false),
  );
});

describe("a range of addresses", () => {
  it.each(ranges)("can be %s", (text) => expect(isAddressRange(text)).toBe(true));
  it.each([
    ...addresses,
    ...blocks,
    ...none,
    "10.0.0.9-10.0.0.1",
    "2001:db8::ff-2001:db8::1",
    "10.0.0.1-2001:db8::1",
    "10.0.0.1-",
    "-10.0.0.1",
    "10.0.0.1-10.0.0.2-10.0.0.3",
    "10.0.0.0/24-10.0.1.0",
  ])("is not %j", (text) => expect(isAddressRange(text)).toBe(false));
});

describe("an IPv4 block", () => {
  it.each([
    ["10.0.0.0/8", true],
    ["10.1.2.3/16", true],
    ["172.16.0.0/12", true],
    ["172.32.0.0/16", false],
    ["172.0.0.0/8", false],
    ["192.168.0.0/15", false],
    ["8.8.8.0/24", false],
  ])("%s has only private addresses: %s", (text, expected) => {
    expect(isPrivate(blockOf(text) ?? { first: 0, size: 0 })).toBe(expected);
  });

  it.each([
    ["10.0.0.0/8", "10.255.255.255/32", true],
    ["10.1.0.0/16", "10.1.128.0/17", true],
    ["10.1.0.0/17", "10.1.128.0/17", false],
    ["10.1.0.0/16", "10.2.0.0/16", false],
    ["10.1.0.0/16", "10.1.0.1", false],
  ])("%s overlaps %s: %s", (one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  });
});

describe("two texts", () => {
  it.each([
    ["10.0.0.0/8", "10.1.2.3/8"],
    ["10.0.0.1", "10.0.0.1/32"],
    ["2001:db8::/32", "2001:0DB8:0:0::1/32"],
    ["::1", "0:0:0:0:0:0:0:1/128"],
    ["web", "web"],
  ])("%s and %s are the same network", (one, other) => {
    expect(isSameNetwork(one, other)).toBe(true);
    expect(isSameNetwork(other, one)).toBe(true);
  });
  it.each([
    ["10.0.0.0/8", "10.0.0.0/9"],
    ["10.0.0.0/8", "11.0.0.0/8"],
    ["10.0.0.0/8", "10.0.0.0"],
    ["0.0.0.0/0", "::/0"],
    ["10.0.0.0/8", "web"],
  ])("%s and %s are not the same network", (one, other) => {
    expect(isSameNetwork(one, other)).toBe(false);
    expect(isSameNetwork(other, one)).toBe(false);
  });
});
