import { program } from "./program.ts";

export const { group, office } = await program();
