const began = performance.now();
require("@pulumi/pulumi");
const base = performance.now();
require(process.argv[2]);
const sdk = performance.now();
console.log(JSON.stringify({ base: base - began, sdk: sdk - base }));
