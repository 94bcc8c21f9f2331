import { describe, expect, it } from "vitest";
import { hostsOf } from "./hosts.ts";

describe("the platform's addresses", () => {
  it("default to the public ones", () => {
    const publicOnes = { api: "https://api.aptible.com", auth: "https://auth.aptible.com" };
    expect(hostsOf({})).toEqual(publicOnes);
    expect(hostsOf({ APTIBLE_API_ROOT_URL: " ", APTIBLE_AUTH_ROOT_URL: "" })).toEqual(publicOnes);
  });

  it.each([
    ["api.example.com", "https://api.example.com"],
    ["  https://api.example.com/ ", "https://api.example.com"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("accept %j as %s for the API", (given, address) => {
    expect(hostsOf({ APTIBLE_API_ROOT_URL: given }).api).toBe(address);
  });

  it("keep the Auth API's unchanged, because it is the key of a token", () => {
    expect(hostsOf({ APTIBLE_AUTH_ROOT_URL: "https://auth.example.com/" }).auth).toBe("https://auth.example.com/");
  });
});
