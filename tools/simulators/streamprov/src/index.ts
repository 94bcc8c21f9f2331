export * from "@org/simulator/testing";
export { type OrganizationCopy, startCopy } from "./copy.ts";
export type { Credentials } from "./credentials.ts";
export type * from "./records.ts";
export type { ProvisionTimes, StreamprovOptions, StreamprovSettings } from "./settings.ts";
export { simulatedServices } from "./simulated-services.ts";
export { type StartOptions, type StreamprovSimulator, startSimulator } from "./simulator.ts";
export type { NewSchema, State } from "./state.ts";
export type { IssuedToken, Tokens } from "./tokens.ts";
