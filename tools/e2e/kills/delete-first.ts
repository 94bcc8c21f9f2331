import * as pulumi from "@pulumi/pulumi";

/** For resources that `pulumi up --replace` replaces although the platform allows only one of their name. */
export function deleteFirst(types: RegExp): void {
  pulumi.runtime.registerStackTransformation(({ type, props, opts }) =>
    types.test(type) ? { props, opts: { ...opts, deleteBeforeReplace: true } } : undefined,
  );
}
