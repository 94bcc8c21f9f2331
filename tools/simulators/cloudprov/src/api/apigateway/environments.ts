import { oneOf, type Shape } from "@org/simulator";

/** The environments that every service has, in the order in which the platform lists them. */
export const environmentNames = ["test", "prepub", "release"] as const;

/** One of them. */
export type EnvironmentName = (typeof environmentNames)[number];

/** The name of an environment in a request. */
export const environmentShape: Shape<EnvironmentName> = oneOf(...environmentNames);
