import { Page } from "../../../ui/page/page";
import { BuiltProse } from "../../../ui/page/prose";

interface FirmPageProps {
  page: { title: string; lead: string; html: string };
}

/** A page that the consultancy has written about itself; the build has made HTML of its Markdown. */
export function FirmPage({ page: { title, lead, html } }: FirmPageProps) {
  return (
    <Page title={title} lead={lead}>
      <BuiltProse html={html} />
    </Page>
  );
}
