"use strict";

// Starts the plugin of a self-contained archive with the code that V8 compiled when the archive was built, which takes
// half as long as compiling it again. The launcher of the npm package does everything else.

const { closeSync, fstatSync, openSync, readSync } = require("node:fs");
const { createRequire, wrapper } = require("node:module");
const { dirname, join } = require("node:path");
const { constants, Script } = require("node:vm");

/** Reads a file, with texts before and after it, into memory that nothing else uses. */
function read(filename, [before, after] = ["", ""]) {
  const file = openSync(filename);
  const { size } = fstatSync(file);
  const bytes = Buffer.allocUnsafeSlow(before.length + size + after.length);
  bytes.write(before, "latin1");
  readSync(file, bytes, before.length, size);
  closeSync(file);
  bytes.write(after, before.length + size, "latin1");
  return bytes;
}

/** Frees the memory of a file at once. An idle plugin collects no garbage, so it would keep some megabytes. */
function free(bytes) {
  bytes?.buffer.transfer(0);
}

/** Compiles a plugin from its file, or takes the compiled code. A plugin is ASCII, and Node reads latin1 fastest. */
function compile(filename, cachedData) {
  const bytes = read(filename, wrapper);
  const source = bytes.toString("latin1");
  free(bytes);
  const options = { filename, cachedData, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };
  const script = new Script(source, options);
  free(cachedData);
  return script;
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
  const script = isQuestion ? undefined : compile(filename, read(join(__dirname, "dist/plugin.code-cache")));
  // V8 rejects code that was compiled with other flags than those in NODE_OPTIONS.
  if (script === undefined || script.cachedDataRejected) void import("./launcher.mjs");
  else start(script, filename);
}

if (require.main === module) main();

exports.compile = compile;
exports.start = start;
