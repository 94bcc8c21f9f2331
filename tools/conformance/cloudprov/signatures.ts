import { createHash } from "node:crypto";
import { tc3Signature } from "@org/core-http";
import type { Signer } from "./by-node.ts";

const services = ["vpc", "antiddos", "apigateway", "tag", "sts"];
const letters = "abzAZ09 -_=&?#/+%\"'\\\n\té漢🙂";

/** Signs random requests with the SDK and with core-http. Returns the differences. */
export function compareSignatures(signer: Signer, requests: number): string[] {
  const problems: string[] = [];
  for (let number = 0; number < requests; number++) {
    const random = randomOf(number);
    const service = services[random(services.length)] ?? "";
    const host = `${service}.${random(2) === 0 ? "tencentcloudapi.com" : "intl.tencentcloudapi.com"}`;
    const payload = objectOf(random, 3);
    const timestamp = random(4_000_000_000);
    const keys = { secretId: `AKID${word(random)}`, secretKey: textOf(random) };
    const contentType = random(2) === 0 ? "application/json" : "application/json; charset=utf-8";
    const theirs = signer.sign3({
      ...{ method: "POST", url: `https://${host}/`, payload, timestamp, service },
      ...{ ...keys, headers: { "Content-Type": contentType } },
    });
    const body = Buffer.from(JSON.stringify(payload));
    const ours = tc3Signature({ ...keys, service, timestamp, method: "POST", query: "", contentType, host, body });
    if (ours !== theirs) problems.push(`signature of request ${number}: ${ours} is not ${theirs}`);
  }
  return problems;
}

/** Random numbers below a bound, the same ones for the same seed in each run. */
function randomOf(seed: number): (below: number) => number {
  let count = 0;
  return (below) => createHash("sha256").update(`${seed} ${count++}`).digest().readUInt32BE() % below;
}

function objectOf(random: (below: number) => number, depth: number): Record<string, unknown> {
  const names = Array.from({ length: random(4) }, () => word(random));
  return Object.fromEntries(names.map((name) => [name, anyOf(random, depth - 1)]));
}

function anyOf(random: (below: number) => number, depth: number): unknown {
  const kind = random(depth > 0 ? 6 : 4);
  if (kind === 0) return textOf(random);
  if (kind === 1) return random(1_000_000) - 500_000;
  if (kind === 2) return random(2) === 0;
  if (kind === 3) return random(1_000_000) / 1000;
  if (kind === 4) return Array.from({ length: random(4) }, () => anyOf(random, depth - 1));
  return objectOf(random, depth);
}

function word(random: (below: number) => number): string {
  return Array.from({ length: 1 + random(8) }, () => String.fromCharCode(97 + random(26))).join("");
}

function textOf(random: (below: number) => number): string {
  const all = [...letters];
  return Array.from({ length: 1 + random(20) }, () => all[random(all.length)]).join("");
}
