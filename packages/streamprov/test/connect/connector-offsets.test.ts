import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { sentOffsets } from "../../src/resources/connect/connector-offsets.ts";
import { startProviderOn } from "../simulated-provider.ts";
import { given, made } from "./given.ts";

/** One beyond what a double holds. */
const lsn = "9007199254740993";
const offsets = [
  { partition: { server: "orders" }, offset: { file: "mysql-bin.000123", lsn } },
  { partition: { server: "customers" }, offset: { pos: "-9223372036854775808", snapshot: "true" } },
];

describe("the offsets of a Connector", () => {
  it("are sent with all their digits and with the types that their texts represent", async () => {
    await using test = await made({ offsets: [...offsets, { partition: {}, offset: {} }] });

    expect(test.kept().offsets).toBe(
      '[{"partition":{"server":"orders"},"offset":{"file":"mysql-bin.000123","lsn":9007199254740993}},' +
        '{"partition":{"server":"customers"},"offset":{"pos":-9223372036854775808,"snapshot":true}}]',
    );
    expect(test.it.outputs["offsets"]).toEqual([...offsets, { partition: {}, offset: {} }]);
  });

  it.each([
    ["007", "7"],
    ["+5", "5"],
    ["-0", "0"],
    ["9223372036854775807", "9223372036854775807"],
    ["9223372036854775808", '"9223372036854775808"'],
    ["1.50", "1.5"],
    [".5", "0.5"],
    ["1e3", "1000"],
    ["1e999", '"1e999"'],
    ["0x1e", '"0x1e"'],
    ["1.2.3", '"1.2.3"'],
    ["T", "true"],
    ["False", "false"],
    ["tRUE", '"tRUE"'],
    ["1", "1"],
    ["", '""'],
    ["mysql-bin.000123", '"mysql-bin.000123"'],
  ])("of %s are %s", (text, json) => {
    expect(JSON.stringify(sentOffsets([{ partition: {}, offset: { it: text } }]))).toBe(
      `[{"partition":{},"offset":{"it":${json}}}]`,
    );
  });

  it("are omitted from the create request when the program gives none, and show no diff afterwards", async () => {
    await using test = await made({ offsets: [{ partition: {}, offset: {} }] });

    expect(test.kept().offsets).toBe("[]");
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("are not sent again when a run adopts the connector that an interrupted run created", async () => {
    await using test = await given();
    const notes = mkdtempSync(join(tmpdir(), "offsets-"));
    const start = () => startProviderOn(test.platform, {}, { env: { PULUMI_CREATION_NOTES: notes } });
    const inputs = { ...test.inputs, offsets };
    const unsaved = await start();
    await unsaved.resource("Connector", "sink").create(inputs);
    await unsaved.stop();
    const [connector] = test.platform.state.connectors.list();
    const progress = JSON.stringify([{ partition: { server: "orders" }, offset: { lsn: 9 } }]);
    test.platform.state.connectors.change(connector?.id ?? "", { offsets: progress });
    test.platform.journal.clear();

    const host = await start();
    const again = host.resource("Connector", "sink");
    await again.create(inputs);
    const action = (await again.preview(inputs)).action;
    await host.stop();
    rmSync(notes, { recursive: true });

    expect(again.id).toBe(connector?.id);
    expect(action).toBe("same");
    expect(test.platform.state.connectors.list()).toMatchObject([{ offsets: progress }]);
    expect(test.sent("POST", /offsets.*/)).toEqual([]);
  });

  it("show no diff for another order or for the progress of the connector", async () => {
    await using test = await made({ offsets });
    test.platform.state.connectors.change(test.kept().id, { offsets: "[]" });

    await test.it.read();

    expect(await test.it.preview({ ...test.inputs, offsets: offsets.toReversed() })).toMatchObject({ action: "same" });
  });

  it("are moved when they change, in the named partitions, and the update waits for it", async () => {
    await using test = await made({ offsets }, { connectorMs: 600 });
    const moved = [{ partition: { server: "orders" }, offset: { lsn: "9007199254740995" } }];

    const { outputs } = await test.it.update({ ...test.inputs, offsets: moved });

    expect(outputs["offsets"]).toEqual(moved);
    expect(test.kept().offsets).toContain('{"server":"orders"},"offset":{"lsn":9007199254740995}}');
    expect(test.kept().offsets).toContain("customers");
    expect(test.kept().offsetRequest).toMatchObject({ type: "PATCH", phase: "APPLIED" });
  });

  it.each<[string, readonly unknown[] | undefined]>([
    ["taken away", undefined],
    ["empty", []],
  ])("start from the beginning when they are %s", async (_how, none) => {
    await using test = await made({ offsets });

    await test.it.preview({ ...test.inputs, offsets: none });
    expect(test.warnings().join()).toContain("the connector starts again in all its partitions");
    await test.it.update({ ...test.inputs, offsets: none });

    expect(test.sent("POST", /offsets\/request/)).toEqual([{ type: "DELETE" }]);
    expect(test.kept().offsets).toBe("[]");
    expect(await test.it.preview({ ...test.inputs, offsets: none })).toMatchObject({ action: "same" });
  });

  it("that cannot be moved fail with the platform's message, and are sent once more by the next run", async () => {
    await using test = await made();
    const wanted = { ...test.inputs, offsets };
    test.platform.set({ offsetFailure: "the connector is not stopped" });

    const error = await failure(test.it.update(wanted));
    test.platform.set({ offsetFailure: undefined });
    await test.it.update(wanted);

    expect(error.message).toContain("ended in the state FAILED: the connector is not stopped");
    expect(test.sent("POST", /offsets\/request/)).toHaveLength(2);
    expect(test.it.outputs["offsets"]).toEqual(offsets);
  });

  it("of a custom connector are rejected with the platform's message", async () => {
    const custom = { name: "own", "confluent.connector.type": "CUSTOM", "confluent.custom.plugin.id": "ccp-abc123" };
    await using test = await made({ configNonsensitive: custom, configSensitive: undefined });

    const error = await failure(test.it.update({ ...test.inputs, offsets }));

    expect(error.message).toContain("Offsets of this connector cannot be altered");
  });

  it.each([
    ["is empty", "empty"],
    ["is lost", "resetAfter"],
  ] as const)("are moved once when the response %s: each request stops the connector", async (_how, kind) => {
    await using test = await made();
    if (kind === "resetAfter") test.platform.failNext({ method: "POST", path: /offsets\/request$/, kind });
    else
      test.platform.alterResponses((body, { route, method }) =>
        method === "POST" && route.endsWith("/offsets/request") ? "" : body,
      );

    await test.it.update({ ...test.inputs, offsets });

    expect(test.sent("POST", /offsets\/request/)).toHaveLength(1);
    expect(test.kept().offsetRequest).toMatchObject({ phase: "APPLIED" });
    expect(test.it.outputs["offsets"]).toEqual(offsets);
  });

  it("are requested again when the request did not arrive", async () => {
    await using test = await made();
    test.platform.failNext({ method: "POST", path: /offsets\/request$/, kind: "resetBefore" });

    await test.it.update({ ...test.inputs, offsets });

    expect(test.kept().offsetRequest).toMatchObject({ phase: "APPLIED" });
  });

  it("do not count as moved because of the status of an earlier request", async () => {
    await using test = await given();
    await test.it.create({ ...test.inputs, offsets });
    const [one, other] = [
      { ...offsets[0], offset: { lsn: "1" } },
      { ...offsets[0], offset: { lsn: "2" } },
    ];
    await test.it.update({ ...test.inputs, offsets: [one] });
    const { offsetRequest } = test.kept();
    let reads = 0;
    test.platform.alterResponses((body, { route }) => {
      if (!route.endsWith("/request/status") || ++reads > 2) return body;
      return JSON.stringify({
        request: { id: test.it.id, name: "orders", requested_at: "2024-02-20T15:14:19Z", type: "PATCH" },
        status: { phase: offsetRequest?.phase },
      });
    });

    await test.it.update({ ...test.inputs, offsets: [other] });

    expect(reads).toBe(3);
  });
});
