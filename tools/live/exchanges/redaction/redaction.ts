import { Redactor } from "@org/core-http";
import { isObject } from "@org/simulator";
import type { Exchange, Step } from "../exchange.ts";
import { replaceAddresses, standInAddress } from "./ip-addresses.ts";
import { emailAddress, isNobodysEmail, isPersonMember } from "./people.ts";
import { isAboutSecret, isPresigned, isSecretMember } from "./secret-members.ts";

/** A secret in a text that contains more. */
const redacted = "[redacted]";
const standInSecret = /^(?:-----BEGIN [A-Z\d ]+-----\n)?Redacted\d{4}(?:\n-----END [A-Z\d ]+-----\n?)?$/;
const pem = /^\s*(-----BEGIN [A-Z\d ]+-----).*(-----END [A-Z\d ]+-----\n?)\s*$/s;
const standInPerson = /^person-\d+$/;

/** Whether a text stands in for a secret. */
export function isStandIn(text: string): boolean {
  return standInSecret.test(text);
}

/** Shorter secrets and names may be ordinary words. They are replaced only where they are the whole value. */
const shortestInText = { secret: 8, name: 6 };
/** Even shorter secrets are replaced only in their own member. */
const shortestValue = 4;

/** The headers that a recording keeps. No other header is needed to repeat or to compare an exchange. */
const keptHeaders: Readonly<Record<"request" | "response", RegExp>> = {
  request: /^(?:accept|content-type|if-match|if-none-match|prefer|x-tc-(?:action|version|region))$/,
  response: /^(?:content-type|etag|location|retry-after|(?:x-)?rate-?limit(?:-[\w-]+)?)$/,
};

/**
 * Replaces secrets and personal data by stand-ins. The same value always gets the same stand-in, so that exchanges still
 * fit together. Stand-ins are not replaced again.
 *
 * A value is a secret if its member has the name of one, if a request was authorized with it, or if it was added. It is
 * then replaced everywhere, in any encoding.
 */
export class Redaction {
  readonly #redactor = new Redactor();
  readonly #secrets = new Map<string, string>();
  readonly #people = new Map<string, string>();
  readonly #emails = new Map<string, string>();
  readonly #addresses = new Map<string, string>();
  #names: RegExp | undefined;

  /** @param secrets - values to replace everywhere */
  constructor(secrets: readonly string[] = []) {
    for (const secret of secrets) this.#learnSecret(secret);
  }

  /** Learns the secrets and the people in an exchange. */
  learn({ request, response }: Exchange): void {
    this.#learnHeaders(request.headers);
    if (response !== undefined) this.#learnHeaders(response.headers);
    for (const [name, value] of new URLSearchParams(request.query)) this.#learnMember(name, value, {});
    this.learnValue(request.body);
    this.learnValue(response?.body);
  }

  /** Learns the secrets and the people in a JSON value. */
  learnValue(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.learnValue(one);
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) this.#learnMember(name, one, value);
    else if (typeof value === "string" && /^\s*[{[]/.test(value)) {
      try {
        this.learnValue(JSON.parse(value));
      } catch {
        // It only looks like JSON.
      }
    }
  }

  /** Learns the secrets and the people in the inputs and outputs of a step. */
  learnStep({ inputs, outputs }: Step): void {
    this.learnValue(inputs);
    this.learnValue(outputs);
  }

  /** An exchange without secrets and personal data. */
  exchange(exchange: Exchange): Exchange {
    const { request, response } = exchange;
    return {
      ...exchange,
      request: {
        ...request,
        origin: this.text(request.origin),
        path: this.#url(request.path),
        query: this.#query(request.query),
        headers: this.#headers(request.headers, keptHeaders.request),
        ...("body" in request ? { body: this.value(request.body) } : {}),
      },
      ...(response === undefined
        ? {}
        : {
            response: {
              status: response.status,
              headers: this.#headers(response.headers, keptHeaders.response),
              ...("body" in response ? { body: this.value(response.body) } : {}),
            },
          }),
    };
  }

  /** A step without secrets and personal data. */
  step(step: Step): Step {
    return {
      ...step,
      ...(step.id === undefined ? {} : { id: this.text(step.id) }),
      ...("inputs" in step ? { inputs: this.value(step.inputs) } : {}),
      ...("outputs" in step ? { outputs: this.value(step.outputs) } : {}),
    };
  }

  /** A JSON value without secrets and personal data. */
  value(value: unknown): unknown {
    if (typeof value === "string") return this.text(value);
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const replaced = isSecretMember(name, one)
          ? this.#secret(one)
          : typeof one === "string" && one !== "" && isPersonMember(name, value)
            ? this.#person(one)
            : this.value(one);
        return [this.text(name), replaced];
      }),
    );
  }

  /** A text without secrets and personal data. */
  text(text: string): string {
    const secret = text.length < shortestValue ? undefined : this.#secrets.get(text);
    const whole = secret ?? this.#people.get(text);
    if (whole !== undefined) return whole;
    if (isStandIn(text)) return text;
    if (/^(?:https?:\/)?\/\S+$/.test(text)) return this.#url(text);
    return this.#json(text) ?? this.#plain(text);
  }

  #plain(text: string): string {
    return this.#withoutAddresses(this.#withoutPeople(this.#redactor.text(text)));
  }

  /** A URL or its path: each part is decoded first. */
  #url(url: string): string {
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const segments = path.split("/").map((segment) => this.#encoded(segment));
    const clean = this.#redactor.text(segments.join("/"));
    return mark === -1 ? clean : `${clean}?${this.#query(url.slice(mark + 1))}`;
  }

  /** A text that is JSON itself: the names in it say what is secret. */
  #json(text: string): string | undefined {
    if (!/^\s*[{[]/.test(text)) return undefined;
    try {
      const parsed: unknown = JSON.parse(text);
      const clean = this.value(parsed);
      const before = JSON.stringify(parsed);
      const after = JSON.stringify(clean);
      // Its own form matters to some platforms.
      return before === after ? text : after;
    } catch {
      return undefined;
    }
  }

  #secret(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#secret(one));
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          this.text(name),
          isAboutSecret(name) ? this.value(one) : this.#secret(one),
        ]),
      );
    }
    if (typeof value !== "string" || value === "") return value;
    return this.#secrets.get(value) ?? (isStandIn(value) ? value : this.#learnSecret(value));
  }

  #person(name: string): string {
    return this.#people.get(name) ?? (standInPerson.test(name) ? name : this.#learnPerson(name));
  }

  #withoutPeople(text: string): string {
    const clean = text.replace(emailAddress, (address) => {
      if (isNobodysEmail(address)) return address;
      const plain = address.replace("%40", "@").toLowerCase();
      let standIn = this.#emails.get(plain);
      if (standIn === undefined) {
        standIn = `person-${this.#emails.size + 1}@example.com`;
        this.#emails.set(plain, standIn);
      }
      return address.includes("@") ? standIn : standIn.replace("@", "%40");
    });
    this.#names ??= patternOf([...this.#people.keys()].filter(isDistinctive));
    return clean.replace(this.#names, (name) => this.#people.get(decoded(name.replaceAll("+", " "))) ?? redacted);
  }

  #withoutAddresses(text: string): string {
    return replaceAddresses(text, (address, family) => {
      let standIn = this.#addresses.get(address);
      if (standIn === undefined) {
        standIn = standInAddress(this.#addresses.size + 1, family);
        this.#addresses.set(address, standIn);
      }
      return standIn;
    });
  }

  #query(query: string): string {
    if (query === "") return query;
    if (isPresigned(query)) return redacted;
    return query
      .split("&")
      .map((pair) => {
        const [name = "", ...rest] = pair.split("=");
        if (rest.length === 0) return this.#encoded(pair);
        const value = rest.join("=");
        const plain = decoded(value.replaceAll("+", " "));
        const clean = isSecretMember(decoded(name), plain) ? String(this.#secret(plain)) : this.text(plain);
        return `${this.#encoded(name)}=${clean === plain ? value : encodeURIComponent(clean)}`;
      })
      .join("&");
  }

  #encoded(part: string): string {
    const plain = decoded(part);
    const clean = this.text(plain);
    return clean === plain ? part : encodeURIComponent(clean);
  }

  #headers(headers: Readonly<Record<string, string>>, kept: RegExp): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => kept.test(name))
        .map(([name, value]) => [name, this.text(value)]),
    );
  }

  #learnHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) {
      if (/^(?:proxy-)?authorization$/.test(name)) this.#learnAuthorization(value);
      else if (/cookie/.test(name)) {
        for (const one of value.split(/[;,]\s*/)) this.#learnSecret(decoded(one.slice(one.indexOf("=") + 1)));
      } else if (isSecretMember(name, value)) this.#learnSecret(value);
    }
  }

  #learnAuthorization(value: string): void {
    const [scheme = "", ...rest] = value.split(" ");
    const credential = rest.join(" ");
    if (scheme.toLowerCase() === "basic") {
      const pair = Buffer.from(credential, "base64").toString();
      const colon = pair.indexOf(":");
      for (const one of [credential, pair.slice(0, colon), pair.slice(colon + 1)]) this.#learnSecret(one);
      return;
    }
    this.#learnSecret(credential);
    for (const [, part = ""] of credential.matchAll(/(?:Credential|Signature)=([^/,\s]+)/g)) this.#learnSecret(part);
  }

  #learnMember(name: string, value: unknown, siblings: Readonly<Record<string, unknown>>): void {
    if (isSecretMember(name, value)) this.#secret(value);
    else if (typeof value === "string" && value !== "" && isPersonMember(name, siblings)) this.#person(value);
    else this.learnValue(value);
  }

  #learnSecret(secret: string): string {
    const known = this.#secrets.get(secret);
    if (known !== undefined || isStandIn(secret)) return known ?? secret;
    if (secret === "") return secret;
    // Only letters and digits, as in most keys, or PEM: the provider checks the form of some.
    const text = `Redacted${String(this.#secrets.size + 1).padStart(4, "0")}`;
    const [, begin, end] = pem.exec(secret) ?? [];
    const standIn = begin === undefined ? text : `${begin}\n${text}\n${end}`;
    this.#secrets.set(secret, standIn);
    if (secret.length >= shortestInText.secret) this.#redactor.add(secret);
    return standIn;
  }

  #learnPerson(name: string): string {
    const standIn = `person-${this.#people.size + 1}`;
    this.#people.set(name, standIn);
    this.#names = undefined;
    return standIn;
  }
}

function isDistinctive(name: string): boolean {
  return name.length >= shortestInText.name;
}

/** Finds names as whole words, also in URLs. */
function patternOf(names: readonly string[]): RegExp {
  if (names.length === 0) return /(?!)/g;
  const forms = [...names].sort((a, b) => b.length - a.length).map((name) => Array.from(name, characterForms).join(""));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

function characterForms(character: string): string {
  const plain = character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  const encoded = encodeURIComponent(character);
  if (character === " ") return "(?: |%20|\\+)";
  return encoded === character ? plain : `(?:${plain}|${encoded})`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
