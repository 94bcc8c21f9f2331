import { outlineOf } from "../../definition/provider-outline.ts";
import { serve } from "../../server/serve.ts";
import { aborted } from "./aborted.ts";
import { makeToy } from "./toy-provider.ts";

// A plugin process of the toy, for tests of how processes begin and end. Its boxes are never ready.
const { provider, platform } = makeToy();
platform.readyAtOnce = false;
platform.hooks["ready"] = ({ signal }) => {
  process.stderr.write("waiting\n");
  return aborted(signal);
};

void serve(outlineOf(provider));
