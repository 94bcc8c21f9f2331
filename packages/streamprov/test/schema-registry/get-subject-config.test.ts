import { failure } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startWithRegistry } from "./registry.ts";

it("returns the subject's settings", async () => {
  await using test = await startWithRegistry();
  const args = { ...test.connection, subjectName: "orders/value" };
  await test.host.resource("SubjectConfig", "orders").create({ ...args, compatibilityLevel: "FULL", normalize: true });

  expect(await test.host.invoke("getSubjectConfig", args)).toMatchObject({
    id: `${test.registry.id}/orders/value`,
    subjectName: "orders/value",
    compatibilityLevel: "FULL",
    compatibilityGroup: "",
    normalize: true,
    alias: "",
  });
});

it("does not return the registry's settings for a subject without settings", async () => {
  await using test = await startWithRegistry();

  const { message } = await failure(
    test.host.invoke("getSubjectConfig", { ...test.connection, subjectName: "orders" }),
  );

  expect(message).toContain(`the subject "orders" has no separate settings in the Schema Registry cluster`);
  expect(message).toContain(test.registry.id);
});
