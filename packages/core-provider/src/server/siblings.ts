import { createHash, randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type ClientHttp2Session, connect } from "node:http2";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { CodedError } from "../definition/coded-error.ts";
import { fromFrame, toFrame } from "./grpc-frame.ts";
import type { MessageCodec } from "./grpc-server.ts";
import type { Claim } from "./resource/known-objects.ts";

/** The question of a plugin to the other plugins of its run about an object. */
export interface OwnershipQuestion {
  /** The resource's name: `KafkaTopic`. */
  readonly kind: string;
  readonly id: string;
  /** The resource that the question is for. */
  readonly urn: string;
  /** The creation that its state entry comes from. */
  readonly creation?: string | undefined;
  /** IDs mean the same object only in the same place. */
  readonly place: string;
}

/** What another plugin knows about an object. */
export interface OwnershipAnswer {
  /** The engine has named the object to it, or it has created the object. */
  readonly isKnown: boolean;
  /** It has deleted the object in this run. */
  readonly wasDeleted: boolean;
  readonly claim?: Claim | undefined;
}

/** The answer of a plugin that does not know the object. */
export const nothingKnown: OwnershipAnswer = { isKnown: false, wasDeleted: false };

/** The path for questions between plugins. */
export const siblingsPath = "/org.plugin.Siblings/Ask";

/** A running plugin answers at once, and a blocked one must not delay a run for long. */
const answerMs = 5_000;

/** A file of this age does not belong to a current run. */
const oldMs = 7 * 24 * 3_600_000;

/** A plugin process as the folder lists it. */
interface Sibling {
  readonly file: string;
  readonly pid: number;
  readonly port: number;
  readonly token: string;
}

/**
 * The other plugin processes of the same package that work for the same engine. A run has several if a program uses
 * explicit providers or two versions of the package. Each of them knows only its own resources.
 *
 * Each process registers with an empty file whose name contains all data. If there is no other process, a question
 * costs one listing of that folder.
 */
export class Siblings {
  readonly #folder: string;
  readonly #group: string;
  readonly #self: Sibling;
  readonly #sessions = new Map<string, ClientHttp2Session>();

  private constructor(folder: string, group: string, port: number) {
    const token = randomUUID().replaceAll("-", "");
    this.#folder = folder;
    this.#group = group;
    this.#self = { file: `${group}.${process.pid}.${port}.${token}`, pid: process.pid, port, token };
  }

  /**
   * Registers this process.
   *
   * @param engineAddress - Distinguishes the runs on a machine.
   * @param port - Where this process answers questions.
   * @throws Error if the folder cannot be used.
   */
  static join(packageName: string, engineAddress: string, port: number, folder = defaultFolder()): Siblings {
    const run = JSON.stringify([hostname(), engineAddress, packageName]);
    const group = createHash("sha256").update(run).digest("hex").slice(0, 16);
    const siblings = new Siblings(folder, group, port);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    // No other user may answer for our plugins.
    if (process.getuid !== undefined && (uid !== process.getuid() || (mode & 0o022) !== 0))
      throw new Error(`${folder} must be owned by you and not be writable by other users`);
    writeFileSync(join(folder, siblings.#self.file), "", { mode: 0o600 });
    siblings.#sweep();
    return siblings;
  }

  /**
   * Asks every other plugin of the run about an object.
   *
   * @throws Error if a running plugin does not answer, because the object may be in use.
   */
  async ask(question: OwnershipQuestion): Promise<OwnershipAnswer> {
    const others = this.#others();
    if (others.length === 0) return nothingKnown;
    const answers = await Promise.all(others.map((other) => this.#queryOne(other, question)));
    return {
      isKnown: answers.some(({ isKnown }) => isKnown),
      wasDeleted: answers.some(({ wasDeleted }) => wasDeleted),
      claim: answers.map(({ claim }) => claim).find((claim) => claim !== undefined),
    };
  }

  /** Whether a question that arrived here was meant for this process, and not for one that had its port before. */
  isFor(token: unknown): boolean {
    return token === this.#self.token;
  }

  /** Deletes the registration. */
  leave(): void {
    this.#remove(this.#self.file);
    for (const session of this.#sessions.values()) session.destroy();
    this.#sessions.clear();
  }

  #others(): Sibling[] {
    return this.#files().flatMap((file) => {
      const sibling = parsed(file);
      const isOther = sibling !== undefined && file !== this.#self.file && file.startsWith(`${this.#group}.`);
      if (!isOther) return [];
      if (isAlive(sibling.pid)) return [sibling];
      this.#remove(file);
      return [];
    });
  }

  async #queryOne(other: Sibling, question: OwnershipQuestion): Promise<OwnershipAnswer> {
    try {
      const answer = await call(this.#sessionTo(other), { token: other.token, ...question });
      if (answer !== undefined) return answer;
    } catch (error) {
      const isOver = (error as NodeJS.ErrnoException).code === "ECONNREFUSED" || !this.#files().includes(other.file);
      if (!isOver && isAlive(other.pid))
        throw new CodedError(
          "conflict",
          `another plugin process of this run (pid ${other.pid}) may use ${question.kind} ${question.id}, but it does not respond: ${(error as Error).message}. Nothing was changed. Run the command again`,
          { cause: error },
        );
    }
    // It ended, or another program has its port now.
    this.#remove(other.file);
    return nothingKnown;
  }

  #sessionTo({ file, port }: Sibling): ClientHttp2Session {
    const open = this.#sessions.get(file);
    if (open && !open.closed && !open.destroyed) return open;
    const session = connect(`http://127.0.0.1:${port}`);
    // Each call reports its own failure.
    session.on("error", () => {});
    session.unref();
    this.#sessions.set(file, session);
    return session;
  }

  /**
   * Deletes registrations of killed processes. Containers that share the folder do not see each other's processes, so
   * recent files are kept.
   */
  #sweep(): void {
    for (const file of this.#files()) {
      const sibling = parsed(file);
      if (sibling !== undefined && !isAlive(sibling.pid) && this.#isOld(file)) this.#remove(file);
    }
  }

  #files(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    }
  }

  #isOld(file: string): boolean {
    const found = statSync(join(this.#folder, file), { throwIfNoEntry: false });
    return found !== undefined && Date.now() - found.mtimeMs > oldMs;
  }

  #remove(file: string): void {
    rmSync(join(this.#folder, file), { force: true });
  }
}

/** A question to another plugin, with the token of that plugin. */
export type SiblingRequest = OwnershipQuestion & { readonly token: unknown };

/** The messages between plugins. */
export const siblingRequest = jsonMessage<SiblingRequest>();
export const siblingResponse = jsonMessage<OwnershipAnswer>();

/** A message that is JSON. */
function jsonMessage<T>(): MessageCodec<T> {
  return {
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString("utf8")) as T,
    encode: (value) => Buffer.from(JSON.stringify(value)),
  };
}

/** A folder for the user's processes, which every plugin of a run computes alike. */
function defaultFolder(): string {
  return join(tmpdir(), `pulumi-plugins-${process.getuid?.() ?? "user"}`);
}

function parsed(file: string): Sibling | undefined {
  const [, pid, port, token] = /^[0-9a-f]{16}\.(\d+)\.(\d+)\.([0-9a-f]{32})$/.exec(file) ?? [];
  return token === undefined ? undefined : { file, pid: Number(pid), port: Number(port), token };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Asks one process; undefined if the port belongs to another process now. */
function call(session: ClientHttp2Session, question: SiblingRequest): Promise<OwnershipAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const stream = session.request({
      ":method": "POST",
      ":path": siblingsPath,
      "content-type": "application/grpc+proto",
      te: "trailers",
    });
    let isRefused = false;
    stream.on("response", (headers) => {
      isRefused = headers[":status"] !== 200 || (headers["grpc-status"] ?? "0") !== "0";
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("error", (error) => reject((error.cause as Error | undefined) ?? error));
    stream.on("end", () => {
      if (isRefused) resolve(undefined);
      else resolve(siblingResponse.decode(fromFrame(chunks)));
    });
    stream.setTimeout(answerMs, () => stream.destroy(new Error(`no answer within ${answerMs / 1000} s`)));
    stream.end(toFrame(siblingRequest.encode(question)));
  });
}
