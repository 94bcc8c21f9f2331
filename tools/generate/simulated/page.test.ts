import { describe, expect, it } from "vitest";
import { simulatedPage } from "./page.ts";

/** The page of a simulator with one service. */
const lines = simulatedPage({
  packageName: "@org/zoo-simulator",
  platform: "Zoo Cloud",
  noun: "operation",
  source: "The published operations are those of its documents.",
  general: ["Animals."],
  services: [
    {
      name: "Cages",
      operations: [
        { name: "GET /cages/{id}" },
        { name: "PUT /cages/{id}", parameters: ["size"], simplified: "No cage is built." },
        { name: "POST /cages", documentedOnly: "A cage is empty at first." },
        { name: "DELETE /cages/{id}" },
      ],
      published: new Map([
        ["GET /cages/{cage}", []],
        ["PUT /cages/{id}", ["size", "color"]],
        ["POST /cages", ["size"]],
        ["GET /doors", []],
      ]),
      called: new Set(["GET /cages/{id}"]),
    },
  ],
}).split("\n");

/** The first line of the list with a title. */
function listAfter(title: string): string | undefined {
  return lines[lines.indexOf(title) + 3];
}

describe("the page of a simulator", () => {
  it("counts the operations of each service", () => {
    expect(lines).toContain("| [Cages](#cages) | 4 | 4 | 1 | 1 |");
  });

  it("states the differences of each operation, and the parameters that it rejects", () => {
    expect(lines).toContain("| `PUT /cages/{id}` | No cage is built. | – | `color` |");
    expect(lines).toContain("| `POST /cages` | – | A cage is empty at first. | – |");
  });

  it("lists the other operations by path, and those that no client calls", () => {
    expect(listAfter("Implemented without a known difference: 2")).toBe("GET DELETE /cages/{id}");
    expect(listAfter("Not called by a public client: 3")).toBe("POST /cages, PUT DELETE /cages/{id}");
  });

  it("lists what the platform publishes and the simulator lacks, regardless of the names of parameters", () => {
    expect(listAfter("Not simulated: 1")).toBe("GET /doors");
  });
});
