import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readVerified, writeLifeOperations } from "./committed-files.ts";
import { lifeOperations } from "./life-operations.ts";
import { verifiedPage } from "./page.ts";

const help = `Writes docs/verified.md, which states what each kind was compared with.

  npx -y pnpm@12 run verified           from the committed results, recordings and operations
  npx -y pnpm@12 run verified --lives   runs the life of each kind on a simulator first, and notes its operations

Use --lives after a kind was added, or uses other operations. It takes some minutes.
`;

const { values } = parseArgs({ options: { lives: { type: "boolean" }, help: { type: "boolean", short: "h" } } });

if (values.help) process.stdout.write(help);
else {
  if (values.lives) {
    await writeLifeOperations({
      streamprov: await lifeOperations("streamprov"),
      appprov: await lifeOperations("appprov"),
      cloudprov: await lifeOperations("cloudprov"),
    });
  }
  const page = verifiedPage({
    streamprov: await readVerified("streamprov"),
    appprov: await readVerified("appprov"),
    cloudprov: await readVerified("cloudprov"),
  });
  await writeFile(join(import.meta.dirname, "../../../docs/verified.md"), page);
}
