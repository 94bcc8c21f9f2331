export * from "@org/simulator/testing";
export type { Credentials } from "./credentials.ts";
export type { TargetedOperationFailure } from "./operations/operation-failures.ts";
export type * from "./records.ts";
export type { AppprovOptions, AppprovSettings, Image } from "./settings.ts";
export { type AppprovSimulator, type StartOptions, startSimulator } from "./simulator.ts";
export type { DeployedApp, State } from "./state.ts";
export { type TestCertificate, testAuthority } from "./testing/certificates.ts";
export type { IssuedToken, Tokens } from "./tokens.ts";
