/**
 * Whose pages may read what a callable answers: those at the site's address, and at the two that Hosting gives to every
 * project. Functions are told while they load, when parameters may not be asked yet.
 */
export function siteOrigins(): string[] {
  const { APP_URL: address = "", GCLOUD_PROJECT: project } = process.env;
  const own = URL.canParse(address) ? [new URL(address).origin] : [];
  const given = project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : [];
  return [...own, ...given];
}
