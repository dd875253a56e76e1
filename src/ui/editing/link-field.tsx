import type { Command } from "prosemirror-state";
import { useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { Button } from "../button/button";
import { TextInput } from "../form/text-input";
import { safeUrl } from "../markdown/reading-rules";
import { setLink } from "./text-commands";
import classes from "./text-editor.module.css";
import { editorWords } from "./words";

interface LinkFieldProps {
  /** The address of the present link. */
  address: string | undefined;
  /** Without a command all stays as it is. */
  onEnd: (command: Command | undefined) => void;
}

export function LinkField({ address, onEnd }: LinkFieldProps) {
  const [value, setValue] = useState(address ?? "");
  const [isWrong, setWrong] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const url = value.trim();
    if (safeUrl(url) === "") setWrong(true);
    else onEnd(setLink(url));
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onEnd(undefined);
  }

  return (
    <form className={classes.link} onSubmit={submit} onKeyDown={leave} noValidate>
      <TextInput
        label={editorWords.address}
        type="url"
        placeholder={editorWords.addressHint}
        value={value}
        autoFocus
        error={isWrong && editorWords.addressWrong}
        errorRole="alert"
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" size="compact-md" variant="outline">
        {editorWords.setLink}
      </Button>
      {address !== undefined && (
        <Button size="compact-md" variant="subtle" onClick={() => onEnd(setLink(undefined))}>
          {editorWords.removeLink}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" onClick={() => onEnd(undefined)}>
        {editorWords.cancel}
      </Button>
    </form>
  );
}
