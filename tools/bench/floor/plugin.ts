import { serve } from "@org/core-provider/server";
import { floor } from "./provider.ts";

void serve(floor);
