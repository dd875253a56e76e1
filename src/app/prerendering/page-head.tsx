import { brand } from "../../domain/kernel/brand";
import { organizationData } from "./organization-data";
import { routes } from "../../domain/kernel/routes";
import type { PageHeadTexts } from "./page-heads";

interface PageHeadProps extends PageHeadTexts {
  /** Where the site is reached. */
  site: string;
  path: string;
}

/** What search engines and those who are sent a link read of a page. */
export function PageHead({ site, path, title, description }: PageHeadProps) {
  const address = new URL(path, site).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
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
