import { terraformImports } from "@org/core-provider";
import { expect, it } from "vitest";
import { provider } from "../../src/provider.ts";

it.each([...terraformImports(provider)])(
  "%s is imported by its ID alone, or not at all, when a Terraform state contains only its ID",
  (_, { importId }) => {
    expect([undefined, "x-1"]).toContain(importId({ id: "x-1" }));
  },
);
