import { program } from "./program.ts";

export const { appId } = await program();
