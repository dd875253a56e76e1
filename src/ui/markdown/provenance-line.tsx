import { formatDateTime } from "../../domain/kernel/locale";
import { provenanceLine, provenanceProperties, type Provenance } from "../../domain/kernel/provenance";
import classes from "./provenance-line.module.css";

/**
 * The origin of the text above it: a line for people, and for machines the properties of schema.org that go with IPTC's
 * terms.
 */
export function ProvenanceLine({ provenance }: { provenance: Provenance }) {
  const { model, writtenAt } = provenance;
  const { digitalSourceType: source } = provenanceProperties(provenance);
  return (
    <p className={classes.provenance} itemScope itemType="https://schema.org/CreativeWork">
      {provenanceLine(provenance, formatDateTime)}
      <meta itemProp="digitalSourceType" content={source} />
      {model && <meta itemProp="creditText" content={model} />}
      {writtenAt && <meta itemProp="dateCreated" content={writtenAt.toISOString()} />}
    </p>
  );
}
