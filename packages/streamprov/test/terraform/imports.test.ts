import { terraformImports } from "@org/core-provider";
import { expect, it } from "vitest";
import { provider } from "../../src/provider.ts";

it.each([...terraformImports(provider)])(
  "%s of which a state of Terraform tells its ID alone is imported by that, or not at all",
  (_, { importId }) => {
    expect([undefined, "x-1"]).toContain(importId({ id: "x-1" }));
  },
);
