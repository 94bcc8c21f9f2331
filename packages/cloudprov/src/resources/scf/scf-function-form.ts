import { CodedError, type Fields, fromWire, responseField, toWire } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { absolute } from "./scf-code-fields.ts";
import { scfFunctionFields as fields } from "./scf-function-fields.ts";
import { triggersAsRead } from "./scf-trigger-form.ts";
import { zipFileContent } from "./zip-file.ts";

/** Members that are `TRUE` or `FALSE`. */
const switches = ["L5Enable", "DnsCache", "InstallDependency"] as const;

const optionalText = (wire: string) => responseField.string({ wire, optional: true });

const facts = {
  network: optionalText("PublicNetConfig.PublicNetStatus"),
  address: optionalText("PublicNetConfig.EipConfig.EipStatus"),
  isFixed: optionalText("EipConfig.EipFixed"),
  concurrency: optionalText("InstanceConcurrencyConfig.DynamicEnabled"),
  variables: responseField.list(
    responseField.object(
      {
        key: responseField.string({ wire: "Key", returned: "always" }),
        value: responseField.string({ wire: "Value", returned: "always" }),
      },
      {},
    ),
    { wire: "Environment.Variables", optional: true },
  ),
};

const switchFacts: Fields = Object.fromEntries(switches.map((name) => [name, optionalText(name)]));

/** A function of a response with its values as the properties have them. */
export function functionAsRead(found: Body): Body {
  const { network, address, isFixed, concurrency, variables } = fromWire(facts, found);
  const states = fromWire(switchFacts, found) as Values;
  return {
    ...found,
    ...Object.fromEntries(Object.entries(states).map(([name, state]) => [name, state === "TRUE"])),
    PublicNetConfig: { PublicNetStatus: is("ENABLE", network), EipConfig: { EipStatus: is("ENABLE", address) } },
    EipConfig: { ...recordOf(found["EipConfig"]), EipFixed: is("TRUE", isFixed) },
    Environment: variables && Object.fromEntries(variables.map(({ key, value }) => [key, value])),
    // The platform may return an empty configuration.
    ...(concurrency ? {} : { InstanceConcurrencyConfig: null }),
    ...triggersAsRead(found),
  };
}

function is(wanted: string, text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === wanted;
}

/** The parameters of a creation or a change, without the code. */
export function functionAsSent({ Code: _, ImageConfig: __, Triggers: ___, ...body }: Body): Body {
  const network = recordOf(body["PublicNetConfig"]);
  return {
    ...body,
    ...Object.fromEntries(switches.flatMap((name) => (name in body ? [[name, body[name] ? "TRUE" : "FALSE"]] : []))),
    ...(network && {
      PublicNetConfig: {
        PublicNetStatus: enabled(network["PublicNetStatus"]),
        EipConfig: { EipStatus: enabled(recordOf(network["EipConfig"])?.["EipStatus"]) },
      },
    }),
    ...("Environment" in body ? environmentOf({ environment: recordOf(body["Environment"]) }) : {}),
  };
}

function enabled(isOn: unknown): string {
  return isOn === true ? "ENABLE" : "DISABLE";
}

/** The complete environment, which replaces the variables of the function. None are sent as one without a name. */
export function environmentOf({ environment }: { readonly environment?: Values | undefined }): Body {
  const variables = Object.entries(environment ?? {}).map(([Key, Value]) => ({ Key, Value }));
  return { Environment: { Variables: variables.length > 0 ? variables : [{ Key: "", Value: "" }] } };
}

/** The error if no argument specifies the function's code. */
export const codeMissing =
  "the function needs code: set zipFile, imageConfigs, or cosBucketName with cosObjectName and cosBucketRegion";

/** The code of a function, as requests contain it. @throws CodedError if no argument specifies the code. */
export async function codeOf(args: Values): Promise<Body> {
  const { zipFile } = args;
  if (typeof zipFile === "string") return { ZipFile: await zipFileContent(zipFile) };
  const { Code, ImageConfig } = toWire(fields, args);
  if (ImageConfig !== undefined) return { ImageConfig };
  const { CosBucketName, CosObjectName, ...place } = recordOf(Code) ?? {};
  if (CosObjectName === undefined) throw new CodedError("invalid-input", codeMissing);
  // The platform expects the name of a bucket without the account number.
  return {
    ...place,
    CosBucketName: String(CosBucketName).replace(/-\d+$/, ""),
    CosObjectName: absolute(CosObjectName),
  };
}

/** The properties of an image in a state. */
interface Image {
  readonly imageUri: string;
}

/** The images that were read, with the addresses of the program where they name the same image. */
export function imagesAsGiven<I extends Image>(found: readonly I[] = [], given: readonly Image[] = []): readonly I[] {
  return found.map((image, at) => {
    const wanted = given[at]?.imageUri;
    return wanted !== undefined && isSameImage(image.imageUri, wanted) ? { ...image, imageUri: wanted } : image;
  });
}

/** Whether an image that the platform shows, with tag and digest, is the one of a program, which may lack one of the two. */
function isSameImage(found: string, wanted: string): boolean {
  const [one, other] = [partsOf(found), partsOf(wanted)];
  return (
    one.repository === other.repository &&
    (other.tag ?? one.tag) === one.tag &&
    (other.digest ?? one.digest) === one.digest
  );
}

function partsOf(uri: string) {
  const [, repository = uri, tag, digest] = /^([^@]+?)(?::([^/:@]+))?(?:@(.+))?$/.exec(uri) ?? [];
  return { repository, tag, digest };
}
