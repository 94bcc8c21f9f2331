import type { Killable } from "@org/kills";
import { appprov } from "./appprov.ts";
import { cloudprov } from "./cloudprov.ts";
import { streamprov } from "./streamprov.ts";

/** For each package a program with one resource of every kind. */
export const killables = { streamprov, appprov, cloudprov } as const satisfies Readonly<Record<string, Killable>>;
