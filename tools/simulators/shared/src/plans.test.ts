import { expect, it } from "vitest";
import { type Plan, Plans } from "./plans.ts";

interface Failure extends Plan {
  readonly action: string;
  readonly code: string;
}

function planned(...failures: Failure[]) {
  const plans = new Plans<Failure>();
  for (const failure of failures) plans.add(failure);
  return { plans, take: (action: string) => plans.take((plan) => plan.action === action)?.code };
}

it("is used once unless it says how often", () => {
  const { take, plans } = planned({ action: "Create", code: "Busy" }, { action: "Delete", code: "Busy", times: 2 });

  expect(plans.left).toBe(3);
  expect([take("Create"), take("Create")]).toEqual(["Busy", undefined]);
  expect([take("Delete"), take("Delete"), take("Delete")]).toEqual(["Busy", "Busy", undefined]);
  expect(plans.left).toBe(0);
});

it("takes the plan that was made first of those that fit", () => {
  const { take } = planned({ action: "Create", code: "First" }, { action: "Create", code: "Second" });

  expect([take("Create"), take("Create")]).toEqual(["First", "Second"]);
});

it("forgets the plans that are cleared", () => {
  const { take, plans } = planned({ action: "Create", code: "Busy" });
  plans.clear();

  expect(take("Create")).toBeUndefined();
});
