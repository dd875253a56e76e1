import { page as aboutVoices } from "../../domain/brand/pages/about-voices.md";
import { page as howWeWork } from "../../domain/brand/pages/how-we-work.md";
import { page as imprint } from "../../domain/brand/pages/imprint.md";
import { page as whoWeAre } from "../../domain/brand/pages/who-we-are.md";
import { needsCheckWords } from "../../domain/assessment/needs-check/words";
import { resultsPageNames } from "../../domain/assessment/results/words";
import { sampleDescriptions, sampleWords } from "../../domain/assessment/sample/words";
import { tools } from "../../domain/course/tools";
import { toolNames } from "../../domain/kernel/tool-names";
import { brand } from "../../domain/kernel/brand";
import { routes, sampleReportLinks, type SampleReportPage } from "../../domain/kernel/routes";
import { appMessages, pageDescriptions } from "../../domain/kernel/words";
import { landingWords } from "../../domain/mailing-list/words";

export interface PageHeadTexts {
  /** The title in the browser's tab. */
  title: string;
  description: string;
}

/** Of each page that the build writes, by its path. */
export const pageHeads: Readonly<Record<string, PageHeadTexts>> = {
  [routes.landing]: { title: `${brand.name}: ${brand.tagline}`, description: landingWords.lead },
  [routes.privacy]: { title: titled(appMessages.privacy), description: pageDescriptions.privacy },
  [routes.accessibility]: { title: titled(appMessages.accessibility), description: pageDescriptions.accessibility },
  [routes.whoWeAre]: { title: titled(whoWeAre.title), description: whoWeAre.lead },
  [routes.howWeWork]: { title: titled(howWeWork.title), description: howWeWork.lead },
  [routes.imprint]: { title: titled(imprint.title), description: imprint.lead },
  [routes.aboutVoices]: { title: titled(aboutVoices.title), description: aboutVoices.lead },
  [routes.needsCheck]: { title: titled(needsCheckWords.title), description: needsCheckWords.lead },
  ...Object.fromEntries((Object.keys(sampleDescriptions) as SampleReportPage[]).map(sampleHead)),
  ...Object.fromEntries(
    toolNames.map((name) => {
      const { title, offer, promise } = tools[name];
      return [routes.aiTool(name), { title: titled(title), description: `${offer} ${promise}` }];
    }),
  ),
};

function sampleHead(page: SampleReportPage): [path: string, head: PageHeadTexts] {
  const title = `${resultsPageNames[page]} · ${sampleWords.title}`;
  return [sampleReportLinks()[page], { title, description: sampleDescriptions[page] }];
}

function titled(heading: string): string {
  return `${heading} · ${brand.name}`;
}
