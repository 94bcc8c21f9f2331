// Loaded before each program that run.cjs starts: a wrong option is a sentence for the user, not a stack trace.
process.on("uncaughtExceptionMonitor", ({ code, message }) => {
  if (!String(code).startsWith("ERR_PARSE_ARGS")) return;
  process.stderr.write(`${message}\n`);
  process.exit(2);
});
