import { hasValue, onlyWhen, type Rule } from "@org/core-provider";

/** The number of nodes must be between the limits. */
const sizes: Rule = {
  says: "desiredCapacity must be from minSize to maxSize.",
  fields: ["minSize", "desiredCapacity", "maxSize"],
  test: ({ minSize, desiredCapacity, maxSize }) => {
    const exceeds = (one: unknown, other: unknown) =>
      typeof one === "number" && typeof other === "number" && one > other;
    if (exceeds(minSize, maxSize)) return [{ path: "minSize", message: "must be at most maxSize" }];
    if (Number(desiredCapacity) >= 0 && exceeds(minSize, desiredCapacity))
      return [{ path: "desiredCapacity", message: "must be at least minSize" }];
    return exceeds(desiredCapacity, maxSize) ? [{ path: "desiredCapacity", message: "must be at most maxSize" }] : [];
  },
};

/** Properties of a pool of nodes that depend on one another. */
export const nodePoolRules: readonly Rule[] = [
  sizes,
  onlyWhen("waitNodeReady", hasValue("enableAutoScale", false)),
  onlyWhen("scaleTolerance", hasValue("waitNodeReady", true)),
];
