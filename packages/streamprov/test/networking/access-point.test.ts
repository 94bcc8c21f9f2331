import type { Values } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { without } from "../without.ts";
import { given } from "./given.ts";

it("removes all routes of an access point when the program no longer has any", async () => {
  await using test = await given("AccessPoint");
  await test.it.create(test.inputs);
  const networkInterface = without(test.inputs["awsPrivateNetworkInterface"] as Values, "routes");

  await test.it.update({ ...test.inputs, awsPrivateNetworkInterface: networkInterface });

  expect(test.sent("PATCH")).toEqual([
    {
      spec: {
        environment: test.inputs["environment"],
        config: { kind: "AwsPrivateNetworkInterface", egress_routes: [] },
      },
    },
  ]);
});
