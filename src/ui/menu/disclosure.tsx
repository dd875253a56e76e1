import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Button } from "../button/button";
import type { ButtonLook } from "../button/button-look";
import classes from "./disclosure.module.css";

interface DisclosureProps extends ButtonLook {
  label: ReactNode;
  /** True if the opened part lies over the rest, and closes as the focus goes elsewhere. */
  floats?: boolean;
  /** A press on a part with `data-closes` closes it, as Escape does. */
  children: ReactNode;
}

/** A button that opens what belongs to it, in its place; Escape closes it and leads back to the button. */
export function Disclosure({ label, floats = false, children, ...look }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen || !floats) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, [isOpen, floats]);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }

  function closeByChoice({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest("[data-closes]")) close();
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={area} onKeyDown={closeByEscape}>
      <Button
        {...look}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={id} className={classes.content} data-floats={floats} onClick={closeByChoice}>
          {children}
        </div>
      )}
    </div>
  );
}
