import { brand, firm } from "../../domain/kernel/brand";
import { routes } from "../../domain/kernel/routes";

/** Who we are, as JSON-LD in the words of schema.org, to stand in a page; `site` is where the site is reached. */
export function organizationData(site: string): string {
  const at = (path: string) => new URL(path, site).href;
  const data = {
    "@context": "https://schema.org",
    "@type": firm.schemaType,
    name: brand.name,
    legalName: firm.name,
    description: brand.tagline,
    url: at(routes.landing),
    logo: at("/icon-512.png"),
    email: brand.contact,
    address: firm.address.join(", "),
  };
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
