import { describe, expect, it } from "vitest";
import { purchaseOf } from "./prepaid.ts";

describe("the price of a purchase in advance", () => {
  it.each([
    [1, "NOTIFY_AND_AUTO_RENEW", "this buys 1 month in advance", "renews it automatically each month"],
    [3, 1, "this buys 3 months in advance", "renews it automatically each month"],
    [3, 0, "this buys 3 months in advance", "it expires unless you renew it"],
    [3, 2, "this buys 3 months in advance", "it expires without a notice unless you renew it"],
    [undefined, undefined, "this buys time in advance", "the account is charged at once"],
  ])("names %s months and the renewal %s", (months, renewal, ...texts) => {
    for (const text of texts) expect(purchaseOf(months, renewal)).toContain(text);
  });
});
