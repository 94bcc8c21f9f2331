import { describe, expect, it } from "vitest";
import { databasePassword } from "./database-password.ts";

const { match } = databasePassword.pattern;

describe("the form of a database's password", () => {
  it.each(["Secret12", "secret_word", "1234-5678", "_a"])("accepts two kinds of characters: %s", (password) => {
    expect(match.test(password)).toBe(true);
  });

  it.each(["secretword", "12345678", "________", "", "secret word"])("rejects one kind: %s", (password) => {
    expect(match.test(password)).toBe(false);
  });
});
