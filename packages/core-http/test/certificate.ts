import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A certificate with its key, in PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority made for one test. */
export interface TestAuthority {
  /** Its own certificate in PEM. */
  readonly cert: string;
  /** Issues a server certificate for host names; `"127.0.0.1"` is written as an address. */
  issue(...hosts: readonly string[]): TestCertificate;
}

/** Makes a certificate authority. Nothing is kept: there is no key in the repository. */
export function testAuthority(): TestAuthority {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = distinguishedName("Test authority");
  const cert = certificate({
    subject: name,
    issuer: name,
    publicKey: keys.publicKey,
    signer: keys.privateKey,
    extensions: [extension([2, 5, 29, 19], sequence(der(0x01, Buffer.from([0xff]))))],
  });
  return {
    cert,
    issue: (...hosts) => {
      const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const names = hosts.map((host) =>
        host === "127.0.0.1" ? der(0x87, Buffer.from([127, 0, 0, 1])) : der(0x82, Buffer.from(host)),
      );
      return {
        cert: certificate({
          subject: distinguishedName(hosts[0] ?? "server"),
          issuer: name,
          publicKey: own.publicKey,
          signer: keys.privateKey,
          extensions: [extension([2, 5, 29, 17], sequence(...names))],
        }),
        key: own.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      };
    },
  };
}

let serial = Date.now();

function certificate(parts: {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly publicKey: KeyObject;
  readonly signer: KeyObject;
  readonly extensions: readonly Buffer[];
}): string {
  const algorithm = sequence(objectId([1, 2, 840, 10045, 4, 3, 2]));
  const day = 86_400_000;
  const toBeSigned = sequence(
    der(0xa0, integer(2)),
    integer(serial++),
    algorithm,
    parts.issuer,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    parts.subject,
    parts.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...parts.extensions)),
  );
  const signature = sign("sha256", toBeSigned, parts.signer);
  const bytes = sequence(toBeSigned, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

function distinguishedName(commonName: string): Buffer {
  return sequence(der(0x31, sequence(objectId([2, 5, 4, 3]), der(0x0c, Buffer.from(commonName)))));
}

function extension(id: readonly number[], value: Buffer): Buffer {
  return sequence(objectId(id), der(0x04, value));
}

function time(ms: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));
}

function integer(value: number): Buffer {
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
  return der(0x02, (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

function objectId([first = 0, second = 0, ...rest]: readonly number[]): Buffer {
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return der(0x06, Buffer.from(bytes));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
