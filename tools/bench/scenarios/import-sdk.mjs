const began = performance.now();
await import("@pulumi/pulumi");
const base = performance.now();
await import("@org/streamprov");
const sdk = performance.now();
console.log(JSON.stringify({ base: base - began, sdk: sdk - base }));
