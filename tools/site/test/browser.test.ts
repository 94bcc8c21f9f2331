import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { accessibilityFlaws } from "./accessibility.ts";
import { site } from "./built-site.ts";

const referencePages = [
  "streamprov/resources/kafka-topic",
  "streamprov/resources/kafka-cluster",
  "streamprov/resources/api-key",
  "streamprov/resources/schema",
  "streamprov/functions/get-kafka-cluster",
  "appprov/resources/app",
  "appprov/resources/endpoint",
  "cloudprov/resources/api-gateway-api",
  "cloudprov/resources/action-resource",
  "cloudprov/functions/get-action",
];

/** Pages of other kinds. */
const otherPages = ["", "getting-started/streamprov", "how-it-works", "performance", "streamprov/configuration"];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: inject("browser"),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"],
  });
});

afterAll(() => browser.close());

/** A page in a new window that fails the test if it reports an error or sends a request to another host. */
async function open(path: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage(options);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith("data:")) problems.push(request.url());
  });
  await page.goto(`${site}/${path}`);
  return {
    page,
    async [Symbol.asyncDispose]() {
      await page.close();
      expect(problems).toEqual([]);
    },
  };
}

/** Width of the content that does not fit into the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe("in Chromium", () => {
  it("the start page leads to a package's first steps", async () => {
    await using opened = await open("");
    await opened.page.getByRole("link", { name: "A first topic" }).click();
    await opened.page.getByRole("heading", { name: "Confluent Cloud: a first topic" }).waitFor();
  });

  it.each(referencePages)("%s shows its example in each language", async (path) => {
    await using opened = await open(`${path}/`);
    const { page } = opened;
    const code = (language: string) => page.locator(`.language.${language}`).first();
    expect(await code("typescript").isVisible()).toBe(true);
    expect(await code("javascript").isVisible()).toBe(false);
    await page.getByText("JavaScript", { exact: true }).first().click();
    expect(await code("typescript").isVisible()).toBe(false);
    expect(await code("javascript").textContent()).toContain('require("@org/');
    await page.getByText("Python", { exact: true }).first().click();
    expect(await code("javascript").isVisible()).toBe(false);
    expect(await code("python").textContent()).toContain("import pulumi");
    await page.getByText("YAML", { exact: true }).first().click();
    expect(await code("yaml").isVisible()).toBe(true);
    await page.getByText("C#", { exact: true }).first().click();
    expect(await code("yaml").isVisible()).toBe(false);
    expect(await code("csharp").textContent()).toContain("using Pulumi;");
    await page.getByText("Java", { exact: true }).first().click();
    expect(await code("java").textContent()).toContain("import com.pulumi.Pulumi;");
  });

  it.each(referencePages)("%s has a tab for each language of its example, and no other", async (path) => {
    await using opened = await open(`${path}/`);
    const example = opened.page.locator(".languages").first();
    const tabs = await example.locator("input").evaluateAll((inputs) => inputs.map(({ className }) => className));
    const blocks = await example.locator(".language").evaluateAll((all) => all.map(({ classList }) => classList[1]));
    expect(tabs).toEqual(blocks);
    for (const [at, tab] of tabs.entries()) {
      await example.locator("label").nth(at).click();
      expect(await example.locator(`.language.${tab}`).isVisible()).toBe(true);
    }
  });

  it("an example in Go can be read", async () => {
    await using opened = await open("streamprov/resources/kafka-topic/");
    await opened.page.getByText("Go", { exact: true }).first().click();
    const code = opened.page.locator(".language.go").first();
    expect(await code.isVisible()).toBe(true);
    expect(await code.textContent()).toContain("streamprov.NewKafkaTopic(ctx,");
  });

  it("the languages of an example change without scripts", async () => {
    await using opened = await open("streamprov/resources/kafka-topic/", { javaScriptEnabled: false });
    await opened.page.getByText("JavaScript", { exact: true }).first().click();
    expect(await opened.page.locator(".language.javascript").first().isVisible()).toBe(true);
  });

  it("the languages of an example change with the keyboard", async () => {
    await using opened = await open("streamprov/resources/kafka-topic/");
    await opened.page.getByRole("radio", { name: "TypeScript" }).first().focus();
    await opened.page.keyboard.press("ArrowRight");
    expect(await opened.page.locator(".language.javascript").first().isVisible()).toBe(true);
  });

  it.each([
    { query: "partitionsCount", finds: "KafkaTopic" },
    { query: "no resource plugin found", finds: "Troubleshooting" },
  ])("the search for $query finds $finds", async ({ query, finds }) => {
    await using opened = await open("");
    const { page } = opened;
    const input = page.locator(".pagefind-ui__search-input");
    // The search is set up when the browser is idle, and its button works only then.
    await input.waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Search" }).click();
    await input.fill(query);
    await page.locator(".pagefind-ui__result-title", { hasText: finds }).first().waitFor();
  });

  it("follows the system's dark theme", async () => {
    await using dark = await open("", { colorScheme: "dark" });
    await using light = await open("", { colorScheme: "light" });
    const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background(dark.page)).not.toBe(await background(light.page));
  });

  it.each(
    [...referencePages.slice(0, 5), ...otherPages].flatMap((path) => [
      { path, colorScheme: "light" as const },
      { path, colorScheme: "dark" as const },
    ]),
  )("/$path is accessible in the $colorScheme theme", async ({ path, colorScheme }) => {
    await using opened = await open(path === "" ? "" : `${path}/`, { colorScheme });
    // Once the browser is idle, a script makes long code reachable by the keyboard.
    await opened.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    await expect.poll(() => accessibilityFlaws(opened.page), { timeout: 300_000 }).toEqual([]);
  });

  it("reports an image without alternative text", async () => {
    await using opened = await open("");
    await opened.page.evaluate(() => document.body.append(document.createElement("img")));
    expect(await accessibilityFlaws(opened.page)).toContainEqual(expect.stringContaining("image-alt"));
  });

  it("draws in the colors of the theme", async () => {
    await using dark = await open("how-it-works/", { colorScheme: "dark" });
    await using light = await open("how-it-works/", { colorScheme: "light" });
    const color = (page: Page) =>
      page
        .locator("figure svg text")
        .first()
        .evaluate((text) => getComputedStyle(text).fill);
    expect(await color(dark.page)).not.toBe(await color(light.page));
  });

  it.each(["", "streamprov/resources/kafka-topic/", "streamprov/configuration/", "performance/", "troubleshooting/"])(
    "/%s fits a phone",
    async (path) => {
      await using opened = await open(path, { viewport: { width: 360, height: 740 } });
      expect(await overflow(opened.page)).toBe(0);
    },
  );
});
