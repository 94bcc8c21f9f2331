import { describe, expect, it } from "vitest";
import { recordingSvg } from "./recording.ts";

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text y="(\d+)" style="animation-duration:([\d.]+)s"( class="\w+")?>(.*)<\/text>/g)].map(
    ([, y, at, color = "", text]) => ({ y: Number(y), at: Number(at), color: color.slice(8, -1), text }),
  );

describe("a terminal recording", () => {
  it("shows lines at their times, with shorter pauses and colors", () => {
    const svg = recordingSvg(
      "The <demo>",
      [
        { text: "\u001b[1m== pulumi up\u001b[0m", at: 1 },
        { text: " +  a & b created", at: 1.5 },
        { text: "@ updating....", at: 2 },
        { text: " ~  c updated", at: 60 },
      ],
      /updated/,
    );
    expect(textsOf(svg)).toEqual([
      { y: 17, at: 0, color: "heading", text: "== pulumi up" },
      { y: 34, at: 0.5, color: "create", text: " +  a &#38; b created" },
      { y: 51, at: 1.3, color: "update", text: " ~  c updated" },
    ]);
    expect(svg).toContain('aria-label="The &#60;demo&#62;"');
  });

  it("scrolls when the lines do not fit", () => {
    const svg = recordingSvg(
      "x",
      Array.from({ length: 28 }, (_, i) => ({ text: `line ${i}`, at: i / 10 })),
      /line 26/,
    );
    const [, steps = ""] = /@keyframes scroll\{(.*)\}/.exec(svg) ?? [];
    expect(steps.match(/translateY\(-?\d+px\)/g)).toEqual([
      "translateY(0px)",
      "translateY(-17px)",
      "translateY(-34px)",
      "translateY(-34px)",
    ]);
  });

  it("shows a still before it starts, on paper, and without animations", () => {
    const svg = recordingSvg(
      "x",
      Array.from({ length: 28 }, (_, i) => ({ text: `line ${i}`, at: i / 10 })),
      /line 26/,
    );
    expect(svg).toContain(".lines{transform:translateY(-17px);animation:scroll 2.80s 2s step-end forwards}");
    expect(svg).not.toMatch(/opacity:0(?!\}\})/);
    expect(svg).toContain("@media print,(prefers-reduced-motion:reduce){text,.lines{animation:none}}");
  });

  it("shortens long lines", () => {
    const [line] = textsOf(recordingSvg("x", [{ text: "a".repeat(200), at: 0 }], /a/));
    expect(line?.text).toBe(`${"a".repeat(107)}…`);
  });
});
