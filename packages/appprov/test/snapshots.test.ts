import { testSnapshots } from "@org/core-provider/testing";
import { describe, it } from "vitest";
import { lives, setup } from "./lives.ts";

testSnapshots({ describe, it }, { setup, lives });
