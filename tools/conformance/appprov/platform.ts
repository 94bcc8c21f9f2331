import { startSimulator, testAuthority } from "@org/appprov-simulator";
import { type Calls, operationsIn } from "../called-operations.ts";

/** The address and credentials for a client. */
export interface Beginning {
  readonly url: string;
  readonly token: string;
  readonly organizationId: string;
  readonly stackName: string;
  readonly certificate: string;
  readonly privateKey: string;
}

/** Runs steps on a new, empty platform, and adds its undocumented requests to the problems. */
export async function onPlatform(run: (beginning: Beginning) => Promise<string[]>): Promise<Calls> {
  const platform = await startSimulator({ pageSize: 2, emptyPolicyResponses: false });
  try {
    const { accessToken: token, organizationId, dedicatedStackId } = platform.credentials;
    const stackName = platform.state.stacks.get(String(dedicatedStackId))?.name ?? "";
    const { cert: certificate, key: privateKey } = testAuthority().issue("shop.test");
    const { url } = platform;
    const problems = await run({ url, token, organizationId, stackName, certificate, privateKey });
    const violations = platform.journal.violations.map(
      (one) => `${one.method} ${one.path}: ${one.problems.join("; ")}`,
    );
    return { problems: [...problems, ...violations], operations: operationsIn(platform.journal) };
  } finally {
    await platform.close();
  }
}
