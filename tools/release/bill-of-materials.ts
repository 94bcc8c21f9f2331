import { type BundledPackage, titleOf } from "@org/build/bundled-package";

/** A plugin and its contents. */
export interface ListedPlugin {
  /** Name, version and license of the npm package. */
  readonly npmName: string;
  readonly version: string;
  readonly license: string;
  /** The bundle's checksum by SHA-256, in hexadecimal digits. */
  readonly checksum: string;
  /** Packages in the bundle. */
  readonly bundled: readonly BundledPackage[];
}

/**
 * The bill of materials of a plugin, in the format of CycloneDX 1.6: the packages in its bundle with their licenses, and
 * the checksum of the bundle. It has neither a serial number nor a date, so equal input gives equal text. SPDX would
 * require both.
 */
export function billOfMaterials({ npmName, version, license, checksum, bundled }: ListedPlugin): string {
  const subject = { name: npmName, version, license };
  const components = bundled.filter(({ name }) => name !== npmName);
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        ...componentOf(subject),
        type: "application",
        hashes: [{ alg: "SHA-256", content: checksum }],
      },
    },
    components: components.map(componentOf),
    dependencies: [
      { ref: titleOf(subject), dependsOn: components.map(titleOf) },
      ...components.map((each) => ({ ref: titleOf(each) })),
    ],
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

type Component = Pick<BundledPackage, "name" | "version" | "license">;

function componentOf(each: Component) {
  const { name: fullName, version, license } = each;
  const [, group, name = fullName] = /^(@[^/]+)\/(.+)$/.exec(fullName) ?? [];
  return {
    type: "library",
    "bom-ref": titleOf(each),
    ...(group === undefined ? {} : { group }),
    name,
    ...(version === undefined ? {} : { version, purl: packageUrl(name, version, group) }),
    ...(license === undefined ? {} : { licenses: [licenseOf(license)] }),
  };
}

/** CycloneDX has a separate member for an expression of several licenses. */
function licenseOf(license: string) {
  return / (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } };
}

function packageUrl(name: string, version: string, group: string | undefined): string {
  const namespace = group === undefined ? "" : `${encodeURIComponent(group)}/`;
  return `pkg:npm/${namespace}${name}@${encodeURIComponent(version)}`;
}
