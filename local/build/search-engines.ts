import { routes } from "../../src/domain/kernel/routes";

/** What needs a login or a link of one's own, and is for nobody else. */
const disallowed = [
  routes.adminDashboard,
  routes.adminLogin,
  routes.resetPassword,
  routes.dashboard,
  routes.assessment,
  routes.unsubscribe,
  routes.confirmSubscription,
];

export function robotsText(site: string): string {
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${new URL("/sitemap.xml", site).href}\n`;
}

export function sitemap(site: string, paths: readonly string[]): string {
  const addresses = paths.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}
