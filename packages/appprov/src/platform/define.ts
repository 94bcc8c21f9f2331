import { definitions } from "@org/core-provider";
import type { Clients } from "./clients.ts";

/** The two words that definition files of this package begin with. */
export const { resource, lookup } = definitions<Clients>();
