import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, secret, startProvider, type Values } from "@org/core-provider/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { provider } from "../../src/provider.ts";
import { type StreamprovOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { archive, hashOf } from "./archives.ts";
import { uploadLives } from "./lives.ts";

/** The resources that upload, with the property of the archive, and the path of their API. */
const uploading = [
  ["FlinkArtifact", "artifactFile", "/artifact/v1"],
  ["ConnectArtifact", "artifactFile", "/cam/v1"],
  ["CustomConnectorPlugin", "filename", "/connect/v1"],
  ["CustomConnectorPluginVersion", "filename", "/ccpm/v1"],
] as const;

/** A platform with the prerequisites of an uploaded object, the object to create, and its inputs. */
async function given(type: keyof typeof uploadLives, settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  const life = await uploadLives[type](platform);
  const inputs: Values = life.inputs;
  const sent = (path: RegExp) => platform.journal.find({ path }).filter(({ method }) => method !== "GET");
  return { ...simulated, inputs, it: host.resource(type, "it"), sent, uploads: () => platform.uploads() };
}

/** The object with the state that the bridged package writes, which has no hash. */
async function withoutHash({ host, it }: Awaited<ReturnType<typeof given>>, inputs: Values) {
  const created = await it.create(inputs);
  const { contentHash: _given, ...before } = created.inputs;
  const { contentHash: _hash, ...outputs } = created.outputs;
  const migrated = host.resource(it.urn.split("::")[2]?.split(":").at(-1) ?? "", "it");
  migrated.adopt({ ...created, inputs: before, outputs });
  return migrated;
}

/** A copy of an archive that a test may change. */
async function changeable(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "streamprov-uploads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await copyFile(archive(name), path);
  return path;
}

describe.for(uploading)("the upload of a %s", ([type, property, api]) => {
  it.each(["AWS", "AZURE", "GCP"])(
    "uses the form that the storage in %s requires, without credentials",
    async (cloud) => {
      await using test = await given(type);
      const path = String(test.inputs[property]);

      const { id } = await test.it.create({ ...test.inputs, cloud });

      const sha256 = hashOf(path).replace(/\..*/, "");
      expect(test.uploads()).toMatchObject([{ api, cloud, archive: { sha256 }, usedBy: id }]);
      expect(test.sent(/^\/uploads/)).toMatchObject([
        { service: "storage", authorization: { kind: "none" }, userAgent: "" },
      ]);
      expect(test.platform.journal.foreign).toEqual([]);
      expect(test.platform.journal.violations).toEqual([]);
    },
  );

  it.each([
    ["AWS", "status403"],
    ["AZURE", "status403"],
    ["GCP", "status400"],
  ] as const)("requests another address when the one in %s has expired", async (cloud, kind) => {
    await using test = await given(type);
    test.platform.failNext({ path: /^\/uploads/, kind });

    await test.it.create({ ...test.inputs, cloud });

    expect(test.uploads()).toMatchObject([{ cloud }, { cloud, usedBy: test.it.id }]);
    expect(test.uploads()[0]?.usedBy).toBeUndefined();
  });

  it("fails with the name of its step and without the address when the next address has expired as well", async () => {
    await using test = await given(type, { uploadSeconds: 0 });

    const { message } = await failure(test.it.create(test.inputs));

    expect(message).toMatch(/the upload failed: 40[03] .* \(uploading the file \S+ by (POST|PUT)/);
    expect(message).toMatch(/Policy expired|Signature not valid|token has expired/);
    expect(message).not.toMatch(/sig=|X-Goog|[0-9a-f]{32}signature|eyJ/);
    expect(test.uploads()).toHaveLength(2);
    expect(test.sent(/./).filter(({ path }) => !/presigned|uploads/.test(path))).toEqual([]);
    expect(test.it.state).toBeUndefined();
  });

  it("does not start when the platform returns no address, and the step is named", async () => {
    await using test = await given(type);
    test.platform.failNext({ path: /presigned-upload-url$/, kind: "status403" });

    const { message } = await failure(test.it.create(test.inputs));

    expect(message).toMatch(/the request for an upload address failed: 403/);
    expect(test.sent(/^\/uploads/)).toEqual([]);
  });

  it("explains with OAuth that the platform returns addresses only for keys", async () => {
    await using test = await given(type);
    const { credentials, url, tokenUrl } = test.platform;
    const oauth = {
      oauthExternalTokenUrl: tokenUrl,
      oauthExternalClientId: credentials.oauthClientId,
      oauthExternalClientSecret: secret(credentials.oauthClientSecret),
      oauthIdentityPoolId: credentials.oauthIdentityPoolId,
    };
    await using host = await startProvider(provider, { config: { endpoint: url, oauth } });

    const { message } = await failure(host.resource(type, "it").create(test.inputs));

    expect(message).toMatch(/the request for an upload address failed: 401.*another provider that has cloudApiKey/s);
  });

  it("ends with an interrupt, and no object is created from it", async () => {
    await using test = await given(type, { slowMs: 60_000 });
    test.platform.failNext({ path: /^\/uploads/, kind: "slow", met: () => void test.host.cancel() });

    const { message } = await failure(test.it.create(test.inputs));

    expect(message).toMatch(/was interrupted/);
    expect(test.it.state).toBeUndefined();
    expect(test.sent(new RegExp(`^${api}/(?!presigned)`))).toEqual([]);
  });

  it("fails at preview with the path of a file that no longer exists", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs = { ...test.inputs, [property]: path, contentHash: "sources of today" };
    expect(await test.it.preview(inputs)).toMatchObject({ action: "create" });
    await rm(path);

    const { failures } = await test.it.check(inputs);

    expect(failures).toEqual([{ property, reason: expect.stringContaining(`The file ${path} does not exist`) }]);
  });
});

describe.for(uploading)("the content of the archive of a %s", ([type, property]) => {
  it("replaces the object when it changes, unlike its path", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path };
    await test.it.create(inputs);
    const before = test.it.id;

    const elsewhere = { ...inputs, [property]: archive("connector.zip") };
    expect(await test.it.preview(elsewhere)).toMatchObject({ action: "same" });
    await writeFile(path, "another build");

    expect(await test.it.preview(inputs)).toMatchObject({
      action: "replace",
      diff: { changes: ["contentHash"], deleteBeforeReplace: true },
    });
    await test.it.update(inputs);
    expect(test.it.id).not.toBe(before);
    expect(test.it.outputs["contentHash"]).toBe(hashOf(path));
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("is ignored when the program sets its own hash", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path, contentHash: "sources of today" };
    await test.it.create(inputs);
    await writeFile(path, "another build of the same");

    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    const changed = { ...inputs, contentHash: "sources of tomorrow" };
    expect(await test.it.preview(changed)).toMatchObject({ action: "replace" });
  });

  it("is not required while the program's own hash stays the same", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path, contentHash: "sources of today" };
    await test.it.create(inputs);
    await rm(path);

    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    const { failures } = await test.it.check({ ...inputs, contentHash: "sources of tomorrow" });
    expect(failures.map((one) => one.property)).toEqual([property]);
  });

  it("adds its hash to a state that another package wrote without one, and is compared from then on", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path };
    const migrated = await withoutHash(test, inputs);

    expect(await migrated.update(inputs)).toMatchObject({ action: "same" });
    expect(migrated.inputs["contentHash"]).toBe(hashOf(path));
    await migrated.read();
    expect(await migrated.preview(inputs)).toMatchObject({ action: "same" });
    await writeFile(path, "another build");

    expect(await migrated.preview(inputs)).toMatchObject({ action: "replace", diff: { changes: ["contentHash"] } });
  });

  it("may be missing while its path stays the same, with a warning, but not for a replacement", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path };
    const migrated = await withoutHash(test, inputs);
    await rm(path);

    for (const resource of [migrated, test.it]) {
      const logged = test.host.logs.length;
      expect(await resource.preview(inputs)).toMatchObject({ action: "same" });
      expect(test.host.logs.slice(logged).map(({ message }) => message)).toContain(
        `${property}: The file ${path} does not exist, so changes of its content cannot be detected`,
      );
      const replacing = type === "CustomConnectorPluginVersion" ? { version: "v9.9.9" } : { cloud: "AWS" };
      if (type === "FlinkArtifact") replacing.cloud = "AZURE";
      await expect(resource.preview({ ...inputs, ...replacing })).rejects.toThrow(`The file ${path} does not exist`);
    }
    const { failures } = await migrated.check({ ...inputs, [property]: path.replace("connector", "other") });
    expect(failures.map((one) => one.property)).toEqual([property]);
    await test.it.update(inputs);
    expect(test.it.inputs["contentHash"]).toBe(test.it.outputs["contentHash"]);
  });

  it("is not read in a refresh", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    await test.it.create({ ...test.inputs, [property]: path });
    const { inputs, outputs } = test.it;
    await rm(path);

    await test.it.read();

    expect(test.it).toMatchObject({ inputs, outputs });
  });

  it("is accepted from the program after an import, and compared from then on", async () => {
    await using test = await given(type);
    const path = await changeable("connector.zip");
    const inputs: Values = { ...test.inputs, [property]: path };
    const { id } = await test.it.create(inputs);
    const imported = test.host.resource(type, "imported");
    const { environment, pluginId } = inputs as { environment?: { id: string }; pluginId?: string };
    const prefixes = {
      FlinkArtifact: [environment?.id, "us-east-2", "AWS"],
      ConnectArtifact: [environment?.id, "AZURE"],
      CustomConnectorPlugin: [],
      CustomConnectorPluginVersion: [environment?.id, pluginId],
    };

    await imported.import([...prefixes[type], id].join("/"));
    expect(imported.outputs["contentHash"]).toBeUndefined();
    expect(await imported.preview({ ...inputs, [property]: "build/missing.zip" })).toMatchObject({ action: "same" });
    expect(test.host.logs.at(-1)?.message).toMatch(/^\w+: The file build\/missing.zip does not exist/);
    await writeFile(path, "another build");
    expect(await imported.update(inputs)).toMatchObject({ action: "same" });
    await writeFile(path, "yet another build");

    expect(await imported.preview(inputs)).toMatchObject({ action: "replace" });
  });

  it("comes from a variable in an import, with any content", async () => {
    await using test = await given(type);
    const { id } = await test.it.create(test.inputs);
    const { environment, pluginId } = test.inputs as { environment?: { id: string }; pluginId?: string };
    const [variable, importId] = {
      FlinkArtifact: ["IMPORT_ARTIFACT_FILENAME", `${environment?.id}/us-east-2/AWS/${id}`],
      ConnectArtifact: ["IMPORT_ARTIFACT_FILENAME", `${environment?.id}/AZURE/${id}`],
      CustomConnectorPlugin: ["IMPORT_CUSTOM_CONNECTOR_PLUGIN_FILENAME", String(id)],
      CustomConnectorPluginVersion: [
        "IMPORT_CUSTOM_CONNECTOR_PLUGIN_VERSION_FILENAME",
        `${environment?.id}/${pluginId}/${id}`,
      ],
    }[type] as [string, string];
    vi.stubEnv(variable, "build/it.zip");
    onTestFinished(() => void vi.unstubAllEnvs());
    const imported = test.host.resource(type, "imported");

    await imported.import(importId);

    expect(imported.inputs[property]).toBe("build/it.zip");
    expect(await imported.preview({ ...test.inputs, [property]: "build/it.zip" })).toMatchObject({ action: "same" });
    expect(await imported.preview(test.inputs)).toMatchObject({ action: "same" });
  });
});

describe.for(["FlinkArtifact", "ConnectArtifact"] as const)("a %s without its archive", (type) => {
  it("is not created, which its preview reports", async () => {
    await using test = await given(type);
    const { artifactFile, ...inputs } = test.inputs;
    const why = /artifactFile is required: it is the archive that the object is created from/;

    expect((await failure(test.it.preview(inputs))).message).toMatch(why);
    expect((await failure(test.it.create(inputs))).message).toMatch(why);
    expect(test.sent(/./)).toEqual([]);
  });

  it("keeps its state, and is not recreated", async () => {
    await using test = await given(type);
    await test.it.create(test.inputs);
    const { artifactFile, ...inputs } = test.inputs;

    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect((await failure(test.it.preview({ ...inputs, displayName: "other" }))).message).toMatch(
      /artifactFile is required/,
    );
  });

  it("warns of an archive whose format differs from the given one", async () => {
    await using test = await given(type);

    await test.it.check({ ...test.inputs, contentFormat: "ZIP", artifactFile: archive("functions.jar") });

    expect(test.host.logs.map(({ message }) => message)).toContain(
      'contentFormat is "ZIP", but artifactFile names a .jar file',
    );
  });
});

describe.for(["FlinkArtifact", "ConnectArtifact", "CustomConnectorPlugin", "CustomConnectorPluginVersion"] as const)(
  "a %s whose name is taken",
  (type) => {
    it("shows how to import the other one", async () => {
      await using test = await given(type);
      await test.it.create(test.inputs);

      const { message } = await failure(test.host.resource(type, "other").create(test.inputs));

      expect(message).toMatch(/exists already/);
      expect(message).toContain(`${test.it.id}`);
    });
  },
);

describe.for(["ConnectArtifact", "CustomConnectorPluginVersion"] as const)("a %s with a slow deletion", (type) => {
  it("is fully deleted before the one that takes its name is created", async () => {
    await using test = await given(type, {
      deprovisionMs: { connectArtifacts: 700, customConnectorPluginVersions: 700 },
    });
    await test.it.create(test.inputs);
    const property = type === "ConnectArtifact" ? "artifactFile" : "filename";

    expect(await test.it.update({ ...test.inputs, [property]: archive("other.zip") })).toMatchObject({
      action: "replace",
    });
  });
});

describe("a FlinkArtifact", () => {
  it("uses its language in lower case, and its format from the archive", async () => {
    await using test = await given("FlinkArtifact");
    const inputs = { ...test.inputs, runtimeLanguage: "python", artifactFile: archive("connector.zip") };

    await test.it.create(inputs);

    const [, , made] = test.sent(/./);
    expect(made?.requestBody).toMatchObject({ runtime_language: "PYTHON" });
    expect(made?.requestBody).not.toHaveProperty("content_format");
    expect(test.it.outputs).toMatchObject({ contentFormat: "ZIP", runtimeLanguage: "python" });
    await test.it.read();
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("has the platform's class, language and texts when the program gives none", async () => {
    await using test = await given("FlinkArtifact");
    const { class: own, runtimeLanguage, description, documentationLink, ...inputs } = test.inputs;

    await test.it.create(inputs);

    expect(test.it.outputs).toMatchObject({ class: "default", runtimeLanguage: "JAVA", contentFormat: "JAR" });
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(await test.it.preview({ ...inputs, class: "Default" })).toMatchObject({ action: "same" });
  });

  it("is found by a listing of its region", async () => {
    await using test = await given("FlinkArtifact");
    await test.it.create(test.inputs);
    const { environment } = test.inputs;

    const found = (region: string) => test.host.list("FlinkArtifact", { cloud: "AWS", region, environment });

    expect(await found("us-east-2")).toEqual([{ id: test.it.id, name: "orders" }]);
    expect(await found("us-west-2")).toEqual([]);
  });
});

describe("a ConnectArtifact", () => {
  it("waits until connectors can use it", async () => {
    await using test = await given("ConnectArtifact", { provisionMs: { connectArtifacts: 700 } });

    await test.it.create(test.inputs);

    expect(test.it.outputs["status"]).toBe("READY");
  });

  it("stays in the state when it fails, with the next step", async () => {
    await using test = await given("ConnectArtifact", { provisionFailure: { connectArtifacts: "No archive." } });

    const { message } = await failure(test.it.create(test.inputs));

    expect(message).toMatch(/FAILED.*--replace/s);
    expect(test.it.id).toMatch(/^cca-/);
  });

  it.each([["PROVISIONED"], [""]])("is ready when its phase is %j as well", async (phase) => {
    await using test = await given("ConnectArtifact", { endPhase: { connectArtifacts: phase } });

    await test.it.create(test.inputs);

    expect(test.it.initErrors).toEqual([]);
  });
});

describe.for(["CustomConnectorPlugin", "CustomConnectorPluginVersion"] as const)(
  "the hidden settings of a %s",
  (type) => {
    it("are a set without duplicates", async () => {
      await using test = await given(type);

      await test.it.create({ ...test.inputs, sensitiveConfigProperties: ["keys", "passwords", "keys"] });

      expect(test.it.outputs["sensitiveConfigProperties"]).toEqual(["keys", "passwords"]);
      expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    });
  },
);

describe("a CustomConnectorPlugin", () => {
  it("is created for AWS, with empty texts and no settings, by default", async () => {
    await using test = await given("CustomConnectorPlugin");
    const { cloud, description, documentationLink, sensitiveConfigProperties, ...inputs } = test.inputs;

    await test.it.create(inputs);

    const [asked, , made] = test.sent(/./);
    expect(asked?.requestBody).toEqual({ content_format: "zip", cloud: "AWS" });
    const empty = { description: "", documentation_link: "", sensitive_config_properties: [] };
    expect(made?.requestBody).toMatchObject({ cloud: "AWS", runtime_language: "JAVA", ...empty });
    expect(test.it.outputs["cloud"]).toBe("AWS");
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("ignores the order of its settings, and keeps its cloud when the program omits it", async () => {
    await using test = await given("CustomConnectorPlugin");
    await test.it.create(test.inputs);
    const { cloud, ...inputs } = test.inputs;

    const reordered = { ...inputs, sensitiveConfigProperties: ["keys", "passwords"] };

    expect(await test.it.preview(reordered)).toMatchObject({ action: "same" });
  });

  it("is not deleted while a connector uses it, with the platform's message", async () => {
    await using test = await given("CustomConnectorPlugin");
    await test.it.create(test.inputs);
    const { id: environmentId } = await test.platform.state.environments.create({ displayName: "staging" });
    const cluster = await test.platform.state.kafkaClusters.create({ environmentId, displayName: "orders" });
    const config = { "confluent.connector.type": "CUSTOM", "confluent.custom.plugin.id": test.it.id ?? "" };
    await test.platform.state.connectors.create({ environmentId, clusterId: cluster.id, name: "orders", config });

    expect((await failure(test.it.delete())).message).toContain("connectors use the plugin: orders");
    const renamed = { ...test.inputs, displayName: "other", filename: archive("other.zip") };
    expect((await failure(test.it.update(renamed))).message).toContain("connectors use the plugin: orders");
    expect(test.platform.state.customConnectorPlugins.list()).toHaveLength(2);
  });
});

describe("a CustomConnectorPluginVersion", () => {
  it("has the cloud of its plugin after an import", async () => {
    await using test = await given("CustomConnectorPluginVersion");
    await test.it.create(test.inputs);
    const { environment, pluginId } = test.inputs as { environment: { id: string }; pluginId: string };
    const imported = test.host.resource("CustomConnectorPluginVersion", "imported");

    await imported.import(`${environment.id}/${pluginId}/${test.it.id}`);

    expect(imported.inputs).toMatchObject({ cloud: "AWS", pluginId });
  });

  it("waits until its archive is processed, and stays in the state with the platform's reason when it is rejected", async () => {
    const reason = "Version creation failed due to invalid plugin archive.";
    await using test = await given("CustomConnectorPluginVersion", {
      provisionMs: { customConnectorPluginVersions: 700 },
      provisionFailure: { customConnectorPluginVersions: reason },
    });

    const { message } = await failure(test.it.create(test.inputs));

    expect(message).toContain(reason);
    expect(test.it.id).toMatch(/^ver-/);
  });

  it("warns of changed code under the same version, but not under another version", async () => {
    await using test = await given("CustomConnectorPluginVersion");
    await test.it.create(test.inputs);
    const other = { ...test.inputs, filename: archive("other.zip") };
    const warnings = () => test.host.logs.filter(({ severity }) => severity === "warning").length;

    expect(await test.it.preview({ ...other, version: "v1.2.4" })).toMatchObject({ action: "replace" });
    expect(warnings()).toBe(0);
    expect(await test.it.preview(other)).toMatchObject({ action: "replace" });

    expect(warnings()).toBe(1);
    expect(test.host.logs.at(-1)?.message).toContain("Change version to create the new one first");
  });

  it("ignores the order of connectors and settings", async () => {
    await using test = await given("CustomConnectorPluginVersion");
    const classes = [
      { connectorClassName: "com.example.Source", connectorType: "SOURCE" },
      { connectorClassName: "com.example.Sink", connectorType: "SINK" },
    ];
    const inputs = { ...test.inputs, connectorClasses: classes };
    await test.it.create(inputs);

    const reordered = {
      ...inputs,
      connectorClasses: classes.toReversed(),
      sensitiveConfigProperties: ["keys", "passwords"],
    };

    expect(await test.it.preview(reordered)).toMatchObject({ action: "same" });
  });
});
