import { testAuthority } from "@org/cloudprov-simulator";
import { expect, test } from "vitest";
import { writeUploads } from "../stack/uploads.ts";
import { previewYamlExamples } from "../stack/yaml-examples.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the reference's YAML examples of all resources can be previewed", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await writeUploads(stack);
  const { shown, count } = await previewYamlExamples(
    stack,
    {},
    {
      machineId: "ins-0cxjwrog",
      imageId: "img-9qabwvbn",
      shopAddress: "203.0.113.7",
      authorityCertificate: testAuthority().cert.trim(),
    },
  );
  // The stack is created too.
  expect(shown).toContain(`+ ${count + 1} to create`);
});
