import { Textarea } from "../../../ui/form/textarea";

export interface MarkdownFieldProps {
  title: string;
  text: string;
  reason?: string;
  onChange: (text: string) => void;
}

export function MarkdownField({ title, text, reason, onChange }: MarkdownFieldProps) {
  return (
    <Textarea
      label={title}
      description={reason}
      autosize
      rows={3}
      maxRows={24}
      autoFocus
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
