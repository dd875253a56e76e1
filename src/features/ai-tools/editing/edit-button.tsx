import { editWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "../rewriting/rewriting.module.css";

interface EditButtonProps {
  id: string;
  /** The name of the part, with its language if that is the text's. */
  title: string;
  language?: string | undefined;
  onEdit: () => void;
}

/** The way into a part for the keyboard; a press into its words does the same. */
export function EditButton({ id, title, language, onEdit }: EditButtonProps) {
  return (
    <Button id={id} className={classes.toggle} variant="subtle" size="compact-md" onClick={onEdit}>
      {editWords.edit}
      <VisuallyHidden lang={language}> {title}</VisuallyHidden>
    </Button>
  );
}
