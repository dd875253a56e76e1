import { useEffect, useRef, type ComponentProps } from "react";
import { TextInput } from "./text-input";

/** The six digits of an authenticator app, with the focus from the start. */
export function CodeField(field: ComponentProps<typeof TextInput>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextInput
      ref={input}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      {...field}
    />
  );
}
