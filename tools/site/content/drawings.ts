import { D2 } from "@terrastruct/d2";

const fence = /^```d2 title="([^"]+)"\n([\s\S]*?)^```$/gm;

/**
 * Replaces fenced D2 code with drawings that follow the site's theme. The title describes the drawing to people who do
 * not see it.
 *
 * @throws Error when the code is not valid D2.
 */
export async function withDrawings(markdown: string): Promise<string> {
  const drawings = new Map<string, string>();
  for (const [block, title = "", code = ""] of markdown.matchAll(fence)) {
    drawings.set(block, `<figure role="img" aria-label="${title}">${await drawing(code)}</figure>`);
  }
  return markdown.replace(fence, (block) => drawings.get(block) ?? block);
}

/** The compiler is loaded with the first drawing. */
let compiler: D2 | undefined;

async function drawing(code: string): Promise<string> {
  compiler ??= new D2();
  const { diagram, renderOptions } = await compiler.compile(code, {
    options: { layout: "dagre" },
  });
  const svg = await compiler.render(diagram, {
    ...renderOptions,
    pad: 8,
    themeID: 0,
    darkThemeID: 200,
    noXMLTag: true,
  });
  // The site's own switch selects the theme, which may differ from the system's. An empty line would end the HTML block.
  return svg
    .replace(/@media screen and \(prefers-color-scheme:\s*dark\)/g, ':root[data-theme="dark"]')
    .replace(/\n\s*\n/g, "\n")
    .trim();
}
