// Runs a command of this workspace, or a TypeScript program, on the Node that the install provides:
//   node tools/run.cjs vitest run
//   node tools/run.cjs tools/bench/main.ts --quick
// CommonJS, because an old Node has to run it and print the message.
const { spawn } = require("node:child_process");
const { join } = require("node:path");

const needed = 24;
const major = Number(process.versions.node.split(".")[0]);
if (major < needed) {
  process.stderr.write(
    `This workspace needs Node ${needed} or later, but the node on PATH is ${process.versions.node}. ` +
      "Run `npx -y pnpm@12 install`, which installs the right one, and then the script as `npx -y pnpm@12 run <script>`.\n",
  );
  process.exit(1);
}

const [command = "", ...options] = process.argv.slice(2);
// Most commands start many processes of Node, which load the same large libraries.
const env = { NODE_COMPILE_CACHE: join(__dirname, "../node_modules/.cache/compiled"), ...process.env };
const nodeOptions = ["--conditions=@org/source", "--require", join(__dirname, "wrong-option.cjs")];
const child = command.endsWith(".ts")
  ? spawn(process.execPath, [...nodeOptions, command, ...options], { stdio: "inherit", env })
  : // Windows needs a shell to start the `.cmd` files of node_modules/.bin.
    spawn(command, options, { stdio: "inherit", env, shell: process.platform === "win32" });

// A terminal sends Ctrl-C to the child as well: the child decides when to end.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));

child.on("error", (error) => {
  process.stderr.write(`Cannot run ${command}: ${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code, signal) => {
  // Like a shell, reports a signal as 128 and its number.
  process.exit(code ?? 128 + require("node:os").constants.signals[signal]);
});
