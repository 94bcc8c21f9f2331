import { describe, expect, it } from "vitest";
import { endOf } from "./operation-log.ts";

describe("the end of an operation's log", () => {
  it("has twenty lines", () => {
    const log = Array.from({ length: 50 }, (_, i) => `line ${i}`).join("\r\n");
    expect(endOf(`${log}\n`, []).split("\n")).toEqual(Array.from({ length: 20 }, (_, i) => `line ${i + 30}`));
  });

  it("is shortened if its lines are long", () => {
    expect(endOf("x".repeat(10_000), [])).toHaveLength(3001);
  });

  it("shows no hidden value, even if one contains another", () => {
    const log = "DATABASE_URL=postgres://u:pass@db PASS=pass PORT=80";
    expect(endOf(log, ["pass", "postgres://u:pass@db", "80"])).toBe("DATABASE_URL=[hidden] PASS=[hidden] PORT=80");
  });

  it("shows no line of a hidden value, but keeps words such as true", () => {
    const hidden = ["first line\r\nsecond line\r\nend", "true"];
    expect(endOf("CERT=first line\nsecond line\nend\nit is true; second line", hidden)).toBe(
      "CERT=[hidden]\nit is true; [hidden]",
    );
  });

  it("shows nothing that looks like a secret", () => {
    const log = "connecting to postgres://aptible:s3cr3t@db.internal:5432/db with api_key=abcdef";
    expect(endOf(log, [])).toBe("connecting to postgres://[redacted]@db.internal:5432/db with api_key=[redacted]");
  });
});
