// Plain CommonJS on purpose: it has to run on the old Node that it complains about.
const needed = 24;
const major = Number(process.versions.node.split(".")[0]);
if (major < needed) {
  process.stderr.write(
    `This workspace runs on Node ${needed} or later, which its install brings along, but found Node ${process.versions.node}` +
      " on PATH: run the script as `npx -y pnpm@12 <script>`, after `npx -y pnpm@12 install` has succeeded.\n",
  );
  process.exit(1);
}
