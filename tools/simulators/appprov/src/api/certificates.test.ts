import { X509Certificate } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { testAuthority } from "../testing/certificates.ts";
import { call } from "../testing/client.ts";

let platform: AppprovSimulator;
let own: string;
let vhosts: string;
beforeEach(async () => {
  platform = await startSimulator();
  const account = await platform.state.accounts.create({ handle: "env" });
  await platform.state.apps.create({ accountId: account.id, handle: "app", dockerImage: "image" });
  own = `/accounts/${account.id}/certificates`;
  vhosts = `/services/${platform.state.services.list()[0]?.id}/vhosts`;
});
afterEach(() => platform.close());

const authority = testAuthority();
const { cert, key } = authority.issue("shop.test", "www.shop.test");
const bring = (body = cert, privateKey = key) =>
  call(platform, "POST", own, { certificate_body: body, private_key: privateKey });

describe("certificates", () => {
  it("are created with their chain and returned without their key", async () => {
    const { status, body } = await bring(cert + authority.cert);
    const { fingerprint256 } = new X509Certificate(cert);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      certificate_body: cert + authority.cert,
      leaf_certificate: cert.trim(),
      certificate_chain: authority.cert.trim(),
      common_name: "shop.test",
      issuer_common_name: "Test authority",
      subject_alternative_names: ["shop.test", "www.shop.test"],
      sha256_fingerprint: fingerprint256.replaceAll(":", "").toLowerCase(),
      self_signed: false,
      acme: false,
    });
    expect(JSON.stringify(body)).not.toContain("PRIVATE KEY");
    expect(JSON.stringify(platform.journal.entries)).not.toContain("PRIVATE KEY");
    expect((await call(platform, "GET", own)).body._embedded.certificates).toEqual([body]);
  });

  it("are rejected when they are invalid, or the key does not match", async () => {
    expect((await bring("no certificate")).body.message).toContain("Certificate body is invalid");
    expect((await bring(cert, "no key")).body.message).toContain("Private key is invalid");
    expect((await bring(cert, authority.issue("a.test").key)).body.message).toContain("does not match");
  });

  it("can be set on endpoints by address, and cannot be deleted while one uses them", async () => {
    const addressOf = async () => `${platform.url}/certificates/${(await bring()).body.id}`;
    const [first, second] = [await addressOf(), await addressOf()];
    const vhost = await call(platform, "POST", vhosts, { type: "http", certificate: first });
    const path = `/vhosts/${vhost.body.id}`;
    const remove = async (address: string) => (await call(platform, "DELETE", new URL(address).pathname)).status;

    expect(vhost.body._links.certificate.href).toBe(first);
    expect(await remove(first)).toBe(422);
    expect((await call(platform, "PUT", path, { certificate: second })).body._links.certificate.href).toBe(second);
    expect((await call(platform, "PUT", path, { shared: false })).body._links.certificate.href).toBe(second);
    expect(await remove(first)).toBe(204);
    expect(await remove(first)).toBe(404);
    const users = await call(platform, "GET", `${new URL(second).pathname}/vhosts`);
    expect(users.body._embedded.vhosts).toMatchObject([{ id: vhost.body.id }]);
  });

  it("are rejected for endpoints with a managed or default domain, and when they do not exist", async () => {
    const certificate = `${platform.url}/certificates/${(await bring()).body.id}`;
    const refused = [
      { certificate, default: true },
      { certificate, acme: true, user_domain: "shop.test" },
      { certificate: `${platform.url}/certificates/99` },
    ];
    for (const more of refused) {
      expect((await call(platform, "POST", vhosts, { type: "http", ...more })).status).toBe(422);
    }
  });
});
