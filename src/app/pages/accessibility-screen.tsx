import { brand } from "../../domain/kernel/brand";
import { Page } from "../../ui/page/page";
import { Prose } from "../../ui/page/prose";

export function AccessibilityScreen() {
  return (
    <Page
      title="Accessibility"
      lead={`${brand.name} should work for everybody who plans training or takes part in it.`}
    >
      <Prose>
        <h2>What we aim for</h2>
        <p>
          We build to the Web Content Accessibility Guidelines 2.2, level AA. Everything works by keyboard, headings and
          fields have names that assistive technology can read, messages are announced, text keeps its contrast in the
          light and the dark scheme, and nothing moves if your system asks for less motion.
        </p>
        <h2>What you should know</h2>
        <p>
          We test this ourselves, by hand and with automatic checks; no outside body has audited it. The texts that the
          AI tools write are not checked by a person, so their headings and tables may be less orderly than our own
          pages.
        </p>
        <h2>When something is in your way</h2>
        <p>
          Write to <a href={`mailto:${brand.contact}`}>{brand.contact}</a> and tell us the page and what happened. If
          you need something from us in another form, ask for it there too.
        </p>
      </Prose>
    </Page>
  );
}
