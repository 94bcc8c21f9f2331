import { testPermissions } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { lives, setup } from "../lives.ts";

testPermissions({ describe, it }, { provider, setup, lives });
