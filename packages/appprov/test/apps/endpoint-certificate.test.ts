import { createPrivateKey } from "node:crypto";
import { type TestCertificate, testAuthority } from "@org/appprov-simulator";
import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type AppprovOptions, bodiesOf, operationsOf, startSimulatedProvider } from "../simulated-provider.ts";

const authority = testAuthority();
const first = authority.issue("shop.test");
const second = authority.issue("shop.test");
const other = authority.issue("other.test");

/** A simulator with a deployed app, and inputs of an endpoint with a certificate. */
async function given(settings: AppprovOptions = {}) {
  const simulated = await startSimulatedProvider({ pageSize: 2, ...settings });
  const { state } = simulated.platform;
  const account = await state.accounts.create({ handle: "production" });
  const app = await state.apps.create({ accountId: account.id, handle: "web", dockerImage: "web:1" });
  const plain = (changes: Values = {}): Values => ({
    envId: Number(account.id),
    resourceType: "app",
    resourceId: Number(app.id),
    processType: "cmd",
    ...changes,
  });
  const inputs = ({ cert, key }: TestCertificate, changes: Values = {}): Values =>
    plain({ certificate: cert, privateKey: key, ...changes });
  const serviceId = state.services.list()[0]?.id ?? "";
  const endpoint = simulated.host.resource("Endpoint", "web");
  /** A certificate that somebody has brought by other means. */
  const theirs = ({ cert, key }: TestCertificate) =>
    state.certificates.create({ accountId: account.id, body: cert, privateKey: key });
  return { ...simulated, account, plain, inputs, serviceId, endpoint, theirs };
}

type Test = Awaited<ReturnType<typeof given>>;
/** All certificates, and those of each endpoint. */
const certificatesOf = ({ platform: { state } }: Test) => state.certificates.list().map(({ body }) => body);
const usedBy = ({ platform: { state } }: Test) =>
  state.vhosts.list().map(({ certificateId = "" }) => state.certificates.get(certificateId)?.body);
const put = (test: Test) => bodiesOf(test.platform, "PUT", /\/vhosts\/\d+$/);

describe("an Endpoint with your own certificate", () => {
  it("is created with it and has no diff afterwards, even with other line breaks", async () => {
    await using test = await given();
    const { id, outputs } = await test.endpoint.create(test.inputs(first));

    expect(certificatesOf(test)).toEqual([first.cert]);
    expect(usedBy(test)).toEqual([first.cert]);
    expect(bodiesOf(test.platform, "POST", /\/vhosts$/)).toMatchObject([
      { certificate: `${test.platform.url}/certificates/${test.platform.state.vhosts.get(id)?.certificateId}` },
    ]);
    expect(outputs).toMatchObject({
      certificate: first.cert,
      privateKey: secret(first.key),
      certificateId: Number(test.platform.state.certificates.list()[0]?.id),
    });
    const sec1 = createPrivateKey(first.key).export({ type: "sec1", format: "pem" }).toString();
    const written = test.plain({ certificate: first.cert.replaceAll("\n", "\r\n").trim(), privateKey: sec1 });
    expect((await test.endpoint.preview(written)).action).toBe("same");
    await test.endpoint.read();
    expect((await test.endpoint.preview(test.inputs(first))).action).toBe("same");
    expect(test.endpoint.outputs).toMatchObject({ privateKey: secret(first.key) });
  });

  it("can be previewed when another resource will create the certificate", async () => {
    await using test = await given();
    const inputs = test.plain({ certificate: unknown, privateKey: unknown });
    expect((await test.endpoint.preview(inputs)).action).toBe("create");
  });

  it("gets a new one in place, and then the old one is deleted", async () => {
    await using test = await given();
    const { id } = await test.endpoint.create(test.inputs(first));
    const before = operationsOf(test.platform).length;

    const { action, outputs } = await test.endpoint.update(test.inputs(second));

    expect(action).toBe("update");
    expect(test.endpoint.id).toBe(id);
    expect(put(test)).toEqual([{ certificate: expect.stringMatching(/\/certificates\/\d+$/) }]);
    expect(operationsOf(test.platform).slice(before)).toEqual(["vhost provision"]);
    expect(certificatesOf(test)).toEqual([second.cert]);
    expect(usedBy(test)).toEqual([second.cert]);
    expect(outputs).toMatchObject({ certificate: second.cert, privateKey: secret(second.key) });
    expect((await test.endpoint.preview(test.inputs(second))).action).toBe("same");
  });

  it("does not delete the old one when another endpoint uses it", async () => {
    await using test = await given();
    const { outputs } = await test.endpoint.create(test.inputs(first));
    const certificateId = String(outputs["certificateId"]);
    await test.platform.state.vhosts.create({ serviceId: test.serviceId, certificateId });
    await test.endpoint.update(test.inputs(second));
    expect(certificatesOf(test)).toEqual([first.cert, second.cert]);
    await test.endpoint.delete();
    expect(certificatesOf(test)).toEqual([first.cert]);
  });

  it("can get one later, in place", async () => {
    await using test = await given();
    await test.endpoint.create(test.plain());
    const { action } = await test.endpoint.update(test.inputs(first));
    expect(action).toBe("update");
    expect(usedBy(test)).toEqual([first.cert]);
  });

  it("is replaced when the certificate is removed, because the platform cannot do that in place", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs(first));
    expect((await test.endpoint.diff(test.plain())).replaces).toEqual(["privateKey"]);
    await test.endpoint.update(test.plain({ defaultDomain: true }));
    expect(usedBy(test)).toEqual([undefined]);
    expect(certificatesOf(test)).toEqual([]);
  });

  it("is deleted together with it, even if listings still show the endpoint for a while", async () => {
    await using test = await given({ deleteLagMs: 60_000 });
    await test.endpoint.create(test.inputs(first));
    await test.endpoint.delete();
    expect(certificatesOf(test)).toEqual([]);
    expect(test.platform.state.vhosts.list()).toEqual([]);
  });

  it("detects a certificate that somebody replaced, and restores it", async () => {
    await using test = await given();
    const { id } = await test.endpoint.create(test.inputs(first));
    test.platform.state.vhosts.change(id, { certificateId: (await test.theirs(other)).id });
    await test.endpoint.read();
    expect(Object.keys((await test.endpoint.diff(test.inputs(first))).detailed)).toEqual(["certificate"]);
    await test.endpoint.update(test.inputs(first));
    expect(usedBy(test)).toEqual([first.cert]);
  });

  it("keeps a certificate that another user set when the program has none", async () => {
    await using test = await given();
    const { id } = await test.endpoint.create(test.plain());
    test.platform.state.vhosts.change(id, { certificateId: (await test.theirs(other)).id });
    await test.endpoint.read();
    expect((await test.endpoint.preview(test.plain())).action).toBe("same");
    await test.endpoint.update(test.plain({ forceSsl: true }));
    expect(usedBy(test)).toEqual([other.cert]);
    await test.endpoint.delete();
    expect(certificatesOf(test)).toEqual([other.cert]);
  });
});

describe("a certificate", () => {
  it("is found and created only once when the response is lost", async () => {
    await using test = await given();
    await test.theirs(other);
    test.platform.failNext({ method: "POST", path: /\/certificates$/, kind: "resetAfter" });
    await test.endpoint.create(test.inputs(first));
    expect(certificatesOf(test)).toEqual([other.cert, first.cert]);
    expect(usedBy(test)).toEqual([first.cert]);
  });

  it("that is older, or known to belong to another endpoint, is not adopted when the response is lost", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs(first));
    const old = await test.theirs(second);
    test.platform.state.certificates.change(old.id, { createdAt: Date.now() - 3_600_000 });
    test.platform.failNext({ method: "POST", path: /\/certificates$/, kind: "resetAfter" });
    await test.endpoint.update(test.inputs(second));
    expect(test.platform.state.vhosts.list().map(({ certificateId }) => certificateId)).not.toEqual([old.id]);
    expect(certificatesOf(test)).toEqual([second.cert, second.cert]);
  });

  it("is deleted when its endpoint is rejected", async () => {
    await using test = await given();
    const { id } = await test.platform.state.accounts.create({ handle: "staging" });
    const { message } = await failure(test.endpoint.create(test.inputs(first, { envId: Number(id) })));
    expect(message).toContain("Certificate must exist");
    expect(test.platform.state.vhosts.list()).toEqual([]);
    expect(certificatesOf(test)).toEqual([]);
  });

  it("is deleted when the change is rejected, and the old one stays in use", async () => {
    await using test = await given();
    const { id } = await test.endpoint.create(test.inputs(first));
    test.platform.state.vhosts.change(id, { isDefault: true });
    await failure(test.endpoint.update(test.inputs(second)));
    test.platform.state.vhosts.change(id, { isDefault: false });
    expect(test.host.logs.map(({ message }) => message).join()).not.toContain("stays in its environment");
    expect(usedBy(test)).toEqual([first.cert]);
    expect(certificatesOf(test)).toEqual([first.cert]);
    await test.endpoint.update(test.inputs(second));
    expect(certificatesOf(test)).toEqual([second.cert]);
  });

  it("is kept when the provision fails, a warning names the old one, and the next up continues", async () => {
    await using test = await given();
    const { outputs } = await test.endpoint.create(test.inputs(first));
    test.platform.failNextOperation({ type: "provision", message: "Health check failed" });
    await failure(test.endpoint.update(test.inputs(second)));
    expect(test.host.logs.map(({ message }) => message).join()).toContain(
      `certificate ${String(outputs["certificateId"])}, which Endpoint`,
    );
    await test.endpoint.update(test.inputs(second));
    expect(usedBy(test)).toEqual([second.cert]);
    expect((await test.endpoint.preview(test.inputs(second))).action).toBe("same");
  });

  it("is replaced by the next up when its endpoint was never provisioned", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Health check failed" });
    await failure(test.endpoint.create(test.inputs(first)));
    await test.endpoint.update(test.inputs(second));
    expect(usedBy(test)).toEqual([second.cert]);
    expect(certificatesOf(test)).toEqual([second.cert]);
  });

  it("never shows its key in a message, even if the platform returns it", async () => {
    await using test = await given();
    const wrong = test.inputs({ cert: first.cert, key: second.key });
    const { failures } = await test.endpoint.check(wrong);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures)).not.toContain(second.key.split("\n")[1]);
    test.platform.failNextOperation({ type: "provision", message: "No", log: `it says: ${first.key}` });
    const { message } = await failure(test.endpoint.create(test.inputs(first)));
    expect(message).toContain("it says: ");
    expect(message).not.toContain(first.key.split("\n")[1]);
  });
});

describe("importing an Endpoint with a certificate", () => {
  it("imports the certificate, and warns that the program must set the key", async () => {
    await using test = await given();
    const { id } = await test.host.resource("Endpoint", "other").create(test.inputs(first));
    const imported = await test.endpoint.import(id);
    expect(imported.inputs).toMatchObject({ certificate: first.cert });
    expect(imported.inputs).not.toHaveProperty("privateKey");
    expect(test.host.logs.map(({ message }) => message).join()).toContain("privateKey");
    expect((await test.endpoint.preview(test.inputs(first))).action).toBe("same");
  });
});
