import { HttpClient, sharedLimits, url } from "../src/index.ts";

// A process that sends the given number of requests, four at a time, and shares what it learns about the limit.
const [baseUrl = "", requests = ""] = process.argv.slice(2);
const client = new HttpClient({ baseUrl, limits: { shared: sharedLimits(["test"], process.env) } });
let left = Number(requests);
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (left > 0) await client.post(url`/things/${left--}`);
  }),
);
