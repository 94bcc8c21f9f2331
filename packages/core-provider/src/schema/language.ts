import type { ProviderDefinition } from "../definition/provider.ts";
import type { LanguageSections } from "./package-schema.ts";
import { upperFirst } from "./type-name.ts";

/** Names of the package in each language. With the plugin's version in the SDK, both stay equal. */
export function languageSections(
  provider: Pick<ProviderDefinition, "name" | "npmPackage" | "displayName" | "homepage" | "repository">,
): LanguageSections {
  const { name, npmPackage } = provider;
  return {
    nodejs: {
      packageName: npmPackage,
      packageDescription: `${provider.displayName} for Pulumi.`,
      respectSchemaVersion: true,
    },
    python: {
      packageName: `pulumi_${snakeCase(name)}`,
      pyproject: { enabled: true },
      requires: { pulumi: ">=3.0.0,<4.0.0" },
      respectSchemaVersion: true,
    },
    go: {
      importBasePath: `${provider.repository.replace(/^[a-z+]+:\/\//, "").replace(/\.git$/, "")}/sdk/go/${name}`,
      generateResourceContainerTypes: true,
      respectSchemaVersion: true,
    },
    csharp: {
      rootNamespace: upperFirst(npmScope(npmPackage) ?? "Pulumi"),
      packageReferences: { Pulumi: "3.*" },
      respectSchemaVersion: true,
    },
    java: { basePackage: reversedHost(provider.homepage) ?? "com.pulumi" },
  };
}

/** `org` of `@org/streamprov`; undefined without a scope. */
export function npmScope(npmPackage: string): string | undefined {
  return /^@([^/]+)\//.exec(npmPackage)?.[1];
}

function snakeCase(name: string): string {
  return name.replaceAll("-", "_");
}

function reversedHost(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.split(".").reverse().join(".") : undefined;
}
