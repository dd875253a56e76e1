// imsmanifest.xml of a package with one shareable content object, as SCORM 1.2 has it: content packaging 1.1.2 with
// ADL's extensions. https://adlnet.gov/projects/scorm/
import { ownLanguage } from "../../../kernel/own-language";
import { xmlText } from "../xml-text";

/** The length of the schema. */
const longestManifestTitle = 200;

export interface ScormManifest {
  /** An XML name that tells the course from others. */
  identifier: string;
  title: string;
  /** BCP 47. */
  language: string;
  /** The origin of the texts, in English. */
  description: string;
  /** Per cent; undefined where nothing is asked. */
  mastery: number | undefined;
  /** The page that the platform opens, and all files. */
  start: string;
  files: readonly string[];
}

export function manifestXml({
  identifier,
  title,
  language,
  description,
  mastery,
  start,
  files,
}: ScormManifest): string {
  const name = xmlText(Array.from(title).slice(0, longestManifestTitle).join(""));
  const score = mastery === undefined ? "" : `\n        <adlcp:masteryscore>${mastery}</adlcp:masteryscore>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <imsmd:lom>
      <imsmd:general>
        <imsmd:title><imsmd:langstring xml:lang="${xmlText(language)}">${name}</imsmd:langstring></imsmd:title>
        <imsmd:language>${xmlText(language)}</imsmd:language>
        <imsmd:description><imsmd:langstring xml:lang="${ownLanguage()}">${xmlText(description)}</imsmd:langstring></imsmd:description>
      </imsmd:general>
    </imsmd:lom>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${name}</title>
      <item identifier="item" identifierref="resource" isvisible="true">
        <title>${name}</title>${score}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="${start}">
${files.map((file) => `      <file href="${file}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}
