/** What went wrong with one element of a request that is answered with 200 nevertheless. */
export interface ElementError {
  readonly error_code: number;
  readonly message: string;
}

/** Nothing has this name. */
export function unknown(what: string): ElementError {
  return { error_code: 404, message: `${what} does not exist` };
}

/** Something has this name already. */
export function taken(what: string): ElementError {
  return { error_code: 409, message: `${what} exists already` };
}

/** The error of a request that is not allowed. */
export function notAllowed(message: string): ElementError {
  return { error_code: 400, message };
}
