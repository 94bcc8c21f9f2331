import { program } from "./program.ts";

export const { cluster } = await program();
