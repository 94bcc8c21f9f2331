import type { Problem } from "@org/simulator";

/** The statuses of the error codes of object storage. */
const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  BucketAlreadyExists: 409,
  BucketAlreadyOwnedByYou: 409,
  BucketNotEmpty: 409,
  EntityTooLarge: 400,
  ExpiredToken: 403,
  FileAlreadyExists: 409,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidToken: 403,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchBucketPolicy: 404,
  NoSuchCORSConfiguration: 404,
  NoSuchDomainConfiguration: 404,
  NoSuchEncryptionConfiguration: 404,
  NoSuchIntelligentTieringConfiguration: 404,
  NoSuchKey: 404,
  NoSuchLifecycleConfiguration: 404,
  NoSuchOriginConfiguration: 404,
  NoSuchTagSet: 404,
  NoSuchUpload: 404,
  NoSuchWebsiteConfiguration: 404,
  NotImplemented: 501,
  ObjectLockConfigurationNotFoundError: 404,
  ReplicationConfigurationNotFoundError: 404,
  RequestTimeTooSkewed: 403,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
};

/** An error of object storage: a code with its status, and a message. */
export class CosError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string = code) {
    super(message);
    this.code = code;
    this.status = statuses[code] ?? 400;
  }
}

/** A request that no correct client sends, which is also listed in the journal's violations. */
export class MalformedCosRequest extends CosError {
  /** The problems, one sentence each. */
  readonly problems: readonly string[];

  constructor(code: string, ...problems: readonly string[]) {
    super(code, problems.join("; "));
    this.problems = problems;
  }

  /** A document that does not have the documented form. */
  static document(problems: readonly Problem[]): MalformedCosRequest {
    return new MalformedCosRequest("MalformedXML", ...problems.map(({ at, message }) => `${at} ${message}`.trim()));
  }
}
