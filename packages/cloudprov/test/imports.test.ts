import { join } from "node:path";
import { testImports } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../src/provider.ts";
import { lives, setup } from "./lives.ts";

testImports({ describe, it }, { provider, setup, lives, docs: join(import.meta.dirname, "../docs") });
