import { partOf, testPrograms } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { lives, setup } from "../lives.ts";

testPrograms({ describe, it }, partOf({ provider, setup, lives }, 1, 2));
