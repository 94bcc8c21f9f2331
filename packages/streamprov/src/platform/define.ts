import { definitions } from "@org/core-provider";
import type { Clients } from "./clients.ts";

/** Defines the resources and lookups of this package. */
export const { resource, lookup } = definitions<Clients>();
