import { brand } from "../../domain/kernel/brand";
import { firm } from "../../domain/kernel/firm";
import { addressIn, defaultLanguage, languages, type Language } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { routes } from "../../domain/kernel/routes";
import type { PageHeadTexts } from "./page-heads";

interface PageHeadProps extends PageHeadTexts {
  /** The site's own address. */
  site: string;
  path: string;
}

/** The parts of a page for search engines and for readers of a shared link. */
export function PageHead({ site, path, title, description }: PageHeadProps) {
  const addressFor = (language: Language) => new URL(addressIn(language, path), site).href;
  const address = addressFor(ownLanguage());
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressFor(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressFor(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL("/icon-512.png", site).href} />
      <meta name="twitter:card" content="summary" />
      {path === routes.landing && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organizationData(site) }} />
      )}
    </>
  );
}

/** Returns the firm as JSON-LD in the words of schema.org, for a page; `site` is the site's own address. */
function organizationData(site: string): string {
  const at = (path: string) => new URL(path, site).href;
  const data = {
    "@context": "https://schema.org",
    "@type": firm.schemaType,
    name: brand.name,
    legalName: firm.name,
    description: brand.tagline,
    url: at(addressIn(ownLanguage(), routes.landing)),
    logo: at("/icon-512.png"),
    email: brand.contact,
    address: firm.address.join(", "),
  };
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
