import classes from "./loading.module.css";

/** A word that something is on its way. It shows only after a moment, so that what comes at once does not flicker. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className={classes.loading}>
      {children}
    </p>
  );
}
