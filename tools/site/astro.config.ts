import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { sidebar } from "./content/sidebar.ts";

export default defineConfig({
  site: "https://org.example",
  trailingSlash: "always",
  // The pictures of the site are drawings, which are served as they are.
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: "Native Pulumi packages",
      description: "Pulumi packages for Confluent Cloud, Aptible and Tencent Cloud, written in TypeScript.",
      social: [{ icon: "github", label: "Source code", href: "https://github.com/org/iac-sdks" }],
      // Long lines of code do not scroll, so that all of it can be read on phones and without a mouse.
      expressiveCode: { defaultProps: { wrap: true } },
      customCss: ["./src/site.css"],
      routeMiddleware: "./src/short-sidebar.ts",
      sidebar: sidebar(),
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
    }),
  ],
});
