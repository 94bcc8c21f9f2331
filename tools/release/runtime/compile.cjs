"use strict";

// Starts a plugin and writes the code that V8 has compiled until the plugin serves:
//
//   node compile.cjs <plugin.cjs> <plugin.code-cache>

const { writeFileSync } = require("node:fs");
const { resolve } = require("node:path");
const v8 = require("node:v8");
const { compile, start } = require("./start.cjs");

const [plugin, output] = process.argv.slice(2);
// V8 accepts compiled code only with the flags that it was written with. The plugin sets a flag when it runs, and reads
// the compiled code before that.
v8.setFlagsFromString = () => {};
// The compiled code contains this path, and the same plugin gives the same bytes in any folder: the path is relative.
const script = compile(plugin);
// The first line that a plugin prints is its port.
process.stdout.write = () => {
  writeFileSync(output, script.createCachedData());
  process.exit(0);
};
start(script, resolve(plugin));
