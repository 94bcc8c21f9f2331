import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { accessibilityFlaws } from "./accessibility.ts";

let browser: Browser;
let simulator: StreamprovSimulator;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject("browser"), args: ["--no-sandbox"] });
});

afterAll(() => browser.close());

afterEach(() => simulator.close());

/** Opens the page of a simulator, and fails if the page reports an error. */
async function opened(
  options: Parameters<typeof startSimulator>[0] = {},
  window: Parameters<Browser["newPage"]>[0] = {},
): Promise<Page> {
  simulator = await startSimulator(options);
  const page = await browser.newPage(window);
  page.on("pageerror", (error) => expect.fail(error.message));
  await page.goto(`${simulator.controlUrl}/`);
  return page;
}

/** A request to the control plane with the first API key. */
function request(path: string, init: RequestInit = {}) {
  const { cloudApiKey, cloudApiSecret } = simulator.credentials;
  const Authorization = `Basic ${btoa(`${cloudApiKey}:${cloudApiSecret}`)}`;
  return fetch(simulator.url + path, { ...init, headers: { Authorization, "Content-Type": "application/json" } });
}

async function topics(count: number): Promise<void> {
  const { state } = simulator;
  const { id } = await state.environments.create({ displayName: "staging" });
  const cluster = await state.kafkaClusters.create({ environmentId: id, displayName: "orders" });
  const values = { clusterId: cluster.id, partitions: 6, configs: {} };
  for (let n = 0; n < count; n++) await state.topics.create({ ...values, name: `orders-${n}` });
}

describe("the page of a simulator", () => {
  it("shows 10,000 objects a page at a time, finds some of them, and shows changes", async () => {
    const page = await opened();
    await topics(10_000);
    const rows = page.locator("#object-rows tr");
    await page.getByRole("button", { name: "topics 10,000" }).click();
    await expect.poll(() => rows.count()).toBe(100);

    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("101\u2013200 of 10,000").waitFor();
    await page.getByRole("searchbox", { name: "Find" }).fill("orders-4242");
    await page.getByText("1\u20131 of 1", { exact: true }).waitFor();
    expect(await rows.count()).toBe(1);

    await page.getByRole("button", { name: /orders-4242/ }).click();
    expect(await page.getByRole("dialog").textContent()).toContain('"partitions": 6');
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("searchbox", { name: "Find" }).fill("");
    await page.getByText("1\u2013100 of 10,000").waitFor();
    for (const { id } of simulator.state.topics.list().slice(1)) simulator.state.topics.remove(id);
    await page.getByText("1\u20131 of 1", { exact: true }).waitFor();
  });

  it("shows requests and responses as they happen, with masked secrets", async () => {
    const page = await opened();
    await page.getByRole("tab", { name: "Requests" }).click();
    const owner = { id: simulator.credentials.userId };
    const body = JSON.stringify({ spec: { display_name: "orders", owner } });
    const created = (await (await request("/iam/v2/api-keys", { method: "POST", body })).json()) as {
      readonly spec: { readonly secret: string };
    };
    await request("/org/v2/environments/env-missing");

    await page.getByRole("button", { name: "GET /org/v2/environments/env-missing" }).waitFor();
    await page.getByRole("button", { name: "POST /iam/v2/api-keys" }).click();
    const text = await page.getByRole("dialog").textContent();
    expect(text).toContain('"display_name": "orders"');
    expect(text).toContain('"secret": "[secret]"');
    expect(text).not.toContain(created.spec.secret);
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Status" }).selectOption("failed");
    await expect.poll(() => page.locator("#journal-rows tr").count()).toBe(1);
  });

  it("changes limits, plans faults, advances the time and resets", async () => {
    const page = await opened();
    await topics(3);
    await page.getByLabel("Latency in ms").fill("5");
    await page.getByLabel("Requests per second").fill("50");
    await page.getByLabel("Failing, in percent").fill("7");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("status").getByText("Applied.").waitFor();
    expect(simulator.settings).toMatchObject({ latencyMs: 5, rateLimit: { perSecond: 50 } });
    simulator.set({ latencyMs: 0, rateLimit: undefined, faults: undefined });

    await page.getByRole("combobox", { name: "Fault" }).selectOption("status503");
    await page.getByRole("textbox", { name: "Path" }).fill("environments$");
    await page.getByRole("button", { name: "Plan" }).click();
    await page.getByText("The fault is planned.").waitFor();
    expect((await request("/org/v2/environments")).status).toBe(503);
    expect((await request("/org/v2/environments")).status).toBe(200);

    const before = await page.locator("#now").textContent();
    await page.getByRole("button", { name: "+1 day" }).click();
    await page.getByText("The time was advanced.").waitFor();
    const after = await page.locator("#now").textContent();
    expect(Date.parse(after ?? "") - Date.parse(before ?? "")).toBeGreaterThanOrEqual(86_400_000);

    await page.getByRole("button", { name: "Reset the simulator" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(simulator.state.topics.list()).toHaveLength(3);
    await page.getByRole("button", { name: "Reset the simulator" }).click();
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await page.getByText("The simulator was reset.").waitFor();
    expect(simulator.state.topics.list()).toEqual([]);
  });

  it("asks for the token of a simulator that has one", async () => {
    const page = await opened({ token: "0123456789abcdef" });
    const token = page.getByLabel("Token of the simulator");
    await token.fill("another-token-0000");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("alert").getByText("The token is wrong.").waitFor();
    expect(await page.getByRole("button", { name: "environments" }).isVisible()).toBe(false);

    await token.fill("0123456789abcdef");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: /^environments/ }).waitFor();
  });

  it.each([
    ["light", 1280],
    ["dark", 1280],
    ["light", 400],
  ] as const)("is accessible in %s, %s pixels wide", async (colorScheme, width) => {
    const page = await opened({}, { colorScheme, viewport: { width, height: 900 } });
    await topics(3);
    await request("/org/v2/environments");
    await page.getByRole("button", { name: "topics 3" }).click();
    await page.getByRole("button", { name: /orders-1$/ }).waitFor();
    expect(await accessibilityFlaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.getByRole("tab", { name: "Objects" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "GET /org/v2/environments" }).click();
    expect(await accessibilityFlaws(page)).toEqual([]);
  });
});
