import { HttpClient, sharedLimits, url } from "../src/index.ts";

// A process that sends requests, a number of them at a time, and shares what it learns about the limit.
const [baseUrl = "", requests = "", atATime = ""] = process.argv.slice(2);
const client = new HttpClient({ baseUrl, limits: { shared: sharedLimits(["test"], process.env) } });
let left = Number(requests);
await Promise.all(
  Array.from({ length: Number(atATime) }, async () => {
    while (left > 0) await client.post(url`/things/${left--}`);
  }),
);
