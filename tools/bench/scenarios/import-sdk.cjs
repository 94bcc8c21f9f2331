const began = performance.now();
require("@pulumi/pulumi");
const base = performance.now();
require("@org/streamprov");
const sdk = performance.now();
console.log(JSON.stringify({ base: base - began, sdk: sdk - base }));
