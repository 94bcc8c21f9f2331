const began = performance.now();
await import("@pulumi/pulumi");
const base = performance.now();
await import(process.argv[2]);
const sdk = performance.now();
console.log(JSON.stringify({ base: base - began, sdk: sdk - base }));
