import classes from "./loading.module.css";

/** Says that something is loading. It appears only after a moment, so that what loads at once does not flicker. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" data-loading className={classes.loading}>
      {children}
    </p>
  );
}
