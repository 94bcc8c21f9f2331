import { join } from "node:path";
import { parseArgs } from "node:util";
import { addCassette } from "./cassette-file.ts";
import { readRecording } from "./recording-file.ts";
import { compareRecordings, reportPage, writeReport } from "./report.ts";

const help = `Works with recorded exchanges of a platform. See tools/live/exchanges/README.md.

  npx -y pnpm@12 run exchanges compare PLATFORM SIMULATOR [--out FOLDER]
      compares a recording of a platform with one of its simulator, of the same run; the exit code is 2 if they differ

  npx -y pnpm@12 run exchanges cassette RECORDING KIND
      adds the life of a kind to the tests, which repeat it without credentials

PLATFORM, SIMULATOR and RECORDING are folders that "run live ... --record FOLDER" has written.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, help: { type: "boolean", short: "h" } },
});
const [command, first, second] = positionals;

if (values.help || first === undefined || second === undefined) {
  process.stdout.write(help);
  process.exitCode = values.help ? 0 : 1;
} else if (command === "compare") {
  const report = compareRecordings(await readRecording(first), await readRecording(second));
  if (values.out !== undefined) await writeReport(values.out, report);
  process.stdout.write(reportPage(report));
  process.exitCode = report.differences.length === 0 ? 0 : 2;
} else if (command === "cassette") {
  const { file, flaws } = await addCassette(
    join(import.meta.dirname, "../cassettes"),
    await readRecording(first),
    second,
  );
  for (const flaw of flaws) process.stdout.write(`${flaw}\n`);
  process.stdout.write(flaws.length === 0 ? `${file} written\n` : `${file} was not written: its replay differs.\n`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
} else {
  process.stdout.write(help);
  process.exitCode = 1;
}
