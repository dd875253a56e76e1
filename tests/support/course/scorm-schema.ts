// SCORM 1.2's own schemas, applied by libxml2, for which two slips in them are mended first: one makes the namespace of
// xml: the default one, the other lets elements of its own stand where any other may.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

const folder = join(import.meta.dirname, "scorm-1.2");
const schema = (fileName: string, here: string) => ({
  fileName,
  contents: readFileSync(join(folder, here), "utf8")
    .replace('xmlns="http://www.w3.org/XML/1998/namespace"', "")
    .replace('namespace="##any"', 'namespace="##other"'),
});

const parts = [
  schema("imscp_rootv1p1p2.xsd", "imscp.xsd"),
  schema("adlcp_rootv1p2.xsd", "adlcp.xsd"),
  schema("imsmd_rootv1p2p1.xsd", "imsmd.xsd"),
  schema("ims_xml.xsd", "ims-xml.xsd"),
];

const whole = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.imsproject.org/xsd/imscp_rootv1p1p2" schemaLocation="imscp_rootv1p1p2.xsd"/>
  <xsd:import namespace="http://www.adlnet.org/xsd/adlcp_rootv1p2" schemaLocation="adlcp_rootv1p2.xsd"/>
  <xsd:import namespace="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1" schemaLocation="imsmd_rootv1p2p1.xsd"/>
</xsd:schema>`;

/** Returns the faults of these manifests, a line each. */
export async function manifestProblems(manifests: readonly string[]): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: manifests.map((contents, nth) => ({ fileName: `manifest-${nth}.xml`, contents })),
    schema: [{ fileName: "scorm.xsd", contents: whole }],
    preload: parts,
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}
