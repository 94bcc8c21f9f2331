import { oneOfNames, type Problem, type Rule } from "@org/core-provider";
import { isAddress, networkOf } from "./ip-address.ts";

/** The form of a list's elements. */
export interface ElementForm {
  /** Completes "must be". */
  readonly says: string;
  readonly test: (element: string) => boolean;
}

/**
 * Each text of a list must have a form. Unknown texts are not checked. Texts are not quoted because they may be secret.
 */
export function each(name: string, { says, test }: ElementForm): Rule {
  return {
    says: `Each of ${name} must be ${says}.`,
    fields: [name],
    test: (values) =>
      textsOf(values[name]).flatMap((text, at): Problem[] =>
        text === undefined || test(text) ? [] : [{ path: `${name}[${at}]`, message: `must be ${says}` }],
      ),
  };
}

/** Each text of a list must be an IP address. */
export function eachAddress(name: string): Rule {
  return each(name, { says: "an IP address, such as 203.0.113.7", test: isAddress });
}

/** The text must be an IP address. An unknown text is not checked. The text is not quoted because it may be secret. */
export function address(name: string): Rule {
  const says = "an IP address, such as 203.0.113.7";
  return {
    says: `${name} must be ${says}.`,
    fields: [name],
    test: ({ [name]: text }) =>
      typeof text !== "string" || isAddress(text) ? [] : [{ path: name, message: `must be ${says}` }],
  };
}

/** The number must be one of some numbers. An unknown one is not checked. */
export function oneOfNumbers(name: string, numbers: readonly number[]): Rule {
  const says = `be ${oneOfNames(numbers.map(String))}`;
  return {
    says: `${name} must ${says}.`,
    fields: [name],
    test: ({ [name]: given }) =>
      typeof given !== "number" || numbers.includes(given) ? [] : [{ path: name, message: `must ${says}` }],
  };
}

/** The text must be an IPv4 block that begins with its first address. An unknown text is not checked. */
export function networkBlock(name: string): Rule {
  const says = "an IPv4 block that begins with its first address, such as 10.1.0.0/16";
  return {
    says: `${name} must be ${says}.`,
    fields: [name],
    test: ({ [name]: text }) => {
      if (typeof text !== "string" || text === networkOf(text)) return [];
      return [{ path: name, message: `must be ${networkOf(text) ?? says}` }];
    },
  };
}

/** The size of an IPv4 block must be from `/largest` to `/smallest`. An unknown text is not checked. */
export function blockSize(name: string, largest: number, smallest: number): Rule {
  const says = `a block from /${largest} to /${smallest}`;
  return {
    says: `${name} must be ${says}.`,
    fields: [name],
    test: ({ [name]: text }) => {
      const bits =
        typeof text === "string" && networkOf(text) !== undefined ? Number(text.replace(/.*\//, "")) : largest;
      return largest <= bits && bits <= smallest ? [] : [{ path: name, message: `must be ${says}` }];
    },
  };
}

/**
 * The texts of a list must be unique.
 *
 * @param normal - Normalizes equivalent texts.
 */
export function distinct(name: string, normal = (text: string) => text): Rule {
  return {
    says: `Elements of ${name} must be unique.`,
    fields: [name],
    test: (values) => {
      const texts = textsOf(values[name]).map((text) => (text === undefined ? undefined : normal(text)));
      return texts.flatMap((text, at): Problem[] => {
        const first = texts.indexOf(text);
        if (text === undefined || first === at) return [];
        return [{ path: `${name}[${at}]`, message: `must not repeat ${name}[${first}]; remove one of the two` }];
      });
    },
  };
}

/** The texts of a list; undefined for an element that is unknown or not a text. */
function textsOf(list: unknown): (string | undefined)[] {
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => (typeof one === "string" ? one : undefined));
}
