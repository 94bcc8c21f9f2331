import { definitions } from "@org/core-provider";
import type { Clients } from "./clients.ts";

/** Define resources and functions of this package. */
export const { resource, lookup } = definitions<Clients>();
