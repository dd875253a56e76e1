import { heldSubscriptions } from "../../../firebase/inquiries/held";
import { DateTime } from "../../../ui/page/date-time";
import { HeldList } from "../shared/held-list";
import classes from "../shared/held.module.css";

export function HeldSubscriptions() {
  return (
    <HeldList from="emailList" list={heldSubscriptions}>
      {({ id, document: { name, businessName, email, createdAt }, accept }) => (
        <article className={classes.entry} aria-labelledby={`held-${id}`}>
          <h3 id={`held-${id}`}>{email}</h3>
          <p>
            {name}, {businessName}, <DateTime date={createdAt} />
          </p>
          {accept}
        </article>
      )}
    </HeldList>
  );
}
