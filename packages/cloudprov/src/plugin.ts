import { serve } from "@org/core-provider/server";
import { provider } from "./provider.ts";

void serve(provider);
