"use strict";

// Starts the plugin of a self-contained archive with the code that V8 compiled when the archive was built, which takes
// half as long as compiling it again. The launcher of the npm package does everything else.

const { readFileSync } = require("node:fs");
const { createRequire, wrap } = require("node:module");
const { dirname, join } = require("node:path");
const { constants, Script } = require("node:vm");

/** Compiles a plugin from its file, or takes the compiled code. A plugin is ASCII, and Node reads latin1 fastest. */
function compile(filename, cachedData) {
  return new Script(wrap(readFileSync(filename, "latin1")), {
    filename,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/** Runs a compiled plugin as Node runs a CommonJS module, and starts it. */
function start(script, filename) {
  const plugin = { exports: {} };
  script.runInThisContext()(plugin.exports, createRequire(filename), plugin, filename, dirname(filename));
  plugin.exports.start();
}

function main() {
  const [option, ...others] = process.argv.slice(2);
  const isQuestion = others.length === 0 && option?.startsWith("-");
  const filename = join(__dirname, "dist/plugin.cjs");
  const script = isQuestion ? undefined : compile(filename, readFileSync(join(__dirname, "dist/plugin.code-cache")));
  // V8 rejects code that was compiled with other flags than those in NODE_OPTIONS.
  if (script === undefined || script.cachedDataRejected) void import("./launcher.mjs");
  else start(script, filename);
}

if (require.main === module) main();

exports.compile = compile;
exports.start = start;
